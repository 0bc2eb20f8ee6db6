package etalon.site;

import etalon.bench.Language;
import java.util.Map;

/**
 * Where each page lives. A page's name is its English address without the language:
 * {@code benchmarks/ticket-triage}; "home" is the language's first page. Addresses are a promise.
 */
public final class Addresses {
  private static final Map<String, String> FRENCH =
      Map.of(
          "models", "modeles",
          "answers", "reponses",
          "methodology", "methodologie",
          "data", "donnees",
          "changes", "changements",
          "about", "a-propos");

  private Addresses() {}

  /** The folder of a page, relative to the site's root, ending with a slash. */
  public static String of(String name, Language language) {
    if (name.equals("home")) {
      return language.code() + "/";
    }
    String[] parts = name.split("/");
    if (language == Language.FR) {
      // The first part names a kind of page, the third a part of one; the second is an id, the same everywhere.
      parts[0] = FRENCH.getOrDefault(parts[0], parts[0]);
      if (parts.length > 2) {
        parts[2] = FRENCH.getOrDefault(parts[2], parts[2]);
      }
    }
    return language.code() + "/" + String.join("/", parts) + "/";
  }
}
