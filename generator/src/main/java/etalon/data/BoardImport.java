package etalon.data;

import com.fasterxml.jackson.core.JsonGenerator;
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
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A snapshot of public boards in the contract of their index (benchmarks, models, scores, excluded,
 * catalogs), read strictly. What people decided in data/boards stays: weights, direction, names of scopes,
 * overlaps.
 */
public final class BoardImport {
  private static final BigDecimal LEAST = new BigDecimal("-1000000");
  private static final BigDecimal MOST = new BigDecimal("1000000");
  private static final BigDecimal BOARD_WEIGHT = BigDecimal.valueOf(25);
  private static final BigDecimal REPORT_WEIGHT = BigDecimal.TEN;

  private final Problems problems;
  private final Optional<BoardFiles.Read> present;

  private BoardImport(Problems problems, Optional<BoardFiles.Read> present) {
    this.problems = problems;
    this.present = present;
  }

  /** A snapshot, with the settings that go with it. */
  public record Snapshot(Boards boards, BoardSettings settings) {}

  /**
   * Reads a snapshot.
   *
   * @param present what lies in data/boards now
   * @return the snapshot; of no use when the problems grew
   */
  public static Snapshot read(Files files, String file, Optional<BoardFiles.Read> present) {
    return files
        .json(file)
        .map(json -> new BoardImport(files.problems(), present).snapshot(json))
        .orElseGet(() -> new Snapshot(new Boards(LocalDate.EPOCH, List.of(), List.of(), List.of(), List.of(), List.of()), new BoardSettings(Map.of(), List.of(), List.of())));
  }

  private Snapshot snapshot(JsonObject file) {
    String generated = file.text("generatedAt");
    Optional<LocalDate> day = Day.parse(generated.length() >= 10 ? generated.substring(0, 10) : generated);
    if (day.isEmpty()) {
      problems.error(file.place("generatedAt"), "generatedAt is '" + generated + "'", "a day, or a day and a time");
    }
    Map<String, Measure> measures = new LinkedHashMap<>();
    Map<String, String> publishers = new HashMap<>();
    for (JsonObject entry : file.objects("benchmarks")) {
      Measure measure = measure(entry);
      if (measures.put(measure.id(), measure) != null) {
        problems.error(entry.place("id"), "the measure '" + measure.id() + "' stands twice", "once");
      }
      BoardFiles.onePublisher(entry, measure.publisher(), publishers, problems);
    }
    List<BoardModel> models = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (JsonObject entry : file.objects("models")) {
      models.add(new BoardModel(entry.freshId("id", ids), entry.text("name"), entry.text("org")));
      entry.optionalText("access");
      entry.optionalText("size");
      entry.end();
    }
    List<Score> scores = scores(file, measures, ids);
    List<Boards.Excluded> excluded = new ArrayList<>();
    for (JsonObject entry : file.objects("excluded")) {
      excluded.add(new Boards.Excluded(entry.text("name"), entry.address("url"), entry.optionalText("reason").orElse("left-out-by-the-source")));
      entry.end();
    }
    List<BoardSettings.Catalog> catalogs = new ArrayList<>();
    for (JsonObject entry : file.objects("catalogs")) {
      catalogs.add(
          new BoardSettings.Catalog(
              entry.id("id"), entry.text("name"), entry.text("publisher"), entry.address("url"), entry.date("retrievedAt")));
      entry.end();
    }
    file.end();
    BoardSettings settings = present.map(BoardFiles.Read::settings).orElse(new BoardSettings(Map.of(), List.of(), List.of()));
    return new Snapshot(
        new Boards(day.orElse(LocalDate.EPOCH), List.copyOf(measures.values()), models, scores, excluded, settings.overlaps()),
        new BoardSettings(settings.scopes(), settings.overlaps(), catalogs));
  }

  private Measure measure(JsonObject entry) {
    String id = entry.text("id");
    Optional<Measure> known =
        present.flatMap(read -> read.boards().measures().stream().filter(m -> m.id().equals(id)).findFirst());
    Boards.Kind kind = entry.oneOf("kind", Boards.Kind.class);
    BigDecimal usual = kind == Boards.Kind.BOARD ? BOARD_WEIGHT : REPORT_WEIGHT;
    Measure measure =
        new Measure(
            id, entry.text("name"), entry.text("publisher"), entry.address("url"), entry.date("retrievedAt"),
            entry.optionalDate("publishedAt"), entry.optionalText("snapshot"), entry.oneOf("metric", Boards.Metric.class), known.map(Measure::lowerIsBetter).orElse(false),
            scope(entry, "category"), scope(entry, "domain"), kind, entry.text("source"), entry.text("group"),
            known.flatMap(Measure::overallWeight), known.map(Measure::scopeWeight).orElse(usual));
    entry.optionalText("caveat");
    entry.end();
    return measure;
  }

  private String scope(JsonObject entry, String key) {
    String scope = entry.text(key);
    if (!scope.isEmpty() && present.isPresent() && !present.get().settings().scopes().containsKey(scope)) {
      problems.error(entry.place(key), "'" + scope + "' has no names in both languages", "an entry in scopes of " + BoardFiles.MEASURES);
    }
    return scope;
  }

