package etalon.data;

import etalon.bench.Criterion;
import etalon.bench.Item;
import etalon.bench.Language;
import etalon.bench.Protocol;
import etalon.bench.Rubric;
import etalon.bench.Source;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads what a benchmark sends to the models: protocol.json, prompt.&lt;lang&gt;.md, answer-schema.json, documents/. */
final class ProtocolReader {
  static final String FILE = "protocol.json";
  static final String SCHEMA = "answer-schema.json";
  static final String DOCUMENTS = "documents";

  private static final BigDecimal HOTTEST = BigDecimal.valueOf(2);
  private static final int MOST_TOKENS = 1_000_000;
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{.*?}}");

  private final Files files;
  private final Problems problems;
  private final Set<String> models;

  ProtocolReader(Files files, Set<String> models) {
    this.files = files;
    this.problems = files.problems();
    this.models = models;
  }

  static String prompt(Language language) {
    return "prompt." + language.code() + ".md";
  }

  /** The protocol; empty when there is none, or when a file of it cannot be read. */
  Optional<Protocol> read(String benchmark, Rubric rubric, List<Item> reference) {
    String folder = "data/benchmarks/" + benchmark + "/";
    if (!files.exists(folder + FILE)) {
      orphans(folder);
      return Optional.empty();
    }
    Optional<JsonObject> file = files.json(folder + FILE);
    Optional<JsonObject> schema = files.json(folder + SCHEMA);
    if (file.isEmpty() || schema.isEmpty()) {
      return Optional.empty();
    }
    Source source = file.get().source();
    List<Protocol.Form> forms = forms(schema.get(), rubric);
    Protocol.Parameters parameters = parameters(file.get(), models);
    List<Protocol.Document> documents = documents(file.get(), folder, declared(reference));
    file.get().end();
    boolean questions = documents.stream().anyMatch(document -> document.question().isPresent());
    Map<Language, Protocol.Prompt> prompts = new EnumMap<>(Language.class);
    for (Protocol.Document document : documents) {
      if (!prompts.containsKey(document.language())) {
        prompts.put(document.language(), prompt(folder + prompt(document.language()), questions));
      }
    }
    unused(folder, prompts.keySet());
    return Optional.of(new Protocol(benchmark, source, prompts, forms, parameters, documents));
  }

  private void orphans(String folder) {
    for (String name : List.of(SCHEMA, prompt(Language.EN), prompt(Language.FR))) {
      if (files.exists(folder + name)) {
        problems.error(Place.of(folder + FILE), "the file is missing", name + " is there: the parameters and documents");
      }
    }
  }

  private void unused(String folder, Set<Language> asked) {
    for (Language language : Language.values()) {
      if (!asked.contains(language) && files.exists(folder + prompt(language))) {
        problems.error(
            Place.of(folder + prompt(language)), "no document is asked in this language", "documents with language " + language.code());
      }
    }
  }

  private static Map<String, Set<String>> declared(List<Item> reference) {
    return reference.stream()
        .collect(Collectors.groupingBy(Item::document, Collectors.mapping(item -> item.criterion().id(), Collectors.toSet())));
  }

  /** The words of a prompt hold the form of the answer, and the question when there are questions. */
  private Protocol.Prompt prompt(String path, boolean questions) {
    String text = files.text(path).orElse("");
    if (text.isEmpty()) {
      return new Protocol.Prompt("", "");
    }
    placeholder(path, text, Protocol.FORM, true);
    placeholder(path, text, Protocol.QUESTION, questions);
    PLACEHOLDER.matcher(text).results()
        .filter(found -> !found.group().equals(Protocol.FORM) && !found.group().equals(Protocol.QUESTION))
        .forEach(
            found ->
                problems.error(
                    Place.of(path, 1 + (int) text.substring(0, found.start()).chars().filter(c -> c == '\n').count()),
                    "unknown placeholder " + found.group(), Protocol.QUESTION + " or " + Protocol.FORM));
    return new Protocol.Prompt(text, Files.sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  private void placeholder(String path, String text, String placeholder, boolean needed) {
    int times = text.split(Pattern.quote(placeholder), -1).length - 1;
    if (times != (needed ? 1 : 0)) {
      problems.error(
          Place.of(path), placeholder + " stands " + times + " times", needed ? "once" : "not at all: the documents have no question");
    }
  }

  private List<Protocol.Form> forms(JsonObject file, Rubric rubric) {
    if (!file.text("type").equals("object")) {
      problems.error(file.place("type"), "the answer is no object", "\"type\": \"object\"");
    }
    JsonObject properties = file.object("properties");
    file.end();
    List<Protocol.Form> forms = new ArrayList<>();
    for (String criterion : properties.keys()) {
      boolean graded = rubric.criterion(criterion).isPresent();
      if (!graded && rubric.exclusions().stream().noneMatch(e -> e.criterion().equals(criterion))) {
        problems.error(properties.place(criterion), "unknown criterion '" + criterion + "'", "one of rubric.json");
      }
      JsonObject property = properties.object(criterion);
      var words = property.names("form");
      Map<String, Object> schema = new LinkedHashMap<>();
      property.keys().stream()
          .filter(key -> !key.equals("form"))
          .forEach(key -> property.value(key).ifPresent(value -> schema.put(key, value)));
      forms.add(new Protocol.Form(criterion, words, Json.line(schema)));
    }
    for (Criterion criterion : rubric.criteria()) {
      if (!properties.has(criterion.id())) {
        problems.error(properties.place(), "'" + criterion.id() + "' is missing", "the form of every criterion of rubric.json");
      }
    }
    return forms;
  }

  /** Also read from run.json, which records them. */
  static Protocol.Parameters parameters(JsonObject file, Set<String> models) {
    Map<String, Protocol.Ceiling> ceilings = new HashMap<>();
    Set<String> seen = new HashSet<>();
    BigDecimal temperature = file.number("temperature", BigDecimal.ZERO, HOTTEST);
    int maxTokens = file.wholeNumber("maxTokens", 1, MOST_TOKENS);
    for (JsonObject entry : file.objects("ceilings")) {
      String model = known(entry, entry.freshId("model", seen), models);
      ceilings.put(model, new Protocol.Ceiling(entry.wholeNumber("tokens", 1, MOST_TOKENS), entry.names("reason")));
      entry.end();
    }
    seen.clear();
    Map<String, Protocol.Pin> pins = new HashMap<>();
    for (JsonObject entry : file.objects("providers")) {
      String model = known(entry, entry.freshId("model", seen), models);
      pins.put(model, new Protocol.Pin(entry.texts("order"), entry.flag("fallbacks")));
      entry.end();
    }
    return new Protocol.Parameters(temperature, maxTokens, ceilings, pins);
  }

  private static String known(JsonObject entry, String model, Set<String> models) {
    if (!model.isEmpty() && !models.contains(model)) {
      entry.problem("model", "unknown model '" + model + "'", Nearest.perhaps(model, models) + "an id of data/models.json");
    }
    return model;
  }

  private List<Protocol.Document> documents(JsonObject file, String folder, Map<String, Set<String>> declared) {
    Set<String> seen = new HashSet<>();
    Set<String> used = new HashSet<>();
    List<Protocol.Document> documents = new ArrayList<>();
    for (JsonObject entry : file.objects("documents")) {
      String id = entry.text("id");
      if (!seen.add(id)) {
        problems.error(entry.place("id"), "document '" + id + "' stands twice", "once");
      }
      if (!id.isEmpty() && !declared.containsKey(id)) {
        problems.error(entry.place("id"), "document '" + id + "' has no reference", "a row in reference.csv");
      }
      Language language = entry.oneOf("language", Language.class);
      Optional<String> question = entry.optionalText("question");
      Optional<String> basis = entry.optionalText("basis");
      List<Protocol.File> sent = new ArrayList<>();
      if (entry.has("files")) {
        entry.objects("files").forEach(one -> file(one, folder, used).ifPresent(sent::add));
      } else {
        entry.absent("files");
      }
      if (question.isEmpty() && sent.isEmpty()) {
        problems.error(entry.place(), "document '" + id + "' is nothing", "a question, or files");
      }
      entry.end();
      documents.add(new Protocol.Document(id, language, question, basis, sent, fingerprint(question, sent)));
    }
    for (String id : declared.keySet()) {
      if (!seen.contains(id)) {
        problems.error(file.place("documents"), "document '" + id + "' of reference.csv is not asked", "an entry");
      }
    }
    for (String name : files.list(folder + DOCUMENTS)) {
      if (!used.contains(name)) {
        problems.error(Place.of(folder + DOCUMENTS + "/" + name), "no document has this file", "an entry in files");
      }
    }
    return documents;
  }

  /** Of everything that is sent of a document besides the prompt. */
  private static String fingerprint(Optional<String> question, List<Protocol.File> files) {
    String sent = files.stream().map(file -> '\n' + file.kind().mediaType() + ' ' + file.sha256()).collect(Collectors.joining());
    return Files.sha256((question.orElse("") + sent).getBytes(StandardCharsets.UTF_8));
  }

  /** Whether the file still has its fingerprint is seen when it is sent: a build does not read documents. */
  private Optional<Protocol.File> file(JsonObject entry, String folder, Set<String> used) {
    String path = entry.text("path");
    int pages = entry.has("pages") ? entry.wholeNumber("pages", 1, 10_000) : entry.<Integer>absent("pages").orElse(1);
    String sha256 = entry.text("sha256");
    entry.end();
    used.add(path);
    Optional<Protocol.Kind> kind = Protocol.Kind.of(path);
    if (kind.isEmpty() || path.contains("/") || path.startsWith(".")) {
      problems.error(entry.place("path"), "path is '" + path + "'", "a name in documents/ that ends with txt, md, png, jpg or pdf");
      return Optional.empty();
    }
    if (!files.exists(folder + DOCUMENTS + "/" + path)) {
      problems.error(entry.place("path"), "there is no file " + DOCUMENTS + "/" + path, "");
    }
    return Optional.of(new Protocol.File(path, kind.get(), pages, sha256));
  }
}
