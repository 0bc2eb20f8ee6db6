package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every page, opened on a narrow screen: it fits, it asks for nothing elsewhere, and it leaves nothing behind. */
@Tag("browser")
class EveryPageTest {
  private static final String LEFT_BEHIND =
      "return [document.cookie && 'a cookie', localStorage.length && 'local storage', sessionStorage.length && 'session storage'].filter(Boolean)";

  @Test
  void everyPageFitsKeepsToItsHostAndLeavesNothingBehind() throws Exception {
    List<String> found = new ArrayList<>();
    try (Browser browser = Browser.open()) {
      browser.look(320, "light");
      for (String path : WrittenSite.pages().toList()) {
        browser.go(path);
        long width = browser.<Number>run("return document.scrollingElement.scrollWidth").longValue();
        if (width > 320) {
          found.add(path + ": " + width + " pixels wide on a screen of 320");
        }
        browser.console().forEach(line -> found.add(path + ": " + line));
        browser.<List<String>>run(LEFT_BEHIND).forEach(what -> found.add(path + ": leaves " + what));
      }
      if (!browser.driver.manage().getCookies().isEmpty()) {
        found.add("cookies: " + browser.driver.manage().getCookies());
      }
    }
    assertTrue(found.isEmpty(), () -> found.size() + " findings:\n" + String.join("\n", found.subList(0, Math.min(40, found.size()))));
  }
}
