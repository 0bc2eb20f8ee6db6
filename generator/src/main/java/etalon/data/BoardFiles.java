package etalon.data;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import etalon.bench.BoardSettings;
import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Measure;
import etalon.bench.Boards.Score;
import etalon.bench.Source;
import etalon.bench.Text;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** data/boards/: measures.json, models.csv, scores.csv, read strictly; the two tables are also written. */
public final class BoardFiles {
  public static final String MEASURES = "data/boards/measures.json";
  public static final String MODELS = "data/boards/models.csv";
  public static final String SCORES = "data/boards/scores.csv";
  static final String[] MODEL_COLUMNS = {"id", "name", "org"};
  static final String[] SCORE_COLUMNS = {"model", "measure", "raw", "error_bar", "source_label", "scaffold"};
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{1,20})?");
  private static final Pattern MODEL_ID = Pattern.compile("[a-z0-9][a-z0-9._-]*");
  private static final BigDecimal MOST = new BigDecimal("1000000");

  private final Files files;
  private final Problems problems;

  public BoardFiles(Files files) {
    this.files = files;
    this.problems = files.problems();
  }

  /** The boards and what people decided about them. */
  public record Read(Boards boards, BoardSettings settings) {}

  /** Everything below data/boards; nothing when there is no such folder, or a file cannot be used. */
  public Optional<Read> read() {
    if (files.list("data/boards").isEmpty()) {
      return Optional.empty();
    }
    Optional<JsonObject> file = files.json(MEASURES);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    file.get().source();
    LocalDate retrieved = file.get().date("retrieved");
    Map<String, Text> scopes = scopes(file.get());
    List<Measure> measures = measures(file.get(), scopes);
    List<Boards.Excluded> excluded = excluded(file.get());
    List<Boards.Overlap> overlaps = overlaps(file.get(), measures);
    List<BoardSettings.Catalog> catalogs = catalogs(file.get());
    file.get().end();
    List<BoardModel> models = models();
    Boards boards = new Boards(retrieved, measures, models, scores(measures, models), excluded, overlaps);
    return Optional.of(new Read(boards, new BoardSettings(scopes, overlaps, catalogs)));
  }

  /** Who put the snapshot together, when there is one. */
  public Optional<Source> source() {
    return files.exists(MEASURES) ? files.json(MEASURES).map(JsonObject::source) : Optional.empty();
  }

  private Map<String, Text> scopes(JsonObject file) {
    Map<String, Text> scopes = new LinkedHashMap<>();
    for (JsonObject entry : file.objects("scopes")) {
      Text names = entry.names("names");
      if (scopes.put(names.en(), names) != null) {
        problems.error(entry.place(), "the scope '" + names.en() + "' stands twice", "once");
      }
      entry.end();
    }
    return scopes;
  }

  private List<Measure> measures(JsonObject file, Map<String, Text> scopes) {
    List<Measure> measures = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Map<String, String> publishers = new HashMap<>();
    for (JsonObject entry : file.objects("measures")) {
      Measure measure = measure(entry);
      for (String scope : List.of(measure.category(), measure.domain())) {
        if (!scope.isEmpty() && !scopes.containsKey(scope)) {
          problems.error(entry.place(), "'" + scope + "' has no names", "an entry in scopes, with en and fr");
        }
      }
      if (!seen.add(measure.id())) {
        problems.error(entry.place("id"), "the measure '" + measure.id() + "' stands twice", "once");
      }
      onePublisher(entry, measure.publisher(), publishers, problems);
      measures.add(measure);
    }
    return measures;
  }

  /** A publisher that is spelt two ways would be two independent voices. */
  static void onePublisher(JsonObject entry, String publisher, Map<String, String> seen, Problems problems) {
    String folded = publisher.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    String other = seen.putIfAbsent(folded, publisher);
    if (other != null && !other.equals(publisher)) {
      problems.error(
          entry.place("publisher"), "the publisher is spelt '" + publisher + "'", "one spelling; elsewhere '" + other + "'");
    }
  }

  private Measure measure(JsonObject entry) {
    String id = entry.text("id");
    String name = entry.text("name");
    String publisher = entry.text("publisher");
    String url = entry.address("url");
    LocalDate retrieved = entry.date("retrieved");
    Optional<LocalDate> published = entry.optionalDate("published");
    Optional<String> snapshot = entry.optionalText("snapshot");
    Boards.Metric metric = entry.oneOf("metric", Boards.Metric.class);
    boolean lowerIsBetter = entry.flag("lowerIsBetter");
    String category = entry.text("category");
    String domain = entry.text("domain");
    Boards.Kind kind = entry.oneOf("kind", Boards.Kind.class);
    String source = entry.text("source");
    String group = entry.text("group");
    Optional<BigDecimal> overall = Optional.empty();
    BigDecimal scope = BigDecimal.ZERO;
    if (entry.has("weights")) {
      JsonObject weights = entry.object("weights");
      overall = weights.optionalNumber("overall", BigDecimal.ZERO, BigDecimal.valueOf(100));
      scope = weights.number("scope", BigDecimal.ZERO, BigDecimal.valueOf(100));
      weights.end();
    } else {
      problems.error(entry.place(), "weights is missing", "{\"scope\": 25} for a board, {\"scope\": 10} for a report");
      entry.absent("weights");
    }
    entry.end();
    return new Measure(
        id, name, publisher, url, retrieved, published, snapshot, metric, lowerIsBetter, category, domain, kind, source, group, overall, scope);
  }

  private List<Boards.Excluded> excluded(JsonObject file) {
    List<Boards.Excluded> excluded = new ArrayList<>();
    for (JsonObject entry : file.objects("excluded")) {
      excluded.add(new Boards.Excluded(entry.text("name"), entry.address("url"), entry.text("reason")));
      entry.end();
    }
    return excluded;
  }

  private static List<BoardSettings.Catalog> catalogs(JsonObject file) {
    List<BoardSettings.Catalog> catalogs = new ArrayList<>();
    for (JsonObject entry : file.objects("catalogs")) {
      catalogs.add(
          new BoardSettings.Catalog(
              entry.id("id"), entry.text("name"), entry.text("publisher"), entry.address("url"), entry.date("retrieved")));
      entry.end();
    }
    return catalogs;
  }

  private List<Boards.Overlap> overlaps(JsonObject file, List<Measure> measures) {
    Set<String> ids = new HashSet<>();
    measures.forEach(measure -> ids.add(measure.id()));
    List<Boards.Overlap> overlaps = new ArrayList<>();
    for (JsonObject entry : file.objects("overlaps")) {
      overlaps.add(new Boards.Overlap(known(entry, "measure", ids), known(entry, "with", ids), entry.names("why")));
      entry.end();
    }
    return overlaps;
  }

  private String known(JsonObject entry, String key, Set<String> ids) {
    String id = entry.text(key);
    if (!id.isEmpty() && !ids.contains(id)) {
      problems.error(entry.place(key), "unknown measure '" + id + "'", Nearest.perhaps(id, ids) + "an id of measures");
    }
    return id;
  }

  private List<BoardModel> models() {
    List<BoardModel> models = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Row row : files.csv(MODELS, MODEL_COLUMNS)) {
      BoardModel model = new BoardModel(row.text("id"), row.text("name"), row.text("org"));
      if (!MODEL_ID.matcher(model.id()).matches()) {
        problems.error(row.place(), "id is '" + model.id() + "'", "lower-case letters, digits, '-', '_' and '.'");
      }
      if (!seen.add(model.id())) {
        problems.error(row.place(), "the model '" + model.id() + "' stands twice", "once");
      }
      models.add(model);
    }
    return models;
  }

  private List<Score> scores(List<Measure> measures, List<BoardModel> models) {
    Map<String, Measure> byId = new HashMap<>();
    measures.forEach(measure -> byId.put(measure.id(), measure));
    Set<String> known = new HashSet<>();
    models.forEach(model -> known.add(model.id()));
    List<Score> scores = new ArrayList<>();
    Map<String, Integer> lines = new HashMap<>();
    for (Row row : files.csv(SCORES, SCORE_COLUMNS)) {
      String model = row.text("model");
      String measure = row.text("measure");
      if (!known.contains(model)) {
        problems.error(row.place(), "unknown model '" + model + "'", Nearest.perhaps(model, known) + "an id of " + MODELS);
      }
      if (!byId.containsKey(measure)) {
        problems.error(row.place(), "unknown measure '" + measure + "'", Nearest.perhaps(measure, byId.keySet()) + "an id of " + MEASURES);
      }
      Integer first = lines.putIfAbsent(model + '\t' + measure, row.place().line());
      if (first != null) {
        problems.error(row.place(), "'" + model + "' has a second figure on '" + measure + "'", "one; the first stands on line " + first);
      }
      number(row, "raw", byId.get(measure))
          .ifPresent(
              raw ->
                  scores.add(
                      new Score(
                          model, measure, raw, errorBar(row), row.text("source_label"),
                          Optional.of(row.raw("scaffold")).filter(s -> !s.isEmpty()))));
    }
    return scores;
  }

  private Optional<BigDecimal> number(Row row, String column, Measure measure) {
    String cell = row.raw(column);
    boolean percent = measure != null && measure.metric() == Boards.Metric.PERCENT;
    if (NUMBER.matcher(cell).matches()) {
      BigDecimal value = new BigDecimal(cell);
      if (!percent || (value.signum() >= 0 && value.compareTo(BigDecimal.valueOf(100)) <= 0)) {
        return Optional.of(value);
      }
    }
    problems.error(row.place(), column + " is '" + cell + "'", percent ? "a percentage from 0 to 100" : "a number with a decimal point");
    return Optional.empty();
  }

  private Optional<BigDecimal> errorBar(Row row) {
    if (row.raw("error_bar").startsWith("-")) {
      problems.error(row.place(), "error_bar is '" + row.raw("error_bar") + "'", "at least 0, or empty if none is published");
      return Optional.empty();
    }
    return row.amount("error_bar").filter(bar -> bar.compareTo(MOST) <= 0);
  }

  /** models.csv. */
  public static byte[] models(List<BoardModel> models) {
    return table(MODEL_COLUMNS, models.stream().map(m -> new String[] {m.id(), m.name(), m.org()}).toList());
  }

  /** scores.csv. */
  public static byte[] scores(List<Score> scores) {
    return table(
        SCORE_COLUMNS,
        scores.stream()
            .map(
                s ->
                    new String[] {
                      s.model(), s.measure(), s.raw().toPlainString(), s.errorBar().map(BigDecimal::toPlainString).orElse(""),
                      s.sourceLabel(), s.scaffold().orElse("")
                    })
            .toList());
  }

  private static byte[] table(String[] columns, List<String[]> rows) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(columns);
      rows.forEach(csv::writeRecord);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
