package etalon.render;

import etalon.bench.Language;
import etalon.bench.Sha256;
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
import etalon.site.Dates;
import etalon.site.Download;
import etalon.site.ScriptFigures;
import etalon.site.Site;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** From inputs and results to every file of the site. */
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
    tree.putAll(data.tree());
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
    site.plans().forEach(plan -> tree.put(plan.path(), () -> html.render(plan.page().get())));
    tree.putAll(others(inputs, site, markdown));
    tree.putAll(assets());
    return tree;
  }

  /** Feeds, what search engines ask for, and what the scripts of pages read. */
  static OutputTree others(Inputs inputs, Site site, Markdown markdown) {
    OutputTree tree = new OutputTree();
    ForkJoinTask<ScriptFigures> scripts = ForkJoinTask.adapt(() -> site.scripts().get()).fork();
    for (Language language : Language.values()) {
      String ending = "." + language.code() + ".js";
      tree.put(language.code() + "/feed.xml", () -> Feed.render(inputs, language, site.changes().get(language)));
      tree.put("assets/models" + ending, () -> ModelFiguresScript.render(scripts.join().models().get(language)));
      tree.put(
          "assets/search" + ending,
          () -> SearchIndex.render(scripts.join().search().get(language), inputs.messages().in(language), markdown));
      if (inputs.boards().isPresent()) {
        tree.put("assets/boards" + ending, () -> BoardFiguresScript.render(scripts.join().boards().get(language)));
      }
    }
    tree.put("assets/costs.js", () -> CostsScript.render(scripts.join().costs(), inputs.catalogue().site().rates()));
    String base = inputs.catalogue().site().baseUrl();
    tree.put("sitemap.xml", () -> Sitemap.render(site.plans()));
    tree.put("robots.txt", utf8("User-agent: *\nAllow: /\nSitemap: " + base + "sitemap.xml\n"));
    tree.put(".nojekyll", new byte[0]);
    return tree;
  }

  /** What a page loads. */
  static OutputTree assets() {
    OutputTree tree = new OutputTree();
    for (String asset : ASSETS) {
      byte[] source = resource("/assets/" + asset);
      tree.put("assets/" + asset, asset.endsWith(".js") ? withoutComments(source) : source);
    }
    return tree;
  }

  /** The files of figures; they depend on the data and on the interface's strings, and on no text. */
  static DataFiles data(Inputs inputs, Evaluation evaluation) {
    Map<String, Supplier<byte[]>> offered = new LinkedHashMap<>();
    LocalDate newest = Dates.newest(inputs);
    OutputTree.Content index = out -> IndexJson.write(inputs, evaluation, out);
    ForkJoinTask<Sha256.Sink> written = ForkJoinTask.adapt(() -> written(index)).fork();
    offered.put("data/v1/models.csv", () -> Tables.models(inputs, evaluation, Tables.Variant.CANONICAL));
    offered.put("data/v1/models.fr.csv", () -> Tables.models(inputs, evaluation, Tables.Variant.FRENCH));
    evaluation.rankings().forEach(
        (id, ranking) -> {
          String path = "data/v1/benchmarks/" + id;
          offered.put(path + ".json", () -> BenchmarkJson.render(newest, ranking));
          offered.put(path + ".csv", () -> Tables.benchmark(inputs, ranking, Tables.Variant.CANONICAL));
          offered.put(path + ".fr.csv", () -> Tables.benchmark(inputs, ranking, Tables.Variant.FRENCH));
        });
    inputs.boards().ifPresent(
        boards -> {
          CompositeIndex composite = evaluation.composite().orElseThrow().withReports();
          offered.put("data/v1/composite.json", () -> CompositeJson.render(boards, composite));
          offered.put("data/v1/composite.csv", () -> Tables.composite(boards, composite, Tables.Variant.CANONICAL));
          offered.put("data/v1/composite.fr.csv", () -> Tables.composite(boards, composite, Tables.Variant.FRENCH));
          offered.put("data/v1/merges.json", () -> CompositeJson.merges(boards));
        });
    inputs.published().forEach((path, bytes) -> offered.put(Download.published(path), () -> bytes));
    offered.put("schema/index.v1.json", () -> resource("/schema/index.v1.json"));
    offered.put("datapackage.json", () -> DataPackage.render(inputs, evaluation));
    offered.put("CITATION.cff", () -> Citation.render(inputs));
    OutputTree tree = new OutputTree();
    offered.entrySet().parallelStream()
        .map(file -> Map.entry(file.getKey(), file.getValue().get()))
        .forEachOrdered(file -> tree.put(file.getKey(), file.getValue()));
    List<Download> downloads = new ArrayList<>();
    String fingerprint = written.join().fingerprint();
    for (String path : List.of("index.json", "data/v1/index.json")) {
      tree.stream(path, index);
      downloads.add(new Download(path, written.join().size(), fingerprint));
    }
    downloads.addAll(tree.downloads(List.copyOf(offered.keySet())));
    return new DataFiles(tree, downloads);
  }

  private static Sha256.Sink written(OutputTree.Content content) {
    Sha256.Sink sink = new Sha256.Sink();
    content.writeTo(sink);
    return sink;
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
