package etalon.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import org.apache.commons.math3.stat.ranking.NaturalRanking;
import org.apache.commons.math3.stat.ranking.TiesStrategy;

/**
 * How much an order depends on one document.
 *
 * @param document the one whose removal changes the order most; the first of them when several do
 * @param rankCorrelation Spearman's correlation, -1 to 1, of the order without it with the full order
 *     (mean ranks for ties); empty when either order has no spread at all
 * @param missedBy models that did not earn all its points
 * @param perfectWithout models that earn every other point
 */
public record Sensitivity(
    String document, Optional<Double> rankCorrelation, int missedBy, int perfectWithout) {

  /**
   * Leaves each document out in turn.
   *
   * @param points per model, points earned per document
   * @param possible points possible per document
   * @return one entry per document, in order
   */
  static List<Sensitivity> leaveOneOut(List<String> documents, int[][] points, int[] possible) {
    double[] totals = Arrays.stream(points).mapToDouble(row -> Arrays.stream(row).sum()).toArray();
    NaturalRanking ranking = new NaturalRanking(TiesStrategy.AVERAGE);
    double[] full = ranking.rank(totals);
    int all = Arrays.stream(possible).sum();
    List<Sensitivity> result = new ArrayList<>(documents.size());
    for (int d = 0; d < documents.size(); d++) {
      double[] without = new double[totals.length];
      int missed = 0;
      int perfect = 0;
      for (int m = 0; m < totals.length; m++) {
        without[m] = totals[m] - points[m][d];
        missed += points[m][d] < possible[d] ? 1 : 0;
        perfect += without[m] == all - possible[d] ? 1 : 0;
      }
      Optional<Double> correlation = correlation(full, ranking.rank(without));
      result.add(new Sensitivity(documents.get(d), correlation, missed, perfect));
    }
    return result;
  }

  /** Pearson's correlation of two rows of ranks; empty when one of them is constant. */
  private static Optional<Double> correlation(double[] one, double[] other) {
    if (one.length < 2) {
      return Optional.empty();
    }
    double value = new PearsonsCorrelation().correlation(one, other);
    return Double.isNaN(value) ? Optional.empty() : Optional.of(value);
  }
}
