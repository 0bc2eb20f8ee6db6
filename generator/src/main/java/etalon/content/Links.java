package etalon.content;

import etalon.problem.Nearest;
import etalon.problem.Problems;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Links in Markdown: to pages by name, {@code page:methodology#verdicts}, or to addresses on the web. */
public final class Links {
  /** {@code [text](target)}, {@code [name]: target} at the start of a line, {@code <target>}. */
  private static final Pattern LINK =
      Pattern.compile(
          "\\]\\(\\s*<?([^)>\\s]+)|^ {0,3}\\[[^\\]]+\\]:\\s*<?([^>\\s]+)|<([A-Za-z][A-Za-z0-9+.-]*:[^>\\s]*)>",
          Pattern.MULTILINE);
  private static final int MOST_SHOWN = 20;
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
      int group = link.group(1) != null ? 1 : link.group(2) != null ? 2 : 3;
      String target = link.group(group);
      if (target.startsWith("page:")) {
        String[] parts = target.substring("page:".length()).split("#", 2);
        if (!anchors.containsKey(parts[0])) {
          problems.error(Placeholders.at(page, link.start(group)), "unknown page '" + parts[0] + "'", oneOf(parts[0], anchors.keySet()));
        } else if (parts.length == 2 && !anchors.get(parts[0]).contains(parts[1])) {
          problems.error(
              Placeholders.at(page, link.start(group)),
              "the page '" + parts[0] + "' has no section '" + parts[1] + "'",
              oneOf(parts[1], anchors.get(parts[0])));
        }
      } else if (!SAFE.matcher(target).matches()) {
        problems.error(Placeholders.at(page, link.start(group)), "the link '" + target + "'", "page:..., https://, http:// or mailto:");
      }
    }
  }

  /** All names, as far as they can be read in one look. */
  private static String oneOf(String name, Collection<String> known) {
    String shown = known.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
    int more = known.size() - MOST_SHOWN;
    return Nearest.perhaps(name, known) + (known.isEmpty() ? "it has none" : "one of " + shown + (more > 0 ? " and " + more + " more" : ""));
  }
}
