package etalon.render;

import etalon.bench.Language;
import etalon.chart.Picture;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.render.csv.Tables;
import etalon.render.feed.Feed;
import etalon.render.feed.Sitemap;
import etalon.render.html.Html;
import etalon.render.json.BenchmarkJson;
import etalon.render.json.BoardFiguresScript;
import etalon.render.json.CompositeJson;
import etalon.render.json.CostsScript;
import etalon.render.json.DataPackage;
import etalon.render.json.IndexJson;
import etalon.render.json.ModelFiguresScript;
import etalon.render.json.SearchIndex;
import etalon.render.markdown.Markdown;
import etalon.site.Download;
import etalon.site.Plan;
import etalon.site.ScriptFigures;
import etalon.site.Site;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** From inputs and results to every file of the site, in memory. */
public final class Renderer {
  private static final List<String> ASSETS =
      List.of("etalon.css", "icon.svg", "table.js", "search.js", "tool.js", "compare.js", "cost.js", "head-to-head.js");

  private Renderer() {}

  /** The site without pictures. */
  public static OutputTree render(Inputs inputs, Evaluation evaluation) {
    return render(inputs, evaluation, wanted -> Map.of());
  }

  /** @param draw gives the bytes of those of the wanted pictures that can be had, by path */
  public static OutputTree render(
      Inputs inputs, Evaluation evaluation, Function<Map<String, Picture>, Map<String, byte[]>> draw) {
    OutputTree tree = new OutputTree();
    DataFiles data = data(inputs, evaluation);
    data.tree().files().forEach(tree::put);
    Site site =
        Site.of(
            inputs, evaluation, data.offered(),
            wanted -> {
              Map<String, byte[]> pictures = draw.apply(wanted);
              pictures.forEach(tree::put);
              return pictures.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, picture -> picture.getValue().length));
            });
    Markdown markdown = new Markdown();
    Html html = new Html(markdown);
    Map<String, byte[]> pages =
        site.plans().parallelStream().collect(Collectors.toConcurrentMap(Plan::path, plan -> html.render(plan.page().get())));
    pages.forEach(tree::put);
    others(inputs, site, markdown, tree);
    assets(tree);
    return tree;
  }

  /** Feeds, what search engines ask for, and what the scripts of pages read. */
  static void others(Inputs inputs, Site site, Markdown markdown, OutputTree tree) {
    for (Language language : Language.values()) {
      tree.put(
          language.code() + "/feed.xml",
          Feed.render(inputs, language, site.changes().get(language)));
    }
    ScriptFigures scripts = site.scripts().get();
    scripts.models().forEach((language, figures) -> tree.put("assets/models." + language.code() + ".js", ModelFiguresScript.render(figures)));
    tree.put("assets/costs.js", CostsScript.render(scripts.costs(), inputs.catalogue().site().rates()));
    scripts.boards().forEach((language, figures) -> tree.put("assets/boards." + language.code() + ".js", BoardFiguresScript.render(figures)));
    scripts.search().forEach(
        (language, entries) ->
            tree.put("assets/search." + language.code() + ".js", SearchIndex.render(entries, inputs.messages().in(language), markdown)));
    String base = inputs.catalogue().site().baseUrl();
    tree.put("sitemap.xml", Sitemap.render(site.plans()));
    tree.put("robots.txt", utf8("User-agent: *\nAllow: /\nSitemap: " + base + "sitemap.xml\n"));
    tree.put(".nojekyll", new byte[0]);
  }

  /** What a page loads. */
  static void assets(OutputTree tree) {
    for (String asset : ASSETS) {
      byte[] source = resource("/assets/" + asset);
      tree.put("assets/" + asset, asset.endsWith(".js") ? withoutComments(source) : source);
    }
  }

  /** The files of figures; they depend on the data and on the interface's strings, and on no text. */
  static DataFiles data(Inputs inputs, Evaluation evaluation) {
    OutputTree tree = new OutputTree();
    List<String> offered = new ArrayList<>();
    byte[] index = IndexJson.render(inputs, evaluation);
    offer(tree, offered, "index.json", index);
    offer(tree, offered, "data/v1/index.json", index);
    offer(tree, offered, "data/v1/models.csv", Tables.models(inputs, evaluation, Tables.Variant.CANONICAL));
    offer(tree, offered, "data/v1/models.fr.csv", Tables.models(inputs, evaluation, Tables.Variant.FRENCH));
    evaluation.rankings().forEach(
        (id, ranking) -> {
          String path = "data/v1/benchmarks/" + id;
          offer(tree, offered, path + ".json", BenchmarkJson.render(inputs, ranking));
          offer(tree, offered, path + ".csv", Tables.benchmark(inputs, ranking, Tables.Variant.CANONICAL));
          offer(tree, offered, path + ".fr.csv", Tables.benchmark(inputs, ranking, Tables.Variant.FRENCH));
        });
    inputs.boards().ifPresent(
        boards -> {
          CompositeIndex composite = evaluation.composite().orElseThrow().withReports();
          offer(tree, offered, "data/v1/composite.json", CompositeJson.render(boards, composite));
          offer(tree, offered, "data/v1/composite.csv", Tables.composite(boards, composite, Tables.Variant.CANONICAL));
          offer(tree, offered, "data/v1/composite.fr.csv", Tables.composite(boards, composite, Tables.Variant.FRENCH));
          offer(tree, offered, "data/v1/merges.json", CompositeJson.merges(boards));
        });
    inputs.published().forEach((path, bytes) -> offer(tree, offered, Download.published(path), bytes));
    offer(tree, offered, "schema/index.v1.json", resource("/schema/index.v1.json"));
    offer(tree, offered, "datapackage.json", DataPackage.render(inputs, evaluation));
    offer(tree, offered, "CITATION.cff", Citation.render(inputs));
    return new DataFiles(tree, tree.downloads(offered));
  }

  private static void offer(OutputTree tree, List<String> offered, String path, byte[] bytes) {
    tree.put(path, bytes);
    offered.add(path);
  }

  /**
   * A script without its indents and the lines that are comments: those are for who reads the source, and a fifth of
   * what a reader of the site would download. No template of a script goes over several lines.
   */
  private static byte[] withoutComments(byte[] script) {
    return utf8(
        new String(script, StandardCharsets.UTF_8)
            .lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("//") && !line.startsWith("/**"))
            .collect(Collectors.joining("\n", "", "\n")));
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] resource(String name) {
    try (InputStream in = Renderer.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
