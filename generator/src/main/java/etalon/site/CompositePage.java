package etalon.site;

import etalon.bench.Boards;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeIndex.Listed;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.evaluate.CompositeScore;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The composite index over all boards, {@link #ROWS} models to a page: first those with a rank, then the others. */
final class CompositePage {
  static final int ROWS = 50;

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
            view.figures(Key.COLUMN_RANK, Better.LOWER), view.words(Key.COLUMN_MODEL),
            view.figures(Key.COLUMN_COMPOSITE, Better.HIGHER),
            composite.labs(composite.inputs.boards().models().stream().map(Boards.BoardModel::id)),
            view.figures(Key.COLUMN_EVIDENCE, Better.HIGHER),
            view.words(Key.COLUMN_RANK_RANGE),
            view.figures(Key.COLUMN_PUBLISHERS, Better.HIGHER),
            view.figures(Key.COLUMN_DISPERSION, Better.NEITHER),
            view.words(Key.COLUMN_CAUTION)),
        rows, 1, true, Use.SORT_AND_FILTER_ALL_PAGES);
  }

  private Row row(Ranked entry) {
    return Row.of(
        composite.number(entry.rank()), composite.modelCell(entry.model()), composite.score(entry.score()),
        Cell.text(composite.model(entry.model()).org()), composite.evidence(entry.score()),
        view.ranks(entry.sensitivity().best(), entry.sensitivity().worst()),
        composite.number(entry.sources().publishers()),
        dispersion(entry.score()), composite.caution(caution(entry)));
  }

  private Cell dispersion(CompositeScore score) {
    BigDecimal shown = CompositeView.tenth(score.dispersion());
    return Cell.number(view.format.number(shown), shown);
  }

  private List<String> caution(Ranked entry) {
    List<String> words = new ArrayList<>();
    composite.dominance(entry.score()).ifPresent(words::add);
    if (!entry.sensitivity().unrankedWithout().isEmpty()) {
      words.add(view.say(Key.COMPOSITE_UNRANKED_WITHOUT, "boards", String.join(", ", entry.sensitivity().unrankedWithout())));
    }
    return words;
  }

  private Row row(Listed entry, boolean first) {
    Cell score =
        entry.score().map(composite::score)
            // An estimate is not sorted among the scores.
            .orElseGet(
                () -> composite.estimate(index, entry.model()).map(e -> Cell.missing(composite.estimate(e))).orElseGet(this::noScore));
    return new Row(
        List.of(
            Cell.missing(view.say(Key.NOT_RANKED)), composite.modelCell(entry.model()), score,
            Cell.text(composite.model(entry.model()).org()),
            entry.score().map(composite::evidence).orElseGet(this::noScore),
            Cell.missing(view.say(Key.NO_RANK)), composite.number(entry.sources().publishers()),
            entry.score().map(this::dispersion).orElseGet(this::noScore),
            Cell.text(composite.reason(entry.reason()))),
        first, true);
  }

  private Cell noScore() {
    return Cell.missing(view.say(Key.NO_SCORE));
  }
}
