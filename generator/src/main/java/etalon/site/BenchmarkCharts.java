package etalon.site;

import etalon.bench.Criterion;
import etalon.chart.Chart;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BenchmarkRanking.Row;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The charts of one benchmark. One is absent where there is too little to draw: fewer than two costs, a
 * single criterion, which is the accuracy, or a single publication.
 */
record BenchmarkCharts(
    Named accuracy, Named ranks, Optional<Named> cost, Optional<Named> criteria, Optional<Named> history) {

  /** @param name of the chart among those of its benchmark, in addresses */
  record Named(String name, Chart chart) {}

  static BenchmarkCharts of(View view, BenchmarkRanking ranking) {
    return new BenchmarkCharts(
        new Named("accuracy", ScoreChart.of(view, ranking)),
        new Named("ranks", RankChart.of(view, ranking)),
        CostChart.of(view, ranking).map(cost -> new Named("cost", cost.chart())),
        Optional.of(criteria(ranking)).filter(criteria -> criteria.size() > 1)
            .map(criteria -> new Named("criteria", CriteriaChart.of(view, ranking, criteria))),
        HistorySection.chart(view, ranking.graded().data()).map(chart -> new Named("history", chart)));
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
