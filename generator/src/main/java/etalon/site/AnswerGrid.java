package etalon.site;

import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Sample;
import etalon.evaluate.BenchmarkRanking;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Who was right on which document: models in the order of the ranking, the hardest documents first. */
final class AnswerGrid {
  private final View view;
  private final BenchmarkRanking ranking;
  private final List<Counts> documents;

  /** @param right per model, how many of the {@code whole} criteria were judged right */
  private record Counts(String document, int whole, int[] right) {
    int incomplete() {
      int count = 0;
      for (int r : right) {
        count += r < whole ? 1 : 0;
      }
      return count;
    }
  }

  private AnswerGrid(View view, BenchmarkRanking ranking, Map<String, List<Integer>> byDocument) {
    this.view = view;
    this.ranking = ranking;
    List<Counts> counts = new ArrayList<>();
    byDocument.forEach((document, items) -> counts.add(counts(ranking, document, items)));
    counts.sort(Comparator.comparing(Counts::incomplete).reversed());
    this.documents = counts;
  }

  private static Counts counts(BenchmarkRanking ranking, String document, List<Integer> items) {
    GradedBenchmark graded = ranking.graded();
    int[] right = new int[ranking.rows().size()];
    for (int model = 0; model < right.length; model++) {
      var gradings = graded.gradings().get(ranking.rows().get(model).model());
      for (int item : items) {
        right[model] += gradings.get(item).verdict() == Verdict.CORRECT ? 1 : 0;
      }
    }
    return new Counts(document, items.size(), right);
  }

  /** @param byDocument positions of the items of each document */
  static Section of(View view, BenchmarkRanking ranking, Map<String, List<Integer>> byDocument) {
    return new AnswerGrid(view, ranking, byDocument).section();
  }

  private Section section() {
    List<Counts> missed = documents.stream().filter(d -> d.incomplete() > 0).toList();
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        view.paragraph(Key.GRID_LEAD, "missed", missed.size(), "documents", documents.size(), "perfect", documents.size() - missed.size()));
    if (!missed.isEmpty()) {
      blocks.add(view.figure("chart-grid", chart(missed), "table-grid"));
    }
    blocks.add(table());
    return Section.of("grid", view.say(Key.GRID_TITLE), blocks);
  }

  private Chart.Grid chart(List<Counts> missed) {
    List<Chart.Line> lines = new ArrayList<>();
    for (Counts counts : missed) {
      List<Integer> cells = new ArrayList<>();
      for (int right : counts.right()) {
        cells.add(counts.whole() - right);
      }
      lines.add(new Chart.Line(counts.document(), counts.whole(), cells));
    }
    String name = view.phrases.text(ranking.graded().benchmark().names());
    return new Chart.Grid(
        new Chart.Words(
            view.say(Key.CHART_GRID_TITLE, "benchmark", name), view.say(Key.CHART_GRID_READING),
            view.say(
                Key.CHART_GRID_SUMMARY, "missed", missed.size(), "models", ranking.rows().size(),
                "hardest", missed.get(0).document(), "wrong", missed.get(0).incomplete())),
        Axis.numbered(view.say(Key.CHART_GRID_AXIS), ranking.rows().size(), view.format::number), lines,
        List.of(new Legend(Sample.MISSED, view.say(Key.CHART_GRID_MISSED))));
  }

  private Table table() {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text(view.say(Key.COLUMN_DOCUMENT)));
    columns.add(Column.number(view.say(Key.COLUMN_ASKED), Better.NEITHER));
    for (BenchmarkRanking.Row row : ranking.rows()) {
      columns.add(Column.number(view.say(Key.GRID_MODEL, "rank", row.rank(), "model", view.model(row.model()).name()), Better.HIGHER));
    }
    List<Row> rows = new ArrayList<>();
    for (Counts counts : documents) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.rich(Rich.link(counts.document(), "#" + AnswersPage.anchor(counts.document()))));
      cells.add(number(counts.whole()));
      for (int right : counts.right()) {
        cells.add(number(right));
      }
      rows.add(new Row(cells, false, false));
    }
    return new Table("table-grid", view.say(Key.GRID_CAPTION), columns, rows, 0, true);
  }

  private Cell number(int value) {
    return Cell.number(view.format.number(value), BigDecimal.valueOf(value));
  }
}
