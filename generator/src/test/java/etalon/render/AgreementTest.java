package etalon.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import etalon.bench.Language;
import etalon.i18n.Format;
import etalon.site.Addresses;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same figure is on the page of each language, in index.json, in the benchmark's JSON and in the CSV. */
class AgreementTest {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private static JsonNode json(String path) throws Exception {
    return MAPPER.readTree(DefaultSite.text(path));
  }

  private static List<NamedCsvRecord> csv(String path, char separator) throws Exception {
    try (var reader =
        CsvReader.builder().fieldSeparator(separator).detectBomHeader(false)
            .ofNamedCsvRecord(DefaultSite.text(path).replace("\uFEFF", ""))) {
      return reader.stream().toList();
    }
  }

  /** A ranking table's rows by model name, each with its cells' text and value. */
  private static Map<String, List<Element>> rows(String path, String table) {
    Document page = Jsoup.parse(DefaultSite.text(path));
    Map<String, List<Element>> rows = new HashMap<>();
    for (Element row : page.select("#" + table + " tbody tr")) {
      rows.put(row.select("th").text(), new ArrayList<>(row.children()));
    }
    return rows;
  }

  /** The text with its no-break spaces, which jsoup's own text() would make ordinary. */
  private static String text(Element element) {
    return element.wholeText().strip();
  }

  private static String shown(Element cell) {
    Element copy = cell.clone();
    copy.select(".remark").remove();
    return text(copy);
  }

  private static BigDecimal decimal(JsonNode node, String key) {
    return new BigDecimal(node.get(key).asText());
  }

  private static void same(BigDecimal expected, String found, String what) {
    assertEquals(0, expected.compareTo(new BigDecimal(found)), what + ": " + expected + " is not " + found);
  }

