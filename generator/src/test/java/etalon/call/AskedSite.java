package etalon.call;

import etalon.bench.Catalogue;
import etalon.bench.Source;
import etalon.data.BenchmarkReader;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.gateway.FakeGateway;
import etalon.gateway.HttpGateway;
import etalon.gateway.Key;
import etalon.problem.Problems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A made-up benchmark that can be asked: document n asks for 7 n, and for a note that is not there. */
public final class AskedSite {
  public static final String BENCHMARK = "sums";
  public static final String RUN = "2026-03-02_sums";

  private static final String SOURCE = "{\"name\": \"Example\", \"url\": \"https://example.org/\", \"retrieved\": \"2026-03-01\"}";
  private static final Pattern NUMBER = Pattern.compile("number (\\d+)");

  private final Path root;

  private AskedSite(Path root) {
    this.root = root;
  }

  public static AskedSite write(Path root, int models, int documents) {
    AskedSite site = new AskedSite(root);
    site.put("site.json",
        "{\"name\": \"Example\", \"languages\": [\"en\", \"fr\"], \"defaultLanguage\": \"en\", \"baseUrl\": \"https://example.org/\","
            + " \"repository\": \"https://example.org/repository\", \"codeLicence\": \"Apache-2.0\", \"textLicence\": \"CC-BY-4.0\"}");
    site.put("functions.json", "{\"source\": " + SOURCE + ", \"functions\": [{\"id\": \"finance\", \"names\": {\"en\": \"Finance\", \"fr\": \"Finance\"}}]}");
    site.put("labs.json", "{\"source\": " + SOURCE + ", \"labs\": [{\"id\": \"lab\", \"name\": \"Lab\", \"country\": \"FR\", \"url\": \"https://example.org/\"}]}");
    site.benchmark("coming", documents);
    return site.models(models);
  }

  public AskedSite models(int models) {
    put("models.json", "{\"source\": " + SOURCE + ", \"models\": ["
        + join(models, m -> "{\"id\": \"lab/model-" + m + "\", \"name\": \"Model " + m + "\", \"lab\": \"lab\", \"weights\": \"open\", \"reads\": [\"text\"]}") + "]}");
    // The prices of FakeGateway.cost.
    put("prices/2026-03-01.json", "{\"date\": \"2026-03-01\", \"source\": " + SOURCE + ", \"unit\": \"USD per million tokens\", \"prices\": ["
        + join(models, m -> "{\"model\": \"lab/model-" + m + "\", \"input\": 2, \"output\": 10}") + "]}");
    return this;
  }

  /** @param status of the benchmark: coming before its first run, measured after it */
  public AskedSite benchmark(String status, int documents) {
    String folder = "benchmarks/" + BENCHMARK + "/";
    put(folder + "benchmark.json",
        "{\"id\": \"sums\", \"function\": \"finance\", \"names\": {\"en\": \"Sums\", \"fr\": \"Sommes\"}, \"input\": \"text\","
            + " \"unit\": {\"en\": \"question\", \"fr\": \"question\"}, \"status\": \"" + status + "\""
            + (status.equals("coming") ? ", \"waitingFor\": \"rubric\"" : "") + ", \"targetSample\": 100, \"subtasks\": 2, \"source\": " + SOURCE + "}");
    put(folder + "rubric.json", "{\"criteria\": ["
        + "{\"id\": \"total\", \"names\": {\"en\": \"Total\", \"fr\": \"Total\"}, \"type\": \"amount\", \"weight\": 1, \"critical\": true},"
        + "{\"id\": \"note\", \"names\": {\"en\": \"Note\", \"fr\": \"Note\"}, \"type\": \"label\", \"weight\": 1, \"critical\": false}], \"exclusions\": []}");
    put(folder + "amendments.json", "{\"source\": " + SOURCE + ", \"amendments\": []}");
    put(folder + "reference.csv", "document,criterion,expected\n"
        + IntStream.rangeClosed(1, documents).mapToObj(d -> "d" + d + ",total," + 7 * d + "\nd" + d + ",note,\n").collect(Collectors.joining()));
    put(folder + "answer-schema.json", "{\"type\": \"object\", \"properties\": {"
        + "\"total\": {\"type\": \"string\", \"form\": {\"en\": \"the number\", \"fr\": \"le nombre\"}},"
        + "\"note\": {\"type\": [\"string\", \"null\"], \"form\": {\"en\": \"the note, or null\", \"fr\": \"la note, ou null\"}}}}");
    put(folder + "prompt.en.md", "Answer with an object:\n{{form}}\nThe question: {{question}}\n");
    put(folder + "protocol.json", "{\"source\": " + SOURCE + ", \"temperature\": 0, \"maxTokens\": 500, \"ceilings\": [], \"providers\": [], \"documents\": ["
        + IntStream.rangeClosed(1, documents)
            .mapToObj(d -> "{\"id\": \"d" + d + "\", \"language\": \"en\", \"question\": \"What is seven times the number " + d + " ?\"}")
            .collect(Collectors.joining(", ")) + "]}");
    return this;
  }

