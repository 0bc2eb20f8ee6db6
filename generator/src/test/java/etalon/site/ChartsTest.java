package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;

/** Every chart says what it shows, and shows the figures of its table. */
class ChartsTest {

  @Test
  void thereAreChartsOfEveryKindInBothLanguages() {
    Map<String, Integer> english = kinds("en");
    assertEquals(english, kinds("fr"));
    assertEquals(
        List.of("chart-accuracy", "chart-cost", "chart-criteria", "chart-grid", "chart-history", "chart-index", "chart-profile", "chart-ranks"),
        List.copyOf(english.keySet()));
    assertTrue(english.get("chart-profile") > 300, english::toString);
  }

  private static Map<String, Integer> kinds(String language) {
    Map<String, Integer> kinds = new TreeMap<>();
    DefaultSite.pages(language)
        .forEach(path -> DefaultSite.PAGES.get(path).select("figure.chart").forEach(f -> kinds.merge(f.id(), 1, Integer::sum)));
    return kinds;
  }

  @Test
  void everyChartHasATitleADescriptionAndLeadsToItsTable() {
    none(
        (page, figure) -> {
          Element svg = figure.selectFirst("> svg");
          String role = figure.id().equals("chart-cost") ? "group" : "img";
          assertEquals(role, svg.attr("role"));
          Element title = page.getElementById(svg.attr("aria-labelledby"));
          Element description = page.getElementById(svg.attr("aria-describedby"));
          assertEquals("title", title.tagName());
          assertEquals("desc", description.tagName());
          assertEquals(figure.select("figcaption strong").text(), title.text());
          assertTrue(title.text().length() > 5 && description.text().length() > 20, description::text);
          assertTrue(figure.select("figcaption").text().length() > title.text().length() + 20, "no reading");
          assertEquals("table", table(page, figure).tagName());
        });
  }

  @Test
  void whatCanBeReachedIsNotInsideAPicture() {
    none((page, figure) -> assertTrue(figure.select("svg[role=img] a").isEmpty(), "a link in a picture"));
  }

  @Test
  void nothingHasAStyleAttribute() {
    List<String> found = DefaultSite.findings((page, say) -> page.select("[style]").forEach(e -> say.accept(e.tagName())));
    assertEquals(List.of(), found);
  }

  @Test
  void rowsShowTheFiguresOfTheTable() {
    none(
        (page, figure) -> {
          if (figure.select("svg.rows").isEmpty() || List.of("chart-criteria", "chart-grid").contains(figure.id())) {
            return;
          }
          List<String> names = figure.select("text.name").eachText();
          Elements rows = table(page, figure).select("tbody tr:not(.muted)");
          assertEquals(names.size() / 2, rows.size());
          for (int i = 0; i < rows.size(); i++) {
            assertEquals(rows.get(i).select("th").text(), names.get(2 * i));
            List<String> cells = rows.get(i).select("td").eachText().stream().map(text -> text.replaceAll(" ?%", "")).toList();
            assertTrue(cells.contains(names.get(2 * i + 1)), names.get(2 * i + 1) + " is not in " + cells);
          }
        });
  }

  /** The first and the last dot of a row are the lowest and the highest value of the table's column. */
  @Test
  void dotsOfACriterionAreTheValuesOfItsColumn() {
    none(
        "chart-criteria",
        (page, figure) -> {
          Element table = table(page, figure);
          List<String> columns = table.select("thead th").eachText();
          Elements groups = figure.select("symbol > g");
          List<String> names = figure.select("text.name").eachText();
          for (int i = 0; i < groups.size(); i++) {
            int column = columns.indexOf(names.get(2 * i)) + 1;
            assertEquals(
                values(table.select("tbody tr > :nth-child(" + column + ")"), "data-value"),
                values(groups.get(i).select("circle"), "data-value"));
          }
        });
  }

  private static TreeSet<BigDecimal> values(Elements elements, String attribute) {
    return elements.eachAttr(attribute).stream().map(BigDecimal::new).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void pointsLieAtTheCostAndTheAccuracyOfTheirModel() {
    none(
        "chart-cost",
        (page, figure) -> {
          Elements rows = table(page, figure).select("tbody tr");
          Elements points = figure.select("a.point");
          assertEquals(rows.size(), points.size());
          for (Element point : points) {
            String sheet = point.attr("href");
            Element row = rows.stream().filter(r -> r.select("th a").attr("href").equals(sheet)).findFirst().orElseThrow();
            assertTrue(point.select("title").text().startsWith(row.select("th").text() + ", "), point.select("title")::text);
            List<BigDecimal> cells = row.select("td.number[data-value]").eachAttr("data-value").stream().map(BigDecimal::new).toList();
            assertTrue(cells.contains(new BigDecimal(point.select("circle").attr("data-x"))), () -> sheet + " " + cells);
            assertTrue(cells.contains(new BigDecimal(point.select("circle").attr("data-y"))), () -> sheet + " " + cells);
          }
          // The frontier in words leads to the same sheets as its points.
          assertEquals(
              figure.select("a.point:has(.number)").eachAttr("href"), figure.select("> ol a").eachAttr("href"));
        });
  }

  @Test
  void theGridShowsWhatTheTableLacks() {
    none(
        "chart-grid",
        (page, figure) -> {
          Elements rows = table(page, figure).select("tbody tr");
          Elements lines = figure.select("symbol > g");
          assertEquals(figure.select("text.name").eachText(), rows.select("th").eachText().subList(0, lines.size()));
          for (int i = 0; i < rows.size(); i++) {
            List<Integer> counts = new ArrayList<>(rows.get(i).select("td").eachText().stream().map(Integer::valueOf).toList());
            int whole = counts.remove(0);
            List<String> missed = counts.stream().filter(right -> right < whole).map(right -> String.valueOf(whole - right)).toList();
            assertEquals(missed, i < lines.size() ? lines.get(i).select("rect").eachAttr("data-value") : List.of());
          }
        });
  }

  private static Element table(Document page, Element figure) {
    return page.getElementById(figure.select("> p a[href^=#]").attr("href").substring(1));
  }

  private interface Look {
    void at(Document page, Element figure);
  }

  private static void none(Look look) {
    none("", look);
  }

  /** Looks at every chart, or at those with an id, and fails with all that was found. */
  private static void none(String id, Look look) {
    BiConsumer<Document, java.util.function.Consumer<String>> each =
        (page, say) -> {
          for (Element figure : page.select("figure.chart" + (id.isEmpty() ? "" : "#" + id))) {
            try {
              look.at(page, figure);
            } catch (AssertionError e) {
              say.accept(figure.id() + ": " + e.getMessage());
            }
          }
        };
    List<String> found = DefaultSite.findings(each);
    assertEquals(List.of(), found.subList(0, Math.min(10, found.size())), found.size() + " findings");
  }
}
