package etalon.site;

import etalon.bench.Language;
import etalon.i18n.Key;
import etalon.i18n.Phrases;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The two pages in both languages: the chooser at the root, and the one for an address that is not there. */
final class StandalonePages {
  private StandalonePages() {}

  static Plan chooser(Context context) {
    return new Plan(
        "index.html", context.absolute(""), context.alternates("home"),
        () -> page(context, "index.html", "", Key.CHOOSER_TITLE, Key.CHOOSER_TEXT, context.alternates("home")));
  }

  /** Served at any depth, so its links begin with the path of the site. */
  static Plan notFound(Context context) {
    String root = URI.create(context.absolute("")).getPath();
    return new Plan(
        "404.html", "", Map.of(),
        () -> page(context, "404.html", root, Key.NOT_FOUND_TITLE, Key.NOT_FOUND_TEXT, Map.of()));
  }

  private static Page page(
      Context context, String path, String up, Key title, Key text, Map<String, String> alternates) {
    List<Section> sections = new ArrayList<>();
    List<String> titles = new ArrayList<>();
    List<String> descriptions = new ArrayList<>();
    for (Language language : Language.values()) {
      View view = new View(context, "home", language);
      String home = up + Addresses.of("home", language) + "index.html";
      sections.add(
          new Section(
              language.code(), view.say(title), Optional.of(language),
              List.of(view.paragraph(text, "site", context.inputs().catalogue().site().name(), "home", home))));
      titles.add(view.say(title));
      descriptions.add(view.rich(text, "site", context.inputs().catalogue().site().name(), "home", home).plain());
    }
    Phrases english = context.inputs().messages().in(Language.EN);
    String name = context.inputs().catalogue().site().name();
    return new Page(
        path, Language.EN, english, name, name + " · " + String.join(" · ", titles), name,
        descriptions.get(0), alternates.isEmpty() ? "" : context.absolute(""), alternates, up,
        List.of(), List.of(), Optional.empty(), List.of(), sections,
        new Page.Footer(List.of()), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }
}
