package etalon.content;

import etalon.problem.Problems;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Links in Markdown: to pages by name, {@code page:methodology#verdicts}, or to addresses on the web. */
public final class Links {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)");
  private static final Pattern SAFE = Pattern.compile("(?:https?://|mailto:|#).*");

  private Links() {}

  /**
   * Reports links that lead nowhere or are not allowed.
   *
   * @param anchors per page name, its section ids
   */
  public static void check(ContentPage page, Map<String, ? extends Collection<String>> anchors, Problems problems) {
    Matcher link = LINK.matcher(page.body());
    while (link.find()) {
      String target = link.group(1);
      if (target.startsWith("page:")) {
        String[] parts = target.substring("page:".length()).split("#", 2);
        if (!anchors.containsKey(parts[0])) {
          problems.error(
              Placeholders.at(page, link.start(1)), "unknown page '" + parts[0] + "'", "one of " + anchors.keySet());
        } else if (parts.length == 2 && !anchors.get(parts[0]).contains(parts[1])) {
          problems.error(
              Placeholders.at(page, link.start(1)),
              "the page '" + parts[0] + "' has no section '" + parts[1] + "'",
              "one of " + anchors.get(parts[0]));
        }
      } else if (!SAFE.matcher(target).matches()) {
        problems.error(
            Placeholders.at(page, link.start(1)), "the link '" + target + "'", "page:..., https://, http:// or mailto:");
      }
    }
  }
}
