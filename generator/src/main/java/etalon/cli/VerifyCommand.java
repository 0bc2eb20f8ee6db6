package etalon.cli;

import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Ranking;
import etalon.data.Files;
import etalon.data.Fingerprints;
import etalon.data.RankingFile;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.Evaluation;
import etalon.evaluate.Rankings;
import etalon.load.Inputs;
import etalon.problem.Problem;
import etalon.problem.Problems;
import etalon.publish.Verification;
import etalon.publish.Verification.Check;
import etalon.render.json.IndexJson;
import etalon.score.Scoring;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "verify",
    description = "Computes every published ranking and the site's index again from the raw answers.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

  /** Where our figures differ from the source's on purpose, and why. */
  private static final Map<String, String> MEANT =
      Map.of(
          "margin", "theirs treats the fields of a document as independent, and is 0 at 100 %; ours is a Wilson interval over documents",
          "hallucinationRate", "theirs is a rate, on finance from before the arbitration; ours is a count after it");

  private static final int LINES_SHOWN = 20;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/, content/ and i18n/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--site", paramLabel = "DIR", description = "A written site whose index.json is compared (default: public in the root, when there is one).")
  private Path site;

  @Option(names = "--details", description = "Prints every figure, the equal ones too.")
  private boolean details;

  @Spec private CommandSpec spec;

  private int failed;

  @Override
  public Integer call() throws IOException {
    Files files = new Files(root, new Problems());
    Inputs inputs;
    Evaluation evaluation;
    try (Progress progress = Progress.to(spec.commandLine().getErr())) {
      progress.now("reading");
      inputs = Inputs.load(root, Optional.empty());
      progress.now("computing");
      evaluation = Workflow.evaluate(inputs);
    }
    for (BenchmarkData data : inputs.measured()) {
      for (Ranking published : data.published()) {
        if (published.inputs().isPresent()) {
          ours(files, data, published);
        } else {
          theirs(data, published, evaluation.rankings().get(data.benchmark().id()));
        }
      }
    }
    index(inputs, evaluation);
    out().println(failed == 0 ? "Everything published can be computed again." : failed + " differences.");
    return failed == 0 ? ExitCode.OK : ExitCode.PROBLEMS;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private static String title(Ranking published) {
    return RankingFile.path(published.benchmark(), published.date()) + ", by " + published.publisher();
  }

  private void ours(Files files, BenchmarkData data, Ranking published) {
    String title = title(published);
    Map<String, String> now = Fingerprints.of(files, data.benchmark().id(), published.inputs().orElseThrow().runs(), published.date());
    List<String> changed = Verification.changedInputs(published, now);
    GradedBenchmark graded = Scoring.grade(Verification.asOf(data, published));
    if (graded.items().isEmpty()) {
      failed++;
      out().println(title + ": cannot be computed any more");
      changed.forEach(change -> out().println("  " + change));
      return;
    }
    report(title, Verification.ours(published, Rankings.of(graded)), changed);
  }

  private void theirs(BenchmarkData data, Ranking published, BenchmarkRanking now) {
    String title = title(published);
    List<String> graded = data.rubric().criteria().stream().map(c -> c.id()).toList();
    if (published.documents() != now.rows().get(0).documents() || !graded.containsAll(published.criteria())) {
      out().println(
          title + ": not comparable, it graded " + published.criteria() + " on " + published.documents()
              + " documents; the rubric is now " + graded + " on " + now.rows().get(0).documents());
      return;
    }
    report(title, Verification.theirs(published, now, MEANT), List.of());
  }

  private void report(String title, List<Check> checks, List<String> changed) {
    long equal = checks.stream().filter(Check::equal).count();
    out().println(title + ": " + equal + " of " + checks.size() + " figures equal");
    Map<String, Integer> meant = new TreeMap<>();
    for (Check check : checks) {
      if (check.fails()) {
        failed++;
        out().println(
            "  " + words(check) + (changed.isEmpty() ? "" : " (" + String.join(", ", changed) + ")"));
      } else if (!check.equal()) {
        meant.merge(check.figure(), 1, Integer::sum);
      }
      if (details) {
        out().println("    " + words(check));
      }
    }
    meant.forEach((figure, count) -> out().println("  " + figure + ": " + count + " differ on purpose; " + MEANT.get(figure)));
    if (checks.stream().noneMatch(Check::fails)) {
      changed.forEach(change -> out().println("  " + change + ", without changing a figure"));
    }
  }

  /** A figure that was published and what it is now, on one line. */
  static String words(Check check) {
    String is = check.equal() ? ", equal" : ", now " + shown(check.now());
    return check.model() + " " + check.figure() + ": published " + shown(check.published()) + is;
  }

  private static String shown(Optional<BigDecimal> figure) {
    return figure.map(BigDecimal::toPlainString).orElse("nothing");
  }

  /** The written index, line by line: a figure has a line of its own. */
  private void index(Inputs inputs, Evaluation evaluation) throws IOException {
    Path file = (site == null ? root.resolve("public") : site).resolve("index.json");
    if (!java.nio.file.Files.exists(file)) {
      if (site != null) {
        throw new ParameterException(spec.commandLine(), "There is no written site at " + site + ".");
      }
      out().println("No written site at " + file + ".");
      return;
    }
    List<String> written = new String(java.nio.file.Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    ByteArrayOutputStream index = new ByteArrayOutputStream();
    IndexJson.write(inputs, evaluation, index);
    List<String> computed = index.toString(StandardCharsets.UTF_8).lines().toList();
    int end = 0;
    int shorter = Math.min(written.size(), computed.size());
    // One line too many, or too few, must not make all that follow it different.
    while (end < shorter && same(fromEnd(written, end), fromEnd(computed, end))) {
      end++;
    }
    int differing = 0;
    for (int line = 0; line < Math.max(written.size(), computed.size()) - end; line++) {
      String was = line < written.size() - end ? written.get(line).strip() : "nothing";
      String is = line < computed.size() - end ? computed.get(line).strip() : "nothing";
      if (!same(was, is) && differing++ < LINES_SHOWN) {
        out().println("  " + file + ":" + (line + 1) + ": written " + Problem.visible(was) + ", now " + is);
      }
    }
    failed += differing;
    out().println("index.json: " + (differing == 0 ? computed.size() + " lines equal" : differing + " lines differ"));
  }

  private static String fromEnd(List<String> lines, int position) {
    return lines.get(lines.size() - 1 - position);
  }

  /** The address is the one that the site was built for. */
  private static boolean same(String written, String computed) {
    return written.strip().equals(computed.strip()) || written.strip().startsWith("\"url\": ") && computed.strip().startsWith("\"url\": ");
  }
}
