package etalon.site;

import etalon.bench.Language;
import java.util.Map;

/**
 * Where each page lives. A page's name is its English address without the language:
 * {@code benchmarks/ticket-triage}; "home" is the language's first page. Addresses are a promise.
 */
public final class Addresses {
  private static final Map<String, String> FRENCH =
      Map.ofEntries(
          Map.entry("models", "modeles"),
          Map.entry("answers", "reponses"),
          Map.entry("compare", "comparaison"),
          Map.entry("cost", "cout"),
          Map.entry("methodology", "methodologie"),
          Map.entry("data", "donnees"),
          Map.entry("changes", "changements"),
          Map.entry("search", "recherche"),
          Map.entry("about", "a-propos"),
          Map.entry("composite", "indice-composite"),
          Map.entry("category", "categorie"),
          Map.entry("domain", "domaine"),
          Map.entry("measures", "mesures"),
          Map.entry("merges", "fusions"),
          Map.entry("without-reports", "sans-rapports"));

  private Addresses() {}

  /** The folder of a page, relative to the site's root, ending with a slash. */
  public static String of(String name, Language language) {
    if (name.equals("home")) {
      return language.code() + "/";
    }
    String[] parts = name.split("/");
    if (language == Language.FR) {
      // Kinds of pages are words, and ids are the same everywhere: benchmarks/<id>/answers,
      // composite/<kind>/<id>/without-reports.
      boolean composite = parts[0].equals("composite");
      for (int i = 0; i < parts.length; i++) {
        if (i == 0 || (composite ? i == 1 || i == 3 : i == 2)) {
          parts[i] = FRENCH.getOrDefault(parts[i], parts[i]);
        }
      }
    }
    return language.code() + "/" + String.join("/", parts) + "/";
  }
}
