package etalon.site;

import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.evaluate.PairedComparison;
import etalon.evaluate.PairedComparison.Told;
import etalon.evaluate.PairedComparisons;
import etalon.i18n.Key;
import etalon.i18n.Rich;
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
import java.util.Set;
import java.util.stream.Collectors;

/** Two to five measured models, chosen in the page; and, without scripts, who is told apart from whom. */
final class ComparePage {
  static final String NAME = "compare";

  private final View view;
  private final Set<String> offered;

  private ComparePage(View view) {
    this.view = view;
    this.offered = ModelFigures.offered(view.context).stream().map(Entry::model).collect(Collectors.toSet());
  }

  static Page of(View view) {
    return new ComparePage(view).page();
  }

  private Page page() {
    List<Section> sections = new ArrayList<>();
    List<Block> opening = new ArrayList<>();
    if (offered.size() > 1) {
      opening.add(new Block.Paragraph(view.rich(Key.COMPARE_LEAD, "models", offered.size()), Block.Tone.LEAD));
      opening.add(tool());
      opening.add(view.remark(Key.COMPARE_CAVEAT, "paired", view.link("methodology#paired-test"), "more", view.link("methodology#more-documents")));
    } else {
      opening.add(view.paragraph(Key.COMPARE_NOTHING));
    }
    opening.add(view.paragraph(Key.COMPARE_MORE, "cost", view.link(CostPage.NAME)));
    view.context.inputs().boards().ifPresent(b -> opening.add(view.paragraph(Key.COMPARE_BOARDS_TOO, "boards", view.link(CompareBoardsPage.NAME))));
    sections.add(Section.of("", "", opening));
    for (BenchmarkRanking ranking : ModelFigures.rankings(view)) {
      sections.add(matrix(ranking));
    }
    return view.page(
        view.say(Key.COMPARE_TITLE), view.say(Key.COMPARE_DESCRIPTION, "models", offered.size()), List.of(), sections,
        Optional.empty());
  }

  private Block.Tool tool() {
    return new Block.Tool(
        view.rich(Key.COMPARE_NEEDS_SCRIPTS), List.of("tool.js", "models." + view.language.code() + ".js", "compare.js"),
        Map.ofEntries(
            Map.entry("sheets", view.link("models")),
            Map.entry("choose", view.say(Key.COMPARE_CHOOSE)),
            Map.entry("another", view.say(Key.COMPARE_ANOTHER)),
            Map.entry("unknown", view.pattern(Key.HEAD_UNKNOWN, "name")),
            Map.entry("chosen", view.pattern(Key.COMPARE_CHOSEN, "models")),
            Map.entry("and", view.say(Key.AND)),
            Map.entry("side", view.say(Key.COMPARE_SIDE)),
            Map.entry("figure", view.say(Key.COMPARE_FIGURE)),
            Map.entry("tests", view.pattern(Key.COMPARE_TESTS, "benchmark")),
            Map.entry("pair", view.say(Key.COMPARE_PAIR)),
            Map.entry("ahead", view.say(Key.COMPARE_AHEAD)),
            Map.entry("by", view.pattern(Key.COMPARE_AHEAD_BY, "model", "points")),
            Map.entry("level", view.say(Key.HEAD_LEVEL)),
            Map.entry("told", view.say(Key.COMPARE_TOLD)),
            Map.entry("more", view.say(Key.COMPARE_DOCUMENTS)),
            Map.entry("only", view.pattern(Key.COMPARE_ONLY, "model")),
            Map.entry("none", view.say(Key.COMPARE_ONLY_NONE))));
  }

  private Section matrix(BenchmarkRanking ranking) {
    String id = ranking.graded().benchmark().id();
    PairedComparisons pairs = PairedComparisons.of(ranking);
    List<BenchmarkRanking.Row> models = ranking.rows().stream().filter(row -> offered.contains(row.model())).toList();
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number(view.say(Key.COLUMN_RANK), Better.LOWER));
    columns.add(Column.text(view.say(Key.COLUMN_MODEL)));
    models.forEach(other -> columns.add(Column.text(view.format.number(other.rank()))));
    List<Row> rows = new ArrayList<>();
    int amongAll = 0;
    int alone = 0;
    int compared = 0;
    for (BenchmarkRanking.Row one : models) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.number(view.format.number(one.rank()), BigDecimal.valueOf(one.rank())));
      cells.add(view.modelCell(one.model()));
      for (BenchmarkRanking.Row other : models) {
        if (one == other) {
          cells.add(Cell.text("·"));
          continue;
        }
        PairedComparison pair = pairs.pair(one.rank() - 1, other.rank() - 1);
        cells.add(Cell.text(sign(pair)));
        if (one.rank() < other.rank()) {
          compared++;
          amongAll += pair.told() == Told.AMONG_ALL ? 1 : 0;
          alone += pair.told() == Told.ALONE ? 1 : 0;
        }
      }
      rows.add(new Row(cells, false, false));
    }
    String name = view.benchmarkName(id);
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Paragraph(
            view.rich(
                Key.MATRIX_LEAD, "pairs", compared, "all", amongAll, "alone", alone, "not", compared - amongAll - alone,
                "documents", ranking.rows().get(0).documents(), "ranking", view.link("benchmarks/" + id + "#ranking")),
            Block.Tone.PLAIN));
    blocks.add(legend());
    blocks.add(new Table("table-pairs-" + id, view.say(Key.MATRIX_CAPTION, "benchmark", name), columns, rows, 1, true));
    return Section.of(id, name, blocks);
  }

  private Block.Bullets legend() {
    return new Block.Bullets(
        List.of(
            Rich.of(view.say(Key.MATRIX_SIGN_ALL)), Rich.of(view.say(Key.MATRIX_SIGN_ALONE)), Rich.of(view.say(Key.MATRIX_SIGN_NOT)),
            Rich.of(view.say(Key.MATRIX_SIGN_SELF))));
  }

  private static String sign(PairedComparison pair) {
    if (pair.told() == Told.NOT) {
      return "=";
    }
    String sign = pair.pointsAhead() > 0 ? "+" : "\u2212";
    return pair.told() == Told.AMONG_ALL ? sign : "(" + sign + ")";
  }
}
