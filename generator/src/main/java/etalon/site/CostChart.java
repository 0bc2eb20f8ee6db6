package etalon.site;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Point;
import etalon.chart.Chart.Sample;
import etalon.chart.Chart.Span;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BenchmarkRanking.Row;
import etalon.evaluate.Frontier;
import etalon.evaluate.Ties;
import etalon.evaluate.Ties.Scored;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Accuracy against cost, with the models that no other beats in both. */
final class CostChart {
  private static final int TICKS = 6;

  private final View view;
  private final BenchmarkRanking ranking;
  /** Those with a cost above zero, the cheapest first; a logarithmic axis has no place for zero. */
  private final List<Row> rows;

  private final List<Integer> frontier;

  /** By rank, from 0. */
  private final boolean[] leading;

  private CostChart(View view, BenchmarkRanking ranking) {
    this.view = view;
    this.ranking = ranking;
    this.leading = Leading.of(ranking.rows().stream().map(CostChart::scored).toList());
    this.rows =
        ranking.rows().stream()
            .filter(row -> row.costPerTest().filter(cost -> cost.signum() > 0).isPresent())
            .sorted(Comparator.comparing(CostChart::cost).thenComparing(Row::rank))
            .toList();
    this.frontier = Frontier.of(rows.stream().map(row -> new Frontier.Choice(cost(row), row.accuracy())).toList());
  }

  /** Nothing where fewer than two costs are known. */
  static Optional<CostChart> of(View view, BenchmarkRanking ranking) {
    return Optional.of(new CostChart(view, ranking)).filter(chart -> chart.rows.size() > 1);
  }

  private static BigDecimal cost(Row row) {
    return row.costPerTest().orElseThrow();
  }

  /** How many models of the ranking are not drawn. */
  int undrawn() {
    return ranking.rows().size() - rows.size();
  }

  /** What those that are not told apart from the first cost. */
  Optional<Rich> lead() {
    List<Row> leading = rows.stream().filter(this::leads).toList();
    if (leading.isEmpty()) {
      return Optional.empty();
    }
    Row least = leading.get(0);
    Row most = leading.get(leading.size() - 1);
    return Optional.of(
        leading.size() == 1
            ? view.rich(
                Key.COST_LEAD_ONE, "model", name(least), "link", sheet(least), "cost", view.format.money(cost(least)))
            : view.rich(
                Key.COST_LEAD_MANY, "models", leading.size(),
                "model", name(least), "link", sheet(least), "least", view.format.money(cost(least)),
                "dearest", name(most), "dear", sheet(most), "most", view.format.money(cost(most))));
  }

  private boolean leads(Row row) {
    return leading[row.rank() - 1];
  }

  private static boolean together(Row one, Row other) {
    return Ties.notToldApart(scored(one), scored(other));
  }

  private static Scored scored(Row row) {
    return new Scored(row.accuracy(), Optional.of(row.margin()));
  }

  private String name(Row row) {
    return view.model(row.model()).name();
  }

  private String sheet(Row row) {
    return view.link("models/" + view.model(row.model()).slug());
  }

  /** What stands at each step, and whether the margins tell it apart from the step before. */
  List<Rich> frontierEntries() {
    List<Rich> entries = new ArrayList<>();
    for (int i = 0; i < frontier.size(); i++) {
      Row row = rows.get(frontier.get(i));
      boolean tied = i > 0 && together(rows.get(frontier.get(i - 1)), row);
      entries.add(
          view.rich(
              tied ? Key.COST_STEP_TIED : Key.COST_STEP,
              "model", name(row), "link", sheet(row), "figures", figures(row)));
    }
    return entries;
  }

  private String figures(Row row) {
    return view.say(
        Key.COST_FIGURES, "accuracy", view.format.percent(row.accuracy()), "margin", view.format.margin(row.margin()),
        "cost", view.format.money(cost(row)));
  }

  Chart.Scatter chart() {
    List<Point> points = new ArrayList<>();
    BigDecimal least = BigDecimal.valueOf(100);
    for (Row row : rows) {
      least = least.min(row.low());
      points.add(
          new Point(
              name(row), sheet(row), figures(row), cost(row), row.accuracy(), new Span(row.low(), row.high()),
              leads(row) ? Emphasis.LEADING : Emphasis.PLAIN));
    }
    Row cheapest = rows.get(0);
    Row dearest = rows.get(rows.size() - 1);
    return new Chart.Scatter(
        new Chart.Words(
            view.say(Key.CHART_COST_TITLE, "benchmark", view.phrases.text(ranking.graded().benchmark().names())),
            view.say(Key.CHART_COST_READING),
            view.say(
                Key.CHART_COST_SUMMARY, "models", rows.size(), "frontier", frontier.size(),
                "cheapest", name(cheapest), "least", figures(cheapest), "dearest", name(dearest), "most", figures(dearest))),
        Axis.logarithmic(view.say(Key.CHART_COST_AXIS), cost(cheapest), cost(dearest), view.format::price),
        Axis.linear(view.say(Key.CHART_ACCURACY_AXIS), least, BigDecimal.valueOf(100), TICKS, view.format::number),
        points, frontier,
        legend());
  }

  private List<Legend> legend() {
    List<Legend> legend = new ArrayList<>();
    boolean alone = ranking.rows().stream().filter(this::leads).count() == 1;
    if (rows.stream().anyMatch(this::leads)) {
      legend.add(new Legend(Sample.LEADING, view.say(alone ? Key.CHART_FIRST : Key.CHART_LEADING)));
    }
    if (!rows.stream().allMatch(this::leads)) {
      legend.add(new Legend(Sample.PLAIN, view.say(Key.CHART_TOLD_APART)));
    }
    legend.add(new Legend(Sample.FRONTIER, view.say(Key.CHART_FRONTIER)));
    return legend;
  }
}
