package etalon.site;

import etalon.bench.Criterion;
import etalon.chart.Chart;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BenchmarkRanking.Row;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The charts of one benchmark. One is absent where there is too little to draw: fewer than two costs, a
 * single criterion, which is the accuracy, or a single publication.
 */
record BenchmarkCharts(
    Named accuracy, Named ranks, Optional<Named> cost, Optional<Named> criteria, Optional<Named> history) {

  /**
   * @param name of the chart among those of its benchmark, in addresses
   * @param date of its newest figure
   */
  record Named(String name, Chart chart, LocalDate date) {}

  static BenchmarkCharts of(View view, BenchmarkRanking ranking) {
    LocalDate date = view.context.dataDate();
    return new BenchmarkCharts(
        new Named("accuracy", ScoreChart.of(view, ranking), date),
        new Named("ranks", RankChart.of(view, ranking), date),
        CostChart.of(view, ranking).map(cost -> new Named("cost", cost.chart(), date)),
        Optional.of(criteria(ranking)).filter(criteria -> criteria.size() > 1)
            .map(criteria -> new Named("criteria", CriteriaChart.of(view, ranking, criteria), date)),
        HistorySection.named(view, ranking.graded().data()));
  }

  /** Those of the rubric that were graded. */
  static List<Criterion> criteria(BenchmarkRanking ranking) {
    Row first = ranking.rows().get(0);
    return ranking.graded().data().rubric().criteria().stream().filter(c -> first.byCriterion().containsKey(c.id())).toList();
  }

  Stream<Named> all() {
    return Stream.of(Optional.of(accuracy), Optional.of(ranks), cost, criteria, history).flatMap(Optional::stream);
  }
}
