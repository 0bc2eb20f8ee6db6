package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What the scripts of the site do, done with a mouse and a keyboard. */
@Tag("browser")
class ToolsTest {
  @AutoClose private static Browser browser;

  @BeforeAll
  static void open() throws Exception {
    browser = Browser.open();
    browser.look(1280, "light");
  }

  /** The cells of one column in the rows that are shown, as written and with the value that is sorted by. */
  private record Cell(String text, String value) {}

  private static List<Cell> column(String table, String id) {
    String script =
        """
        const [table, id] = arguments;
        const column = Array.from(table.tHead.rows[0].cells).findIndex((cell) => cell.dataset.column === id);
        return Array.from(table.tBodies[0].rows).filter((row) => row.checkVisibility())
          .map((row) => [row.cells[column].innerText, row.cells[column].dataset.value ?? ""]);
        """;
    List<List<String>> cells = browser.run(script, browser.one(table), id);
    return cells.stream().map(cell -> new Cell(cell.get(0), cell.get(1))).toList();
  }

  private static List<String> texts(String table, String id) {
    return column(table, id).stream().map(Cell::text).toList();
  }

  private static WebElement header(String table, String id) {
    return browser.one(table + " th[data-column='" + id + "']");
  }

  private static void assertOrdered(List<Cell> cells, Comparator<BigDecimal> order) {
    List<BigDecimal> figures = new ArrayList<>();
    boolean missing = false;
    for (Cell cell : cells) {
      missing |= cell.value().isEmpty();
      assertEquals(missing, cell.value().isEmpty(), () -> "a missing figure above one that is there: " + cells);
      if (!missing) {
        figures.add(new BigDecimal(cell.value()));
      }
    }
    assertTrue(figures.size() > 1, cells::toString);
    assertEquals(figures.stream().sorted(order).toList(), figures);
  }

  @ParameterizedTest
  @CsvSource({
    "en/index.html, #business-index, time", "fr/index.html, #business-index, cost", "en/models/index.html, #table-models, index-short",
    "fr/benchmarks/financial-report-analysis/index.html, #table-ranking, cost"
  })
  void aHeaderSortsOneWayTheOtherWayAndBack(String page, String table, String id) {
    browser.go(page);
    List<String> published = texts(table, "model");
    Map<String, String> ranks = ranks(table);

    WebElement header = header(table, id);
    header.findElement(By.tagName("button")).click();
    String first = header.getDomAttribute("aria-sort");
    assertOrdered(column(table, id), order(first));
    assertEquals(1, browser.all(table + " [aria-sort]").size());
    header.findElement(By.tagName("button")).sendKeys(Keys.ENTER);
    String second = header.getDomAttribute("aria-sort");
    assertNotEquals(first, second);
    assertOrdered(column(table, id), order(second));
    assertEquals(ranks, ranks(table), "sorting changes no rank");
    assertEquals(sorted(published), sorted(texts(table, "model")), "nothing is lost");

    List<String> order = texts(table, "model");
    browser.driver.navigate().refresh();
    assertEquals(order, texts(table, "model"), "the address keeps the order");
    browser.driver.navigate().back();
    assertEquals(first, header(table, id).getDomAttribute("aria-sort"));
    browser.driver.navigate().back();
    assertEquals(published, texts(table, "model"));
    assertEquals(List.of(), browser.all(table + " [aria-sort]"));
  }

  private static Comparator<BigDecimal> order(String direction) {
    return direction.equals("ascending") ? Comparator.naturalOrder() : Comparator.reverseOrder();
  }

  private static List<String> sorted(List<String> texts) {
    return texts.stream().sorted().toList();
  }

  private static Map<String, String> ranks(String table) {
    Map<String, String> ranks = new HashMap<>();
    if (!browser.all(table + " th[data-column=rank]").isEmpty()) {
      List<String> models = texts(table, "model");
      List<String> shown = texts(table, "rank");
      for (int i = 0; i < models.size(); i++) {
        ranks.put(models.get(i), shown.get(i));
      }
    }
    return ranks;
  }

  @Test
  void aFilterShowsWhatItSaysAndCanBeSharedAndUndone() {
    browser.go("en/models/index.html");
    int all = texts("#table-models", "lab").size();
    List<String> published = texts("#table-models", "model");
    new Choice("lab").choose("Google");
    List<String> labs = texts("#table-models", "lab");
    assertFalse(labs.isEmpty());
    assertTrue(labs.size() < all && labs.stream().allMatch("Google"::equals), labs::toString);
    assertTrue(browser.one(".controls output").getText().contains(labs.size() + " of " + all), browser.one(".controls output").getText());
    new Choice("weights").choose("open");
    List<String> both = texts("#table-models", "weights");
    assertTrue(!both.isEmpty() && both.size() < labs.size() && both.stream().allMatch("open"::equals), both::toString);

    browser.driver.navigate().refresh();
    assertEquals(both, texts("#table-models", "weights"), "the address keeps the view");
    browser.one("a.language").click();
    assertEquals(both.size(), texts("#table-models", "weights").size(), "so does the page in French");
    assertTrue(browser.path().startsWith("fr/"), browser::path);
    browser.driver.navigate().back();
    browser.driver.navigate().back();
    assertEquals(labs, texts("#table-models", "lab"));

    browser.one(".controls button").click();
    assertEquals(published, texts("#table-models", "model"));
    assertEquals("en/models/", browser.path());
  }

