package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.evaluate.RankIntervals.RankInterval;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankIntervalsTest {

  /** The model has 10 points; each other's total and p-value are given. Holm at 5 % over three comparisons. */
  @ParameterizedTest(name = "{0}: {1} to {2}")
  @CsvSource({
    // thresholds 0.05/3 = 0.0167, 0.05/2 = 0.025, 0.05
    "'8 0.01, 7 0.02, 6 0.04', 1, 1",
    "'12 0.01, 13 0.02, 14 0.04', 4, 4",
    "'12 0.01, 8 0.02, 9 0.9', 2, 3",
    // The first that fails stops the procedure, though 0.04 alone is below 0.05.
    "'8 0.01, 7 0.03, 6 0.04', 1, 3",
    "'8 0.017, 7 0.02, 6 0.04', 1, 4",
    // The order of the comparisons plays no part.
    "'6 0.04, 8 0.01, 7 0.02', 1, 1",
    // The threshold itself is significant.
    "'8 0.01, 7 0.025, 6 0.05', 1, 1",
    "'8 0.5, 12 0.6, 10 1', 1, 4"
  })
  void holmsCorrectionOverTheRow(String others, int best, int worst) {
    String[] pairs = others.split(", ");
    int[][] points = new int[pairs.length + 1][];
    double[][] pValues = new double[points.length][points.length];
    for (double[] row : pValues) {
      Arrays.fill(row, 1);
    }
    points[0] = new int[] {10};
    for (int i = 1; i < points.length; i++) {
      String[] pair = pairs[i - 1].split(" ");
      points[i] = new int[] {Integer.parseInt(pair[0])};
      pValues[0][i] = Double.parseDouble(pair[1]);
      pValues[i][0] = pValues[0][i];
    }
    assertEquals(new RankInterval(best, worst), RankIntervals.of(points, pValues).get(0));
  }

  @Test
  void oneModelAloneIsFirstAndLast() {
    assertEquals(List.of(new RankInterval(1, 1)), RankIntervals.of(new int[][] {{3, 4}}, new double[][] {{1}}));
  }

  @Test
  void aModelThatMissesSixDocumentsMoreIsSignificantlyWorseAndOneThatMissesFiveIsNot() {
    // Two models, one comparison: 2/64 = 0.031 is below 5 %, 2/32 = 0.0625 is not.
    BenchmarkRanking six = Bench.simple().model("lab/a", "1 1 1 1 1 1").model("lab/b", "0 0 0 0 0 0").ranking();
    assertEquals(new RankInterval(1, 1), six.row("lab/a").orElseThrow().rankInterval());
    assertEquals(new RankInterval(2, 2), six.row("lab/b").orElseThrow().rankInterval());
    BenchmarkRanking five = Bench.simple().model("lab/a", "1 1 1 1 1").model("lab/b", "0 0 0 0 0").ranking();
    assertEquals(new RankInterval(1, 2), five.row("lab/b").orElseThrow().rankInterval());
  }
}
