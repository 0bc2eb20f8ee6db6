package etalon.data;

import com.fasterxml.jackson.core.JsonGenerator;
import etalon.bench.Ranking;
import etalon.bench.Source;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A published ranking: data/published/&lt;benchmark&gt;/&lt;date&gt;.json, read and written. */
public final class RankingFile {
  private static final BigDecimal MOST = new BigDecimal("1000000000");
  private static final Set<String> PERCENTS =
      Set.of("accuracy", "margin", "low", "high", "noReview", "hallucinationRate");

  private RankingFile() {}

  /** Where a ranking lies, relative to the root. */
  public static String path(String benchmark, LocalDate date) {
    return "data/published/" + benchmark + "/" + date + ".json";
  }

  /** @param models the ids of the catalogue */
  static Ranking read(JsonObject file, String name, String benchmark, Set<String> models, Problems problems) {
    String id = file.id("benchmark");
    if (!id.isEmpty() && !id.equals(benchmark)) {
      problems.error(file.place("benchmark"), "benchmark is '" + id + "'", "the folder's, '" + benchmark + "'");
    }
    LocalDate date = file.dateOf(name, "date");
    String publisher = file.text("publisher");
    Source source = file.source();
    int documents = file.wholeNumber("documents", 1, 10_000_000);
    Optional<Ranking.Inputs> inputs =
        file.has("inputs") ? Optional.of(inputs(file.object("inputs"))) : file.absent("inputs");
    List<Ranking.Row> rows = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (JsonObject row : file.objects("rows")) {
      String model = row.freshId("model", seen);
      if (!model.isEmpty() && !models.contains(model)) {
        problems.error(row.place("model"), "unknown model '" + model + "'", Nearest.perhaps(model, models) + "an id of data/models.json");
      }
      row.number("accuracy", BigDecimal.ZERO, most("accuracy"));
      rows.add(new Ranking.Row(model, figures(row)));
      row.end();
    }
    file.end();
    return new Ranking(benchmark, date, publisher, source, documents, inputs, rows);
  }

  private static Ranking.Inputs inputs(JsonObject file) {
    Map<String, String> sha256 = new LinkedHashMap<>();
    String version = file.text("version");
    List<String> runs = file.texts("runs");
    for (JsonObject entry : file.objects("files")) {
      sha256.put(entry.text("path"), entry.text("sha256"));
      entry.end();
    }
    file.end();
    return new Ranking.Inputs(version, runs, sha256);
  }

  private static Map<String, BigDecimal> figures(JsonObject row) {
    Map<String, BigDecimal> figures = new LinkedHashMap<>();
    for (String name : Ranking.FIGURES) {
      row.optionalNumber(name, BigDecimal.ZERO, most(name)).ifPresent(value -> figures.put(name, value));
    }
    if (row.has("byCriterion")) {
      JsonObject criteria = row.object("byCriterion");
      for (String criterion : criteria.keys()) {
        figures.put(Ranking.BY_CRITERION + criterion, criteria.number(criterion, BigDecimal.ZERO, most("accuracy")));
      }
    } else {
      row.absent("byCriterion");
    }
    return figures;
  }

  private static BigDecimal most(String figure) {
    return PERCENTS.contains(figure) ? BigDecimal.valueOf(100) : MOST;
  }

  public static byte[] bytes(Ranking ranking) {
    return JsonWriter.object(json -> write(json, ranking));
  }

  private static void write(JsonGenerator json, Ranking ranking) throws IOException {
    json.writeStringField("benchmark", ranking.benchmark());
    json.writeStringField("date", ranking.date().toString());
    json.writeStringField("publisher", ranking.publisher());
    json.writeObjectFieldStart("source");
    json.writeStringField("name", ranking.source().name());
    json.writeStringField("url", ranking.source().url());
    json.writeStringField("retrieved", ranking.source().retrieved().toString());
    json.writeEndObject();
    json.writeNumberField("documents", ranking.documents());
    if (ranking.inputs().isPresent()) {
      write(json, ranking.inputs().get());
    }
    json.writeArrayFieldStart("rows");
    for (Ranking.Row row : ranking.rows()) {
      write(json, row);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Ranking.Inputs inputs) throws IOException {
    json.writeObjectFieldStart("inputs");
    json.writeStringField("version", inputs.version());
    json.writeArrayFieldStart("runs");
    for (String run : inputs.runs()) {
      json.writeString(run);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("files");
    for (var file : inputs.sha256().entrySet()) {
      json.writeStartObject();
      json.writeStringField("path", file.getKey());
      json.writeStringField("sha256", file.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Ranking.Row row) throws IOException {
    json.writeStartObject();
    json.writeStringField("model", row.model());
    boolean nested = false;
    for (var figure : row.figures().entrySet()) {
      boolean criterion = figure.getKey().startsWith(Ranking.BY_CRITERION);
      if (criterion && !nested) {
        json.writeObjectFieldStart("byCriterion");
        nested = true;
      }
      json.writeFieldName(criterion ? figure.getKey().substring(Ranking.BY_CRITERION.length()) : figure.getKey());
      json.writeNumber(figure.getValue().toPlainString());
    }
    if (nested) {
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
