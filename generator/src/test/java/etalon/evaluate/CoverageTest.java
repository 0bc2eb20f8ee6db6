package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How often the intervals hold the truth. Everything is enumerated, nothing simulated: no seed, no error. */
class CoverageTest {

  /**
   * SciPy 1.17.1: {@code sum(binom.pmf(k, n, p) for k in range(n + 1) if low(k, n) <= p <= high(k, n))} with
   * {@code binomtest(k, n).proportion_ci(0.95, "wilson")}, and k/n +- norm.ppf(0.975) sqrt(k/n (1 - k/n) / n).
   */
  @ParameterizedTest(name = "share {0}, size {1}")
  @CsvSource({
    "0.5, 30, 0.95722605, 0.95722605",
    "0.5, 64, 0.94005881, 0.94005881",
    "0.5, 100, 0.94311207, 0.94311207",
    "0.5, 400, 0.94895978, 0.94895978",
    "0.8, 30, 0.96386125, 0.94632789",
    "0.8, 64, 0.95962648, 0.94702709",
    "0.8, 100, 0.94051962, 0.93306756",
    "0.8, 400, 0.94762278, 0.94604075",
    "0.95, 30, 0.93922844, 0.78207875",
    "0.95, 64, 0.95970311, 0.83163946",
    "0.95, 100, 0.96589118, 0.87746284",
    "0.95, 400, 0.95024901, 0.92720110",
    "0.99, 30, 0.96385200, 0.26007703",
    "0.99, 64, 0.97348771, 0.47393649",
    "0.99, 100, 0.92062680, 0.63343312",
    "0.99, 400, 0.93181203, 0.90683888"
  })
  void theCoverageOfBothIntervalsIsThatOfScipy(double share, int n, double wilson, double normal) {
    assertEquals(wilson, Coverage.wilson(share, n), 1e-8);
    assertEquals(normal, Coverage.normal(share, n), 1e-8);
  }

  @Test
  void wilsonStaysBetween92And97_5PercentWhileTheNormalIntervalFallsTo26() {
    assertTrue(grid(Coverage::wilson).min().orElseThrow() >= 0.92);
    assertTrue(grid(Coverage::wilson).max().orElseThrow() <= 0.975);
    assertEquals(0.26, grid(Coverage::normal).min().orElseThrow(), 0.005);
  }

  private interface Exact {
    double coverage(double share, int n);
  }

  private static DoubleStream grid(Exact exact) {
    return Arrays.stream(Coverage.SHARES)
        .flatMap(share -> Arrays.stream(Coverage.SIZES).mapToDouble(n -> exact.coverage(share, n)));
  }

  static Stream<Arguments> clusters() {
    return Stream.of(30, 100).flatMap(n ->
        Stream.of(0.5, 0.8, 0.95).flatMap(share ->
            Stream.of(0.0, 0.5, 1.0).map(correlation -> Arguments.of(n, share, correlation))));
  }

  /** Two fields of 3 points and 1 point, each right with the same probability. */
  @ParameterizedTest(name = "{0} documents, share {1}, correlation {2}")
  @MethodSource("clusters")
  void theClusteredIntervalHoldsTheTruthInAtLeast94PercentOfSamplesUnlessItsFieldsAreOne(int n, double share, double correlation) {
    double independent = 1 - correlation;
    double one = independent * share * (1 - share);
    double[] outcome = {
      independent * (1 - share) * (1 - share) + correlation * (1 - share),
      one,
      one,
      independent * share * share + correlation * share
    };
    double covered = SAMPLES.computeIfAbsent(n, Samples::of).coverage(outcome, share);
    if (correlation == 1) {
      // Two fields that always agree are one field: the bounds of the textbook interval hold, 92 to 97.5 %.
      assertEquals(Coverage.wilson(share, n), covered, 1e-9);
    } else {
      assertTrue(covered >= 0.94, () -> "coverage " + covered);
    }
  }

  private static final Map<Integer, Samples> SAMPLES = new HashMap<>();

  /** Every sample of n documents that earn 0, 1, 3 or 4 points of 4, up to order, with its interval. */
  private record Samples(int n, int[][] counts, Interval[] intervals) {
    private static final int[] POINTS = {0, 1, 3, 4};

    static Samples of(int n) {
      int[] possible = new int[n];
      Arrays.fill(possible, 4);
      int[][] counts = new int[(n + 1) * (n + 2) * (n + 3) / 6][];
      Interval[] intervals = new Interval[counts.length];
      int at = 0;
      for (int none = 0; none <= n; none++) {
        for (int small = 0; none + small <= n; small++) {
          for (int large = 0; none + small + large <= n; large++) {
            counts[at] = new int[] {none, small, large, n - none - small - large};
            intervals[at] = Interval.clustered(earned(n, counts[at]), possible);
            at++;
          }
        }
      }
      return new Samples(n, counts, intervals);
    }

    private static int[] earned(int n, int[] counts) {
      int[] earned = new int[n];
      int from = 0;
      for (int k = 0; k < POINTS.length; k++) {
        Arrays.fill(earned, from, from + counts[k], POINTS[k]);
        from += counts[k];
      }
      return earned;
    }

    /** @param outcome probability of each number of points */
    double coverage(double[] outcome, double share) {
      double[] logFactorial = new double[n + 1];
      for (int i = 1; i <= n; i++) {
        logFactorial[i] = logFactorial[i - 1] + Math.log(i);
      }
      double covered = 0;
      double all = 0;
      for (int s = 0; s < counts.length; s++) {
        double log = logFactorial[n];
        for (int k = 0; k < POINTS.length; k++) {
          // An impossible outcome gives no weight: -infinity, but 0 x -infinity would be NaN.
          log += counts[s][k] == 0 ? 0 : counts[s][k] * Math.log(outcome[k]) - logFactorial[counts[s][k]];
        }
        double probability = Math.exp(log);
        all += probability;
        covered += intervals[s].low() <= share && share <= intervals[s].high() ? probability : 0;
      }
      assertEquals(1, all, 1e-9, "probabilities of all samples");
      return covered;
    }
  }
}
