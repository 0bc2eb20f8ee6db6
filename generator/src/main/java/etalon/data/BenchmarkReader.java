package etalon.data;

import etalon.bench.Amendment;
import etalon.bench.Answer;
import etalon.bench.Arbitration;
import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Call;
import etalon.bench.Calls;
import etalon.bench.Catalogue;
import etalon.bench.Conduct;
import etalon.bench.Criterion;
import etalon.bench.Failure;
import etalon.bench.Item;
import etalon.bench.Protocol;
import etalon.bench.Ranking;
import etalon.bench.Rubric;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.bench.Verdict;
import etalon.grade.ItemGrader;
import etalon.grade.UnreadableReference;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads all that lies in data/ about one measured benchmark: rubric, reference, amendments, runs, history. */
public final class BenchmarkReader {
  private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
  private static final BigDecimal MANY = new BigDecimal("1000000000");
  private static final String[] REFERENCE_COLUMNS = {"document", "criterion", "expected"};
  private static final List<String> RUN_FILES = List.of("answers", "arbitration.csv", "calls.csv", "replies", "run.json", "scores.csv");

  private final Files files;
  private final Problems problems;
  private final Set<String> models = new HashSet<>();
  private final List<String> runFolders;
  private final boolean withAnswers;

  /**
   * @param withAnswers whether the answers are held in memory; without, they can be read a file at a time
   *     with {@link AnswerFile}, and what depends on them is not checked
   */
  public BenchmarkReader(Files files, Catalogue catalogue, boolean withAnswers) {
    this.files = files;
    this.withAnswers = withAnswers;
    this.problems = files.problems();
    this.runFolders = files.list("data/runs");
    catalogue.models().forEach(model -> models.add(model.id()));
  }

  public BenchmarkData read(Benchmark benchmark) {
    String folder = "data/benchmarks/" + benchmark.id() + "/";
    List<Ranking> published = published(benchmark);
    Optional<Rubric> rubric = files.json(folder + "rubric.json").map(this::rubric);
    Optional<List<Row>> rows = files.table(folder + "reference.csv", REFERENCE_COLUMNS);
    Optional<JsonObject> amendmentFile = files.json(folder + "amendments.json");
    if (rubric.isEmpty() || rows.isEmpty()) {
      // Every answer would be reported as answering nothing.
      return new BenchmarkData(benchmark, new Rubric(List.of(), List.of()), List.of(), List.of(), List.of(), published, Optional.empty());
    }
    List<Item> reference = reference(rows.get(), rubric.get());
    Map<String, Item> items = new HashMap<>();
    reference.forEach(item -> items.put(Run.key(item.document(), item.criterion().id()), item));
    Set<String> documents = reference.stream().map(Item::document).collect(Collectors.toSet());
    List<String> folders = runFolders.stream().filter(run -> isOf(benchmark, run)).toList();
    List<Run> runs = new ArrayList<>();
    folders.forEach(run -> run(run, benchmark, documents, reference, folders).ifPresent(runs::add));
    if (folders.isEmpty()) {
      problems.error(
          Place.of(folder + "benchmark.json"), "the benchmark is measured but has no run", "a folder data/runs/<date>_" + benchmark.id());
    }
    documentsOnce(runs);
    List<Amendment> amendments =
        amendmentFile
            .map(file -> amendments(file, documents, items, runs.size() == folders.size() ? runs : List.of()))
            .orElse(List.of());
    Optional<Protocol> protocol = new ProtocolReader(files, models).read(benchmark.id(), rubric.get(), reference);
    return new BenchmarkData(benchmark, rubric.get(), reference, amendments, runs, published, protocol);
  }

  /**
   * What is prepared for a coming benchmark, checked as far as it is there, before its run needs it.
   *
   * @return empty when there is nothing to ask yet
   */
  public Optional<BenchmarkData> prepared(Benchmark benchmark) {
    String folder = "data/benchmarks/" + benchmark.id() + "/";
    boolean askable = files.exists(folder + ProtocolReader.FILE);
    Optional<Rubric> rubric =
        askable || files.exists(folder + "rubric.json") ? files.json(folder + "rubric.json").map(this::rubric) : Optional.empty();
    if (rubric.isEmpty()) {
      return Optional.empty();
    }
    List<Item> reference =
        reference(
            askable ? files.csv(folder + "reference.csv", REFERENCE_COLUMNS) : rows(folder + "reference.csv", REFERENCE_COLUMNS),
            rubric.get());
    if (files.exists(folder + "amendments.json")) {
      Map<String, Item> items = new HashMap<>();
      reference.forEach(item -> items.put(Run.key(item.document(), item.criterion().id()), item));
      Set<String> documents = reference.stream().map(Item::document).collect(Collectors.toSet());
      files.json(folder + "amendments.json").ifPresent(file -> amendments(file, documents, items, List.of()));
    }
    if (!askable || reference.isEmpty()) {
      return Optional.empty();
    }
    return new ProtocolReader(files, models)
        .read(benchmark.id(), rubric.get(), reference)
        .map(
            protocol ->
                new BenchmarkData(
                    benchmark, rubric.get(), reference, List.of(), List.of(), List.of(), Optional.of(protocol)));
  }

