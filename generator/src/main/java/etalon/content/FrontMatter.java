package etalon.content;

import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lines {@code key: value} between two lines of three hyphens at the top of a file.
 *
 * @param lines where each key stands
 * @param bodyLine the line after the closing hyphens
 */
record FrontMatter(Map<String, String> values, Map<String, Integer> lines, String body, int bodyLine) {

  static Optional<FrontMatter> parse(String file, String text, List<String> known, Problems problems) {
    String[] lines = text.split("\n", -1);
    if (!lines[0].strip().equals("---")) {
      problems.error(Place.of(file, 1), "the front matter is missing", "--- on the first line, then id, title, order");
      return Optional.empty();
    }
    int end = 1;
    while (end < lines.length && !lines[end].strip().equals("---")) {
      end++;
    }
    if (end == lines.length) {
      problems.error(Place.of(file, 1), "the front matter does not end", "a line of three hyphens");
      return Optional.empty();
    }
    Map<String, String> values = new HashMap<>();
    Map<String, Integer> places = new HashMap<>();
    for (int i = 1; i < end; i++) {
      String line = lines[i].strip();
      int colon = line.indexOf(':');
      String key = colon < 0 ? line : line.substring(0, colon).strip();
      if (colon < 0 || !known.contains(key)) {
        problems.error(
            Place.of(file, i + 1), "unknown front matter '" + line + "'", Nearest.perhaps(key, known) + "one of " + String.join(", ", known));
      } else if (values.put(key, line.substring(colon + 1).strip()) != null) {
        problems.error(Place.of(file, i + 1), "'" + key + "' stands twice", "once");
      }
      places.put(key, i + 1);
    }
    String body = String.join("\n", List.of(lines).subList(end + 1, lines.length));
    return Optional.of(new FrontMatter(values, places, body, end + 2));
  }
}
