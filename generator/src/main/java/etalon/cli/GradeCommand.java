package etalon.cli;

import etalon.bench.Criterion;
import etalon.bench.Verdict;
import etalon.data.Cases;
import etalon.data.Cases.Case;
import etalon.data.Files;
import etalon.grade.Explanation;
import etalon.grade.ItemGrader;
import etalon.grade.UnreadableReference;
import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "grade",
    description = "Tries a rule of comparison, without a benchmark.",
    mixinStandardHelpOptions = true,
    footer = {
      "%nExamples:",
      "  etalon grade --type date --convention US --expected 2020-03-04 --got 03/04/2020 --explain",
      "  etalon grade --cases cases.csv"
    })
final class GradeCommand implements Callable<Integer> {

  @ArgGroup(multiplicity = "1")
  private What what;

  private static final class What {
    @ArgGroup(exclusive = false)
    private One one;

    @Option(names = "--cases", paramLabel = "FILE.csv", description = "A table: type, options, expected, got, and optionally the verdict that is claimed.")
    private Path cases;
  }

  private static final class One {
    @Option(names = "--type", required = true, paramLabel = "TYPE", description = "amount, number, date, identifier, name, label, verdict, lines, list or exact.")
    private String type;

    @Option(names = "--expected", paramLabel = "FORM", description = "An accepted form; more than once for several, never for nothing.")
    private List<String> expected = new ArrayList<>();

    @Option(names = "--got", required = true, paramLabel = "ANSWER", description = "The answer.")
    private String got;

    @Option(names = "--convention", paramLabel = "ORDER", description = "How dates are read: dmy, mdy, ymd, or US, FR, UK, CZ, DE.")
    private String convention;

    @Option(names = "--option", paramLabel = "KEY=VALUE", description = "An option of rubric.json, such as relativeTolerance=0.005.")
    private List<String> options = new ArrayList<>();
  }

  @Option(names = "--explain", description = "Says how each side was read.")
  private boolean explain;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return what.cases == null ? one(what.one) : table(what.cases);
  }

  private int one(One one) {
    Criterion.Type type =
        Arrays.stream(Criterion.Type.values())
            .filter(t -> t.name().equals(one.type.toUpperCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() -> usage("unknown type '" + one.type + "'", types()));
    Problems problems = new Problems();
    List<String> options = new ArrayList<>(one.options);
    if (one.convention != null) {
      options.add("dateConvention=" + one.convention);
    }
    Criterion.Options read =
        Cases.options(String.join(";", options), Place.of("--option"), problems)
            .orElseThrow(() -> usage(problems.sorted().get(0).message(), problems.sorted().get(0).hint()));
    PrintWriter out = spec.commandLine().getOut();
    try {
      Explanation explanation = ItemGrader.of(Cases.criterion(type, read), one.expected).explain(one.got);
      out.println(explanation.verdict().code());
      if (explain) {
        print(explanation, out);
      }
      return ExitCode.OK;
    } catch (UnreadableReference e) {
      problems.error(Place.of("--expected"), "the reference cannot be read: " + e.getMessage(), "");
      throw new InvalidInput(problems.sorted());
    }
  }

  private ParameterException usage(String wrong, String right) {
    return new ParameterException(spec.commandLine(), wrong + " (" + right + ")");
  }

  private static String types() {
    return Arrays.stream(Criterion.Type.values()).map(Words::of).collect(Collectors.joining(", "));
  }

  private static void print(Explanation explanation, PrintWriter out) {
    explanation.expectedRead().forEach(form -> out.println("  expected: " + Problem.visible(form)));
    if (explanation.expectedRead().isEmpty()) {
      out.println("  expected: nothing");
    }
    out.println("  got:      " + Problem.visible(explanation.gotRead()));
    out.println("  because:  " + explanation.reason());
    explanation.f1().ifPresent(f1 -> out.println("  F1:       " + String.format(Locale.ROOT, "%.3f", f1)));
  }

  private int table(Path path) {
    Problems problems = new Problems();
    List<Case> cases = Cases.read(new Files(Path.of(""), problems), path.toString());
    problems.throwIfErrors();
    PrintWriter out = spec.commandLine().getOut();
    int differing = 0;
    int claimed = 0;
    for (Case one : cases) {
      try {
        Explanation explanation = ItemGrader.of(one.criterion(), one.expected()).explain(one.got());
        boolean differs = one.claimed().isPresent() && one.claimed().get() != explanation.verdict();
        claimed += one.claimed().isPresent() ? 1 : 0;
        differing += differs ? 1 : 0;
        out.println(line(one, explanation.verdict(), differs));
        if (explain) {
          print(explanation, out);
        }
      } catch (UnreadableReference e) {
        problems.error(one.place(), "the reference cannot be read: " + e.getMessage(), "");
      }
    }
    out.println(cases.size() + " cases, " + claimed + " with a verdict, " + differing + " different");
    problems.throwIfErrors();
    return differing == 0 ? ExitCode.OK : ExitCode.PROBLEMS;
  }

  private static String line(Case one, Verdict verdict, boolean differs) {
    return String.join(
        "\t",
        one.place().line() + "",
        one.criterion().id(),
        one.expected().isEmpty() ? "nothing" : String.join(" | ", one.expected()),
        Problem.visible(one.got()),
        verdict.code() + (differs ? " (not " + one.claimed().orElseThrow().code() + ")" : ""));
  }
}