  /** The documents of a benchmark's reference that no run asked, in the order of the reference. */
  public static List<String> unasked(Files files, String benchmark) {
    Set<String> documents = new LinkedHashSet<>();
    String reference = "data/benchmarks/" + benchmark + "/reference.csv";
    if (files.exists(reference)) {
      files.csv(reference, REFERENCE_COLUMNS).forEach(row -> documents.add(row.text("document")));
    }
    for (String run : files.list("data/runs")) {
      if (run.endsWith("_" + benchmark) && files.exists("data/runs/" + run + "/run.json")) {
        files.json("data/runs/" + run + "/run.json").ifPresent(file -> file.texts("documents").forEach(documents::remove));
      }
    }
    documents.remove("");
    return List.copyOf(documents);
  }

  /** Whether a folder's name is a day and the benchmark's id. */
  public static boolean isOf(Benchmark benchmark, String run) {
    return run.endsWith("_" + benchmark.id()) && DAY.matcher(run.substring(0, run.length() - benchmark.id().length() - 1)).matches();
  }

  private Rubric rubric(JsonObject file) {
    Set<String> seen = new HashSet<>();
    List<Criterion> criteria = new ArrayList<>();
    for (JsonObject entry : file.objects("criteria")) {
      String id = entry.freshId("id", seen);
      criteria.add(
          new Criterion(
              id,
              entry.names("names"),
              entry.oneOf("type", Criterion.Type.class, Criterion.Type.EXACT),
              entry.wholeNumber("weight", 1, 1000),
              entry.flag("critical"),
              options(entry)));
      entry.end();
    }
    List<Rubric.Exclusion> exclusions = new ArrayList<>();
    for (JsonObject entry : file.objects("exclusions")) {
      exclusions.add(
          new Rubric.Exclusion(entry.freshId("id", seen), entry.names("names"), entry.names("reason")));
      entry.end();
    }
    file.end();
    return new Rubric(criteria, exclusions);
  }

  private Criterion.Options options(JsonObject entry) {
    Optional<String> separator = entry.optionalText("decimalSeparator");
    if (separator.isPresent() && !separator.get().equals(".") && !separator.get().equals(",")) {
      problems.error(entry.place("decimalSeparator"), "decimalSeparator is '" + separator.get() + "'", "\".\" or \",\"");
    }
    return new Criterion.Options(
        entry.optionalNumber("absoluteTolerance", BigDecimal.ZERO, MANY),
        entry.optionalNumber("relativeTolerance", BigDecimal.ZERO, BigDecimal.ONE),
        separator.map(text -> text.charAt(0)),
        entry.optionalOneOf("dateConvention", Criterion.DateConvention.class),
        entry.has("abbreviations") ? abbreviations(entry) : List.of());
  }

  private List<String> abbreviations(JsonObject entry) {
    List<String> pairs = entry.texts("abbreviations");
    for (String pair : pairs) {
      if (!pair.matches("[^=]+=[^=]+")) {
        problems.error(entry.place("abbreviations"), "abbreviation '" + pair + "'", "short=long");
      }
    }
    return pairs.stream().filter(pair -> pair.matches("[^=]+=[^=]+")).toList();
  }

  private List<Item> reference(List<Row> rows, Rubric rubric) {
    Set<String> seen = new HashSet<>();
    List<Item> items = new ArrayList<>();
    for (Row row : rows) {
      String document = row.text("document");
      String criterion = row.text("criterion");
      List<String> forms = forms(row.raw("expected"));
      if (!seen.add(Run.key(document, criterion))) {
        problems.error(row.place(), "document '" + document + "' declares '" + criterion + "' twice", "once");
      }
      Optional<Criterion> known = rubric.criterion(criterion);
      if (known.isEmpty()) {
        if (!criterion.isEmpty()) {
          problems.error(
              row.place(),
              "unknown criterion '" + criterion + "'",
              oneOf(criterion, rubric.criteria().stream().map(Criterion::id).toList()));
        }
        continue;
      }
      readable(known.get(), forms, row.place());
      items.add(new Item(document, known.get(), forms));
    }
    return items;
  }

