package etalon.data;

import etalon.bench.Benchmark;
import etalon.bench.BusinessFunction;
import etalon.bench.Catalogue;
import etalon.bench.ExchangeRate;
import etalon.bench.Lab;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.bench.PriceList;
import etalon.bench.Site;
import etalon.bench.Source;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the catalogue: site, functions, labs, models, prices, and what each benchmark is. */
public final class CatalogueReader {
  private static final List<String> BENCHMARK_FILES =
      List.of(
          "amendments.json", ProtocolReader.SCHEMA, "benchmark.json", ProtocolReader.DOCUMENTS, "prompt.en.md", "prompt.fr.md",
          ProtocolReader.FILE, "reference.csv", "rubric.json");
  private static final int MOST_TOKENS = 1_000_000_000;

  private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");
  private static final BigDecimal LEAST_RATE = new BigDecimal("0.000001");
  private static final BigDecimal MOST_RATE = new BigDecimal("1000000");

  private final Files files;
  private final Problems problems;

  public CatalogueReader(Files files) {
    this.files = files;
    this.problems = files.problems();
  }

  /**
   * The catalogue; empty when a file is missing or malformed, and then the problems say which.
   *
   * @param baseUrl an address that replaces the site's own
   */
  public Optional<Catalogue> read(Optional<String> baseUrl) {
    Optional<JsonObject> site = files.json("data/site.json");
    Optional<JsonObject> functionFile = files.json("data/functions.json");
    Optional<JsonObject> labFile = files.json("data/labs.json");
    Optional<JsonObject> modelFile = files.json("data/models.json");
    List<BusinessFunction> functions = functionFile.map(this::functions).orElse(List.of());
    List<Lab> labs = labFile.map(this::labs).orElse(List.of());
    Optional<Set<String>> functionIds = functionFile.map(file -> ids(functions, BusinessFunction::id));
    Optional<Set<String>> labIds = labFile.map(file -> ids(labs, Lab::id));
    Source modelSource = modelFile.map(JsonObject::source).orElse(null);
    List<Model> models = modelFile.map(file -> models(file, labIds)).orElse(List.of());
    PriceList prices = newestPrices(modelFile.map(file -> ids(models, Model::id)));
    List<Benchmark> benchmarks = new ArrayList<>();
    for (String folder : files.list("data/benchmarks")) {
      files.only("data/benchmarks/" + folder, BENCHMARK_FILES);
      files
          .json("data/benchmarks/" + folder + "/benchmark.json")
          .ifPresent(file -> benchmarks.add(benchmark(file, folder, functionIds)));
    }
    benchmarks.sort(
        Comparator.comparing(Benchmark::measured).reversed().thenComparing(Benchmark::id));
    if (site.isEmpty() || functionFile.isEmpty() || labFile.isEmpty() || modelFile.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Catalogue(site(site.get(), baseUrl), functions, labs, models, prices, modelSource, benchmarks));
  }

  private static <T> Set<String> ids(List<T> entries, Function<T, String> id) {
    return entries.stream().map(id).collect(Collectors.toSet());
  }

  /** Reports an id that another file does not hold; when that file could not be read, nothing is known. */
  private void known(JsonObject entry, String key, String id, Optional<Set<String>> known, String file) {
    if (!id.isEmpty() && known.isPresent() && !known.get().contains(id)) {
      problems.error(entry.place(key), "unknown " + key + " '" + id + "'", Nearest.perhaps(id, known.get()) + "an id of data/" + file);
    }
  }

  private Site site(JsonObject file, Optional<String> baseUrl) {
    List<String> languages = file.texts("languages");
    if (!languages.equals(List.of("en", "fr"))) {
      problems.error(file.place("languages"), "languages are " + languages, "[\"en\", \"fr\"]");
    }
    if (!file.text("defaultLanguage").equals("en")) {
      problems.error(file.place("defaultLanguage"), "the default language is not en", "\"en\"");
    }
    String ownUrl = file.address("baseUrl");
    baseUrl(file.place("baseUrl"), "baseUrl", ownUrl);
    baseUrl.ifPresent(url -> baseUrl(Place.of("--base-url"), "the address", url));
    Site site =
        new Site(
            file.text("name"),
            withSlash(baseUrl.orElse(ownUrl)),
            file.address("repository"),
            file.text("codeLicence"),
            file.text("textLicence"),
            file.has("rates") ? rates(file) : List.of());
    file.end();
    return site;
  }

  private List<ExchangeRate> rates(JsonObject file) {
    List<ExchangeRate> rates = new ArrayList<>();
    Set<String> seen = new HashSet<>(Set.of("USD"));
    for (JsonObject entry : file.objects("rates")) {
      String currency = entry.text("currency");
      if (!currency.isEmpty() && (!CURRENCY.matcher(currency).matches() || !seen.add(currency))) {
        problems.error(entry.place("currency"), "currency is '" + currency + "'", "the ISO 4217 code of a currency other than USD, each once: EUR");
      }
      rates.add(
          new ExchangeRate(currency, entry.number("perDollar", LEAST_RATE, MOST_RATE), entry.date("date"), entry.source()));
      entry.end();
    }
    return rates;
  }

