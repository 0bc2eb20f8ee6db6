package etalon.site;

import etalon.i18n.Key;
import etalon.i18n.Rich;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Searches the site in the reader's browser; without scripts it leads to the lists. */
final class SearchPage {
  private SearchPage() {}

  static Page of(View view) {
    List<Rich> lists = new ArrayList<>();
    for (SearchEntry.Kind kind : SearchEntry.Kind.values()) {
      if (view.context.names().contains(kind.list())) {
        lists.add(Rich.link(view.say(kind.listTitle()), view.link(kind.list())));
      }
    }
    return view.page(
        view.say(Key.SEARCH_TITLE), view.say(Key.SEARCH_DESCRIPTION), List.of(),
        List.of(
            Section.untitled(tool(view)),
            Section.of("lists", view.say(Key.SEARCH_LISTS), List.of(new Block.Bullets(lists)))),
        Optional.empty());
  }

  private static Block.Tool tool(View view) {
    return new Block.Tool(
        view.rich(Key.SEARCH_NEEDS_SCRIPTS), List.of("tool.js", "search." + view.language.code() + ".js", "search.js"),
        Map.of(
            "label", view.say(Key.SEARCH_LABEL),
            "button", view.say(Key.SEARCH_TITLE),
            "count", view.pattern(Key.SEARCH_COUNT, "count"),
            "first", view.pattern(Key.SEARCH_FIRST, "count", "shown"),
            "nothing", view.pattern(Key.SEARCH_FOUND_NOTHING, "query")));
  }
}
