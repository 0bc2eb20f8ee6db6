package etalon.load;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.bench.Ranking;
import etalon.content.Anchors;
import etalon.content.BenchmarkFigure;
import etalon.content.ContentPage;
import etalon.content.Contents;
import etalon.content.Links;
import etalon.content.Placeholders;
import etalon.content.SiteFigure;
import etalon.data.BenchmarkReader;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.i18n.Messages;
import etalon.problem.Problem;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Everything that the site is made of, checked.
 *
 * @param measured the measured benchmarks with all their data, in the catalogue's order
 * @param prepared the coming benchmarks whose first documents are written, in the catalogue's order
 * @param published the published rankings byte for byte, by their path in data/published/
 * @param boards the public boards; absent when there is no data/boards
 * @param warnings problems that do not stop a build
 */
public record Inputs(
    Catalogue catalogue,
    List<BenchmarkData> measured,
    List<BenchmarkData> prepared,
    Map<String, byte[]> published,
    Optional<BoardInputs> boards,
    Contents contents,
    Messages messages,
    List<Problem> warnings) {

  /** Digits of the content hash that a translation names as its source. */
  private static final int REVISION_DIGITS = 12;

  /**
   * Reads data/, content/ and i18n/ below a root.
   *
   * @param baseUrl where the site will live, instead of what data/site.json says
   * @throws etalon.problem.InvalidInput with every problem found
   */
  public static Inputs load(Path root, Optional<String> baseUrl) {
    Problems problems = new Problems();
    Files files = new Files(root, problems);
    Messages messages = Messages.load(files::text, problems);
    Contents contents = Contents.load(folder(files), Inputs::revision, problems);
    Optional<Catalogue> catalogue = new CatalogueReader(files).read(baseUrl);
    List<BenchmarkData> measured = new ArrayList<>();
    List<BenchmarkData> prepared = new ArrayList<>();
    Optional<BoardInputs> boards = catalogue.flatMap(known -> BoardInputs.read(files, known));
    if (catalogue.isPresent()) {
      BenchmarkReader reader = new BenchmarkReader(files, catalogue.get(), true);
      for (Benchmark benchmark : catalogue.get().benchmarks()) {
        if (benchmark.measured()) {
          measured.add(reader.read(benchmark));
        } else {
          reader.prepared(benchmark).ifPresent(prepared::add);
        }
      }
      // A benchmark.json that cannot be read was reported; what belongs to it is not reported as well.
      if (catalogue.get().benchmarks().size() == files.list("data/benchmarks").size()) {
        strays(files, catalogue.get());
        checkContents(files, contents, catalogue.get(), measured, boards.isPresent());
      }
    }
    problems.throwIfErrors();
    return new Inputs(
        catalogue.orElseThrow(), List.copyOf(measured), List.copyOf(prepared), published(files, measured), boards, contents,
        messages, problems.sorted());
  }

  private static Map<String, byte[]> published(Files files, List<BenchmarkData> measured) {
    Map<String, byte[]> published = new TreeMap<>();
    for (BenchmarkData data : measured) {
      for (Ranking ranking : data.published()) {
        String path = ranking.benchmark() + "/" + ranking.date() + ".json";
        files.bytes("data/published/" + path).ifPresent(bytes -> published.put(path, bytes));
      }
    }
    return Collections.unmodifiableMap(published);
  }

  /** The revision of an English text, as {@code source-revision} of its translation names it. */
  public static String revision(String text) {
    return Files.sha256(text.getBytes(StandardCharsets.UTF_8)).substring(0, REVISION_DIGITS);
  }

  private static Contents.Folder folder(Files files) {
    return new Contents.Folder() {
      @Override
      public List<String> markdown(String folder) {
        List<String> found = new ArrayList<>();
        for (String name : files.list(folder)) {
          if (name.endsWith(".md")) {
            found.add(name);
          } else if (files.exists(folder + "/" + name)) {
            files.problems().error(Place.of(folder + "/" + name), "nothing reads this file", "Markdown, with the ending .md");
          } else {
            markdown(folder + "/" + name).forEach(below -> found.add(name + "/" + below));
          }
        }
        return found;
      }

      @Override
      public Optional<String> text(String file) {
        return files.text(file);
      }
    };
  }

  /** Runs and published rankings that no measured benchmark reads. */
  private static void strays(Files files, Catalogue catalogue) {
    for (String run : files.list("data/runs")) {
      stray(files, catalogue, "data/runs/" + run, benchmark -> BenchmarkReader.isOf(benchmark, run), "<date>_<benchmark>");
    }
    for (String folder : files.list("data/published")) {
      stray(files, catalogue, "data/published/" + folder, benchmark -> benchmark.id().equals(folder), "<benchmark>");
    }
  }

  private static void stray(
      Files files, Catalogue catalogue, String path, Predicate<Benchmark> owner, String form) {
    Optional<Benchmark> benchmark = catalogue.benchmarks().stream().filter(owner).findFirst();
    if (benchmark.isEmpty()) {
      files.problems().error(Place.of(path), "this belongs to no benchmark", form + ", a folder of data/benchmarks");
    } else if (!benchmark.get().measured()) {
      files.problems().error(
          Place.of(path), "the benchmark '" + benchmark.get().id() + "' is coming and has results", "status measured, or no results");
    }
  }

  private static void checkContents(
      Files files, Contents contents, Catalogue catalogue, List<BenchmarkData> measured, boolean boards) {
    Problems problems = files.problems();
    Set<String> figures = new TreeSet<>();
    for (SiteFigure figure : SiteFigure.values()) {
      figures.add(figure.word());
    }
    List<String> needed = new ArrayList<>(List.of("about", "data"));
    for (BenchmarkData data : measured) {
      String id = data.benchmark().id();
      needed.add("benchmarks/" + id);
      for (BenchmarkFigure figure : BenchmarkFigure.values()) {
        figures.add(figure.of(id));
      }
      data.rubric().criteria().forEach(c -> figures.add(BenchmarkFigure.criterionDocuments(id, c.id())));
    }
    for (String path : needed) {
      // One that only one language has was reported as missing its translation.
      if (!files.exists("content/en/" + path + ".md") && !files.exists("content/fr/" + path + ".md")) {
        problems.error(Place.of("content/en/" + path + ".md"), "the page is missing", "Markdown, here and in content/fr");
      }
    }
    Map<String, Set<String>> anchors = anchors(contents, catalogue, boards);
    for (ContentPage page : contents.all()) {
      if (!needed.contains(page.path()) && !methodology(page)) {
        problems.error(
            Place.of(page.file()), "no page of the site shows this text", "methodology/..., or one of " + String.join(", ", needed));
      }
      Placeholders.check(page, figures, problems);
      Links.check(page, anchors, problems);
    }
    for (Language language : Language.values()) {
      needed.forEach(path -> Anchors.distinct(contents.page(path, language).stream().toList(), problems));
      Anchors.distinct(contents.folder("methodology", language), problems);
    }
  }

  /** The pages of this folder stand one after the other on one page, each under its own id. */
  private static boolean methodology(ContentPage page) {
    return page.path().startsWith("methodology/");
  }

  /** The pages that a link can name, with the section ids that it can name there. */
  private static Map<String, Set<String>> anchors(Contents contents, Catalogue catalogue, boolean boards) {
    Map<String, Set<String>> anchors = new TreeMap<>();
    for (String page : List.of("home", "benchmarks", "models", "compare", "cost", "methodology", "data", "changes", "about")) {
      anchors.put(page, new TreeSet<>());
    }
    if (boards) {
      for (String page : List.of("composite", "composite/compare", "composite/measures", "composite/merges", "composite/models")) {
        anchors.put(page, new TreeSet<>());
      }
    }
    for (Benchmark benchmark : catalogue.benchmarks()) {
      anchors.put("benchmarks/" + benchmark.id(), new TreeSet<>());
      if (benchmark.measured()) {
        anchors.put("benchmarks/" + benchmark.id() + "/answers", new TreeSet<>());
      }
    }
    for (Model model : catalogue.models()) {
      anchors.put("models/" + model.slug(), new TreeSet<>());
    }
    for (ContentPage page : contents.all()) {
      Set<String> ids = anchors.get(methodology(page) ? "methodology" : page.path());
      if (ids != null) {
        ids.addAll(Anchors.of(page));
        if (methodology(page)) {
          ids.add(page.id());
        }
      }
    }
    return anchors;
  }
}
