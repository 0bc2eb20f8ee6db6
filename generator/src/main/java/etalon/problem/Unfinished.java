package etalon.problem;

import etalon.problem.Problem.Severity;
import etalon.problem.Problems.Place;

/**
 * The mark that {@code etalon new} leaves where an author has something to write:
 * {@code TODO(etalon): what is to be written}. It is a problem of its own, and explains itself.
 */
public final class Unfinished {
  public static final String MARK = "TODO(etalon)";

  private Unfinished() {}

  /** A value that says what belongs in its place. */
  public static String value(String what) {
    return MARK + ": " + what;
  }

  public static boolean in(String text) {
    return text.contains(MARK);
  }

  /** Reports every mark of a file with its place; what it explains ends with the line, the text or the cell. */
  public static void report(String file, String text, Severity severity, Problems problems) {
    int line = 1;
    int lineStart = 0;
    int counted = 0;
    for (int at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + 1)) {
      for (; counted < at; counted++) {
        if (text.charAt(counted) == '\n') {
          line++;
          lineStart = counted + 1;
        }
      }
      problems.add(severity, new Place(file, line, at - lineStart + 1), "still to be written", what(file, text, at + MARK.length()));
    }
  }

  private static String what(String file, String text, int from) {
    boolean quoted = text.charAt(Math.max(0, from - MARK.length() - 1)) == '"';
    String ends = quoted ? "\n\"" : file.endsWith(".csv") ? "\n," : "\n";
    int end = from;
    while (end < text.length() && ends.indexOf(text.charAt(end)) < 0) {
      end++;
    }
    String what = text.substring(text.startsWith(":", from) ? from + 1 : from, end).strip();
    return what.isEmpty() ? "a text in place of " + MARK : what;
  }
}