  /** Other addresses are made by adding to it. */
  private void baseUrl(Place place, String what, String url) {
    if (!url.isEmpty() && (!JsonObject.isAddress(url) || url.contains("?") || url.contains("#"))) {
      problems.error(place, what + " is '" + url + "'", "a folder's address, without ? and #: https://example.org/site/");
    }
  }

  /** Addresses of folders end with a slash, however they were typed. */
  private static String withSlash(String address) {
    return address.endsWith("/") ? address : address + "/";
  }

  private List<BusinessFunction> functions(JsonObject file) {
    file.source();
    Set<String> seen = new HashSet<>();
    List<BusinessFunction> functions = new ArrayList<>();
    for (JsonObject entry : file.objects("functions")) {
      functions.add(new BusinessFunction(entry.freshId("id", seen), entry.names("names")));
      entry.end();
    }
    file.end();
    return functions;
  }

  private List<Lab> labs(JsonObject file) {
    file.source();
    Set<String> seen = new HashSet<>();
    List<Lab> labs = new ArrayList<>();
    for (JsonObject entry : file.objects("labs")) {
      labs.add(
          new Lab(entry.freshId("id", seen), entry.text("name"), entry.text("country"), entry.address("url")));
      entry.end();
    }
    file.end();
    return labs;
  }

  private List<Model> models(JsonObject file, Optional<Set<String>> labs) {
    Set<String> seen = new HashSet<>();
    Map<String, String> slugs = new HashMap<>();
    List<Model> models = new ArrayList<>();
    for (JsonObject entry : file.objects("models")) {
      String id = entry.freshId("id", seen);
      String lab = entry.id("lab");
      String name = entry.text("name");
      Optional<LocalDate> released = entry.optionalDate("released");
      Model.Weights weights = entry.oneOf("weights", Model.Weights.class);
      OptionalLong context = tokens(entry, "contextWindow");
      OptionalLong output = tokens(entry, "maxOutput");
      Set<Model.Medium> reads = EnumSet.noneOf(Model.Medium.class);
      reads.addAll(entry.someOf("reads", Model.Medium.class));
      entry.end();
      known(entry, "lab", lab, labs, "labs.json");
      if (id.isEmpty()) {
        continue;
      }
      Model model;
      try {
        model = new Model(id, name, lab, released, weights, context, output, reads);
      } catch (IllegalArgumentException e) {
        problems.error(entry.place("id"), e.getMessage(), "as the gateway names it, without _ in the lab");
        continue;
      }
      String other = slugs.put(model.slug(), id);
      if (other != null && !other.equals(id)) {
        problems.error(
            entry.place("id"), "'" + id + "' and '" + other + "' would share a page", "ids that differ after the slash");
      }
      models.add(model);
    }
    file.end();
    return models;
  }

  private static OptionalLong tokens(JsonObject entry, String key) {
    return entry.optionalWholeNumber(key, 1, MOST_TOKENS).map(OptionalLong::of).orElse(OptionalLong.empty());
  }

  private PriceList newestPrices(Optional<Set<String>> models) {
    PriceList newest = new PriceList(LocalDate.EPOCH, new Source("", "", LocalDate.EPOCH), Map.of(), Map.of(), Map.of());
    List<String> names = files.list("data/prices");
    for (String name : names) {
      Optional<JsonObject> file = files.json("data/prices/" + name);
      if (file.isPresent()) {
        PriceList list = PriceFile.read(file.get(), name, models, problems);
        newest = list.date().isAfter(newest.date()) ? list : newest;
      }
    }
    if (names.isEmpty()) {
      problems.error(Place.of("data/prices"), "there is no price list", "a file such as data/prices/2026-10-02.json");
    }
    return newest;
  }

  private Benchmark benchmark(JsonObject file, String folder, Optional<Set<String>> functions) {
    String id = file.id("id");
    if (!id.isEmpty() && !id.equals(folder)) {
      problems.error(file.place("id"), "id is '" + id + "'", "the folder's name, '" + folder + "'");
    }
    String function = file.id("function");
    known(file, "function", function, functions, "functions.json");
    var names = file.names("names");
    var input = file.oneOf("input", Benchmark.Input.class);
    // English unless the file says otherwise, as it was before other languages came.
    var language = file.optionalOneOf("language", Language.class).orElse(Language.EN);
    var unit = file.names("unit");
    var waitingFor = file.optionalOneOf("waitingFor", Benchmark.WaitingFor.class);
    var status =
        file.oneOf(
            "status", Benchmark.Status.class,
            waitingFor.isPresent() ? Benchmark.Status.COMING : Benchmark.Status.MEASURED);
    boolean coming = status == Benchmark.Status.COMING;
    int sample = file.wholeNumber("targetSample", 1, 1_000_000);
    int subtasks = file.wholeNumber("subtasks", 1, 1000);
    Source source = file.source();
    file.end();
    if (coming != waitingFor.isPresent()) {
      problems.error(
          file.place("status"),
          "status is " + (coming ? "coming without waitingFor" : "measured with waitingFor"),
          "a coming benchmark says what it waits for, a measured one does not");
    }
    Optional<Benchmark.WaitingFor> waits =
        coming ? waitingFor.or(() -> Optional.of(Benchmark.WaitingFor.RUBRIC)) : Optional.empty();
    return new Benchmark(folder, function, names, input, language, unit, status, waits, sample, subtasks, source);
  }
}