  private List<Score> scores(JsonObject file, Map<String, Measure> measures, Set<String> models) {
    List<Score> scores = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (JsonObject entry : file.objects("scores")) {
      String model = entry.text("modelId");
      String measure = entry.text("benchmarkId");
      if (!models.contains(model)) {
        problems.error(entry.place("modelId"), "unknown model '" + model + "'", Nearest.perhaps(model, models) + "an id of models");
      }
      if (!measures.containsKey(measure)) {
        problems.error(entry.place("benchmarkId"), "unknown measure '" + measure + "'", Nearest.perhaps(measure, measures.keySet()) + "an id of benchmarks");
      }
      if (!seen.add(model + '\t' + measure)) {
        problems.error(entry.place(), "'" + model + "' has a second figure on '" + measure + "'", "one");
      }
      boolean percent = measures.containsKey(measure) && measures.get(measure).metric() == Boards.Metric.PERCENT;
      scores.add(
          new Score(
              model, measure,
              entry.number("raw", percent ? BigDecimal.ZERO : LEAST, percent ? BigDecimal.valueOf(100) : MOST),
              entry.optionalNumber("stderr", BigDecimal.ZERO, MOST), entry.text("sourceLabel"), entry.optionalText("scaffold")));
      entry.end();
    }
    return scores;
  }

  /** What a snapshot would change or take away of the figures that are there, in words. */
  public static List<String> changes(Boards before, Boards after) {
    Map<String, Score> now = new HashMap<>();
    after.scores().forEach(score -> now.put(score.model() + '\t' + score.measure(), score));
    List<String> changes = new ArrayList<>();
    for (Score score : before.scores()) {
      Score other = now.get(score.model() + '\t' + score.measure());
      String what = score.model() + " on " + score.measure();
      if (other == null) {
        changes.add(what + ": " + score.raw().toPlainString() + " would be removed");
      } else if (other.raw().compareTo(score.raw()) != 0 || !same(other.errorBar(), score.errorBar())) {
        changes.add(what + ": " + shown(score) + " would become " + shown(other));
      }
    }
    return List.copyOf(changes);
  }

  private static boolean same(Optional<BigDecimal> one, Optional<BigDecimal> other) {
    return one.map(BigDecimal::stripTrailingZeros).equals(other.map(BigDecimal::stripTrailingZeros));
  }

  private static String shown(Score score) {
    return score.raw().toPlainString() + score.errorBar().map(bar -> " +- " + bar.toPlainString()).orElse("");
  }

  /** measures.json of a snapshot. */
  public static byte[] measures(Snapshot snapshot, Source source) {
    return JsonWriter.object(
        json -> {
          json.writeObjectFieldStart("source");
          json.writeStringField("name", source.name());
          json.writeStringField("url", source.url());
          json.writeStringField("retrieved", source.retrieved().toString());
          json.writeEndObject();
          json.writeStringField("retrieved", snapshot.boards().retrieved().toString());
          settings(json, snapshot);
        });
  }

  private static void settings(JsonGenerator json, Snapshot snapshot) throws IOException {
    json.writeArrayFieldStart("scopes");
    for (String scope : snapshot.settings().scopes().keySet().stream().sorted().toList()) {
      json.writeStartObject();
      texts(json, "names", snapshot.settings().scopes().get(scope));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("measures");
    for (Measure measure : snapshot.boards().measures()) {
      measure(json, measure);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("overlaps");
    for (Boards.Overlap overlap : snapshot.settings().overlaps()) {
      json.writeStartObject();
      json.writeStringField("measure", overlap.measure());
      json.writeStringField("with", overlap.with());
      texts(json, "why", overlap.why());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("excluded");
    for (Boards.Excluded excluded : snapshot.boards().excluded()) {
      json.writeStartObject();
      json.writeStringField("name", excluded.name());
      json.writeStringField("url", excluded.url());
      json.writeStringField("reason", excluded.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("catalogs");
    for (BoardSettings.Catalog catalog : snapshot.settings().catalogs()) {
      json.writeStartObject();
      json.writeStringField("id", catalog.id());
      json.writeStringField("name", catalog.name());
      json.writeStringField("publisher", catalog.publisher());
      json.writeStringField("url", catalog.url());
      json.writeStringField("retrieved", catalog.retrieved().toString());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void texts(JsonGenerator json, String key, Text text) throws IOException {
    json.writeObjectFieldStart(key);
    json.writeStringField("en", text.en());
    json.writeStringField("fr", text.fr());
    json.writeEndObject();
  }

  private static void measure(JsonGenerator json, Measure measure) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", measure.id());
    json.writeStringField("name", measure.name());
    json.writeStringField("publisher", measure.publisher());
    json.writeStringField("url", measure.url());
    json.writeStringField("retrieved", measure.retrieved().toString());
    if (measure.published().isPresent()) {
      json.writeStringField("published", measure.published().get().toString());
    }
    if (measure.snapshot().isPresent()) {
      json.writeStringField("snapshot", measure.snapshot().get());
    }
    json.writeStringField("metric", JsonObject.Words.word(measure.metric()));
    json.writeBooleanField("lowerIsBetter", measure.lowerIsBetter());
    json.writeStringField("category", measure.category());
    json.writeStringField("domain", measure.domain());
    json.writeStringField("kind", JsonObject.Words.word(measure.kind()));
    json.writeStringField("source", measure.source());
    json.writeStringField("group", measure.group());
    json.writeObjectFieldStart("weights");
    if (measure.overallWeight().isPresent()) {
      json.writeFieldName("overall");
      json.writeNumber(measure.overallWeight().get().toPlainString());
    }
    json.writeFieldName("scope");
    json.writeNumber(measure.scopeWeight().toPlainString());
    json.writeEndObject();
    json.writeEndObject();
  }
}
