package etalon.content;

import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.Collection;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Figures in prose: {@code {{models.measured}}} stands for a figure of the data. */
public final class Placeholders {
  private static final Pattern PLACE = Pattern.compile("\\{\\{([^{}]*)\\}\\}");

  /**
   * Where braces may stand: in code, as a placeholder, as the id at the end of a heading, as the language of words in
   * emphasis. Else one brace.
   */
  private static final Pattern BRACES =
      Pattern.compile(
          // The look at the first character spares the alternatives at all others.
          "(?m)(?=[`{}])(?:^```[\\s\\S]*?^```|`[^`]*`|\\{\\{[^{}]*\\}\\}|\\{#[A-Za-z0-9_-]+\\}(?=\\s*$)|(?<=\\*)\\{lang=(?:en|fr)\\}|(\\{+[^{}\\n]{0,60}\\}*|\\}+))");

  private static final Pattern PUNCTUATION = Pattern.compile("\\p{Punct}");

  private Placeholders() {}

  /**
   * Reports placeholders that nothing fills, with the nearest known name, and single braces: in Markdown they
   * would set attributes of the element, and disappear.
   */
  public static void check(ContentPage page, Collection<String> known, Problems problems) {
    Matcher place = PLACE.matcher(page.body());
    while (place.find()) {
      String name = place.group(1).strip();
      if (!known.contains(name)) {
        problems.error(
            at(page, place.start()),
            "unknown figure '{{" + name + "}}'",
            "the nearest known name is {{" + Nearest.of(name, known).orElseThrow() + "}}");
      }
    }
    Matcher brace = BRACES.matcher(page.body());
    while (brace.find()) {
      if (brace.group(1) != null) {
        problems.error(
            at(page, brace.start()), "a brace stands in the text: " + brace.group(1).strip(),
            "{{figure}}, {#id} at the end of a heading, *words*{lang=en}, or code between backquotes");
      }
    }
  }

  /**
   * The body with every placeholder replaced by its figure, shown in the page's language. Names are words of
   * the data and no Markdown, so their punctuation is escaped; other figures hold none that means anything.
   */
  public static String fill(ContentPage page, Map<String, String> figures) {
    return PLACE
        .matcher(page.body())
        .replaceAll(
            place -> {
              String name = place.group(1).strip();
              String figure = figures.getOrDefault(name, place.group());
              boolean words = name.endsWith("." + BenchmarkFigure.NAME.word());
              return Matcher.quoteReplacement(
                  (words ? PUNCTUATION.matcher(figure).replaceAll("\\\\$0") : figure)
                      + (beginsItem(page.body(), place) ? "\\" : ""));
            });
  }

  /** Whether a figure begins a line and a mark follows that would make it the number of a list item. */
  private static boolean beginsItem(String body, MatchResult place) {
    boolean begins = body.substring(body.lastIndexOf('\n', place.start()) + 1, place.start()).isBlank();
    return begins && place.end() < body.length() && ".)".indexOf(body.charAt(place.end())) >= 0;
  }

  /** Line and column of an offset in the body. */
  static Place at(ContentPage page, int offset) {
    int line = page.bodyLine();
    int lineStart = 0;
    for (int i = 0; i < offset; i++) {
      if (page.body().charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return new Place(page.file(), line, offset - lineStart + 1);
  }
}
