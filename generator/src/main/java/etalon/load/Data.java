package etalon.load;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.bench.Ranking;
import etalon.data.BenchmarkReader;
import etalon.data.BoardFiles;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.problem.Problem;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Predicate;

/**
 * What data/ holds, as far as it could be read.
 *
 * @param measured the measured benchmarks with all their data, in the catalogue's order
 * @param prepared the coming benchmarks whose first documents are written, in the catalogue's order
 * @param published the published rankings byte for byte, by their path in data/published/
 * @param complete whether every folder of data/benchmarks could be read; else texts cannot be checked against them
 * @param problems found on the way; with an error among them, nothing here may be used
 */
public record Data(
    Optional<Catalogue> catalogue,
    List<BenchmarkData> measured,
    List<BenchmarkData> prepared,
    Map<String, byte[]> published,
    Optional<BoardInputs> boards,
    boolean complete,
    List<Problem> problems) {

  /** @param baseUrl where the site will live, instead of what data/site.json says */
  public static Data read(Path root, Optional<String> baseUrl) {
    Files files = new Files(root, new Problems());
    // Boards and benchmarks have nothing in common but the catalogue; and the figures of boards not even that.
    Files boardFiles = new Files(root, new Problems());
    ForkJoinTask<Optional<BoardFiles.Read>> figures = ForkJoinTask.adapt(() -> BoardInputs.figures(boardFiles)).fork();
    Optional<Catalogue> catalogue = new CatalogueReader(files).read(baseUrl);
    ForkJoinTask<Optional<BoardInputs>> boards =
        ForkJoinTask.adapt(() -> figures.join().flatMap(read -> catalogue.flatMap(known -> BoardInputs.of(boardFiles, read, known)))).fork();
    List<BenchmarkData> measured = List.of();
    List<BenchmarkData> prepared = List.of();
    boolean complete = false;
    if (catalogue.isPresent()) {
      BenchmarkReader reader = new BenchmarkReader(files, catalogue.get(), true);
      List<Benchmark> benchmarks = catalogue.get().benchmarks();
      measured = benchmarks.parallelStream().filter(Benchmark::measured).map(reader::read).toList();
      prepared = benchmarks.stream().filter(b -> !b.measured()).flatMap(b -> reader.prepared(b).stream()).toList();
      // A benchmark.json that cannot be read was reported; what belongs to it is not reported as well.
      complete = catalogue.get().benchmarks().size() == files.list("data/benchmarks").size();
      if (complete) {
        strays(files, catalogue.get());
      }
    }
    Map<String, byte[]> published = published(files, measured);
    Optional<BoardInputs> boardInputs = boards.join();
    files.problems().addAll(boardFiles.problems().sorted());
    return new Data(
        catalogue, measured, prepared, published, boardInputs, complete, files.problems().sorted());
  }

  private static Map<String, byte[]> published(Files files, List<BenchmarkData> measured) {
    Map<String, byte[]> published = new TreeMap<>();
    for (BenchmarkData data : measured) {
      for (Ranking ranking : data.published()) {
        String path = ranking.benchmark() + "/" + ranking.date() + ".json";
        // A file under another day's name was reported where it was read.
        if (files.exists("data/published/" + path)) {
          files.bytes("data/published/" + path).ifPresent(bytes -> published.put(path, bytes));
        }
      }
    }
    return Collections.unmodifiableMap(published);
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
}
