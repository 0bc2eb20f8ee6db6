package etalon.cli;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.bench.GradedBenchmark;
import etalon.chart.Picture;
import etalon.data.BenchmarkReader;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import etalon.render.OutputTree;
import etalon.render.Renderer;
import etalon.score.Scoring;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The way of the data: load, score, evaluate, render. */
final class Workflow {
  private Workflow() {}

  record Made(Inputs inputs, Evaluation evaluation, OutputTree tree) {}

  /** The site without pictures. */
  static Made make(Path root, Optional<String> baseUrl) {
    return make(root, baseUrl, wanted -> Map.of());
  }

  /** @param draw gives the bytes of those of the wanted pictures that can be had, by path */
  static Made make(Path root, Optional<String> baseUrl, Function<Map<String, Picture>, Map<String, byte[]>> draw) {
    Inputs inputs = Inputs.load(root, baseUrl);
    Evaluation evaluation = evaluate(inputs);
    return new Made(inputs, evaluation, Renderer.render(inputs, evaluation, draw));
  }

  /** Every figure, from checked inputs. */
  static Evaluation evaluate(Inputs inputs) {
    ForkJoinTask<Optional<Evaluation.Composites>> composites = ForkJoinTask.adapt(() -> composites(inputs)).fork();
    List<GradedBenchmark> graded = inputs.measured().stream().map(Scoring::grade).toList();
    checkCommonDocuments(graded);
    return Evaluation.of(inputs.catalogue(), graded, composites.join());
  }

  private static Optional<Evaluation.Composites> composites(Inputs inputs) {
    return inputs.boards().map(boards -> Evaluation.Composites.of(boards.boards(), boards.regrouping().boards()));
  }

  /** Without a document that all models of its panel answered, a benchmark has no ranking. */
  static void checkCommonDocuments(List<GradedBenchmark> graded) {
    Problems problems = new Problems();
    for (GradedBenchmark benchmark : graded) {
      if (benchmark.items().isEmpty()) {
        problems.error(
            Place.of("data/benchmarks/" + benchmark.benchmark().id() + "/benchmark.json"),
            "no document was graded for every model of the panel",
            "one that no call of ours failed on, in a run that is no demonstration; or status coming");
      }
    }
    problems.throwIfErrors();
  }

  /** One measured benchmark, with its answers. */
  static BenchmarkData benchmark(Inputs inputs, String id, CommandSpec spec) {
    List<BenchmarkData> measured = inputs.measured();
    return measured.stream()
        .filter(data -> data.benchmark().id().equals(id))
        .findFirst()
        .orElseThrow(() -> unknown(id, measured.stream().map(BenchmarkData::benchmark).toList(), spec));
  }

  /** The named benchmarks, or all measured ones, without their answers. */
  static List<BenchmarkData> benchmarks(Files files, List<String> ids, CommandSpec spec) {
    Optional<Catalogue> catalogue = new CatalogueReader(files).read(Optional.empty());
    files.problems().throwIfErrors();
    List<Benchmark> measured = catalogue.orElseThrow().benchmarks().stream().filter(Benchmark::measured).toList();
    for (String id : ids) {
      if (measured.stream().noneMatch(benchmark -> benchmark.id().equals(id))) {
        throw unknown(id, measured, spec);
      }
    }
    BenchmarkReader reader = new BenchmarkReader(files, catalogue.get(), false);
    List<BenchmarkData> read =
        measured.stream().filter(b -> ids.isEmpty() || ids.contains(b.id())).map(reader::read).toList();
    files.problems().throwIfErrors();
    return read;
  }

  private static ParameterException unknown(String id, List<Benchmark> measured, CommandSpec spec) {
    return new ParameterException(
        spec.commandLine(),
        "No measured benchmark '" + id + "'; there are " + measured.stream().map(Benchmark::id).toList() + ".");
  }
}