  private record Choice(String name) {
    void choose(String value) {
      // With the keyboard: a driver's click on an option makes no input event, a reader's does.
      browser.one(".controls select[name=" + name + "]").sendKeys(value, Keys.TAB);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en/models/index.html", "fr/modeles/index.html"})
  void typingNarrowsATable(String page) {
    browser.go(page);
    int all = texts("#table-models", "model").size();
    WebElement field = browser.one(".controls input[type=search]");
    field.sendKeys("QWEN max");
    List<String> models = texts("#table-models", "model");
    assertTrue(!models.isEmpty() && models.size() < all, models::toString);
    assertTrue(models.stream().allMatch(model -> model.toLowerCase(Locale.ROOT).contains("qwen")), models::toString);
    field.sendKeys(" nothing like it");
    assertEquals(List.of(), texts("#table-models", "model"));
    field.clear();
    field.sendKeys(Keys.SPACE, Keys.BACK_SPACE);
    assertEquals(all, texts("#table-models", "model").size(), "undone, every row is back");
  }

  /** The list of the composite index goes on on other pages; a view is of all of them. */
  @Test
  void aLongListIsSortedAsAWhole() {
    browser.go("en/composite/index.html");
    int here = texts("#table-composite", "model").size();
    browser.one("#table-composite th[data-column=rank] button").click();
    browser.one("#table-composite th[data-column=rank] button").click();
    browser.until(() -> texts("#table-composite", "model").size() > here, "the other pages are read");
    assertOrdered(column("#table-composite", "rank"), Comparator.reverseOrder());
  }

  @ParameterizedTest
  @CsvSource({
    "en/search/index.html, qwen, Qwen", "en/search/index.html, GPT6SOL, GPT-6 Sol", "fr/recherche/index.html, FRANCAISES, françaises",
    "fr/recherche/index.html, ETHIQUE marge d'erreur, ''", "en/search/index.html, zzzz, ''"
  })
  void theSearchFindsAndLeads(String page, String asked, String found) {
    browser.go(page);
    browser.one("#query").sendKeys(asked, Keys.ENTER);
    List<WebElement> results = browser.all(".results a");
    if (found.isEmpty()) {
      assertEquals(List.of(), results);
      assertTrue(browser.one(".tool [role=status]").getText().contains(asked), "it says so");
      return;
    }
    String first = results.get(0).getText();
    assertTrue(first.contains(found), first);
    results.get(0).click();
    assertTrue(browser.one("h1").getText().contains(found), browser.one("h1").getText());
    browser.driver.navigate().back();
    assertEquals(first, browser.one(".results a").getText(), "back to what was found");
    browser.one("a.language").click();
    assertFalse(browser.all(".results a").isEmpty(), "the page in the other language searches for the same");
  }

  /** The figure in words is that of the static table below, which needs no script. */
  @ParameterizedTest
  @ValueSource(strings = {"en/composite/compare/index.html", "fr/indice-composite/comparaison/index.html"})
  void twoModelsOfTheBoardsSideBySide(String page) {
    browser.go(page);
    List<WebElement> models = browser.all("#table-best tbody th a");
    String first = models.get(0).getText();
    String second = models.get(1).getText();
    String cell = browser.one("#table-best tbody tr:first-child td:nth-child(4)").getText();
    List<String> counts = Pattern.compile("\\d+").matcher(cell).results().map(r -> r.group()).toList();
    assertEquals(2, counts.size(), cell);

    WebElement one = browser.one("input[name=a]");
    one.sendKeys(first, Keys.TAB);
    browser.one("input[name=b]").sendKeys(second, Keys.TAB);
    assertEquals(Integer.parseInt(counts.get(1)), browser.all(".tool tbody tr").size(), "one row for each shared measure");
    String summary = browser.one(".tool [role=status]").getText();
    counts.forEach(count -> assertTrue(summary.contains(count), () -> summary + ": " + cell));

    List<String> rows = browser.all(".tool tbody tr").stream().map(WebElement::getText).toList();
    browser.driver.navigate().refresh();
    assertEquals(rows, browser.all(".tool tbody tr").stream().map(WebElement::getText).toList(), "the address keeps the choice");
    browser.one("a.language").click();
    assertEquals(rows.size(), browser.all(".tool tbody tr").size(), "so does the page in the other language");
    browser.driver.navigate().back();
    browser.driver.navigate().back();
    assertEquals(List.of(), browser.all(".tool tbody tr"), "one model only");
    browser.one("input[name=b]").sendKeys("No such model", Keys.TAB);
    assertTrue(browser.one(".tool [role=status]").getText().contains("No such model"));
    assertEquals("true", browser.one("input[name=b]").getDomAttribute("aria-invalid"));
  }
}
