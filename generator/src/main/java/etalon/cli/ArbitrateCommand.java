package etalon.cli;

import etalon.arbitrate.Decisions;
import etalon.arbitrate.Review;
import etalon.arbitrate.Selection;
import etalon.arbitrate.Selection.Flagged;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import etalon.data.ArbitrationFile;
import etalon.data.Files;
import etalon.data.ReviewSheet;
import etalon.grade.Explanation;
import etalon.grade.ItemGrader;
import etalon.load.Inputs;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import etalon.score.Scoring;
import etalon.disk.FolderLock;
import etalon.disk.SafeFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "arbitrate",
    description = "Shows a human what the program must not decide alone, and keeps each decision.",
    mixinStandardHelpOptions = true)
final class ArbitrateCommand implements Callable<Integer> {

  @Parameters(paramLabel = "BENCHMARK", description = "Id of a measured benchmark.")
  private String benchmark;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the sample (default: ${DEFAULT-VALUE}).")
  private long seed = Review.SEED;

  @Option(names = "--date", paramLabel = "DAY", description = "Day of the decisions (default: today).")
  private LocalDate date;

  @ArgGroup private Sheet sheet;

  private static final class Sheet {
    @Option(names = "--export", paramLabel = "FILE.csv", description = "Writes what waits for a decision, to be decided in a spreadsheet.")
    private Path export;

    @Option(names = "--import", paramLabel = "FILE.csv", description = "Takes the decisions of such a file.")
    private Path input;
  }

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    LocalDate day = date == null ? LocalDate.now() : date;
    try (FolderLock held = Locks.decisions(root, benchmark, spec)) {
      BenchmarkData data = Workflow.benchmark(Inputs.load(root, Optional.empty()), benchmark, spec);
      GradedBenchmark graded = Scoring.grade(data);
      List<Flagged> waiting = Selection.of(graded, seed).stream().filter(f -> !f.decided()).toList();
      PrintWriter out = spec.commandLine().getOut();
      if (sheet != null && sheet.export != null) {
        isNew(sheet.export);
        SafeFile.replace(sheet.export, ReviewSheet.bytes(waiting.stream().map(f -> question(data, f)).toList()));
        out.println(waiting.size() + " gradings wait for a decision: " + sheet.export);
      } else if (sheet != null) {
        take(data, graded, day, out);
      } else if (System.console() == null) {
        throw new ParameterException(spec.commandLine(), "There is no terminal to ask in: use --export and --import.");
      } else {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new Dialogue(in, out, document -> Decisions.runOf(data, document), this::keep, Decisions.of(data), day).ask(waiting);
      }
    }
    return ExitCode.OK;
  }

  /** A sheet that is there may hold decisions that are not imported yet. */
  private static void isNew(Path file) {
    Problems problems = new Problems();
    if (java.nio.file.Files.exists(file)) {
      problems.error(Place.of(file.toString()), "there is such a file already, perhaps with decisions", "another name");
    }
    problems.throwIfErrors();
  }

  private void keep(String run, Decisions decisions) throws IOException {
    SafeFile.replace(root.resolve(ArbitrationFile.path(run)), ArbitrationFile.bytes(decisions.byRun().get(run)));
  }

  private static ReviewSheet.Question question(BenchmarkData data, Flagged flagged) {
    var item = flagged.item();
    String got = flagged.grading().answer().value();
    Explanation explanation = ItemGrader.of(item.criterion(), item.expected()).explain(got);
    return new ReviewSheet.Question(
        Decisions.runOf(data, item.document()), flagged.model(), item.document(), item.criterion().id(),
        String.join(" | ", item.expected()), got, String.join(" | ", explanation.expectedRead()), explanation.gotRead(),
        flagged.grading().automatic(), Words.of(flagged.reason()));
  }

  /**
   * Takes all decisions of the sheet, or none and says every reason why not. One that was taken before is passed over:
   * so an import that was interrupted between two runs is finished by doing it again.
   */
  private void take(BenchmarkData data, GradedBenchmark graded, LocalDate day, PrintWriter out) throws IOException {
    Problems problems = new Problems();
    List<ReviewSheet.Decision> sheetRows = ReviewSheet.read(new Files(Path.of(""), problems), sheet.input.toString());
    Map<String, Flagged> gradings = new HashMap<>();
    for (String model : graded.models()) {
      for (int i = 0; i < graded.items().size(); i++) {
        var item = graded.items().get(i);
        gradings.put(
            key(Decisions.runOf(data, item.document()), model, item.document(), item.criterion().id()),
            new Flagged(model, item, graded.gradings().get(model).get(i), Selection.Reason.SAMPLE));
      }
    }
    Decisions decisions = Decisions.of(data);
    int before = 0;
    for (ReviewSheet.Decision row : sheetRows) {
      Flagged flagged = gradings.remove(key(row.run(), row.model(), row.document(), row.criterion()));
      if (flagged == null) {
        problems.error(row.place(), "no grading of '" + row.model() + "' on '" + row.document() + "', '" + row.criterion() + "' in the run '" + row.run() + "', or it stands twice", "a row as exported");
      } else if (flagged.grading().answer().failure().isPresent()) {
        problems.error(row.place(), "the call of '" + row.model() + "' on '" + row.document() + "' failed: there is no answer to judge", "a row as exported");
      } else if (flagged.grading().arbitration().filter(taken -> same(taken, row)).isPresent()) {
        before++;
      } else if (flagged.decided()) {
        problems.error(row.place(), "'" + row.model() + "' on '" + row.document() + "', '" + row.criterion() + "' is decided already", "only what waits");
      } else if (flagged.grading().automatic() != row.automatic()) {
        problems.error(row.place(), "the automatic verdict is now " + flagged.grading().automatic().code(), "export anew: the sheet says " + row.automatic().code());
      } else if (row.human() == Verdict.NEEDS_REVIEW) {
        problems.error(row.place(), "human is needs-review", "correct, wrong, missing or hallucinated");
      } else {
        decisions = decisions.with(Decisions.runOf(data, row.document()), Decisions.decide(flagged, row.human(), row.reason(), day));
      }
    }
    problems.throwIfErrors();
    for (String run : decisions.byRun().keySet()) {
      if (!decisions.byRun().get(run).isEmpty()) {
        keep(run, decisions);
      }
    }
    out.println(sheetRows.size() - before + " decisions taken" + (before > 0 ? ", " + before + " had been taken before." : "."));
  }

  private static boolean same(Arbitration taken, ReviewSheet.Decision row) {
    return taken.automatic() == row.automatic() && taken.human() == row.human() && taken.reason().equals(row.reason());
  }

  private static String key(String run, String model, String document, String criterion) {
    return run + '\t' + model + '\t' + document + '\t' + criterion;
  }
}
