package etalon.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** From best to worst rank that the paired tests leave open to each model. */
public final class RankIntervals {
  static final double LEVEL = 0.05;

  private RankIntervals() {}

  /**
   * @param best 1 + the number of models significantly better
   * @param worst the number of models - the number significantly worse
   */
  public record RankInterval(int best, int worst) {}

  /**
   * The rank interval of each model: its N - 1 paired tests at 5 %, with {@link Holm}'s correction.
   *
   * @param points per model, points earned per document; all rows of one length
   * @param pValues the exact p-value of each pair of models
   */
  static List<RankInterval> of(int[][] points, double[][] pValues) {
    int models = points.length;
    int[] totals = Arrays.stream(points).mapToInt(row -> Arrays.stream(row).sum()).toArray();
    List<RankInterval> intervals = new ArrayList<>(models);
    for (int model = 0; model < models; model++) {
      intervals.add(of(pValues[model], totals, model));
    }
    return intervals;
  }

  private static RankInterval of(double[] pValues, int[] totals, int model) {
    double[] others = new double[pValues.length - 1];
    System.arraycopy(pValues, 0, others, 0, model);
    System.arraycopy(pValues, model + 1, others, model, others.length - model);
    double cut = Holm.cut(others, LEVEL);
    int better = 0;
    int worse = 0;
    for (int other = 0; other < pValues.length; other++) {
      if (other != model && pValues[other] <= cut) {
        better += totals[other] > totals[model] ? 1 : 0;
        worse += totals[other] > totals[model] ? 0 : 1;
      }
    }
    return new RankInterval(1 + better, pValues.length - worse);
  }
}
