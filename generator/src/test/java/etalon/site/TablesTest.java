package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** What the script of the tables finds in the pages: controls, columns and values that are no formatted text. */
class TablesTest {

  @Test
  void theTablesOfModelsAndMeasuresSortAndThoseOfListsFilter() {
    Map<String, Set<String>> controls = new TreeMap<>();
    each(
        (page, template) ->
            // One for each benchmark: table-cost-receipts.
            controls.computeIfAbsent(template.attr("data-table").replaceFirst("(-cost)-.*", "$1"), id -> new TreeSet<>())
                .addAll(template.select("[name]").eachAttr("name")));
    assertEquals(
        Map.of(
            "business-index", Set.of("q", "lab", "weights", "measured"),
            "table-ranking", Set.of("q", "lab", "weights"),
            "table-criteria", Set.of(),
            "table-models", Set.of("q", "lab", "weights"),
            "table-composite", Set.of("q", "lab"),
            "table-scope", Set.of("q", "lab"),
            "table-board", Set.of("q", "publisher", "category", "domain"),
            "table-report", Set.of("q", "publisher", "category", "domain"),
            "table-profile", Set.of(),
            "table-cost", Set.of()),
        controls);
  }

  @Test
  void withoutScriptsNoControlIsThere() {
    DefaultSite.PAGES.forEach(
        (path, page) -> assertTrue(page.select("main select, main th button").parents().select("template").size() > 0
                || page.select("main select, main th button").isEmpty(), path));
  }

  @Test
  void everyColumnHasANameOfItsOwnThatIsTheSameInBothLanguages() {
    Map<String, Map<String, List<String>>> columns = new TreeMap<>();
    each(
        (page, template) -> {
          List<String> names = table(page, template).select("thead th").eachAttr("data-column");
          assertEquals(table(page, template).select("thead th").size(), new HashSet<>(names).size(), () -> page.location() + names);
          String key = page.select("link[hreflang=en]").attr("href") + " " + template.attr("data-table");
          columns.computeIfAbsent(key, k -> new TreeMap<>()).put(page.select("html").attr("lang"), names);
        });
    columns.forEach((table, byLanguage) -> assertEquals(byLanguage.get("en"), byLanguage.get("fr"), table));
  }

  @Test
  void aFigureIsSortedByADecimalAndAMissingOneByNothing() {
    each(
        (page, template) -> {
          Element table = table(page, template);
          List<Element> headers = table.select("thead th");
          for (Element row : table.select("tbody tr")) {
            for (int i = 0; i < headers.size(); i++) {
              Element cell = row.child(i);
              if (headers.get(i).hasClass("number") && !cell.attr("data-value").isEmpty()) {
                new BigDecimal(cell.attr("data-value"));
              } else {
                // A missing figure shows no digit beside a word that could be taken for one.
                assertTrue(
                    !headers.get(i).hasClass("number") || cell.text().matches(".*\\p{L}.*|[≈≤≥].*"),
                    () -> page.location() + ": " + cell);
              }
            }
          }
        });
  }

  @Test
  void valuesStandOnlyWhereSomethingReadsThem() {
    DefaultSite.PAGES.forEach(
        (path, page) -> {
          Set<String> sorted = Set.copyOf(page.select("template[data-table]").eachAttr("data-table"));
          for (Element table : page.select("table:has([data-value])")) {
            assertTrue(sorted.contains(table.id()), () -> path + ": " + table.id());
          }
        });
  }

  /** A page of a long list holds a part of it, and offers the labs of the whole. */
  @Test
  void everyChoiceIsAValueOfItsColumnAndEveryValueAChoice() {
    each(
        (page, template) -> {
          boolean whole = !template.hasAttr("data-alone");
          Element table = table(page, template);
          for (Element select : template.select("select:not([name=measured])")) {
            int column = table.select("thead th").eachAttr("data-column").indexOf(select.attr("name"));
            Set<String> values =
                table.select("tbody tr").stream()
                    .map(row -> row.child(column))
                    .map(cell -> cell.hasAttr("data-value") ? cell.attr("data-value") : cell.text())
                    .filter(value -> !value.isEmpty())
                    .collect(Collectors.toSet());
            Set<String> choices = new HashSet<>(select.select("option").eachAttr("value"));
            choices.remove("");
            assertTrue(choices.containsAll(values), () -> page.location() + ": " + values + " not all in " + choices);
            assertTrue(!whole || values.containsAll(choices), () -> page.location() + ": " + choices + " not all in " + values);
          }
        });
  }

  @Test
  void everyPageOfALongListLinksToAllOfThem() {
    each(
        (page, template) -> {
          if (template.hasAttr("data-alone")) {
            assertTrue(page.select("nav.pages a").size() > 1, page::location);
            assertEquals(1, page.select("nav.pages a[aria-current=page]").size(), page.location());
          }
        });
  }

  /** The columns of criteria and functions are named in the data; a sentence above their table says what they hold. */
  @Test
  void everyColumnOfFiguresIsExplainedAboveItsTable() {
    each(
        (page, template) -> {
          Set<String> explained = new HashSet<>(page.select("details.notes dt").eachText());
          if (!template.attr("data-table").equals("table-criteria")) {
            for (Element header : table(page, template).select("thead th.number")) {
              assertTrue(explained.contains(header.text()), () -> page.location() + ": " + header.text());
            }
          }
        });
  }

  @Test
  void nothingIsExplainedByATitleAlone() {
    DefaultSite.PAGES.forEach((path, page) -> assertEquals(List.of(), page.body().select("[title], abbr").eachAttr("title"), path));
  }

  @Test
  void theScriptsThatAPageNeedsAreLoadedAndNoOthers() {
    DefaultSite.PAGES.forEach(
        (path, page) -> {
          boolean loaded = page.select("script[src]").eachAttr("src").stream().anyMatch(src -> src.endsWith("/table.js"));
          assertEquals(!page.select("template[data-table]").isEmpty(), loaded, path);
          assertTrue(page.select("script[src]:not([defer])").isEmpty(), path);
        });
  }

  private static Element table(Document page, Element template) {
    Element table = page.getElementById(template.attr("data-table"));
    assertTrue(table != null && table.is("table"), () -> page.location() + ": no table " + template.attr("data-table"));
    return table;
  }

  private static void each(BiConsumer<Document, Element> look) {
    DefaultSite.PAGES.forEach((path, page) -> page.select("template[data-table]").forEach(template -> look.accept(page, template)));
  }
}
