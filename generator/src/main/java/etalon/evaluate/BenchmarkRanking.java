package etalon.evaluate;

import etalon.bench.Calls;
import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import etalon.evaluate.RankIntervals.RankInterval;
import etalon.evaluate.Ties.Tie;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The ranking of one benchmark.
 *
 * @param rows best first
 * @param points earned on each document kept, by position of the model in {@code rows}; not to be changed
 * @param possible points possible on each document kept; not to be changed
 * @param sensitivity per document kept, in the order of the reference
 * @param pValues exact paired p-values by position of the two models in {@code rows}, symmetric, 1 on the diagonal
 */
public record BenchmarkRanking(
    GradedBenchmark graded, List<Row> rows, int[][] points, int[] possible, List<Sensitivity> sensitivity, double[][] pValues) {

  /**
   * One model on one benchmark.
   *
   * @param rank 1 is first
   * @param points points earned and possible
   * @param accuracy percent, to a tenth
   * @param interval the exact 95 % interval, as shares
   * @param margin points, to a tenth; never 0
   * @param low percent, to a tenth
   * @param high percent, to a tenth
   * @param documents documents kept
   * @param effectiveSize effective number of documents behind the margin
   * @param noReview documents whose critical criteria are all correct
   * @param hallucinated gradings judged hallucinated
   * @param absentItems gradings whose reference is "nothing"
   * @param verdicts how many gradings of each verdict
   * @param byCriterion points earned and possible, by criterion id in the rubric's order
   */
  public record Row(
      int rank,
      String model,
      Share points,
      BigDecimal accuracy,
      Interval interval,
      BigDecimal margin,
      BigDecimal low,
      BigDecimal high,
      int documents,
      double effectiveSize,
      Share noReview,
      int hallucinated,
      int absentItems,
      Map<Verdict, Integer> verdicts,
      Map<String, Share> byCriterion,
      Optional<Calls> calls,
      Optional<Tie> tie,
      RankInterval rankInterval) {

    public Optional<BigDecimal> costPerTest() {
      return calls.flatMap(Calls::costPerTest);
    }

    public Optional<BigDecimal> medianMillis() {
      return calls.flatMap(Calls::medianMillis);
    }

    public Optional<Integer> failures() {
      return calls.map(Calls::failures);
    }

    /** Percent of absent items that were filled in anyway; empty when there are none. */
    public Optional<BigDecimal> hallucinationRate() {
      return absentItems == 0
          ? Optional.empty()
          : Optional.of(Decimal.percent(hallucinated, absentItems));
    }
  }

  public Optional<Row> row(String model) {
    return rows.stream().filter(row -> row.model().equals(model)).findFirst();
  }

  /**
   * The document whose removal changes the order most; the first of them. Removing one that leaves no
   * order at all changes it more than any that leaves one.
   */
  public Sensitivity mostInfluential() {
    return sensitivity.stream()
        .min(Comparator.comparingDouble(one -> one.rankCorrelation().orElse(-2.0)))
        .orElseThrow();
  }
}
