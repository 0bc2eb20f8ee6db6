package etalon.content;

import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The explicit section ids of a page: {@code ## Title {#id}}. */
public final class Anchors {
  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} .*\\{#([A-Za-z0-9_-]+)\\}\\s*$");

  private Anchors() {}

  public static List<String> of(ContentPage page) {
    List<String> ids = new ArrayList<>();
    Matcher heading = HEADING.matcher(page.body());
    while (heading.find()) {
      ids.add(heading.group(1));
    }
    return ids;
  }

  /**
   * Reports section ids that stand twice among texts that are shown on one page. When there are several, the
   * id of each text is the id of a section, too.
   */
  public static void distinct(List<ContentPage> shownTogether, Problems problems) {
    Map<String, String> seen = new HashMap<>();
    for (ContentPage page : shownTogether) {
      if (shownTogether.size() > 1) {
        once(seen, page, page.id(), () -> Place.of(page.file(), 1), problems);
      }
      Matcher heading = HEADING.matcher(page.body());
      while (heading.find()) {
        int start = heading.start(1);
        once(seen, page, heading.group(1), () -> Placeholders.at(page, start), problems);
      }
    }
  }

  private static void once(Map<String, String> seen, ContentPage page, String id, Supplier<Place> place, Problems problems) {
    String other = seen.putIfAbsent(id, page.file());
    if (other != null) {
      problems.error(place.get(), "the id '" + id + "' stands twice on one page", "another than in " + other);
    }
  }
}
