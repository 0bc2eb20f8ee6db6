package etalon.site;

import etalon.bench.Model;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.evaluate.Ties.Tie;
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

/** The first page: what is known about the order of the models, and how well. */
final class HomePage {
  private final View view;
  private final BusinessIndex index;

  private HomePage(View view) {
    this.view = view;
    this.index = view.context.evaluation().index();
  }

  static Page of(View view) {
    return new HomePage(view).page();
  }

  private Page page() {
    List<Block> opening = new ArrayList<>();
    opening.add(new Block.Paragraph(view.rich(Key.HOME_LEAD), Block.Tone.LEAD));
    List<Block> ranking = new ArrayList<>();
    top().ifPresent(sentence -> ranking.add(new Block.Paragraph(sentence, Block.Tone.LEAD)));
    ranking.add(
        view.paragraph(
            Key.HOME_COVERAGE,
            "covered", index.covered().size(), "total", view.catalogue().functions().size(),
            "benchmarks", view.context.inputs().measured().size(),
            "index", view.link("methodology#business-index")));
    if (!index.ranked().isEmpty()) {
      ranking.add(view.figure("chart-index", ScoreChart.of(view, index), "business-index"));
    }
    ranking.add(table());
    ranking.add(view.remark(Key.HOME_READING, "margins", view.link("methodology#margins-and-ties")));
    return view.page(
        view.say(Key.HOME_TITLE),
        view.say(Key.HOME_DESCRIPTION, "models", index.ranked().size(), "covered", index.covered().size()),
        List.of(),
        List.of(
            Section.untitled(opening.toArray(Block[]::new)),
            Section.of("index", view.say(Key.HOME_INDEX), ranking)),
        Optional.of(Datasets.index(view)));
  }

  /** What the top of the table does and does not say; nothing when nobody is ranked. */
  private Optional<Rich> top() {
    if (index.ranked().isEmpty()) {
      return Optional.empty();
    }
    Entry first = index.ranked().get(0);
    Model model = view.model(first.model());
    String score = view.format.number(first.index().orElseThrow());
    String link = view.link("models/" + model.slug());
    Optional<Tie> tie = first.tie();
    if (tie.isEmpty()) {
      return Optional.of(view.rich(Key.TOP_UNKNOWN, "model", model.name(), "link", link, "score", score));
    }
    String margin = view.format.margin(first.margin().orElseThrow());
    if (tie.get().others() == 0) {
      return Optional.of(
          view.rich(Key.TOP_ALONE, "model", model.name(), "link", link, "score", score, "margin", margin));
    }
    return Optional.of(
        view.rich(
            Key.TOP_TIED,
            "model", model.name(), "link", link, "score", score, "margin", margin,
            "tied", tie.get().others() + 1, "to", tie.get().to(), "ranked", index.ranked().size()));
  }

  private Table table() {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number(view.say(Key.COLUMN_RANK), Better.LOWER));
    columns.add(Column.text(view.say(Key.COLUMN_MODEL)));
    columns.add(Column.text(view.say(Key.COLUMN_LAB)));
    columns.add(
        Column.number(
                view.say(Key.COLUMN_INDEX, "covered", index.covered().size(), "total", view.catalogue().functions().size()),
                Better.HIGHER)
            .hint(view.say(Key.HINT_INDEX)));
    columns.add(Column.text(view.say(Key.COLUMN_TIE)).hint(view.say(Key.HINT_TIE)));
    for (String function : index.covered()) {
      columns.add(Column.number(view.functionName(function), Better.HIGHER));
    }
    columns.add(Column.number(view.say(Key.COLUMN_TAKEN), Better.NEITHER));
    columns.add(Column.number(view.say(Key.COLUMN_COST), Better.LOWER).hint(view.say(Key.HINT_COST)));
    columns.add(Column.number(view.say(Key.COLUMN_TIME), Better.LOWER).hint(view.say(Key.HINT_TIME)));
    columns.add(Column.number(view.say(Key.COLUMN_HALLUCINATIONS), Better.LOWER).hint(view.say(Key.HINT_HALLUCINATIONS)));
    List<Row> rows = new ArrayList<>();
    TieGroups groups = new TieGroups();
    for (Entry entry : index.ranked()) {
      rows.add(new Row(cells(entry), groups.begins(entry.rank().orElseThrow(), entry.tie()), false));
    }
    index.notRanked().forEach(entry -> rows.add(new Row(cells(entry), false, true)));
    return new Table("business-index", view.say(Key.HOME_CAPTION), columns, rows, 1, true);
  }

  private List<Cell> cells(Entry entry) {
    Model model = view.model(entry.model());
    List<Cell> cells = new ArrayList<>();
    cells.add(
        entry.rank().map(r -> Cell.number(view.format.number(r), java.math.BigDecimal.valueOf(r)))
            .orElseGet(() -> Cell.text(view.say(Key.NOT_RANKED))));
    cells.add(view.modelCell(entry.model()));
    cells.add(Cell.text(view.labName(model)));
    cells.add(indexCell(view, entry));
    cells.add(entry.rank().isPresent() ? view.tie(entry.tie()) : Cell.text(view.say(Key.NONE)));
    for (String function : index.covered()) {
      cells.add(
          Optional.ofNullable(entry.functions().get(function))
              .map(s -> Cell.number(Rich.link(view.format.number(s), view.link("models/" + model.slug() + "#index")), s))
              .orElseGet(() -> Cell.text(view.say(Key.NOT_MEASURED))));
    }
    cells.add(Cell.number(view.format.number(entry.taken().size()), java.math.BigDecimal.valueOf(entry.taken().size())));
    cells.add(view.money(entry.meanCost()));
    cells.add(view.duration(entry.meanMillis()));
    cells.add(
        entry.hallucinationRate().map(r -> Cell.number(view.format.percent(r), r))
            .orElseGet(() -> Cell.text(view.say(Key.NOT_APPLICABLE))));
    return cells;
  }

  /** The index with its margin, leading to its working; or why there is none. */
  static Cell indexCell(View view, Entry entry) {
    String working = view.link("models/" + view.model(entry.model()).slug() + "#index");
    if (entry.index().isEmpty()) {
      return Cell.text(reason(view, entry));
    }
    Cell cell =
        Cell.number(Rich.link(view.format.number(entry.index().get()), working), entry.index().get());
    return entry.margin().map(m -> cell.remark(view.format.margin(m))).orElse(cell);
  }

  static String reason(View view, Entry entry) {
    BusinessIndex.NotRanked reason = entry.notRanked().orElseThrow();
    return switch (reason.reason()) {
      case NOTHING_MEASURED -> view.say(Key.REASON_NOTHING_MEASURED);
      case MISSING_FUNCTION ->
          view.say(Key.REASON_MISSING_FUNCTION, "function", view.functionName(reason.function()));
      case READS_NO_DOCUMENTS ->
          view.say(Key.REASON_READS_NO_DOCUMENTS, "function", view.functionName(reason.function()));
    };
  }
}
