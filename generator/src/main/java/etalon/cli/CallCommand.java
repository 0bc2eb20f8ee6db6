package etalon.cli;

import etalon.bench.Failure;
import etalon.bench.Source;
import etalon.call.Caller;
import etalon.call.Halt;
import etalon.call.Order;
import etalon.call.Patience;
import etalon.call.Report;
import etalon.data.BenchmarkReader;
import etalon.data.Files;
import etalon.gateway.HttpGateway;
import etalon.gateway.Key;
import etalon.gateway.Question;
import etalon.gateway.Reply;
import etalon.problem.Problems;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "call",
    description = "Asks the models, once for each document, and keeps each answer as it comes.",
    mixinStandardHelpOptions = true,
    footer = {"", "The key is read from an environment variable; it is never written and never shown.", "First: etalon estimate BENCHMARK."})
final class CallCommand implements Callable<Integer> {
  private static final Duration GRACE = Duration.ofSeconds(30);

  @Parameters(paramLabel = "BENCHMARK", description = "Id of a benchmark that can be asked.")
  private String benchmark;

  @Option(names = "--run", required = true, paramLabel = "ID", description = "The run's name: <date>_<benchmark>.")
  private String run;

  @Option(names = "--models", split = ",", paramLabel = "ID", description = "Ids of models, separated by commas (default: all that can be asked).")
  private List<String> models = new ArrayList<>();

  @Option(names = "--limit", paramLabel = "N", description = "Asks the first N documents only.")
  private Integer limit;

  @Option(names = "--budget", paramLabel = "USD", description = "What the whole run may cost; it is never passed.")
  private BigDecimal budget;

  @Option(names = "--concurrency", paramLabel = "N", description = "Calls under way at once (default: ${DEFAULT-VALUE}).")
  private int concurrency = 2;

  @Option(names = "--resume", description = "Goes on with a run that was begun; what is paid is not paid twice.")
  private boolean resume;

  @Option(names = "--close", description = "Finishes a run with the failures that it has, without another call.")
  private boolean close;

  @Option(names = "--gateway", paramLabel = "URL", defaultValue = "https://openrouter.ai/api/v1", description = "An OpenAI-compatible gateway (default: ${DEFAULT-VALUE}).")
  private URI gateway;

  @Option(names = "--gateway-name", paramLabel = "NAME", defaultValue = "OpenRouter", description = "Its name, for the record (default: ${DEFAULT-VALUE}).")
  private String gatewayName;

  @Option(names = "--key-variable", paramLabel = "NAME", defaultValue = "OPENROUTER_API_KEY", description = "Environment variable that holds the key (default: ${DEFAULT-VALUE}).")
  private String keyVariable;

  @Option(names = "--ran-by", paramLabel = "NAME", description = "Whose run it is (default: the site's name).")
  private String ranBy;

  @Option(names = "--timeout", paramLabel = "SECONDS", description = "Longest wait for a reply (default: ${DEFAULT-VALUE}).")
  private int timeout = 300;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Files files = new Files(root, new Problems());
    Askable askable = Askable.read(files, benchmark, true, spec);
    if (!BenchmarkReader.isOf(askable.data().benchmark(), run)) {
      throw wrong("--run " + run + " is not <date>_" + benchmark + ".");
    }
    if (askable.data().protocol().isEmpty()) {
      throw wrong("The prompts and documents of '" + benchmark + "' are not here: it cannot be asked.");
    }
    if (concurrency < 1 || concurrency > 64 || timeout < 1 || (limit != null && limit < 1) || (budget != null && budget.signum() < 0)) {
      throw wrong("--concurrency is 1 to 64, --limit and --timeout 1 or more, --budget 0 or more.");
    }
    var site = askable.catalogue().site();
    LocalDate today = LocalDate.now();
    Source source = new Source(ranBy == null ? site.name() : ranBy, site.repository(), today);
    Order order =
        new Order(
            run, LocalDate.parse(run.substring(0, 10)), models, limit == null ? OptionalInt.empty() : OptionalInt.of(limit),
            Optional.ofNullable(budget), concurrency, resume, close,
            new Order.By(gatewayName, source.name(), source, Main.version(), today));
    Halt halt = new Halt();
    CountDownLatch ended = new CountDownLatch(1);
    Thread hook = new Thread(() -> interrupted(halt, ended));
    Runtime.getRuntime().addShutdownHook(hook);
    try (CallProgress progress = new CallProgress(spec.commandLine().getErr(), System.console() != null, System::nanoTime)) {
      Caller.Means means =
          new Caller.Means(close ? CallCommand::closed : gateway(), halt, Patience.USUAL, GRACE, new Random(), progress);
      Report report = new Caller(root, files, askable.catalogue(), askable.data(), order, means).call();
      progress.close();
      print(report);
      return report.sealed() ? ExitCode.OK : ExitCode.UNFINISHED;
    } finally {
      ended.countDown();
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The program is ending: the hook is what ended us.
      }
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private HttpGateway gateway() {
    String secret = System.getenv(keyVariable);
    if (secret == null || secret.isBlank()) {
      throw wrong("The environment variable " + keyVariable + " holds no key.");
    }
    try {
      return new HttpGateway(
          gateway, new Key(secret.strip()),
          new HttpGateway.Timing(Duration.ofSeconds(timeout), Duration.ofSeconds(1), Clock.systemUTC(), System::nanoTime));
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private static Reply closed(Question question) {
    throw new IllegalStateException("a run that is closed asks nothing");
  }

  /** Ctrl-C: no new call, and time for those under way to end and be written down. */
  private static void interrupted(Halt halt, CountDownLatch ended) {
    halt.stop("interrupted");
    try {
      boolean clean = ended.await(GRACE.plusSeconds(5).toMillis(), TimeUnit.MILLISECONDS);
      if (!clean) {
        System.err.println("etalon: a call did not end; what it cost is not known.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void print(Report report) {
    PrintWriter out = spec.commandLine().getOut();
    int failed = report.failures().values().stream().mapToInt(Integer::intValue).sum();
    out.println(run + ": " + report.done() + " of " + report.planned() + " calls have ended, " + failed + " failed");
    report.failures().forEach((failure, count) -> out.println("  " + failure.code() + (failure.canBeTheModels() ? " (the model's): " : " (ours): ") + count));
    report.reused().forEach((from, count) -> out.println("  reused from " + from + ": " + count + " calls, not paid again"));
    out.println(
        "  spent: " + Dollars.of(report.spent())
            + (report.possible().signum() > 0 ? ", and at most " + Dollars.of(report.possible()) + " for requests whose cost was not told" : ""));
    report.refused().forEach(document -> out.println("  to be dropped for all: " + document));
    if (!report.halted().isEmpty()) {
      out.println("  ended early: " + report.halted());
    }
    if (report.sealed() && report.failures().keySet().stream().anyMatch(Failure::canBeTheModels)) {
      out.println("  read what the models failed on in replies/: a document is out for all until its failure is attributed (amendments.json)");
    }
    if (report.sealed()) {
      out.println("data/runs/" + run + " is written. Next: etalon score " + benchmark);
      return;
    }
    out.println(report.open() + " calls remain. Go on: etalon call " + benchmark + " --run " + run + " --resume");
    if (report.halted().isEmpty()) {
      out.println("Or finish with these failures: etalon call " + benchmark + " --run " + run + " --close");
    }
  }
}
