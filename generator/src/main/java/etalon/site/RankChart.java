package etalon.site;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Group;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Sample;
import etalon.chart.Chart.Span;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BenchmarkRanking.Row;
import etalon.i18n.Key;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * From best to worst rank that the paired tests leave open to each model. The rank itself is not drawn: inside a
 * tie it is an order of listing, and a line of dots would look like a result.
 */
final class RankChart {
  private RankChart() {}

  static Chart.Rows of(View view, BenchmarkRanking ranking) {
    List<Chart.Row> rows = new ArrayList<>();
    int open = 0;
    int widest = 0;
    for (Row row : ranking.rows()) {
      int best = row.rankInterval().best();
      int worst = row.rankInterval().worst();
      open += best == 1 ? 1 : 0;
      widest = Math.max(widest, worst - best + 1);
      rows.add(
          new Chart.Row(
              view.model(row.model()).name(), view.say(Key.TIE_RANKS, "from", best, "to", worst),
              best == 1 ? Emphasis.LEADING : Emphasis.PLAIN,
              Optional.of(new Span(BigDecimal.valueOf(best), BigDecimal.valueOf(worst))),
              List.of()));
    }
    return new Chart.Rows(
        new Chart.Words(
            view.say(Key.CHART_RANKS_TITLE, "benchmark", view.phrases.text(ranking.graded().benchmark().names())),
            view.say(Key.CHART_RANKS_READING),
            view.say(Key.CHART_RANKS_SUMMARY, "models", rows.size(), "open", open, "widest", widest)),
        Axis.ranks(view.say(Key.COLUMN_RANK), rows.size(), view.format::number),
        Optional.empty(), List.of(new Group(Optional.empty(), rows)),
        List.of(
            new Legend(Sample.BAR_LEADING, view.say(Key.CHART_RANK_OPEN)), new Legend(Sample.BAR, view.say(Key.CHART_RANK_CLOSED))));
  }
}
