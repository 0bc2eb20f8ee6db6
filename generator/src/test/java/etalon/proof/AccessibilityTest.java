package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** axe-core on pages of every kind in both languages: no violation of WCAG 2.2 AA nor of axe's best practices. */
@Tag("browser")
class AccessibilityTest {
  /** Only what is wrong comes back: the whole report of a long page takes longer to send than to make. */
  private static final String ANALYSE =
      """
      const done = arguments[arguments.length - 1];
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
      axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] }).then((report) =>
        done(report.violations.flatMap((rule) => rule.nodes.map((node) =>
          ({ rule: rule.id, text: node.target.join(" ") + " " + node.failureSummary.replaceAll("\\n", " ") })))));
      """;

  @AutoClose private Browser browser;

  @BeforeEach
  void open() throws Exception {
    browser = Browser.open();
    try (InputStream axe = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
      browser.runOnEveryPage(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest(name = "{0} pixels, {1}")
  @CsvSource({"320, light", "320, dark", "1280, light", "1280, dark"})
  void noPageHasAViolation(int width, String theme) {
    Set<String> found = new TreeSet<>();
    browser.look(width, theme);
    for (String page : WrittenSite.kinds().values().stream().flatMap(List::stream).toList()) {
      browser.go(page);
      violations().forEach(violation -> found.add(violation.get("rule") + ": " + page + ": " + violation.get("text")));
    }
    assertTrue(found.isEmpty(), () -> found.size() + " violations:\n" + String.join("\n", found.stream().limit(40).toList()));
  }

  @SuppressWarnings("unchecked")
  private List<Map<String, String>> violations() {
    return (List<Map<String, String>>) browser.driver.executeAsyncScript(ANALYSE);
  }

  @Test
  void theCheckerSeesFaults() {
    browser.look(1280, "light");
    browser.go("en/index.html");
    browser.run("document.querySelector('h1').outerHTML = '<img src=x><p>Text'; document.querySelector('html').lang = ''");
    Set<String> ids = new TreeSet<>(violations().stream().map(violation -> violation.get("rule")).toList());
    assertEquals(Set.of("image-alt", "html-has-lang", "page-has-heading-one"), ids);
  }
}
