package etalon.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** From best to worst rank that the paired tests leave open to each model. */
public final class RankIntervals {
  private static final double LEVEL = 0.05;

  private RankIntervals() {}

  /**
   * @param best 1 + the number of models significantly better
   * @param worst the number of models - the number significantly worse
   */
  public record RankInterval(int best, int worst) {}

  private record Comparison(double pValue, int difference) {}

  /**
   * The rank interval of each model: its N - 1 paired tests at 5 %, with the correction of S. Holm ("A
   * simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6, 1979).
   *
   * @param points per model, points earned per document; all rows of one length
   * @param pValues the exact p-value of each pair of models
   */
  static List<RankInterval> of(int[][] points, double[][] pValues) {
    int models = points.length;
    int[] totals = Arrays.stream(points).mapToInt(row -> Arrays.stream(row).sum()).toArray();
    List<RankInterval> intervals = new ArrayList<>(models);
    for (int model = 0; model < models; model++) {
      Comparison[] row = new Comparison[models];
      for (int other = 0; other < models; other++) {
        row[other] = new Comparison(pValues[model][other], totals[model] - totals[other]);
      }
      intervals.add(holm(row, model));
    }
    return intervals;
  }

  private static RankInterval holm(Comparison[] row, int model) {
    List<Comparison> sorted = new ArrayList<>();
    for (int other = 0; other < row.length; other++) {
      if (other != model) {
        sorted.add(row[other]);
      }
    }
    sorted.sort(Comparator.comparingDouble(Comparison::pValue));
    int better = 0;
    int worse = 0;
    for (int i = 0; i < sorted.size() && sorted.get(i).pValue() <= LEVEL / (sorted.size() - i); i++) {
      if (sorted.get(i).difference() < 0) {
        better++;
      } else {
        worse++;
      }
    }
    return new RankInterval(1 + better, row.length - worse);
  }
}
