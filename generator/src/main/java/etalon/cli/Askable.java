package etalon.cli;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.data.BenchmarkReader;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.problem.Problems.Place;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A benchmark, measured or coming, as far as asking it goes. */
record Askable(Catalogue catalogue, BenchmarkData data, List<BenchmarkData> others) {

  /** @param answers whether earlier answers are needed, and not only what they cost */
  static Askable read(Files files, String id, boolean answers, CommandSpec spec) {
    Catalogue catalogue = new CatalogueReader(files).read(Optional.empty()).orElse(null);
    files.problems().throwIfErrors();
    List<Benchmark> all = catalogue.benchmarks();
    Benchmark benchmark =
        all.stream().filter(b -> b.id().equals(id)).findFirst()
            .orElseThrow(
                () -> new ParameterException(spec.commandLine(), "No benchmark '" + id + "'; there are " + all.stream().map(Benchmark::id).toList() + "."));
    BenchmarkReader reader = new BenchmarkReader(files, catalogue, answers);
    Optional<BenchmarkData> data = benchmark.measured() ? Optional.of(reader.read(benchmark)) : reader.prepared(benchmark);
    BenchmarkReader summaries = new BenchmarkReader(files, catalogue, false);
    List<BenchmarkData> others =
        answers ? List.of() : all.stream().filter(b -> b.measured() && !b.id().equals(id)).map(summaries::read).toList();
    if (data.isEmpty()) {
      files.problems().error(
          Place.of("data/benchmarks/" + id), "there is nothing to ask yet", "protocol.json, answer-schema.json, prompts, rubric.json and reference.csv");
    }
    files.problems().throwIfErrors();
    return new Askable(catalogue, data.orElseThrow(), others);
  }
}
