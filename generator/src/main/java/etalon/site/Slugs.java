package etalon.site;

import java.util.Locale;

/** Names as parts of addresses. */
final class Slugs {
  private Slugs() {}

  /** "Repository Q&A" is repository-q-a. */
  static String of(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }
}
