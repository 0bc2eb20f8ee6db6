package etalon.data;

import etalon.bench.Benchmark;
import etalon.bench.BusinessFunction;
import etalon.bench.Catalogue;
import etalon.bench.Lab;
import etalon.bench.Model;
import etalon.bench.PriceList;
import etalon.bench.Site;
import etalon.bench.Source;
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

/** Reads the catalogue: site, functions, labs, models, prices, and what each benchmark is. */
public final class CatalogueReader {
  private static final BigDecimal MOST_TOKENS = new BigDecimal("1000000000");
  private static final BigDecimal MOST_DOLLARS = new BigDecimal("100000");

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
    Source modelSource = modelFile.map(JsonObject::source).orElse(null);
    List<Model> models = modelFile.map(file -> models(file, labs)).orElse(List.of());
    PriceList prices = newestPrices(models);
    List<Benchmark> benchmarks = new ArrayList<>();
    for (String folder : files.list("data/benchmarks")) {
      files
          .json("data/benchmarks/" + folder + "/benchmark.json")
          .ifPresent(file -> benchmark(file, folder, functions).ifPresent(benchmarks::add));
    }
    benchmarks.sort(
        Comparator.comparing(Benchmark::measured).reversed().thenComparing(Benchmark::id));
    if (site.isEmpty() || functionFile.isEmpty() || labFile.isEmpty() || modelFile.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Catalogue(site(site.get(), baseUrl), functions, labs, models, prices, modelSource, benchmarks));
  }

  private Site site(JsonObject file, Optional<String> baseUrl) {
    List<String> languages = file.texts("languages");
    if (!languages.equals(List.of("en", "fr"))) {
      problems.error(file.place("languages"), "languages are " + languages, "[\"en\", \"fr\"]");
    }
    if (!file.text("defaultLanguage").equals("en")) {
      problems.error(file.place("defaultLanguage"), "the default language is not en", "\"en\"");
    }
    Site site =
        new Site(
            file.text("name"),
            withSlash(baseUrl.orElse(file.address("baseUrl"))),
            file.address("repository"),
            file.text("codeLicence"),
            file.text("textLicence"));
    file.end();
    return site;
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

  private List<Model> models(JsonObject file, List<Lab> labs) {
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
      if (labs.stream().noneMatch(known -> known.id().equals(lab))) {
        problems.error(entry.place("lab"), "unknown lab '" + lab + "'", "an id of data/labs.json");
      }
      if (!id.contains("/")) {
        problems.error(entry.place("id"), "model id '" + id + "'", "lab/model, as the gateway names it");
        continue;
      }
      Model model = new Model(id, name, lab, released, weights, context, output, reads);
      String other = slugs.put(model.slug(), id);
      if (other != null) {
        problems.error(
            entry.place("id"), "'" + id + "' and '" + other + "' would share a page", "ids that differ after the slash");
      }
      models.add(model);
    }
    file.end();
    return models;
  }

  private static OptionalLong tokens(JsonObject entry, String key) {
    return entry
        .optionalNumber(key, BigDecimal.ONE, MOST_TOKENS)
        .map(tokens -> OptionalLong.of(tokens.longValue()))
        .orElse(OptionalLong.empty());
  }

  private PriceList newestPrices(List<Model> models) {
    PriceList newest =
        new PriceList(LocalDate.EPOCH, new Source("?", "?", LocalDate.EPOCH), Map.of());
    for (String name : files.list("data/prices")) {
      Optional<JsonObject> file = files.json("data/prices/" + name);
      if (file.isPresent()) {
        PriceList list = prices(file.get(), name, models);
        newest = list.date().isAfter(newest.date()) ? list : newest;
      }
    }
    if (newest.date().equals(LocalDate.EPOCH)) {
      problems.error(Place.of("data/prices"), "there is no price list", "data/prices/2026-10-02.json");
    }
    return newest;
  }

  private PriceList prices(JsonObject file, String name, List<Model> models) {
    LocalDate date = file.date("date");
    if (!name.equals(date + ".json")) {
      problems.error(file.place("date"), "date is " + date, "the date in the file's name");
    }
    Source source = file.source();
    if (!file.text("unit").equals("USD per million tokens")) {
      problems.error(file.place("unit"), "unknown unit", "USD per million tokens");
    }
    Map<String, PriceList.Price> prices = new HashMap<>();
    Set<String> seen = new HashSet<>();
    for (JsonObject entry : file.objects("prices")) {
      String model = entry.freshId("model", seen);
      if (models.stream().noneMatch(known -> known.id().equals(model))) {
        problems.error(entry.place("model"), "unknown model '" + model + "'", "an id of data/models.json");
      }
      prices.put(
          model,
          new PriceList.Price(
              entry.number("input", BigDecimal.ZERO, MOST_DOLLARS),
              entry.number("output", BigDecimal.ZERO, MOST_DOLLARS)));
      entry.end();
    }
    file.end();
    return new PriceList(date, source, prices);
  }

  private Optional<Benchmark> benchmark(JsonObject file, String folder, List<BusinessFunction> functions) {
    String id = file.id("id");
    if (!id.equals(folder)) {
      problems.error(file.place("id"), "id is '" + id + "'", "the folder's name, '" + folder + "'");
    }
    String function = file.id("function");
    if (functions.stream().noneMatch(known -> known.id().equals(function))) {
      problems.error(
          file.place("function"), "unknown function '" + function + "'", "an id of data/functions.json");
    }
    var names = file.names("names");
    var input = file.oneOf("input", Benchmark.Input.class);
    var unit = file.names("unit");
    var status = file.oneOf("status", Benchmark.Status.class);
    var waitingFor = file.optionalOneOf("waitingFor", Benchmark.WaitingFor.class);
    int sample = file.wholeNumber("targetSample", 1, 1_000_000);
    int subtasks = file.wholeNumber("subtasks", 1, 1000);
    Source source = file.source();
    file.end();
    if ((status == Benchmark.Status.COMING) != waitingFor.isPresent()) {
      problems.error(
          file.place("status"),
          "status is " + (status == Benchmark.Status.COMING ? "coming without waitingFor" : "measured with waitingFor"),
          "a coming benchmark says what it waits for, a measured one does not");
      return Optional.empty();
    }
    return Optional.of(
        new Benchmark(id, function, names, input, unit, status, waitingFor, sample, subtasks, source));
  }
}
