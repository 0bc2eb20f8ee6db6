package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import etalon.render.OutputTree;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.NodeList;

/** Names, answers and Markdown that try to be HTML, Markdown, a placeholder, a formula, stay what they are: text. */
class HostileSiteTest {
  private static OutputTree tree;
  private static Set<String> harmlessMarkup;

  /** Model names by slug, as the fixture holds them. */
  private static final Map<String, String> NAMES = new TreeMap<>();

  @BeforeAll
  static void build(@TempDir Path hostile, @TempDir Path harmless) throws IOException {
    tree = FixtureSite.copy("hostile", hostile).make().tree();
    harmlessMarkup = markup(FixtureSite.copy("states", harmless).make().tree());
    JsonNode models = new ObjectMapper().readTree(Files.readAllBytes(hostile.resolve("data/models.json")));
    models.get("models").forEach(model -> NAMES.put(model.get("id").asText().split("/")[1], model.get("name").asText()));
  }

  static List<String> slugs() {
    return List.of(
        "at", "attribute", "close", "formula", "hole", "link", "long", "minus", "plus", "quotes", "rtl", "script");
  }

  private static Stream<Document> pages(OutputTree tree) {
    return tree.paths().stream().filter(path -> path.endsWith(".html")).map(path -> FixtureSite.html(tree, path));
  }

  /** Every element and attribute name on the pages of a site: "td", "td class". */
  private static Set<String> markup(OutputTree tree) {
    Set<String> markup = new TreeSet<>();
    pages(tree).flatMap(page -> page.getAllElements().stream()).forEach(element -> {
      markup.add(element.normalName());
      for (Attribute attribute : element.attributes()) {
        markup.add(element.normalName() + " " + attribute.getKey());
      }
    });
    return markup;
  }

  @Test
  void noElementAndNoAttributeComesFromTheData() {
    Set<String> more = markup(tree);
    more.removeAll(harmlessMarkup);
    assertEquals(Set.of(), more);
  }

  @Test
  void noPageRunsAnything() {
    pages(tree).forEach(page -> {
      for (Element element : page.getAllElements()) {
        for (Attribute attribute : element.attributes()) {
          String name = attribute.getKey();
          assertFalse(name.startsWith("on") || name.equals("style"), () -> page.location() + ": " + element);
          if (Set.of("href", "src", "action", "formaction", "srcset").contains(name)) {
            String value = attribute.getValue();
            assertTrue(
                value.startsWith("https://example.org/") || value.startsWith("https://creativecommons.org/") || !value.contains(":"),
                () -> page.location() + ": " + element);
          }
        }
      }
      for (Element script : page.select("script:not([src])")) {
        assertEquals("application/ld+json", script.attr("type"), page.location());
        assertEquals("https://schema.org/", parsed(script.data()).get("@context").asText(), page.location());
      }
      assertEquals(0, page.select("style, iframe, object, embed, base, form:not([role=search]), img, svg script, svg image, svg foreignObject").size(), page.location());
    });
  }

  private static JsonNode parsed(String json) {
    try {
      return new ObjectMapper().readTree(json);
    } catch (IOException e) {
      throw new AssertionError(json, e);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("slugs")
  void aNameIsShownAsItStands(String slug) {
    String name = NAMES.get(slug);
    for (String page : List.of("en/models/" + slug + "/index.html", "fr/modeles/" + slug + "/index.html")) {
      assertEquals(name, FixtureSite.html(tree, page).selectFirst("h1").wholeText(), page);
    }
    for (String page : List.of("en/models/index.html", "en/index.html", "en/benchmarks/words/index.html")) {
      assertTrue(FixtureSite.html(tree, page).select("table a").eachText().contains(name.strip()), page);
    }
  }

  /** The override that would reverse the text around it is named in its place. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("slugs")
  void anAnswerIsShownAsItStands(String slug) {
    String answers = FixtureSite.html(tree, "en/benchmarks/words/answers/index.html").wholeText();
    assertTrue(answers.contains("“line one\n" + NAMES.get(slug).replace("\u202E", "<U+202E>").replace("\u202C", "<U+202C>")), answers);
  }

  @Test
  void namesInProseAreNoMarkdown() {
    Document about = FixtureSite.html(tree, "en/about/index.html");
    String name = "[x](javascript:alert(1)) <script>alert(1)</script> {{models.measured}} {onclick=alert(1)} `code` | *b*";
    assertTrue(about.wholeText().contains("Named " + name + "."), about.wholeText());
    assertEquals(name, about.selectFirst("table th").wholeText());
  }

  @Test
  void htmlInMarkdownIsText() {
    String about = FixtureSite.html(tree, "en/about/index.html").wholeText();
    for (String html :
        List.of(
            "Raw <script>alert(1)</script> and <b onclick=\"alert(1)\">bold</b>.", "<div style=\"color:red\">block</div>",
            "<!-- comment --> <style>p</style>", "Heading <i>x</i>", "<img src=x onerror=alert(1)>")) {
      assertTrue(about.contains(html), () -> html + " is not in " + about);
    }
  }

  @Test
  void indexJsonHoldsNamesUnchanged() throws IOException {
    Map<String, String> names = new TreeMap<>();
    new ObjectMapper().readTree(tree.bytes("index.json")).get("models")
        .forEach(model -> names.put(model.get("id").asText().split("/")[1], model.get("name").asText()));
    assertEquals(NAMES, names);
    for (String path : tree.paths()) {
      if (path.endsWith(".json")) {
        parsed(FixtureSite.text(tree, path));
      }
    }
  }

  @Test
  void noCellOfATableIsAFormula() throws IOException {
    for (String path : tree.paths().stream().filter(p -> p.endsWith(".csv")).toList()) {
      String text = FixtureSite.text(tree, path);
      boolean french = path.endsWith(".fr.csv");
      try (var rows = CsvReader.builder().fieldSeparator(french ? ';' : ',').ofCsvRecord(french ? text.substring(1) : text)) {
        int column = -1;
        for (var row : rows) {
          column = column < 0 ? row.getFields().indexOf("name") : column;
          for (String cell : row.getFields()) {
            assertFalse(cell.matches("(?s)[=+\\-@\\t\\r].*"), () -> path + ": " + cell);
          }
          String name = row.getField(column);
          assertTrue(name.equals("name") || NAMES.containsValue(name) || NAMES.containsValue(name.substring(1)), path + ": " + name);
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void xmlIsWellFormed(String path) throws Exception {
    var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(tree.bytes(path)));
    NodeList titles = document.getElementsByTagName("title");
    for (int i = 1; i < titles.getLength(); i++) {
      String title = titles.item(i).getTextContent();
      assertTrue(title.startsWith("[x](javascript:alert(1)) <script>alert(1)</script>"), title);
    }
  }

  static List<String> xmlIsWellFormed() {
    return List.of("en/feed.xml", "fr/feed.xml", "sitemap.xml");
  }
}
