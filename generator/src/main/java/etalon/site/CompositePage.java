package etalon.site;

import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeIndex.Listed;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The composite index over all boards, a hundred models to a page: first those with a rank, then the others. */
final class CompositePage {
  static final int ROWS = 100;

  private final View view;
  private final CompositeView composite;
  private final CompositeIndex index;
  private final int number;

  private CompositePage(View view, int number) {
    this.view = view;
    this.composite = new CompositeView(view);
    this.index = composite.index(true);
    this.number = number;
  }

  /** @param number 1 for the first page */
  static Page of(View view, int number) {
    return new CompositePage(view, number).page();
  }

  static int pages(CompositeIndex index) {
    return (index.overall().size() + index.listed().size() + ROWS - 1) / ROWS;
  }

  static String name(int number) {
    return number == 1 ? "composite" : "composite/page/" + number;
  }

  private Page page() {
    List<Section> sections = new ArrayList<>();
    List<Block> opening = new ArrayList<>();
    if (number == 1) {
      opening.add(
          new Block.Paragraph(
              view.rich(
                  Key.COMPOSITE_LEAD, "ranked", index.overall().size(), "listed", index.listed().size(),
                  "measures", index.measures().size(), "date", view.format.date(composite.inputs.boards().retrieved()),
                  "sources", view.link("composite/measures")),
              Block.Tone.LEAD));
      opening.add(view.paragraph(Key.COMPOSITE_HOW, "method", view.link("methodology#composite-index")));
    }
    opening.add(composite.pages(number, pages(index), CompositePage::name));
    sections.add(Section.of("", "", opening));
    sections.add(Section.of("ranking", view.say(Key.COMPOSITE_RANKING), List.of(table(), view.remark(Key.COMPOSITE_READING))));
    if (number == 1) {
      sections.add(scopes("category", Key.COMPOSITE_CATEGORIES, index.categories().keySet()));
      sections.add(scopes("domain", Key.COMPOSITE_DOMAINS, index.domains().keySet()));
      sections.add(
          Section.of(
              "more", view.say(Key.COMPOSITE_MORE),
              List.of(
                  new Block.Bullets(
                      List.of(
                          Rich.link(view.say(Key.COMPARE_BOARDS_TITLE), view.link(CompareBoardsPage.NAME)),
                          Rich.link(view.say(Key.MEASURES_TITLE), view.link("composite/measures")),
                          Rich.link(view.say(Key.BOARD_MODELS_TITLE), view.link("composite/models")),
                          Rich.link(view.say(Key.MERGES_TITLE), view.link("composite/merges")))))));
    }
    String title = view.say(Key.COMPOSITE_TITLE);
    String pageTitle = number == 1 ? title : view.say(Key.TITLE_PAGE, "title", title, "number", number);
    return view.page(
        pageTitle, view.say(Key.COMPOSITE_DESCRIPTION, "title", pageTitle, "models", index.overall().size()),
        number == 1 ? List.of() : composite.crumbs(),
        sections, number == 1 ? Optional.of(Datasets.composite(view)) : Optional.empty());
  }

  private Section scopes(String kind, Key title, Iterable<String> names) {
    List<Rich> items = new ArrayList<>();
    for (String name : names) {
      items.add(Rich.link(composite.scope(name), view.link("composite/" + kind + "/" + Slugs.of(name))));
    }
    return Section.of(kind, view.say(title), List.of(new Block.Bullets(items)));
  }

  private Table table() {
    List<Row> rows = new ArrayList<>();
    int from = (number - 1) * ROWS;
    int ranked = index.overall().size();
    for (int i = from; i < Math.min(from + ROWS, ranked + index.listed().size()); i++) {
      rows.add(i < ranked ? row(index.overall().get(i)) : row(index.listed().get(i - ranked), i == ranked));
    }
    return new Table(
        "table-composite", view.say(Key.COMPOSITE_CAPTION),
        List.of(
            Column.number(view.say(Key.COLUMN_RANK), Better.LOWER), Column.text(view.say(Key.COLUMN_MODEL)),
            Column.number(view.say(Key.COLUMN_COMPOSITE), Better.HIGHER).hint(view.say(Key.HINT_COMPOSITE)),
            Column.text(view.say(Key.COLUMN_LAB)),
            Column.number(view.say(Key.COLUMN_EVIDENCE), Better.HIGHER).hint(view.say(Key.HINT_EVIDENCE)),
            Column.text(view.say(Key.COLUMN_RANK_RANGE)).hint(view.say(Key.HINT_RANK_RANGE)),
            Column.number(view.say(Key.COLUMN_PUBLISHERS), Better.HIGHER).hint(view.say(Key.HINT_PUBLISHERS)),
            Column.number(view.say(Key.COLUMN_DISPERSION), Better.NEITHER).hint(view.say(Key.HINT_DISPERSION)),
            Column.text(view.say(Key.COLUMN_CAUTION))),
        rows, 1, true);
  }

  private Row row(Ranked entry) {
    return Row.of(
        composite.number(entry.rank()), composite.modelCell(entry.model()), composite.score(entry.score()),
        Cell.text(composite.model(entry.model()).org()), composite.evidence(entry.score()),
        Cell.text(view.say(Key.TIE_RANKS, "from", entry.sensitivity().best(), "to", entry.sensitivity().worst())),
        composite.number(entry.sources().publishers()),
        Cell.number(
            view.format.number(CompositeView.tenth(entry.score().dispersion())), CompositeView.tenth(entry.score().dispersion())),
        caution(entry));
  }

  private Cell caution(Ranked entry) {
    List<Rich> lines = new ArrayList<>();
    entry.score().dominant().ifPresent(d -> lines.add(composite.dominance(entry.score()).shown()));
    if (!entry.sensitivity().unrankedWithout().isEmpty()) {
      lines.add(Rich.of(view.say(Key.COMPOSITE_UNRANKED_WITHOUT, "boards", String.join(", ", entry.sensitivity().unrankedWithout()))));
    }
    return Cell.lines(lines);
  }

  private Row row(Listed entry, boolean first) {
    Cell score =
        entry.score().map(composite::score)
            .orElseGet(
                () -> composite.estimate(index, entry.model()).map(e -> Cell.text(composite.estimate(e))).orElseGet(() -> Cell.text(view.say(Key.NONE))));
    return new Row(
        List.of(
            Cell.text(view.say(Key.NOT_RANKED)), composite.modelCell(entry.model()), score,
            Cell.text(composite.model(entry.model()).org()),
            entry.score().map(composite::evidence).orElseGet(() -> Cell.text(view.say(Key.NONE))),
            Cell.text(view.say(Key.NONE)), composite.number(entry.sources().publishers()), Cell.text(view.say(Key.NONE)),
            Cell.text(composite.reason(entry.reason()))),
        first, true);
  }
}
