package etalon.content;

import java.util.ArrayList;
import java.util.List;
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
}
