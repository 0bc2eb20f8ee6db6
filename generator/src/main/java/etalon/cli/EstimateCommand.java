package etalon.cli;

import etalon.call.Estimate;
import etalon.call.Estimate.Line;
import etalon.data.Files;
import etalon.problem.Problems;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "estimate",
    description = "Says what asking the models would cost. Calls nothing and needs no key.",
    mixinStandardHelpOptions = true)
final class EstimateCommand implements Callable<Integer> {
  private static final String ROW = "  %-36s %6s %7s %11s %11s %-30s %9s %10s%n";

  @Parameters(paramLabel = "BENCHMARK", description = "Id of a benchmark.")
  private String benchmark;

  @Option(names = "--models", split = ",", paramLabel = "ID", description = "Ids of models, separated by commas (default: all).")
  private List<String> models = new ArrayList<>();

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Files files = new Files(root, new Problems());
    Askable askable = Askable.read(files, benchmark, false, spec);
    Estimate estimate = Estimate.of(files, askable.catalogue(), askable.data(), askable.others(), models);
    PrintWriter out = spec.commandLine().getOut();
    var prices = askable.catalogue().prices();
    out.println(
        benchmark + ": " + estimate.documents() + " documents, " + estimate.lines().size() + " models, " + estimate.calls()
            + " calls; prices of " + prices.date() + ", " + prices.source().name());
    assumptions(out, askable);
    out.printf(Locale.ROOT, ROW, "model", "calls", "reused", "tokens in", "tokens out", "from", "cost", "at most");
    for (Line line : estimate.lines()) {
      out.printf(
          Locale.ROOT, ROW, line.model().id(), line.calls(), line.known(), tokens(line.tokensIn()), tokens(line.tokensOut()),
          basis(line), line.cost().map(Dollars::of).orElse("no price"), line.ceiling().map(Dollars::of).orElse("-"));
    }
    out.printf(
        Locale.ROOT, ROW, "in all", estimate.calls(), "", "", "", "", Dollars.of(estimate.cost()),
        estimate.ceiling().map(Dollars::of).orElse("-"));
    estimate.apart().forEach(apart -> out.println("  not asked: " + apart.model().id() + ": " + apart.reason()));
    return ExitCode.OK;
  }

  private static void assumptions(PrintWriter out, Askable askable) {
    if (askable.data().protocol().isEmpty()) {
      out.println("  Prompts and documents are not here: each call is taken to cost what it cost on the mean when it was made.");
      return;
    }
    out.println(
        "  Assumed where no earlier call tells: " + Estimate.CHARACTERS_PER_TOKEN + " characters to a token, "
            + Estimate.TOKENS_PER_PAGE + " tokens to a page, " + Estimate.TOKENS_PER_CRITERION + " tokens to an answer without thinking.");
    out.println("  At most: every answer as long as the protocol lets it be, thinking included. Repeated requests are not in it.");
  }

  private static String tokens(OptionalLong tokens) {
    return tokens.isPresent() ? String.format(Locale.ROOT, "%,d", tokens.getAsLong()) : "-";
  }

  private static String basis(Line line) {
    return switch (line.basis()) {
      case SAME_BENCHMARK -> line.earlier() + " calls on this benchmark";
      case OTHER_BENCHMARKS -> line.earlier() + " calls on others, for answers";
      case MEAN_COST -> "mean of " + line.earlier() + " calls";
      case ASSUMED -> "assumed";
      case NONE -> "nothing known";
    };
  }
}
