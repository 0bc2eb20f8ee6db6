package etalon.render.json;

import etalon.i18n.Phrases;
import etalon.render.markdown.Markdown;
import etalon.site.SearchEntry;
import java.util.ArrayList;
import java.util.List;

/** What the search page looks through, as a script: a page that was opened from disk may fetch nothing. */
public final class SearchIndex {
  private SearchIndex() {}

  private record Found(int kind, String title, String about, String address, String text) {}

  public static byte[] render(List<SearchEntry> entries, Phrases phrases, Markdown markdown) {
    List<Found> found = new ArrayList<>();
    for (SearchEntry entry : entries) {
      if (entry.prose().isEmpty()) {
        found.add(new Found(entry.kind().ordinal(), entry.title(), entry.about(), entry.address(), ""));
        continue;
      }
      String page = entry.address().split("#", 2)[0];
      for (Markdown.Part part : markdown.parts(entry.prose().get())) {
        found.add(
            part.id().isEmpty()
                ? new Found(entry.kind().ordinal(), entry.title(), entry.about(), entry.address(), part.text())
                : new Found(entry.kind().ordinal(), part.title(), entry.title(), page + "#" + part.id(), part.text()));
      }
    }
    return Json.constant(
        "searched",
        json -> {
          json.texts("kinds", List.of(SearchEntry.Kind.values()).stream().map(kind -> phrases.say(kind.word())).toList());
          json.objects(
              "entries",
              found,
              one -> {
                json.put("kind", one.kind());
                json.put("title", one.title());
                json.put("about", one.about());
                json.put("address", one.address());
                if (!one.text().isEmpty()) {
                  json.put("text", one.text());
                }
              });
        });
  }
}
