package etalon.identity;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Kind;
import etalon.bench.Boards.Measure;
import etalon.bench.Boards.Metric;
import etalon.bench.Boards.Score;
import etalon.bench.Text;
import etalon.identity.IdentityTable.Link;
import etalon.identity.IdentityTable.NameException;
import etalon.identity.IdentityTable.Unlinked;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/** What lies in data/boards, as far as names need it: the table of identities and the snapshot. */
final class BoardNames {
  private static final Path DATA = Path.of(System.getProperty("project.root", ".")).resolve("data");

  static final IdentityTable TABLE = table(json("boards/identities.json"));
  static final Rules RULES = TABLE.rules();
  static final Boards BOARDS = boards();

  /** Every label of the snapshot, as its source prints it. */
  static final List<Labelled> LABELS = labels(BOARDS);

  /** Id and name of the measured models. */
  static final Map<String, String> MEASURED = measured();

  private BoardNames() {}

  static List<Labelled> labels(Boards boards) {
    Map<String, String> sources = new LinkedHashMap<>();
    boards.measures().forEach(measure -> sources.put(measure.id(), measure.group()));
    return boards.scores().stream()
        .map(score -> new Labelled(sources.get(score.measure()), score.sourceLabel()))
        .distinct()
        .sorted()
        .toList();
  }

  /** A measure of a source of its own name; weights and dates do not matter to names. */
  static Measure measure(String id, String source) {
    return new Measure(
        id, id, source, "https://example.org", LocalDate.of(2026, 9, 6), Optional.empty(), Optional.empty(), Metric.INDEX, false, "General", "General",
        Kind.BOARD, source, source, Optional.empty(), BigDecimal.ONE);
  }

  private static IdentityTable table(JsonNode root) {
    return new IdentityTable(
        rules(root.required("rules")),
        list(
            root.required("exceptions"),
            e -> new NameException(text(e, "label"), text(e, "form"), both(e.required("reason")))),
        list(
            root.required("links"),
            l ->
                new Link(
                    text(l, "model"), text(l, "board"), Optional.ofNullable(l.get("reason")).map(BoardNames::both))),
        list(root.required("unlinked"), u -> new Unlinked(text(u, "model"), both(u.required("reason")))));
  }

  private static Rules rules(JsonNode rules) {
    Map<String, String> spellings = new LinkedHashMap<>();
    rules.required("spellings").properties().forEach(e -> spellings.put(e.getKey(), e.getValue().asText()));
    return new Rules(
        list(rules.required("tiers"), t -> new Rules.TierWords(text(t, "name"), words(t, "phrases"))),
        words(rules, "settings"),
        words(rules, "notes"),
        words(rules, "vendors"),
        words(rules, "badges"),
        list(rules.required("productWords"), p -> new Rules.ProductWord(text(p, "word"), words(p, "with"))),
        list(rules.required("completions"), c -> new Rules.Completion(text(c, "word"), words(c, "to"))),
        spellings,
        words(rules, "tunings"),
        words(rules, "precisions"),
        words(rules, "moving"));
  }

  private static Boards boards() {
    List<Measure> measures =
        list(json("boards/measures.json").required("measures"), m -> measure(text(m, "id"), text(m, "group")));
    List<BoardModel> models =
        rows("boards/models.csv").stream()
            .map(row -> new BoardModel(row.getField("id"), row.getField("name"), row.getField("org")))
            .toList();
    List<Score> scores =
        rows("boards/scores.csv").stream()
            .map(
                row ->
                    new Score(
                        row.getField("model"), row.getField("measure"), new BigDecimal(row.getField("raw")),
                        Optional.empty(), row.getField("source_label"), Optional.empty()))
            .toList();
    return new Boards(LocalDate.of(2026, 9, 6), measures, models, scores, List.of(), List.of());
  }

  private static Map<String, String> measured() {
    Map<String, String> measured = new LinkedHashMap<>();
    json("models.json").required("models").forEach(m -> measured.put(text(m, "id"), text(m, "name")));
    return measured;
  }

  private static JsonNode json(String file) {
    try {
      return new ObjectMapper().readTree(DATA.resolve(file).toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<NamedCsvRecord> rows(String file) {
    try (var reader = CsvReader.builder().ofNamedCsvRecord(Files.readString(DATA.resolve(file)))) {
      return reader.stream().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> List<T> list(JsonNode array, Function<JsonNode, T> read) {
    return StreamSupport.stream(array.spliterator(), false).map(read).toList();
  }

  private static List<String> words(JsonNode node, String field) {
    return list(node.required(field), JsonNode::asText);
  }

  private static String text(JsonNode node, String field) {
    return node.required(field).asText();
  }

  private static Text both(JsonNode node) {
    return new Text(text(node, "en"), text(node, "fr"));
  }
}
