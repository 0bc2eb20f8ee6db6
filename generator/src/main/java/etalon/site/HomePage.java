package etalon.site;

import etalon.bench.Model;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Filter;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
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
    TopSentence.of(view.phrases, placed(), view.format::number).ifPresent(sentence -> ranking.add(new Block.Paragraph(sentence, Block.Tone.LEAD)));
    ranking.add(
        view.paragraph(
            Key.HOME_COVERAGE,
            "covered", index.covered().size(), "total", view.catalogue().functions().size(),
            "benchmarks", view.context.inputs().measured().size(),
            "index", view.link("methodology#business-index")));
    if (!index.ranked().isEmpty()) {
      ranking.add(view.figure("chart-index", ScoreChart.of(view, index), "business-index", Pictures.INDEX));
    }
    ranking.add(table());
    ranking.add(view.paragraph(Key.HOME_TOOLS, "compare", view.link(ComparePage.NAME), "cost", view.link(CostPage.NAME)));
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

  private List<TopSentence.Placed> placed() {
    return index.ranked().stream()
        .map(
            entry -> {
              Model model = view.model(entry.model());
              return new TopSentence.Placed(
                  model.name(), view.link("models/" + model.slug()), entry.index().orElseThrow(), entry.margin(), entry.tie());
            })
        .toList();
  }

  private Table table() {
    List<Column> columns = new ArrayList<>();
    columns.add(view.figures(Key.COLUMN_RANK, Better.LOWER));
    columns.add(view.words(Key.COLUMN_MODEL));
    columns.add(view.words(Key.COLUMN_LAB).filter(Filter.CHOICE));
    columns.add(
        view.figures(
            Key.COLUMN_INDEX, Better.HIGHER, "covered", index.covered().size(), "total", view.catalogue().functions().size()));
    columns.add(view.words(Key.COLUMN_TIE));
    for (String function : index.covered()) {
      columns.add(
          Column.number(function, view.functionName(function), Better.HIGHER)
              .hint(view.better(view.say(Key.HINT_FUNCTION_SCORE), Better.HIGHER))
              .filter(Filter.FIGURE));
    }
    columns.add(view.figures(Key.COLUMN_TAKEN, Better.NEITHER));
    columns.add(view.figures(Key.COLUMN_COST, Better.LOWER));
    columns.add(view.figures(Key.COLUMN_TIME, Better.LOWER));
    columns.add(view.figures(Key.COLUMN_HALLUCINATIONS, Better.LOWER));
    columns.add(view.words(Key.COLUMN_WEIGHTS).filter(Filter.CHOICE));
    List<Row> rows = new ArrayList<>();
    TieGroups groups = new TieGroups();
    for (Entry entry : index.ranked()) {
      rows.add(new Row(cells(entry), groups.begins(entry.rank().orElseThrow(), entry.tie()), false));
    }
    index.notRanked().forEach(entry -> rows.add(new Row(cells(entry), false, true)));
    return new Table("business-index", view.say(Key.HOME_CAPTION), columns, rows, 1, true, Use.SORT_AND_FILTER);
  }

  private List<Cell> cells(Entry entry) {
    Model model = view.model(entry.model());
    List<Cell> cells = new ArrayList<>();
    cells.add(
        entry.rank().map(r -> Cell.number(view.format.number(r), java.math.BigDecimal.valueOf(r)))
            .orElseGet(() -> Cell.missing(view.say(Key.NOT_RANKED))));
    cells.add(view.modelCell(entry.model()));
    cells.add(Cell.text(view.labName(model)));
    cells.add(indexCell(view, entry));
    cells.add(entry.rank().isPresent() ? view.tie(entry.tie()) : Cell.missing(view.say(Key.NO_RANK)));
    for (String function : index.covered()) {
      cells.add(
          Optional.ofNullable(entry.functions().get(function))
              .map(s -> Cell.number(Rich.link(view.format.number(s), view.link("models/" + model.slug() + "#index")), s))
              .orElseGet(() -> Cell.missing(view.say(Key.NOT_MEASURED))));
    }
    cells.add(Cell.number(view.format.number(entry.taken().size()), java.math.BigDecimal.valueOf(entry.taken().size())));
    cells.add(view.money(entry.meanCost()));
    cells.add(view.duration(entry.meanMillis()));
    cells.add(
        entry.hallucinationRate().map(r -> Cell.number(view.format.percent(r), r))
            .orElseGet(() -> Cell.missing(view.say(Key.NOT_APPLICABLE))));
    cells.add(ModelsPage.weights(view, model));
    return cells;
  }

  /** The index with its margin, leading to its working; or why there is none. */
  static Cell indexCell(View view, Entry entry) {
    String working = view.link("models/" + view.model(entry.model()).slug() + "#index");
    if (entry.index().isEmpty()) {
      return Cell.missing(reason(view, entry));
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
