package etalon.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import etalon.bench.Language;
import etalon.site.Addresses;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the data page says of its files, and what the pages say of their data to machines. */
class DownloadsTest {
  private static final Path ROOT = Path.of(System.getProperty("project.root", "."));

  private static Document page(String name, Language language) {
    return Jsoup.parse(DefaultSite.text(Addresses.of(name, language) + "index.html"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyDataFileIsOfferedWithItsOwnFingerprint(Language language) throws Exception {
    Map<String, String> offered = new TreeMap<>();
    for (Element row : page("data", language).select("#table-downloads tbody tr, #table-versions tbody tr")) {
      offered.put(row.select("th a").text(), row.select("code").text());
    }
    Set<String> written = new TreeSet<>();
    for (var file : DefaultSite.FILES.entrySet()) {
      if (file.getKey().matches("index\\.json|data/.*|schema/.*|datapackage\\.json|CITATION\\.cff")) {
        written.add(file.getKey());
        String sha256 = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file.getValue()));
        assertEquals(sha256, offered.get(file.getKey()), file.getKey());
      }
    }
    assertEquals(written, offered.keySet());
  }

  @Test
  void publishedRankingsAreCopiedByteForByte() throws Exception {
    int copied = 0;
    try (Stream<Path> files = Files.walk(ROOT.resolve("data/published"))) {
      for (Path file : files.filter(file -> Files.isRegularFile(file) && !file.endsWith(".publish.lock")).toList()) {
        String path = ROOT.resolve("data/published").relativize(file).toString().replace('\\', '/');
        assertArrayEquals(Files.readAllBytes(file), DefaultSite.FILES.get("data/v1/published/" + path), path);
        copied++;
      }
    }
    assertTrue(copied >= 5, copied + " files");
  }

  /** What is shown was frozen on 30 November 2026: etalon verify computes it again. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void aBenchmarkLeadsToTheFrozenVersionOfWhatItShows(Language language) {
    for (String id : DefaultSite.EVALUATION.rankings().keySet()) {
      Element sources = page("benchmarks/" + id, language).getElementById("sources");
      assertEquals(1, sources.select("a[href$=data/v1/published/" + id + "/2026-11-30.json]").size(), id);
      assertTrue(sources.text().contains("/data/v1/published/" + id + "/2026-11-30.json"), "the citation names its address");
    }
    long shown =
        page("data", language).select("#table-versions tbody tr").stream()
            .filter(row -> row.child(4).text().equals(DefaultSite.INPUTS.messages().in(language).say(etalon.i18n.Key.YES)))
            .count();
    assertEquals(DefaultSite.EVALUATION.rankings().size(), shown);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void searchEnginesAreToldTheMeasureTheMarginAndN(Language language) throws Exception {
    for (var ranking : DefaultSite.EVALUATION.rankings().values()) {
      JsonNode data = jsonLd("benchmarks/" + ranking.graded().benchmark().id(), language);
      List<JsonNode> variables = List.of(data.get("variableMeasured").get(0), data.get("variableMeasured").get(1), data.get("variableMeasured").get(2));
      BigDecimal best = ranking.rows().get(0).accuracy();
      assertEquals(0, best.compareTo(variables.get(0).get("maxValue").decimalValue()));
      assertTrue(variables.get(1).get("minValue").decimalValue().signum() > 0, "a margin is never zero");
      assertEquals(ranking.rows().get(0).documents(), variables.get(2).get("value").asInt());
      variables.forEach(v -> assertTrue(!v.get("name").asText().isBlank() && !v.get("description").asText().isBlank(), v::toString));
      assertEquals("2026-11-30", data.get("version").asText());
      assertTrue(data.get("isBasedOn").size() > 0);
    }
    assertEquals("PropertyValue", jsonLd("home", language).get("variableMeasured").get(0).get("@type").asText());
    assertTrue(jsonLd("composite", language).get("variableMeasured").size() == 3);
  }

  private static JsonNode jsonLd(String name, Language language) throws Exception {
    return new ObjectMapper().readTree(page(name, language).select("script[type=application/ld+json]").first().data());
  }
}
