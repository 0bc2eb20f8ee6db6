package etalon.cli;

import etalon.bench.BenchmarkData;
import etalon.bench.Verdict;
import etalon.data.Files;
import etalon.problem.Problems;
import etalon.score.BenchmarkScoring;
import etalon.disk.FolderLock;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "score",
    description = "Judges the raw answers and writes scores.csv beside them.",
    mixinStandardHelpOptions = true)
final class ScoreCommand implements Callable<Integer> {

  @Parameters(paramLabel = "BENCHMARK", arity = "0..*", description = "Ids of measured benchmarks (default: all).")
  private List<String> benchmarks = new ArrayList<>();

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    Problems problems = new Problems();
    Files files = new Files(root, problems);
    try (FolderLock held = Locks.scores(root, spec); Progress progress = Progress.to(spec.commandLine().getErr())) {
      for (BenchmarkData data : Workflow.benchmarks(files, benchmarks, spec)) {
        progress.now("scoring " + data.benchmark().id());
        BenchmarkScoring.Report report = BenchmarkScoring.score(root, files, data);
        progress.now("");
        print(data, report);
      }
    }
    return ExitCode.OK;
  }

  private void print(BenchmarkData data, BenchmarkScoring.Report report) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(data.benchmark().id() + ": " + report.kept() + " of " + report.asked() + " documents kept, " + report.lines().size() + " models");
    out.printf(Locale.ROOT, "  %-36s", "model");
    for (Verdict verdict : Verdict.values()) {
      out.printf(Locale.ROOT, " %13s", verdict.code());
    }
    out.printf(Locale.ROOT, " %11s %8s%n", "not graded", "changed");
    for (BenchmarkScoring.Line line : report.lines()) {
      out.printf(Locale.ROOT, "  %-36s", line.model());
      for (Verdict verdict : Verdict.values()) {
        out.printf(Locale.ROOT, " %13d", line.verdicts().getOrDefault(verdict, 0));
      }
      out.printf(Locale.ROOT, " %11d %8s%n", line.notGraded(), line.before() ? String.valueOf(line.changed()) : "-");
      line.changes().forEach(change -> out.println("      " + change));
    }
    out.println("  in all: " + BenchmarkScoring.totals(report));
    out.println();
  }
}
