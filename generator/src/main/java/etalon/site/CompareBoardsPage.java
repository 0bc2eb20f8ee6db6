package etalon.site;

import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.evaluate.HeadToHead;
import etalon.i18n.Key;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Any two models of the boards, chosen in the page; and, without scripts, the best ranked against each other. */
final class CompareBoardsPage {
  static final String NAME = "composite/compare";

  /** How many models the static table holds: a row and a column each. */
  private static final int MATRIX = 20;

  private final View view;
  private final CompositeView composite;
  private final CompositeIndex index;

  private CompareBoardsPage(View view) {
    this.view = view;
    this.composite = new CompositeView(view);
    this.index = composite.index(true);
  }

  static Page of(View view) {
    return new CompareBoardsPage(view).page();
  }

  private Page page() {
    int models = composite.inputs.boards().models().size();
    List<Section> sections = new ArrayList<>();
    sections.add(
        Section.untitled(
            new Block.Paragraph(view.rich(Key.COMPARE_BOARDS_LEAD, "models", models), Block.Tone.LEAD),
            tool(),
            view.remark(Key.HEAD_CAVEAT)));
    if (index.overall().size() > 1) {
      List<Ranked> best = index.overall().subList(0, Math.min(MATRIX, index.overall().size()));
      sections.add(
          Section.of(
              "best", view.say(Key.HEAD_MATRIX_TITLE),
              List.of(view.paragraph(Key.HEAD_MATRIX_LEAD, "models", best.size()), matrix(best))));
    }
    return view.page(
        view.say(Key.COMPARE_BOARDS_TITLE), view.say(Key.COMPARE_BOARDS_DESCRIPTION, "models", models), composite.crumbs(),
        sections, Optional.empty());
  }

  private Block.Tool tool() {
    String profiles = view.link("composite/models");
    return new Block.Tool(
        view.rich(Key.HEAD_NEEDS_SCRIPTS, "models", profiles),
        List.of("tool.js", "boards." + view.language.code() + ".js", "head-to-head.js"),
        Map.ofEntries(
            Map.entry("profiles", profiles),
            Map.entry("first", view.say(Key.HEAD_FIRST)),
            Map.entry("second", view.say(Key.HEAD_SECOND)),
            Map.entry("unknown", view.pattern(Key.HEAD_UNKNOWN, "name")),
            Map.entry("same", view.say(Key.HEAD_SAME)),
            Map.entry("nothing", view.pattern(Key.HEAD_NOTHING_SHARED, "first", "second")),
            Map.entry("summary", view.pattern(Key.HEAD_SUMMARY, "shared", "first", "ahead", "second", "behind", "level")),
            Map.entry("by", view.pattern(Key.HEAD_BY, "model", "points")),
            Map.entry("less", view.pattern(Key.HEAD_BY_LESS, "model", "points")),
            Map.entry("level", view.say(Key.HEAD_LEVEL)),
            Map.entry("caption", view.say(Key.HEAD_CAPTION)),
            Map.entry("measure", view.say(Key.COLUMN_MEASURE)),
            Map.entry("standardised", view.pattern(Key.HEAD_STANDARDISED, "model")),
            Map.entry("difference", view.say(Key.COLUMN_DIFFERENCE)),
            Map.entry("only", view.pattern(Key.HEAD_ONLY, "model"))));
  }

  private Table matrix(List<Ranked> best) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number(view.say(Key.COLUMN_RANK), Better.LOWER));
    columns.add(Column.text(view.say(Key.COLUMN_MODEL)));
    best.forEach(other -> columns.add(Column.number(view.format.ordinal(other.rank()), Better.NEITHER)));
    List<Row> rows = new ArrayList<>();
    for (Ranked one : best) {
      List<Cell> cells = new ArrayList<>();
      cells.add(composite.number(one.rank()));
      cells.add(composite.modelCell(one.model()));
      best.forEach(other -> cells.add(cell(one, other)));
      rows.add(new Row(cells, false, false));
    }
    return new Table("table-best", view.say(Key.HEAD_MATRIX_CAPTION), columns, rows, 1, true);
  }

  private Cell cell(Ranked one, Ranked other) {
    if (one == other) {
      return Cell.text(view.say(Key.NOT_APPLICABLE));
    }
    HeadToHead pair = HeadToHead.of(index.measures(), one.model(), other.model());
    return pair.shared() == 0
        ? Cell.text(view.say(Key.HEAD_NONE_SHARED))
        : Cell.number(view.outOf(pair.ahead(), pair.shared()), BigDecimal.valueOf(pair.ahead()));
  }
}