  /** A reference that cannot be read must never become "nothing": it stops the preparation. */
  private void readable(Criterion criterion, List<String> forms, Place place) {
    try {
      ItemGrader.of(criterion, forms);
    } catch (UnreadableReference e) {
      problems.error(place, e.getMessage(), "");
    }
  }

  static List<String> forms(String cell) {
    return cell.isEmpty() ? List.of() : Arrays.asList(cell.split("\\|", -1));
  }

  private Optional<Run> run(
      String id, Benchmark benchmark, Set<String> documents, List<Item> items, List<String> runs) {
    String folder = "data/runs/" + id + "/";
    files.only("data/runs/" + id, RUN_FILES);
    Optional<JsonObject> found = files.json(folder + "run.json");
    if (found.isEmpty()) {
      return Optional.empty();
    }
    JsonObject file = found.get();
    ofFolder(file, benchmark);
    LocalDate date = file.dateOf(id, "date");
    boolean demonstration = file.flag("demonstration");
    Conduct conduct = ConductFile.read(file, models);
    Source source = file.source();
    List<String> asked = file.texts("documents");
    Set<String> own = new HashSet<>();
    for (String document : asked) {
      if (!own.add(document)) {
        problems.error(file.place("documents"), "document '" + document + "' stands twice", "each once");
      } else if (!documents.contains(document)) {
        problems.error(
            file.place("documents"), "document '" + document + "' has no reference", "a row in reference.csv");
      }
    }
    List<Run.Sheet> sheets = new ArrayList<>();
    for (JsonObject entry : file.objects("answers")) {
      String model = model(entry.place("model"), entry.id("model"));
      String sha256 = entry.text("sha256");
      entry.optionalText("replies");
      entry.end();
      if (model.isEmpty()) {
        continue;
      }
      if (sheets.stream().anyMatch(sheet -> sheet.model().equals(model))) {
        problems.error(entry.place("model"), "'" + model + "' stands twice", "each model once");
      }
      sheets.add(new Run.Sheet(model, sha256));
    }
    unlisted(id, sheets);
    Map<String, Map<String, Answer>> answers = withAnswers ? answers(id, sheets, AnswerFile.Asked.of(own, items)) : Map.of();
    Map<String, String> words = file.has("asked") ? words(file.object("asked")) : file.<Map<String, String>>absent("asked").orElse(Map.of());
    List<String> covered = file.has("callsOfRuns") ? file.texts("callsOfRuns") : List.of(id);
    file.end();
    for (String replaced : conduct.replaces()) {
      if (!runs.contains(replaced) || replaced.compareTo(id) >= 0) {
        problems.error(
            file.place("replaces"), "'" + replaced + "' is no earlier run", "one of " + String.join(", ", runs) + ", before " + id);
      }
    }
    if (!covered.contains(id)) {
      problems.error(file.place("callsOfRuns"), "callsOfRuns leaves out the run itself", id);
    }
    for (String run : covered) {
      if (!runs.contains(run)) {
        problems.error(
            file.place("callsOfRuns"), "unknown run '" + run + "'", oneOf(run, runs));
      }
    }
    return Optional.of(
        new Run(
            id, benchmark.id(), date, demonstration, source, asked, sheets, answers,
            conduct.recorded().isPresent() ? List.of() : calls(folder + "calls.csv"),
            conduct.recorded().isPresent() ? each(folder + "calls.csv", own, sheets) : List.of(),
            arbitrations(ArbitrationFile.path(id), answers), words, conduct));
  }

  private static String oneOf(String name, List<String> known) {
    return Nearest.perhaps(name, known) + "one of " + String.join(", ", known);
  }

  /** By criterion, the fingerprint of the words that asked for it. */
  private static Map<String, String> words(JsonObject file) {
    return file.keys().stream().collect(Collectors.toMap(criterion -> criterion, file::text));
  }

  /** Every file below answers/ is one that run.json lists. */
  private void unlisted(String run, List<Run.Sheet> sheets) {
    Set<String> listed = sheets.stream().map(sheet -> AnswerFile.path(run, sheet.model())).collect(Collectors.toSet());
    String folder = "data/runs/" + run + "/answers";
    for (String name : files.list(folder)) {
      if (!listed.contains(folder + "/" + name)) {
        problems.error(
            Place.of(folder + "/" + name), "run.json does not list these answers", "in answers: " + entry(folder, name));
      }
    }
  }

