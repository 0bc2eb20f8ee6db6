package etalon.site;

import etalon.evaluate.CompositeIndex.Placed;
import etalon.i18n.Key;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The composite index in one category or domain, with the figures of reports or without. */
final class ScopePage {
  private ScopePage() {}

  /**
   * @param kind category or domain
   * @param number of the page, 1 for the first
   */
  static Page of(View view, String kind, String scope, boolean reports, int number) {
    CompositeView composite = new CompositeView(view);
    var index = composite.index(reports);
    Map<String, List<Placed>> scopes = kind.equals("category") ? index.categories() : index.domains();
    List<Placed> placed = scopes.getOrDefault(scope, List.of());
    String base = "composite/" + kind + "/" + Slugs.of(scope);
    List<Block> opening = new ArrayList<>();
    opening.add(
        new Block.Paragraph(
            view.rich(
                reports ? Key.SCOPE_WITH_REPORTS : Key.SCOPE_WITHOUT_REPORTS,
                "ranked", placed.stream().filter(Placed::eligible).count(), "listed", placed.stream().filter(p -> !p.eligible()).count(),
                "other", view.link(reports ? base + "/without-reports" : base)),
            Block.Tone.LEAD));
    int pages = pages(placed.size());
    if (pages > 1) {
      opening.add(composite.pages(number, pages, other -> name(base, reports, other)));
    }
    List<Row> rows = new ArrayList<>();
    int from = (number - 1) * CompositePage.ROWS;
    for (Placed entry : placed.subList(Math.min(from, placed.size()), Math.min(placed.size(), from + CompositePage.ROWS))) {
      rows.add(
          new Row(
              List.of(
                  entry.rank().map(r -> composite.number(r)).orElseGet(() -> Cell.missing(view.say(Key.NOT_RANKED))),
                  composite.modelCell(entry.model()), composite.score(entry.score()),
                  Cell.text(composite.model(entry.model()).org()), composite.evidence(entry.score()),
                  composite.number(entry.score().figures()),
                  entry.eligible() ? composite.caution(composite.dominance(entry.score()).stream().toList()) : Cell.text(view.say(Key.LISTED_REPORTS_ONLY))),
              false, !entry.eligible()));
    }
    Table table =
        new Table(
            "table-scope", view.say(Key.SCOPE_CAPTION, "scope", composite.scope(scope)),
            List.of(
                view.figures(Key.COLUMN_RANK, Better.LOWER), view.words(Key.COLUMN_MODEL),
                view.figures(Key.COLUMN_COMPOSITE, Better.HIGHER),
                composite.labs(placed.stream().map(Placed::model)),
                view.figures(Key.COLUMN_EVIDENCE, Better.HIGHER),
                view.figures(Key.COLUMN_MEASURES, Better.HIGHER), view.words(Key.COLUMN_CAUTION)),
            rows, 1, true, pages > 1 ? Use.SORT_AND_FILTER_ALL_PAGES : Use.SORT_AND_FILTER);
    String title =
        view.say(
            kind.equals("category") ? Key.CATEGORY_TITLE : Key.DOMAIN_TITLE, "scope", composite.scope(scope));
    if (!reports) {
      title = view.say(Key.SCOPE_TITLE_WITHOUT, "title", title);
    }
    if (number > 1) {
      title = view.say(Key.TITLE_PAGE, "title", title, "number", number);
    }
    List<Block> blocks = new ArrayList<>(opening);
    blocks.add(table);
    return view.page(
        title, view.say(Key.SCOPE_DESCRIPTION, "title", title), composite.crumbs(),
        List.of(Section.of("", "", blocks)), Optional.empty());
  }

  static int pages(int rows) {
    return Math.max(1, (rows + CompositePage.ROWS - 1) / CompositePage.ROWS);
  }

  /** The name of one of the pages of a scope. */
  static String name(String base, boolean reports, int number) {
    String variant = reports ? base : base + "/without-reports";
    return number == 1 ? variant : variant + "/" + number;
  }
}
