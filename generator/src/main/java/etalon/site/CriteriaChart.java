package etalon.site;

import etalon.bench.Criterion;
import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Dot;
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
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How the models spread on each criterion. */
final class CriteriaChart {
  private static final int TICKS = 7;

  private CriteriaChart() {}

  /** @param criteria those that were graded, at least one */
  static Chart.Rows of(View view, BenchmarkRanking ranking, List<Criterion> criteria) {
    List<Chart.Row> rows = new ArrayList<>();
    BigDecimal least = BigDecimal.valueOf(100);
    BigDecimal greatest = BigDecimal.ZERO;
    Chart.Row widest = null;
    BigDecimal widestSpread = BigDecimal.ONE.negate();
    for (Criterion criterion : criteria) {
      TreeMap<BigDecimal, Integer> counts = new TreeMap<>();
      for (Row row : ranking.rows()) {
        counts.merge(row.byCriterion().get(criterion.id()).shown(), 1, Integer::sum);
      }
      Chart.Row row = row(view, view.phrases.text(criterion.names()), counts);
      rows.add(row);
      BigDecimal spread = counts.lastKey().subtract(counts.firstKey());
      if (spread.compareTo(widestSpread) > 0) {
        widest = row;
        widestSpread = spread;
      }
      least = least.min(counts.firstKey());
      greatest = greatest.max(counts.lastKey());
    }
    return new Chart.Rows(
        new Chart.Words(
            view.say(Key.CHART_CRITERIA_TITLE, "benchmark", view.phrases.text(ranking.graded().benchmark().names())),
            view.say(Key.CHART_CRITERIA_READING),
            view.say(Key.CHART_CRITERIA_SUMMARY, "criteria", criteria.size(), "widest", widest.label(), "range", widest.shown())),
        Axis.linear(view.say(Key.CHART_CRITERIA_AXIS), least, greatest, TICKS, view.format::number),
        Optional.empty(), List.of(new Group(Optional.empty(), rows)),
        List.of(
            new Legend(Sample.COUNT, view.say(Key.CHART_CRITERIA_DOT)), new Legend(Sample.SPAN, view.say(Key.CHART_CRITERIA_SPAN))));
  }

  private static Chart.Row row(View view, String name, TreeMap<BigDecimal, Integer> counts) {
    List<Dot> dots = new ArrayList<>();
    for (Map.Entry<BigDecimal, Integer> count : counts.entrySet()) {
      dots.add(new Dot(count.getKey(), true, count.getValue()));
    }
    return new Chart.Row(
        name, view.format.range(view.format.number(counts.firstKey()), view.format.number(counts.lastKey())),
        Emphasis.PLAIN, Optional.of(new Span(counts.firstKey(), counts.lastKey())), dots);
  }
}
