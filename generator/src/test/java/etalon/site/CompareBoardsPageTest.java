package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import etalon.bench.Boards;
import etalon.bench.Language;
import etalon.i18n.Format;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison of two models of the boards: its static table, and the figures that its script is given. */
class CompareBoardsPageTest {
  private record Expected(double z, double score) {}

  /** What others computed, by measure and model (see expected/boards). */
  private static final Map<String, Map<String, Expected>> EXPECTED = expected();

  private static Map<String, Map<String, Expected>> expected() {
    Map<String, Map<String, Expected>> expected = new HashMap<>();
    try (InputStream in = CompareBoardsPageTest.class.getResourceAsStream("/expected/boards/expected-standardized.csv");
        var reader = CsvReader.builder().ofNamedCsvRecord(new String(in.readAllBytes(), StandardCharsets.UTF_8))) {
      reader.forEach(
          line ->
              expected.computeIfAbsent(line.getField("measure"), m -> new HashMap<>())
                  .put(line.getField("model"), new Expected(Double.parseDouble(line.getField("z")), Double.parseDouble(line.getField("score")))));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return expected;
  }

  private static JsonNode figures(Language language) throws IOException {
    String script = etalon.render.DefaultSite.text("assets/boards." + language.code() + ".js");
    assertTrue(script.startsWith("const boards={") && script.endsWith("};\n"));
    return new ObjectMapper().readTree(script.substring("const boards=".length(), script.length() - 2));
  }

  private static Document page(Language language) {
    return DefaultSite.PAGES.get(Addresses.of(CompareBoardsPage.NAME, language) + "index.html");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theScriptSaysEveryFigureAsTheProfileDoes(Language language) throws IOException {
    Format format = new Format(language);
    JsonNode figures = figures(language);
    int compared = 0;
    Set<String> names = new HashSet<>();
    for (JsonNode model : figures.get("models")) {
      assertTrue(names.add(model.get("name").asText()), model::toString);
      Document profile = DefaultSite.PAGES.get(Addresses.of(CompositeView.page(model.get("id").asText()), language) + "index.html");
      List<List<String>> shown = new ArrayList<>();
      for (Element row : profile.select("#table-profile tbody tr")) {
        shown.add(
            List.of(
                row.select("th").text(), row.select("th a").attr("href"), row.child(2).wholeText(),
                row.child(3).wholeText()));
      }
      List<List<String>> given = new ArrayList<>();
      for (JsonNode figure : model.get("figures")) {
        JsonNode measure = figures.get("measures").get(figure.get("measure").asInt());
        given.add(
            List.of(
                measure.get("name").asText(), measure.get("url").asText(), figure.get("raw").asText(),
                format.number(BigDecimal.valueOf(figure.get("tenths").asLong(), 1))));
      }
      assertEquals(shown, given, model.get("id").asText());
      compared += given.size();
    }
    assertEquals(526, names.size());
    assertTrue(compared > 1500, () -> "figures in the snapshot: 1,527");
  }

  @Test
  void placesAndScoresAreThoseThatOthersComputed() throws IOException {
    JsonNode figures = figures(Language.EN);
    // One figure alone stands against nothing, and its measure is left out.
    List<String> measures =
        etalon.render.DefaultSite.INPUTS.boards().orElseThrow().boards().measures().stream()
            .map(Boards.Measure::id).filter(id -> EXPECTED.getOrDefault(id, Map.of()).size() > 1).toList();
    assertEquals(measures.size(), figures.get("measures").size());
    int compared = 0;
    for (JsonNode model : figures.get("models")) {
      for (JsonNode figure : model.get("figures")) {
        Map<String, Expected> measure = EXPECTED.get(measures.get(figure.get("measure").asInt()));
        Expected own = measure.get(model.get("id").asText());
        Set<Double> better = new TreeSet<>();
        measure.values().stream().map(Expected::z).filter(z -> z > own.z()).forEach(better::add);
        assertEquals(better.size() + 1, figure.get("place").asInt(), () -> model.get("id") + " " + figure);
        assertEquals(
            new BigDecimal(own.score()).setScale(1, RoundingMode.HALF_UP).unscaledValue().intValue(), figure.get("tenths").asInt(),
            () -> model.get("id") + " " + figure);
        compared++;
      }
    }
    assertEquals(EXPECTED.values().stream().filter(m -> m.size() > 1).mapToInt(Map::size).sum(), compared);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void withoutScriptsATableOpposesTheTwentyBestRanked(Language language) {
    List<Element> rows = page(language).select("#table-best tbody tr");
    List<String> models = rows.stream().map(r -> r.select("th a").attr("href").replaceAll(".*/([^/]+)/index\\.html$", "$1")).toList();
    assertEquals(20, models.size());
    for (int i = 0; i < models.size(); i++) {
      for (int k = 0; k < models.size(); k++) {
        String cell = rows.get(i).child(2 + k).text();
        int shared = 0;
        int ahead = 0;
        for (Map<String, Expected> measure : EXPECTED.values()) {
          Expected one = measure.get(models.get(i));
          Expected other = measure.get(models.get(k));
          shared += one != null && other != null && measure.size() > 1 ? 1 : 0;
          ahead += one != null && other != null && one.z() > other.z() ? 1 : 0;
        }
        String of = language == Language.FR ? " sur " : " of ";
        String itself = language == Language.FR ? "sans objet" : "not applicable";
        assertEquals(i == k ? itself : ahead + of + shared, cell, models.get(i) + " against " + models.get(k));
      }
    }
  }

  @Test
  void everyProfileLeadsToTheComparisonWithItself() {
    for (Language language : Language.values()) {
      for (Boards.BoardModel model : etalon.render.DefaultSite.INPUTS.boards().orElseThrow().boards().models()) {
        Document profile = DefaultSite.PAGES.get(Addresses.of(CompositeView.page(model.id()), language) + "index.html");
        String end = Addresses.of(CompareBoardsPage.NAME, language) + "index.html?a=" + model.id();
        assertEquals(1, profile.select("main a[href$=" + end + "]").size(), model.id());
      }
    }
  }

  @Test
  void onlyThisPageLoadsTheFiguresAndTheyAreLight() throws IOException {
    DefaultSite.PAGES.forEach(
        (path, page) -> {
          boolean compares = path.endsWith("composite/compare/index.html") || path.endsWith("indice-composite/comparaison/index.html");
          assertEquals(compares ? 2 : 0, page.select("script[src*=assets/boards.], script[src$=assets/head-to-head.js]").size(), path);
        });
    for (Language language : Language.values()) {
      String path = "assets/boards." + language.code() + ".js";
      assertEquals(1, page(language).select("script[defer][src$=" + path + "]").size());
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
        gzip.write(DefaultSite.FILES.get(path));
      }
      assertTrue(packed.size() < 40_000, () -> path + ": " + packed.size() + " bytes packed");
    }
  }
}
