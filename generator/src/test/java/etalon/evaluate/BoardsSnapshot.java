package etalon.evaluate;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Excluded;
import etalon.bench.Boards.Kind;
import etalon.bench.Boards.Measure;
import etalon.bench.Boards.Metric;
import etalon.bench.Boards.Score;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The snapshot of 2026-09-06 (resources/expected/boards), with the weights of the source's method, and its index. */
final class BoardsSnapshot {
  /** seeds/002, "Weights". */
  private static final Map<String, Integer> OVERALL =
      Map.of("lmarena", 25, "artificial-analysis", 25, "livebench", 20, "terminal-bench", 15, "arc-agi-2", 15);

  static final Boards BOARDS = read();
  static final CompositeIndex INDEX = CompositeIndex.of(BOARDS, true);

  private BoardsSnapshot() {}

  static String resource(String file) {
    try (var in = BoardsSnapshot.class.getResourceAsStream("/expected/boards/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Numbers are read as written, in decimal. */
  static JsonNode json(String text) {
    try {
      return new ObjectMapper()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of a file of expected figures, by column name. */
  static List<Map<String, String>> expected(String file) {
    try (var reader = CsvReader.builder().ofNamedCsvRecord(resource(file))) {
      return reader.stream().map(NamedCsvRecord::getFieldsAsMap).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Boards read() {
    JsonNode root = json(resource("boards.json"));
    List<Measure> measures = new ArrayList<>();
    for (JsonNode m : root.get("benchmarks")) {
      Kind kind = Kind.valueOf(text(m, "kind").toUpperCase(Locale.ROOT));
      Optional<BigDecimal> overall = Optional.ofNullable(OVERALL.get(text(m, "id"))).map(BigDecimal::valueOf);
      measures.add(
          new Measure(
              text(m, "id"), text(m, "name"), text(m, "publisher"), text(m, "url"),
              LocalDate.parse(text(m, "retrievedAt")), Optional.empty(), Optional.empty(),
              Metric.valueOf(text(m, "metric").toUpperCase(Locale.ROOT)), false,
              text(m, "category"), text(m, "domain"), kind, text(m, "source"), text(m, "group"),
              overall, overall.orElse(BigDecimal.valueOf(kind == Kind.BOARD ? 25 : 10))));
    }
    List<BoardModel> models = new ArrayList<>();
    root.get("models").forEach(m -> models.add(new BoardModel(text(m, "id"), text(m, "name"), text(m, "org"))));
    List<Score> scores = new ArrayList<>();
    root.get("scores")
        .forEach(
            s ->
                scores.add(
                    new Score(
                        text(s, "modelId"), text(s, "benchmarkId"), s.get("raw").decimalValue(),
                        Optional.ofNullable(s.get("stderr")).map(JsonNode::decimalValue),
                        text(s, "sourceLabel"),
                        Optional.ofNullable(s.get("scaffold")).map(JsonNode::asText))));
    List<Excluded> excluded = new ArrayList<>();
    root.get("excluded").forEach(e -> excluded.add(new Excluded(text(e, "name"), text(e, "url"), "")));
    return new Boards(
        LocalDate.parse(text(root, "generatedAt").substring(0, 10)), measures, models, scores, excluded, List.of());
  }

  private static String text(JsonNode node, String field) {
    return node.required(field).asText();
  }
}
