package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import etalon.bench.Language;
import etalon.render.DefaultSite.Weights;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the search page looks through, and the ways to it. */
class SearchTest {

  private static JsonNode index(Language language) throws IOException {
    String script = new String(DefaultSite.FILES.get("assets/search." + language.code() + ".js"), StandardCharsets.UTF_8);
    assertTrue(script.startsWith("const searched={") && script.endsWith("};\n"), script.substring(0, 40));
    return new ObjectMapper().readTree(script.substring(script.indexOf('{'), script.lastIndexOf(';')));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEntryLeadsToAPlaceThatExists(Language language) throws IOException {
    for (JsonNode entry : index(language).get("entries")) {
      String[] address = entry.get("address").asText().split("#", 2);
      Document page = DefaultSite.PAGES.get(language.code() + "/" + address[0] + "index.html");
      assertTrue(page != null, entry::toString);
      assertTrue(address.length == 1 || page.getElementById(address[1]) != null, entry::toString);
      assertTrue(!entry.get("title").asText().isBlank(), entry::toString);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyModelBenchmarkMeasureAndSectionOfTheMethodIsFound(Language language) throws IOException {
    Set<String> found = new HashSet<>();
    index(language).get("entries").forEach(entry -> found.add(language.code() + "/" + entry.get("address").asText()));
    Set<String> missing = new TreeSet<>();
    var inputs = etalon.render.DefaultSite.INPUTS;
    inputs.catalogue().models().forEach(m -> missing.add(Addresses.of("models/" + m.slug(), language)));
    inputs.catalogue().benchmarks().forEach(b -> missing.add(Addresses.of("benchmarks/" + b.id(), language)));
    inputs.boards().orElseThrow().boards().models().forEach(m -> missing.add(Addresses.of(CompositeView.page(m.id()), language)));
    String measures = Addresses.of("composite/measures", language);
    inputs.boards().orElseThrow().boards().measures().forEach(m -> missing.add(measures + "#" + MeasuresPage.anchor(m)));
    String method = Addresses.of("methodology", language);
    for (Element heading : DefaultSite.PAGES.get(method + "index.html").select("main section[id], main section [id]:is(h2, h3, h4)")) {
      missing.add(method + "#" + heading.id());
    }
    assertTrue(missing.size() > 600, () -> missing.size() + " expected");
    missing.removeAll(found);
    assertEquals(Set.of(), missing);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theWordsOfTheMethodAreSearched(Language language) throws IOException {
    int sections = 0;
    for (JsonNode entry : index(language).get("entries")) {
      sections += entry.path("text").asText().contains("Holm") ? 1 : 0;
      assertTrue(!entry.path("text").asText().matches("(?s).*(</|&amp;|&lt;|\\{\\{).*"), entry::toString);
    }
    assertTrue(sections > 0);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theIndexIsLight(Language language) throws IOException {
    int weight = Weights.gzip(DefaultSite.FILES.get("assets/search." + language.code() + ".js"));
    assertTrue(weight < 50_000, () -> weight + " bytes");
  }

  @Test
  void everyPageLeadsToTheSearchOfItsLanguage() {
    DefaultSite.PAGES.forEach(
        (path, page) -> {
          String language = page.select("html").attr("lang");
          String search = Addresses.of("search", Language.valueOf(language.toUpperCase(java.util.Locale.ROOT))) + "index.html";
          Element form = page.select("header form[role=search]").first();
          if (DefaultSite.standsAlone(path) || path.equals(search)) {
            assertTrue(form == null, path);
          } else {
            assertEquals(DefaultSite.BASE + search, form.absUrl("action"), path);
            assertEquals("q", form.select("input[type=search][aria-label]").attr("name"), path);
          }
        });
  }

  /** Without scripts the page says so and leads to the lists. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theSearchPageLeadsToTheLists(Language language) {
    Document page = DefaultSite.PAGES.get(Addresses.of("search", language) + "index.html");
    assertEquals(1, page.select("main noscript p").size());
    assertEquals(6, page.select("main section#lists a[href]").size());
  }
}
