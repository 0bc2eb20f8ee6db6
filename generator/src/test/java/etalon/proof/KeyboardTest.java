package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** A walk through pages of every kind with the Tab key alone. */
@Tag("browser")
class KeyboardTest {
  private static final int STEPS_AT_A_TIME = 50;
  private static final int MOST_STEPS = 5000;

  /** Looks at what has the focus whenever a key moves on: by then the page has scrolled to it and drawn it. */
  private static final String WATCH =
      """
      const seen = window.walked = { reached: new Set(), faults: [], round: false };
      const name = (e) => e.outerHTML.slice(0, 120);
      seen.look = () => {
        const e = document.activeElement;
        if (e === document.body || seen.reached.has(e)) {
          seen.round ||= seen.reached.size > 0;
          return;
        }
        seen.reached.add(e);
        const style = getComputedStyle(e);
        if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) {
          seen.faults.push("no visible focus: " + name(e));
        }
        const boxes = Array.from(e.getClientRects());
        const shown = boxes.some((box) => {
          const x = Math.max(1, Math.min(innerWidth - 1, box.left + Math.min(box.width, 40) / 2));
          const y = Math.max(1, Math.min(innerHeight - 1, box.top + Math.min(box.height, 40) / 2));
          const top = document.elementFromPoint(x, y);
          return top && (e.contains(top) || top.contains(e) && top.closest("[tabindex]") === e.closest("[tabindex]"));
        });
        if (!shown) {
          seen.faults.push("hidden while it has the focus: " + name(e));
        }
      };
      addEventListener("keydown", seen.look, true);
      """;

  private static final String REPORT =
      """
      const walked = window.walked;
      walked.look();
      const controls = document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']");
      const missed = Array.from(controls).filter((e) => !e.disabled && e.checkVisibility() && !walked.reached.has(e));
      return walked.faults.concat(missed.map((e) => "not reached: " + e.outerHTML.slice(0, 120)));
      """;

  @AutoClose private static Browser browser;

  @BeforeAll
  static void open() throws Exception {
    browser = Browser.open();
  }

  @ParameterizedTest(name = "{0} pixels")
  @ValueSource(ints = {320, 1280})
  void everyControlIsReachedAndSeen(int width) {
    List<String> found = new ArrayList<>();
    browser.look(width, "light");
    for (List<String> pages : WrittenSite.kinds().values()) {
      String page = pages.get(pages.size() - 1);
      browser.go(page);
      browser.run(WATCH);
      for (int steps = 0; !browser.<Boolean>run("return window.walked.round"); steps += STEPS_AT_A_TIME) {
        assertTrue(steps < MOST_STEPS, () -> page + ": the walk does not end");
        new Actions(browser.driver).sendKeys(Keys.TAB.toString().repeat(STEPS_AT_A_TIME)).perform();
      }
      browser.<List<String>>run(REPORT).forEach(fault -> found.add(page + ": " + fault));
    }
    assertTrue(found.isEmpty(), () -> found.size() + " findings:\n" + String.join("\n", found.subList(0, Math.min(40, found.size()))));
  }
}