  /** The right object for a prompt, which a third of the models gets wrong now and then. */
  public static String answer(String model, String prompt) {
    Matcher number = NUMBER.matcher(prompt);
    if (!number.find()) {
      throw new IllegalArgumentException(prompt);
    }
    int d = Integer.parseInt(number.group(1));
    int slip = model.hashCode() % 3 == 0 && d % 5 == 0 ? 1 : 0;
    return "{\"total\": \"" + (7 * d + slip) + "\", \"note\": null}";
  }

  private static String join(int count, java.util.function.IntFunction<String> entry) {
    return IntStream.rangeClosed(1, count).mapToObj(entry).collect(Collectors.joining(", "));
  }

  public Path root() {
    return root;
  }

  public Path data(String path) {
    return root.resolve("data").resolve(path);
  }

  public void put(String path, String text) {
    try {
      java.nio.file.Files.createDirectories(data(path).getParent());
      java.nio.file.Files.writeString(data(path), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String read(String path) {
    try {
      return java.nio.file.Files.readString(data(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Everything below a folder of data/, with times and days of calls left out: these were measured. */
  public SortedMap<String, String> files(String folder) {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = java.nio.file.Files.walk(data(folder))) {
      for (Path path : paths.filter(java.nio.file.Files::isRegularFile).toList()) {
        String name = data(folder).relativize(path).toString();
        String text = java.nio.file.Files.readString(path, StandardCharsets.UTF_8);
        if (name.equals("calls.csv")) {
          text = text.lines().map(AskedSite::withoutTime).collect(Collectors.joining("\n"));
        } else if (name.equals("run.json")) {
          text = text.replaceAll("\"(first|last|retrieved)\": \"[^\"]*\"", "\"$1\": \"\"");
        }
        files.put(name, text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static String withoutTime(String row) {
    List<String> cells = new ArrayList<>(List.of(row.split(",", -1)));
    cells.set(10, "");
    return String.join(",", cells);
  }

  /** How a test orders a session. */
  public static final class Session {
    private final AskedSite site;
    private final URI gateway;
    private String run = RUN;
    private List<String> models = List.of();
    private Optional<BigDecimal> budget = Optional.empty();
    private OptionalInt limit = OptionalInt.empty();
    private int concurrency = 2;
    private boolean resume;
    private boolean close;
    private Halt halt = new Halt();
    private Patience patience = new Patience(6, Duration.ofMillis(1), Duration.ofMillis(4), Duration.ofSeconds(5));
    private Duration timeout = Duration.ofSeconds(20);
    private Caller.Listener listener = (call, done, failed, planned, spent) -> { };

    Session(AskedSite site, URI gateway) {
      this.site = site;
      this.gateway = gateway;
    }

    Session run(String id) {
      run = id;
      return this;
    }

    Session models(String... ids) {
      models = List.of(ids);
      return this;
    }

    Session budget(String dollars) {
      budget = Optional.of(new BigDecimal(dollars));
      return this;
    }

    Session limit(int documents) {
      limit = OptionalInt.of(documents);
      return this;
    }

    Session concurrency(int calls) {
      concurrency = calls;
      return this;
    }

    Session resume() {
      resume = true;
      return this;
    }

    Session close() {
      close = true;
      return this;
    }

    Session timeout(Duration longest) {
      timeout = longest;
      return this;
    }

    Session halt(Halt by, Caller.Listener after) {
      halt = by;
      listener = after;
      return this;
    }

    Report call() throws IOException {
      Files files = new Files(site.root, new Problems());
      Catalogue catalogue = new CatalogueReader(files).read(Optional.empty()).orElseThrow();
      BenchmarkReader reader = new BenchmarkReader(files, catalogue, true);
      var benchmark = catalogue.benchmarks().get(0);
      var data = benchmark.measured() ? reader.read(benchmark) : reader.prepared(benchmark).orElseThrow();
      files.problems().throwIfErrors();
      Source source = new Source("Example", "https://example.org/", LocalDate.of(2026, 3, 2));
      Order order =
          new Order(
              run, LocalDate.parse(run.substring(0, 10)), models, limit, budget, concurrency, resume, close,
              new Order.By("Fake", "Example", source, "test", LocalDate.of(2026, 3, 2)));
      HttpGateway http =
          new HttpGateway(
              gateway, new Key(FakeGateway.KEY),
              new HttpGateway.Timing(timeout, Duration.ofMillis(1), Clock.systemUTC(), System::nanoTime));
      return new Caller(
              site.root, files, catalogue, data, order,
              new Caller.Means(http, halt, patience, Duration.ofSeconds(2), new Random(7), listener))
          .call();
    }
  }

  Session session(FakeGateway gateway) {
    return new Session(this, gateway.address());
  }
}
