package etalon.load;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.content.Anchors;
import etalon.content.BenchmarkFigure;
import etalon.content.ContentPage;
import etalon.content.Contents;
import etalon.content.Links;
import etalon.content.Placeholders;
import etalon.content.SiteFigure;
import etalon.data.Files;
import etalon.i18n.Messages;
import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.Stream;

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
    ForkJoinTask<Texts> texts = ForkJoinTask.adapt(() -> Texts.read(root, Severity.ERROR)).fork();
    ForkJoinTask<Strings> strings = ForkJoinTask.adapt(() -> Strings.read(root)).fork();
    return join(root, Data.read(root, baseUrl), texts.join(), strings.join());
  }

  /**
   * Checks what was read apart against each other.
   *
   * @throws etalon.problem.InvalidInput with every problem found
   */
  public static Inputs join(Path root, Data data, Texts texts, Strings strings) {
    Problems problems = new Problems();
    problems.addAll(strings.problems());
    problems.addAll(texts.problems());
    problems.addAll(data.problems());
    if (data.complete()) {
      checkContents(
          new Files(root, problems), texts.contents(), data.catalogue().orElseThrow(), data.measured(), data.boards().isPresent());
    }
    problems.throwIfErrors();
    return new Inputs(
        data.catalogue().orElseThrow(), data.measured(), data.prepared(), data.published(), data.boards(), texts.contents(), strings.messages(),
        problems.sorted());
  }

  /** The revision of an English text, as {@code source-revision} of its translation names it. */
  public static String revision(String text) {
    return Files.sha256(text.getBytes(StandardCharsets.UTF_8)).substring(0, REVISION_DIGITS);
  }

  /** What lies in data/ about a benchmark that is measured, or whose first documents are written. */
  public Optional<BenchmarkData> data(String benchmark) {
    return Stream.concat(measured.stream(), prepared.stream()).filter(data -> data.benchmark().id().equals(benchmark)).findFirst();
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
        anchors.put("benchmarks/" + benchmark.id() + "/protocol", new TreeSet<>());
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