  /** What run.json has to say about a file of answers. */
  private String entry(String folder, String name) {
    String model = models.stream().filter(id -> AnswerFile.name(id).equals(name)).findFirst().orElse("<a model>");
    String sha256 = files.bytes(folder + "/" + name).map(Files::sha256).orElse("<of the file>");
    return "{\"model\": \"" + model + "\", \"sha256\": \"" + sha256 + "\"}";
  }

  private Map<String, Map<String, Answer>> answers(String run, List<Run.Sheet> sheets, AnswerFile.Asked asked) {
    return sheets.parallelStream()
        .distinct()
        .collect(
            Collectors.toConcurrentMap(
                Run.Sheet::model, sheet -> answers(run, sheet, asked), (first, second) -> first));
  }

  private Map<String, Answer> answers(String run, Run.Sheet sheet, AnswerFile.Asked asked) {
    Map<String, Answer> answers = new HashMap<>();
    AnswerFile.read(
        files,
        run,
        sheet,
        asked,
        (position, answer) -> {
          Item item = asked.items().get(position);
          answers.put(Run.key(item.document(), item.criterion().id()), answer);
        });
    return answers;
  }

  private List<Calls> calls(String file) {
    List<Calls> calls = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Row row : rows(file, "model", "cost_per_test_usd", "p50_ms", "calls", "failures")) {
      String model = model(row.place(), row.text("model"));
      if (!seen.add(model)) {
        problems.error(row.place(), "'" + model + "' stands twice", "each model once");
      }
      calls.add(
          new Calls(
              model, row.amount("cost_per_test_usd"), row.amount("p50_ms"), row.count("calls"), row.count("failures")));
    }
    return calls;
  }

  /** One row for each model and document that was asked. */
  private List<Call> each(String file, Set<String> documents, List<Run.Sheet> sheets) {
    List<Call> calls = new ArrayList<>();
    Set<String> left = new TreeSet<>();
    sheets.forEach(sheet -> documents.forEach(document -> left.add(Run.key(sheet.model(), document))));
    for (Row row : files.csv(file, CallFile.COLUMNS)) {
      Call call = CallFile.call(row);
      if (!left.remove(Run.key(call.model(), call.document()))) {
        problems.error(
            row.place(), "'" + call.model() + "' was not asked '" + call.document() + "', or it stands twice", "each model and document once");
      }
      calls.add(call);
    }
    left.forEach(
        key -> problems.error(Place.of(file), "there is no row for " + key.replace("\t", ", "), "each model and document once"));
    return calls;
  }

  private List<Arbitration> arbitrations(
      String file, Map<String, Map<String, Answer>> answers) {
    List<Arbitration> arbitrations = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Row row : rows(file, ArbitrationFile.COLUMNS)) {
      String model = model(row.place(), row.text("model"));
      String key = Run.key(row.text("document"), row.text("criterion"));
      // No answer at all: unknown model, or a file that could not be read; both are reported elsewhere.
      boolean readable =
          withAnswers && models.contains(model) && !(answers.containsKey(model) && answers.get(model).isEmpty());
      if (readable && !answers.getOrDefault(model, Map.of()).containsKey(key)) {
        problems.error(
            row.place(),
            "no answer of '" + model + "' to '" + row.raw("document") + "', '" + row.raw("criterion") + "' in this run",
            "a model, document and criterion of one row of answers/");
      }
      if (!seen.add(model + '\t' + key)) {
        problems.error(row.place(), "this answer is decided twice", "one decision for an answer");
      }
      arbitrations.add(
          new Arbitration(
              model, row.text("document"), row.text("criterion"),
              row.oneOf("automatic", Verdict.class), row.oneOf("human", Verdict.class),
              row.text("reason"), row.date("decided")));
    }
    return arbitrations;
  }

  private void documentsOnce(List<Run> runs) {
    Map<String, String> first = new HashMap<>();
    Set<String> replaced = runs.stream().flatMap(run -> run.conduct().replaces().stream()).collect(Collectors.toSet());
    for (Run run : runs) {
      if (replaced.contains(run.id())) {
        continue;
      }
      for (String document : run.documents()) {
        String other = first.put(document, run.id());
        if (other != null && !other.equals(run.id())) {
          problems.error(
              Place.of("data/runs/" + run.id() + "/run.json"),
              "document '" + document + "' is also in the run " + other,
              "a document belongs to one run");
        }
      }
    }
  }

  private List<Amendment> amendments(
      JsonObject file, Set<String> documents, Map<String, Item> items, List<Run> runs) {
    file.source();
    Set<String> seen = new HashSet<>();
    List<Amendment> amendments = new ArrayList<>();
    for (JsonObject entry : file.objects("amendments")) {
      String kind = entry.text("kind");
      LocalDate date = entry.date("date");
      String document = entry.text("document");
      var reason = entry.names("reason");
      boolean known = documents.contains(document);
      if (!known && !document.isEmpty()) {
        problems.error(entry.place("document"), "unknown document '" + document + "'", Nearest.perhaps(document, documents) + "a document of reference.csv");
      }
      String about = kind + '\t' + document;
      switch (kind) {
        case "forms-added" -> {
          String criterion = entry.text("criterion");
          List<String> forms = entry.texts("forms");
          about = "";
          Item item = items.get(Run.key(document, criterion));
          if (item != null) {
            added(entry.place("forms"), item, forms, seen);
          } else if (known && !criterion.isEmpty()) {
            problems.error(
                entry.place("criterion"), "document '" + document + "' does not declare '" + criterion + "'", "a row in reference.csv");
          }
          amendments.add(new Amendment.FormsAdded(date, document, criterion, forms, reason));
        }
        case "document-dropped" -> amendments.add(new Amendment.DocumentDropped(date, document, reason));
        case "failure-attributed" -> {
          String model = model(entry.place("model"), entry.id("model"));
          about += '\t' + model;
          if (known && models.contains(model)) {
            failed(entry.place("document"), model, document, runs);
          }
          amendments.add(new Amendment.FailureAttributed(date, model, document, reason));
        }
        default -> {
          if (!kind.isEmpty()) {
            problems.error(
                entry.place("kind"), "kind is '" + kind + "'", "one of document-dropped, failure-attributed, forms-added");
          }
          continue;
        }
      }
      if (known && !about.isEmpty() && !seen.add(about)) {
        problems.error(entry.place(), "this amendment stands twice", "once");
      }
      entry.end();
    }
    file.end();
    return amendments;
  }

  private void added(Place place, Item item, List<String> forms, Set<String> seen) {
    for (String form : forms) {
      if (item.expected().contains(form) || !seen.add(item.document() + '\t' + item.criterion().id() + '\t' + form)) {
        problems.error(place, "the form '" + form + "' is accepted already", "forms that are new");
      }
    }
    List<String> all = new ArrayList<>(item.expected());
    all.addAll(forms);
    readable(item.criterion(), all, place);
  }

  /**
   * A failure that is attributed to a model must be one, of a kind that can be the model's own.
   *
   * @param runs none when one of them could not be read
   */
  private void failed(Place place, String model, String document, List<Run> runs) {
    boolean readable =
        withAnswers
            && !runs.isEmpty()
            && runs.stream().noneMatch(run -> run.models().contains(model) && run.answers().get(model).isEmpty());
    boolean failed =
        runs.stream()
            .flatMap(run -> run.answers().getOrDefault(model, Map.of()).entrySet().stream())
            .filter(answer -> answer.getKey().startsWith(document + '\t'))
            .anyMatch(answer -> answer.getValue().failure().filter(Failure::canBeTheModels).isPresent());
    if (readable && !failed) {
      problems.error(
          place,
          "'" + model + "' has no failed call on '" + document + "' that can be its own",
          "a row of its answers that failed, and not for quota, credit, rate-limit or host");
    }
  }

  private List<Ranking> published(Benchmark benchmark) {
    List<Ranking> rankings = new ArrayList<>();
    for (String name : files.list("data/published/" + benchmark.id())) {
      files
          .json("data/published/" + benchmark.id() + "/" + name)
          .ifPresent(file -> rankings.add(RankingFile.read(file, name, benchmark.id(), models, problems)));
    }
    return rankings;
  }

  private void ofFolder(JsonObject file, Benchmark benchmark) {
    String id = file.id("benchmark");
    if (!id.isEmpty() && !id.equals(benchmark.id())) {
      problems.error(file.place("benchmark"), "benchmark is '" + id + "'", "the folder's, '" + benchmark.id() + "'");
    }
  }

  private String model(Place place, String id) {
    if (!id.isEmpty() && !models.contains(id)) {
      problems.error(place, "unknown model '" + id + "'", Nearest.perhaps(id, models) + "an id of data/models.json");
    }
    return id;
  }

  /** The rows of a file that may be absent; none when it cannot be read. */
  private List<Row> rows(String file, String... columns) {
    return files.exists(file) ? files.csv(file, columns) : List.of();
  }
}
