package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.render.DefaultSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;

/** What a reader does on every page: change the language, go back, do without scripts. */
@Tag("browser")
class NavigationTest {
  private static final List<String> PAGES =
      List.of(
          "en/index.html", "en/benchmarks/financial-report-analysis/answers/index.html", "en/models/gpt-6-sol/index.html",
          "en/composite/index.html", "en/methodology/index.html");

  @AutoClose private static Browser browser;

  @BeforeAll
  static void open() throws Exception {
    browser = Browser.open();
    browser.look(1280, "light");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/repo/"})
  void theLanguageSwitchLeadsToTheSamePageAndBackOnAHost(String prefix) throws Exception {
    try (SiteServer server = new SiteServer(WrittenSite.at("https://example.org" + prefix), prefix)) {
      PAGES.forEach(page -> switchAndBack(server.root(), page));
    }
  }

  @Test
  void theLanguageSwitchLeadsToTheSamePageAndBackOnADisk(@TempDir Path folder) throws Exception {
    for (var file : WrittenSite.FILES.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
    PAGES.forEach(page -> switchAndBack(folder.toUri().toString().replaceFirst("^file:/(?!/)", "file:///"), page));
  }

  private static void switchAndBack(String root, String page) {
    Document html = Jsoup.parse(DefaultSite.text(page));
    String french = html.selectFirst("link[hreflang=fr]").attr("href").substring(WrittenSite.BASE.length()) + "index.html";
    browser.driver.get(root + page);
    browser.one("a.language").click();
    assertEquals(root + french, browser.driver.getCurrentUrl());
    assertEquals("fr", browser.one("html").getDomAttribute("lang"));
    assertHeading(Jsoup.parse(DefaultSite.text(french)));
    browser.one("a.language").click();
    assertEquals(root + page, browser.driver.getCurrentUrl());
    assertHeading(html);
  }

  private static void assertHeading(Document page) {
    assertEquals(page.selectFirst("h1").wholeText(), browser.one("h1").getDomProperty("textContent"));
  }

  @Test
  void theBackButtonLeadsToWhereTheReaderWas() {
    browser.go("en/index.html");
    List<WebElement> links = browser.all("#business-index tbody th a");
    WebElement link = links.get(links.size() / 2);
    browser.run("arguments[0].scrollIntoView({ block: 'center' })", link);
    long before = browser.<Number>run("return Math.round(scrollY)").longValue();
    assertTrue(before > 100, () -> "the page was not scrolled: " + before);
    String name = link.getText();
    link.click();
    assertEquals(name, browser.one("h1").getText());
    browser.driver.navigate().back();
    assertEquals("en/", browser.path());
    assertEquals(before, browser.<Number>run("return Math.round(scrollY)").longValue(), 2);
    browser.driver.navigate().forward();
    assertEquals(name, browser.one("h1").getText());
  }

  /** Every row is there, and nothing that would do nothing. */
  @Test
  void everyPageIsWholeWithoutScripts() {
    browser.scripts(false);
    try {
      for (String page : WrittenSite.kinds().values().stream().map(pages -> pages.get(pages.size() - 1)).toList()) {
        Document html = Jsoup.parse(DefaultSite.text(page));
        html.select("template").remove();
        browser.go(page);
        assertEquals(html.select("main tbody tr").size(), shown("main tbody tr"), page);
        assertEquals(html.select("main p").size() - html.select("main .tool p").size(), shown("main p"), page);
        // The search of the header leads to a page with the lists.
        assertEquals(0, shown("button:not(header *), input:not(header *), select, textarea, .tool"), page);
        assertEquals(html.select("noscript").isEmpty(), html.select(".tool").isEmpty(), page + ": a tool and what to do without it");
      }
    } finally {
      browser.scripts(true);
    }
  }

  private static int shown(String selector) {
    return browser.<Number>run("return Array.from(document.querySelectorAll(arguments[0])).filter((e) => e.checkVisibility()).length", selector).intValue();
  }
}
