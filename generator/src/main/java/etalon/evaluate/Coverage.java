package etalon.evaluate;

import org.apache.commons.math3.distribution.BinomialDistribution;

/** How often an interval holds the true share, computed exactly. */
public final class Coverage {
  /** The shares and sizes that the methodology shows. */
  public static final double[] SHARES = {0.5, 0.8, 0.95, 0.99};

  public static final int[] SIZES = {30, 64, 100, 400};

  private Coverage() {}

  /** Coverage of the Wilson interval: probability, 0 to 1, that it holds {@code share} when n are drawn. */
  public static double wilson(double share, int n) {
    return exact(share, n, true);
  }

  /** Coverage of the plain normal interval, likewise. */
  public static double normal(double share, int n) {
    return exact(share, n, false);
  }

  private static double exact(double share, int n, boolean wilson) {
    BinomialDistribution draws = new BinomialDistribution(null, n, share);
    double covered = 0;
    for (int right = 0; right <= n; right++) {
      double observed = (double) right / n;
      Interval interval = wilson ? Interval.wilson(observed, n) : Interval.normal(observed, n);
      if (interval.low() <= share && share <= interval.high()) {
        covered += draws.probability(right);
      }
    }
    return covered;
  }
}
