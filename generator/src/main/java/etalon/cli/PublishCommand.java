package etalon.cli;

import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Ranking;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.data.Files;
import etalon.data.Fingerprints;
import etalon.data.RankingFile;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.Rankings;
import etalon.load.Inputs;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import etalon.publish.Freeze;
import etalon.publish.Verification;
import etalon.score.Scoring;
import etalon.disk.FolderLock;
import etalon.disk.SafeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "publish",
    description = "Freezes a ranking with the fingerprints of what it was computed from.",
    mixinStandardHelpOptions = true)
final class PublishCommand implements Callable<Integer> {

  @Parameters(paramLabel = "BENCHMARK", description = "Id of a measured benchmark.")
  private String benchmark;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--date", paramLabel = "DAY", description = "Day of the publication (default: today).")
  private LocalDate date;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    LocalDate day = date == null ? LocalDate.now() : date;
    try (FolderLock held = Locks.publications(root, spec);
        FolderLock decisions = Locks.decisions(root, benchmark, spec)) {
      Problems problems = new Problems();
      Files files = new Files(root, problems);
      Inputs inputs = Inputs.load(root, Optional.empty());
      BenchmarkData data = Workflow.benchmark(inputs, benchmark, spec);
      GradedBenchmark graded = Scoring.grade(data);
      Optional<BenchmarkRanking> ranking = graded.items().isEmpty() ? Optional.empty() : Optional.of(Rankings.of(graded));
      Place place = Place.of(RankingFile.path(benchmark, day));
      Freeze.refusals(data, ranking, day).forEach(reason -> problems.error(place, "not published: " + reason, ""));
      if (data.published().stream().anyMatch(old -> old.date().isAfter(day))) {
        problems.error(place, "a later ranking is published already", "a day after it");
      }
      problems.throwIfErrors();
      List<String> runs = data.ranked().stream().map(Run::id).toList();
      Ranking frozen =
          Freeze.freeze(
              ranking.orElseThrow(), day, inputs.catalogue().site().name(), source(inputs),
              new Ranking.Inputs(Main.version(), runs, Fingerprints.of(files, benchmark, runs, day)));
      write(files, frozen, data, ranking.get(), problems);
    }
    return ExitCode.OK;
  }

  /** The publication's own source is the site: the runs' sources stand in their run.json. */
  private static Source source(Inputs inputs) {
    var site = inputs.catalogue().site();
    LocalDate newest = inputs.measured().stream().flatMap(d -> d.ranked().stream()).map(Run::date).max(LocalDate::compareTo).orElseThrow();
    return new Source(site.name(), site.repository(), newest);
  }

  /** A published file is never rewritten: the same content again is no news, other content is an error. */
  private void write(Files files, Ranking frozen, BenchmarkData data, BenchmarkRanking ranking, Problems problems)
      throws IOException {
    String path = RankingFile.path(benchmark, frozen.date());
    PrintWriter out = spec.commandLine().getOut();
    byte[] bytes = RankingFile.bytes(frozen);
    if (!files.exists(path)) {
      SafeFile.replace(root.resolve(path), bytes);
      out.println("Published: " + path + ", " + frozen.rows().size() + " models, " + frozen.documents() + " documents");
      return;
    }
    if (Arrays.equals(files.bytes(path).orElseThrow(), bytes)) {
      out.println("Published already, and the same: " + path);
      return;
    }
    Ranking before = data.published().stream().filter(r -> r.date().equals(frozen.date())).findFirst().orElseThrow();
    differences(before, frozen, ranking)
        .forEach(d -> problems.error(Place.of(path), "published already on this day, and different: " + d, "another day"));
    problems.throwIfErrors();
  }

  private static List<String> differences(Ranking before, Ranking now, BenchmarkRanking ranking) {
    List<String> differences = new ArrayList<>();
    if (!before.publisher().equals(now.publisher())) {
      differences.add("published by " + before.publisher());
    }
    if (before.inputs().isPresent()) {
      Ranking.Inputs then = before.inputs().get();
      Ranking.Inputs inputs = now.inputs().orElseThrow();
      differences.addAll(Verification.changedInputs(before, inputs.sha256()));
      if (!then.version().equals(inputs.version())) {
        differences.add("version " + then.version() + ", now " + inputs.version());
      }
    }
    Verification.ours(before, ranking).stream()
        .filter(check -> !check.equal())
        .forEach(check -> differences.add(VerifyCommand.words(check)));
    return differences.isEmpty() ? List.of("the file itself was changed") : differences;
  }
}
