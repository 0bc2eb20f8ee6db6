package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import etalon.bench.Language;
import etalon.i18n.Format;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison of measured models, and their costs, against index.json and what others computed. */
class ComparePageTest {
  private static final int MODELS = 27;

  /** @param points of the first model minus points of the second */
  private record Expected(int points, double pValue) {}

  /** By benchmark and "model_a model_b", both ways round (see expected/README.md). */
  private static final Map<String, Map<String, Expected>> EXPECTED = expected();

  private static Map<String, Map<String, Expected>> expected() {
    Map<String, Map<String, Expected>> expected = new HashMap<>();
    try (InputStream in = ComparePageTest.class.getResourceAsStream("/expected/expected-pairs.csv");
        var reader = CsvReader.builder().ofNamedCsvRecord(new String(in.readAllBytes(), StandardCharsets.UTF_8))) {
      reader.forEach(
          line -> {
            Map<String, Expected> pairs = expected.computeIfAbsent(line.getField("benchmark"), b -> new HashMap<>());
            int points = Integer.parseInt(line.getField("points_difference"));
            double pValue = Double.parseDouble(line.getField("p_value"));
            pairs.put(line.getField("model_a") + " " + line.getField("model_b"), new Expected(points, pValue));
            pairs.put(line.getField("model_b") + " " + line.getField("model_a"), new Expected(-points, pValue));
          });
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return expected;
  }

  /** Holm over all pairs, on the expected p-values: each pair stands there twice. */
  private static double rejected(Map<String, Expected> pairs) {
    List<Double> sorted = pairs.values().stream().map(Expected::pValue).sorted().toList();
    int count = sorted.size() / 2;
    double last = -1;
    for (int i = 0; i < count && sorted.get(2 * i) <= 0.05 / (count - i); i++) {
      last = sorted.get(2 * i);
    }
    return last;
  }

  private static JsonNode script(String path) throws IOException {
    String text = etalon.render.DefaultSite.text(path);
    return new ObjectMapper().readTree(text.substring(text.indexOf('=') + 1, text.length() - 2));
  }

  private static JsonNode json(String path) throws IOException {
    return new ObjectMapper().readTree(etalon.render.DefaultSite.text(path));
  }

  private static Document page(String name, Language language) {
    return DefaultSite.PAGES.get(Addresses.of(name, language) + "index.html");
  }

  private static Map<String, String> idBySlug() {
    Map<String, String> ids = new HashMap<>();
    etalon.render.DefaultSite.INPUTS.catalogue().models().forEach(m -> ids.put(m.slug(), m.id()));
    return ids;
  }

  private static String slug(Element link) {
    return link.attr("href").replaceAll(".*/([^/]+)/index\\.html$", "$1");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void withoutScriptsEveryPairIsThere(Language language) {
    Map<String, String> ids = idBySlug();
    EXPECTED.forEach(
        (benchmark, pairs) -> {
          double cut = rejected(pairs);
          List<Element> rows = page(ComparePage.NAME, language).select("#table-pairs-" + benchmark + " tbody tr");
          assertEquals(MODELS, rows.size());
          List<String> models = rows.stream().map(r -> ids.get(slug(r.selectFirst("th a")))).toList();
          int apart = 0;
          for (int i = 0; i < MODELS; i++) {
            for (int k = 0; k < MODELS; k++) {
              Expected pair = pairs.get(models.get(i) + " " + models.get(k));
              String sign = i == k ? "·" : pair.pValue() > 0.05 ? "=" : pair.points() > 0 ? "+" : "−";
              boolean alone = i != k && pair.pValue() <= 0.05 && pair.pValue() > cut;
              assertEquals(alone ? "(" + sign + ")" : sign, rows.get(i).child(2 + k).text(), models.get(i) + " " + models.get(k));
              apart += sign.equals("+") ? 1 : 0;
            }
          }
          assertTrue(apart > 20 && apart < 351, benchmark + ": " + apart + " pairs told apart");
        });
  }

  /** The figures that the script shows are those of index.json, in the language's format. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theScriptSaysTheFiguresOfIndexJson(Language language) throws IOException {
    Format format = new Format(language);
    Map<String, String> ids = idBySlug();
    JsonNode measured = script("assets/models." + language.code() + ".js");
    Map<String, JsonNode> rows = new HashMap<>();
    json("index.json").get("businessIndex").get("rows").forEach(row -> rows.put(row.get("modelId").asText(), row));
    Map<String, List<JsonNode>> scores = new HashMap<>();
    for (String benchmark : EXPECTED.keySet()) {
      json("data/v1/benchmarks/" + benchmark + ".json").get("scores")
          .forEach(score -> scores.computeIfAbsent(score.get("modelId").asText(), m -> new ArrayList<>()).add(score));
    }
    assertEquals(MODELS, measured.get("models").size());
    int compared = 0;
    for (JsonNode model : measured.get("models")) {
      String id = ids.get(model.get("slug").asText());
      List<String> facts = new ArrayList<>();
      model.get("facts").forEach(fact -> facts.add(fact.asText()));
      assertEquals(measured.get("facts").size(), facts.size());
      JsonNode row = rows.get(id);
      assertEquals(format.number(row.get("index").decimalValue().setScale(1)) + " " + format.margin(row.get("margin").decimalValue().setScale(1)), facts.get(1));
      for (JsonNode score : scores.get(id)) {
        for (String expected :
            List.of(
                format.percent(score.get("raw").decimalValue().setScale(1)) + " " + format.margin(score.get("margin").decimalValue().setScale(1)),
                format.range(format.number(score.get("low").decimalValue().setScale(1)), format.number(score.get("high").decimalValue().setScale(1))),
                format.percent(score.get("noReview").decimalValue().setScale(1)),
                format.money(score.get("costPerTest").decimalValue()),
                format.duration(score.get("p50Ms").decimalValue()))) {
          assertTrue(facts.contains(expected), () -> id + ": " + expected + " is not in " + facts);
          compared++;
        }
      }
    }
    assertEquals(MODELS * 2 * 5, compared);
  }

  /** A document is right for a model when index.json's gradings of it are all correct. */
  @Test
  void theDocumentsMissedAreThoseOfTheBenchmarksFile() throws IOException {
    Map<String, String> ids = idBySlug();
    JsonNode measured = script("assets/models.en.js");
    List<String> benchmarks = ModelFigures.rankings(view()).stream().map(r -> r.graded().benchmark().id()).toList();
    for (JsonNode model : measured.get("models")) {
      String id = ids.get(model.get("slug").asText());
      for (JsonNode result : model.get("results")) {
        String benchmark = benchmarks.get(result.get("benchmark").asInt());
        JsonNode documents = measured.get("benchmarks").get(result.get("benchmark").asInt()).get("documents");
        TreeSet<String> expected = new TreeSet<>();
        for (JsonNode item : json("data/v1/benchmarks/" + benchmark + ".json").get("items")) {
          if (!item.get("verdicts").get(id).asText().equals("correct")) {
            expected.add(item.get("document").asText());
          }
        }
        TreeSet<String> missed = new TreeSet<>();
        for (String place : result.get("missed").asText().split(" ")) {
          if (!place.isEmpty()) {
            JsonNode document = documents.get(Integer.parseInt(place));
            missed.add(document.get("name").asText());
            Document answers = DefaultSite.PAGES.get("en/benchmarks/" + benchmark + "/answers/index.html");
            assertTrue(answers.getElementById(document.get("anchor").asText()) != null, document::toString);
          }
        }
        assertEquals(expected, missed, id + " on " + benchmark);
      }
    }
  }

  private static View view() {
    Context context = Context.of(etalon.render.DefaultSite.INPUTS, etalon.render.DefaultSite.EVALUATION, List.of());
    return new View(context, ComparePage.NAME, Language.EN);
  }

  @Test
  void thePValuesInWordsAreThoseThatOthersComputed() throws IOException {
    Map<String, String> ids = idBySlug();
    List<String> benchmarks = ModelFigures.rankings(view()).stream().map(r -> r.graded().benchmark().id()).toList();
    for (Language language : Language.values()) {
      Format format = new Format(language);
      JsonNode measured = script("assets/models." + language.code() + ".js");
      for (JsonNode pair : measured.get("pairs")) {
        String a = ids.get(measured.get("models").get(pair.get("a").asInt()).get("slug").asText());
        String b = ids.get(measured.get("models").get(pair.get("b").asInt()).get("slug").asText());
        Expected expected = EXPECTED.get(benchmarks.get(pair.get("benchmark").asInt())).get(a + " " + b);
        String ahead = expected.points() == 0 ? "-1" : expected.points() > 0 ? pair.get("a").asText() : pair.get("b").asText();
        assertEquals(ahead, pair.get("ahead").asText());
        if (expected.points() != 0) {
          BigDecimal p = BigDecimal.valueOf(expected.pValue()).setScale(3, RoundingMode.HALF_UP);
          String end = p.signum() == 0 ? "(p < " + format.number(new BigDecimal("0.001")) + ")." : "(p = " + format.number(p) + ").";
          String told = measured.get("sayings").get(pair.get("told").asInt()).asText();
          assertTrue(told.endsWith(end), () -> a + " and " + b + ": " + told + ", not " + end);
          boolean apart = expected.pValue() <= 0.05;
          assertTrue(told.matches((language == Language.FR ? apart ? "Oui.*" : "Non.*" : apart ? "Yes.*" : "No:.*")), told);
          assertEquals(apart, !measured.get("sayings").get(pair.get("more").asInt()).asText().matches(".*\\d.*"), pair::toString);
        }
      }
    }
  }

  /** The example, redone from index.json: documents, share without review, cost. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theTableOfCostsCanBeRedone(Language language) throws IOException {
    Format format = new Format(language);
    Map<String, String> ids = idBySlug();
    for (String benchmark : EXPECTED.keySet()) {
      Map<String, JsonNode> scores = new HashMap<>();
      json("data/v1/benchmarks/" + benchmark + ".json").get("scores").forEach(s -> scores.put(s.get("modelId").asText(), s));
      List<Element> rows = page(CostPage.NAME, language).select("#table-cost-" + benchmark + " tbody tr");
      assertEquals(MODELS, rows.size());
      JsonNode table = null;
      for (JsonNode one : script("assets/costs.js").get("tables")) {
        table = one.get("id").asText().equals("table-cost-" + benchmark) ? one : table;
      }
      for (int i = 0; i < MODELS; i++) {
        Element row = rows.get(i);
        JsonNode score = scores.get(ids.get(slug(row.selectFirst("th a"))));
        BigDecimal share = new BigDecimal("100.0").subtract(score.get("noReview").decimalValue());
        BigDecimal calls = score.get("costPerTest").decimalValue().multiply(BigDecimal.valueOf(1000)).setScale(2, RoundingMode.HALF_UP);
        BigDecimal corrections = share.multiply(new BigDecimal("15.00")).setScale(2); // 1000 / 100 x 3 / 60 x 30
        assertEquals(0, score.get("costPerTest").decimalValue().compareTo(new BigDecimal(table.get("rows").get(i).get("cost").asText())));
        assertEquals(share.setScale(1).toPlainString(), table.get("rows").get(i).get("share").asText());
        assertEquals(format.percent(share.setScale(1)), shown(row.child(2)));
        assertEquals(format.money(calls), shown(row.child(3)));
        assertEquals(format.money(corrections), shown(row.child(4)));
        assertEquals(format.money(calls.add(corrections)), shown(row.child(5)));
      }
    }
  }

  /** A cell's text without its remark, with its no-break spaces. */
  private static String shown(Element cell) {
    Element copy = cell.clone();
    copy.select(".remark").remove();
    return copy.wholeText().strip();
  }

  @Test
  void everyMeasuredModelLeadsToItsComparison() {
    for (Language language : Language.values()) {
      for (String slug : idBySlug().keySet()) {
        String end = Addresses.of(ComparePage.NAME, language) + "index.html?m=" + slug;
        assertEquals(1, page("models/" + slug, language).select("main a[href$=" + end + "]").size(), slug);
      }
    }
  }
}
