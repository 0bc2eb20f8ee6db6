package etalon.draft;

import etalon.problem.Unfinished;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Files to be made, and what their keys mean.
 *
 * @param created text by path; nothing may be there yet
 * @param changed text by path of files that are there
 * @param explained lines for a human: every key of these files
 */
public record Draft(Map<String, String> created, Map<String, String> changed, String explained) {

  /** A JSON text that says what belongs in its place. */
  static String todo(String what) {
    return '"' + Unfinished.value(what) + '"';
  }

  static Map<String, String> files(String... pathsAndTexts) {
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < pathsAndTexts.length; i += 2) {
      files.put(pathsAndTexts[i], pathsAndTexts[i + 1]);
    }
    return files;
  }

  /** Who publishes what a file repeats. */
  static String source(String indent) {
    return "{\n"
        + indent + "  \"name\": " + todo("who publishes this") + ",\n"
        + indent + "  \"url\": " + todo("where, an address that begins with https://") + ",\n"
        + indent + "  \"retrieved\": " + todo("the day on which it was read there, as 2026-10-02") + "\n"
        + indent + "}";
  }

  /** Puts texts in the place of each %s, in order. */
  static String filled(String text, String... values) {
    StringBuilder filled = new StringBuilder();
    int from = 0;
    for (String value : values) {
      int at = text.indexOf("%s", from);
      filled.append(text, from, at).append(value);
      from = at + 2;
    }
    return filled.append(text, from, text.length()).toString();
  }
}
