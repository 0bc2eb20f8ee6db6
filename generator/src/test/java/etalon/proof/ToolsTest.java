package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.render.DefaultSite;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
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
    // A French word may be found on no English page; what was asked stays.
    assertEquals(asked, browser.one("#query").getDomProperty("value"), "the page in the other language searches for the same");
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

  /** What the tool says of a pair is what the static table says of it, which needs no script. */
  @ParameterizedTest
  @ValueSource(strings = {"en/compare/index.html", "fr/comparaison/index.html"})
  void twoToFiveMeasuredModelsSideBySide(String page) {
    browser.go(page);
    String matrix = "#table-pairs-financial-report-analysis";
    List<WebElement> models = browser.all(matrix + " tbody th a");
    String best = models.get(0).getText();
    String second = models.get(1).getText();
    String last = models.get(models.size() - 1).getText();
    String first = matrix + " tbody tr:first-child td:nth-child(";
    assertEquals(List.of("=", "+"), List.of(browser.one(first + "4)").getText(), browser.one(first + (models.size() + 2) + ")").getText()));

    choose(best);
    assertEquals(List.of(), browser.all(".tool table"), "one model is no comparison");
    choose(last);
    String ahead = pair(best, last);
    assertTrue(ahead.contains(best + " "), ahead);
    choose(second);
    assertNotEquals(told(best, last), told(best, second), "told apart and not told apart are said differently");

    String shown = browser.one(".tool").getText();
    browser.driver.navigate().refresh();
    assertEquals(shown, browser.one(".tool").getText(), "the address keeps the choice");
    browser.one("a.language").click();
    assertEquals(3, browser.all(".tool input:checked").size(), "so does the page in the other language");
    browser.driver.navigate().back();
    browser.driver.navigate().back();
    assertEquals(2, browser.all(".tool input:checked").size(), "back to two");

    for (int i = 1; i <= 3; i++) {
      choose(models(matrix).get(i));
    }
    assertEquals(5, browser.all(".tool input:checked").size());
    assertEquals(0, browser.all(".tool input:not(:checked):enabled").size(), "five is the most");
  }

  private static List<String> models(String table) {
    return browser.all(table + " tbody th a").stream().map(WebElement::getText).toList();
  }

  private static void choose(String model) {
    browser.all(".tool label").stream().filter(label -> label.getText().strip().equals(model)).findFirst().orElseThrow().click();
  }

  /** The row of two models in the tool's tests on the financial benchmark. */
  private static String pair(String one, String other) {
    return browser.all(".tool tbody tr").stream()
        .map(WebElement::getText)
        .filter(row -> row.contains(one) && row.contains(other))
        .reduce((before, after) -> after)
        .orElseThrow();
  }

  /** What the test of a pair says, without names and figures. */
  private static String told(String one, String other) {
    return pair(one, other).replace(one, "").replace(other, "").replaceAll("[\\d.,\\h]+", " ");
  }

  /** The example is computed twice, in Java for the page and here by the script: both give every character alike. */
  @ParameterizedTest
  @ValueSource(strings = {"en/cost/index.html", "fr/cout/index.html"})
  void theCostOfAChoice(String page) {
    browser.go(page);
    String table = "table[id^='table-cost-']";
    Document html = Jsoup.parse(DefaultSite.text(page));
    List<String> written = html.select(table + " tbody td").stream().map(cell -> squeezed(cell.wholeText())).toList();
    List<String> computed = contents(table + " tbody td");
    assertEquals(written, computed);
    assertEquals(html.selectFirst(table + " caption").text().strip(), squeezed(browser.one(table + " caption").getText()));

    WebElement documents = browser.one("input[name=documents]");
    documents.clear();
    documents.sendKeys("2000", Keys.TAB);
    List<BigDecimal> before = html.select(table + " tbody td:nth-child(5)").stream().map(cell -> new BigDecimal(cell.attr("data-value"))).toList();
    List<BigDecimal> doubled = browser.all(table + " tbody td:nth-child(5)").stream().map(cell -> new BigDecimal(cell.getDomAttribute("data-value"))).toList();
    for (int i = 0; i < before.size(); i++) {
      BigDecimal twice = before.get(i).multiply(BigDecimal.valueOf(2));
      // Both are rounded to cents.
      assertTrue(twice.subtract(doubled.get(i)).abs().compareTo(new BigDecimal("0.015")) <= 0, twice + " and " + doubled.get(i));
    }
    List<String> twice = contents(table + " tbody td");
    browser.driver.navigate().refresh();
    assertEquals(twice, contents(table + " tbody td"), "the address keeps the numbers");

    documents = browser.one("input[name=documents]");
    documents.clear();
    documents.sendKeys("-3", Keys.TAB);
    assertEquals("true", documents.getDomAttribute("aria-invalid"));
    assertFalse(browser.one("#cost-status").getText().isBlank(), "it says what is wrong");
    assertEquals(twice, contents(table + " tbody td"), "and keeps what was there");
    browser.driver.navigate().back();
    assertEquals(computed, contents(table + " tbody td"));
  }

  private static List<String> contents(String selector) {
    List<String> texts = browser.run("return Array.from(document.querySelectorAll(arguments[0]), (e) => e.textContent)", selector);
    return texts.stream().map(ToolsTest::squeezed).toList();
  }

  /** Line breaks of the page's source are no content; no-break spaces are. */
  private static String squeezed(String text) {
    return text.replaceAll("[ \n]+", " ").strip();
  }
}