  private static Map<String, String> names() throws Exception {
    Map<String, String> names = new HashMap<>();
    json("index.json").get("models").forEach(m -> names.put(m.get("id").asText(), m.get("name").asText()));
    return names;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theIndexOnThePageIsTheOneInTheJson(Language language) throws Exception {
    Format format = new Format(language);
    Map<String, List<Element>> rows = rows(Addresses.of("home", language) + "index.html", "business-index");
    Map<String, String> names = names();
    JsonNode index = json("index.json").get("businessIndex").get("rows");
    assertEquals(rows.size(), index.size());
    for (JsonNode row : index) {
      String model = row.get("modelId").asText();
      List<Element> cells = rows.get(names.get(model));
      assertEquals(row.get("rank").asText(), text(cells.get(0)), model);
      assertEquals(format.number(decimal(row, "index")), shown(cells.get(3)), model);
      assertEquals(format.margin(decimal(row, "margin")), text(cells.get(3).selectFirst(".remark")), model);
      int column = 5;
      for (JsonNode score : row.get("functions")) {
        assertEquals(format.number(score.decimalValue()), shown(cells.get(column++)), model);
      }
      same(decimal(row, "costPerTest"), cells.get(column + 1).attr("data-value"), model);
      assertEquals(format.money(decimal(row, "costPerTest")), text(cells.get(column + 1)), model);
      assertEquals(format.duration(decimal(row, "p50Ms")), text(cells.get(column + 2)), model);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aScoreOnThePageIsTheOneInEveryFile(Language language) throws Exception {
    Format format = new Format(language);
    Map<String, String> names = names();
    int compared = 0;
    for (String benchmark : DefaultSite.EVALUATION.rankings().keySet()) {
      Map<String, List<Element>> rows =
          rows(Addresses.of("benchmarks/" + benchmark, language) + "index.html", "table-ranking");
      Map<String, NamedCsvRecord> table = new HashMap<>();
      csv("data/v1/benchmarks/" + benchmark + ".csv", ',').forEach(r -> table.put(r.getField("model"), r));
      Map<String, NamedCsvRecord> french = new HashMap<>();
      csv("data/v1/benchmarks/" + benchmark + ".fr.csv", ';').forEach(r -> french.put(r.getField("model"), r));
      Map<String, JsonNode> own = new HashMap<>();
      json("data/v1/benchmarks/" + benchmark + ".json").get("scores").forEach(s -> own.put(s.get("modelId").asText(), s));
      for (JsonNode score : json("index.json").get("scores")) {
        String model = score.get("modelId").asText();
        if (!score.get("benchmarkId").asText().equals(benchmark)) {
          continue;
        }
        compared++;
        assertEquals(score, own.get(model));
        NamedCsvRecord line = table.get(model);
        for (var column :
            Map.ofEntries(
                    Map.entry("accuracy", "raw"), Map.entry("margin", "margin"), Map.entry("low", "low"),
                    Map.entry("high", "high"), Map.entry("documents", "n"), Map.entry("rank", "rank"),
                    Map.entry("tied_from", "tiedFrom"), Map.entry("tied_to", "tiedTo"),
                    Map.entry("best_rank", "bestRank"), Map.entry("worst_rank", "worstRank"),
                    Map.entry("no_review", "noReview"), Map.entry("hallucinated", "hallucinated"),
                    Map.entry("absent_fields", "absentFields"), Map.entry("cost_per_test_usd", "costPerTest"),
                    Map.entry("p50_ms", "p50Ms"), Map.entry("failures", "failures"))
                .entrySet()) {
          String what = model + " " + column.getKey();
          same(decimal(score, column.getValue()), line.getField(column.getKey()), what);
          assertEquals(line.getField(column.getKey()).replace('.', ','), french.get(model).getField(column.getKey()), what);
        }
        List<Element> cells = rows.get(names.get(model));
        assertEquals(score.get("rank").asText(), text(cells.get(0)), model);
        assertEquals(format.percent(decimal(score, "raw")), shown(cells.get(2)), model);
        assertEquals(format.margin(decimal(score, "margin")), text(cells.get(2).selectFirst(".remark")), model);
        assertEquals(
            format.range(format.number(decimal(score, "low")), format.number(decimal(score, "high"))), text(cells.get(3)), model);
        same(decimal(score, "n"), cells.get(4).attr("data-value"), model);
        assertTrue(text(cells.get(6)).startsWith(score.get("bestRank").asText() + " "), model);
        assertTrue(text(cells.get(6)).endsWith(" " + score.get("worstRank").asText()), model);
        assertEquals(format.percent(decimal(score, "noReview")), text(cells.get(7)), model);
        same(decimal(score, "costPerTest"), cells.get(9).attr("data-value"), model);
        same(decimal(score, "p50Ms"), cells.get(10).attr("data-value"), model);
        same(decimal(score, "failures"), cells.get(11).attr("data-value"), model);
      }
    }
    assertEquals(54, compared, "27 models on two benchmarks");
  }

  @Test
  void theVersionedAddressHoldsTheSameBytes() {
    assertEquals(DefaultSite.text("index.json"), DefaultSite.text("data/v1/index.json"));
  }

  @Test
  void theGradingsOfABenchmarkAddUpToItsScores() throws Exception {
    for (String benchmark : DefaultSite.EVALUATION.rankings().keySet()) {
      JsonNode file = json("data/v1/benchmarks/" + benchmark + ".json");
      for (JsonNode score : file.get("scores")) {
        long earned = 0;
        long possible = 0;
        for (JsonNode item : file.get("items")) {
          possible += item.get("weight").asLong();
          String verdict = item.get("verdicts").get(score.get("modelId").asText()).asText();
          earned += verdict.equals("correct") ? item.get("weight").asLong() : 0;
        }
        BigDecimal accuracy =
            BigDecimal.valueOf(100 * earned).divide(BigDecimal.valueOf(possible), 1, java.math.RoundingMode.HALF_UP);
        same(decimal(score, "raw"), accuracy.toString(), score.get("modelId").asText());
      }
    }
  }
}
