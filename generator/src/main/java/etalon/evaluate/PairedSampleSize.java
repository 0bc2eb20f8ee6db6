package etalon.evaluate;

import java.util.OptionalLong;

/**
 * How many documents it takes to tell two models apart, planned from those that both have answered.
 *
 * <p>n = (z_a sqrt(psi) + z_b sqrt(psi - delta^2))^2 / delta^2, rounded up, where delta is the mean difference of
 * points per document and psi the mean of its square. With one point per document psi is the share of documents
 * on which exactly one model is right, and this is the sample size of McNemar's test by R. J. Connor ("Sample
 * size for testing differences in proportions for the paired-sample design", Biometrics 43, 1987, p. 209; first
 * O. S. Miettinen, "The matched pairs design in the case of all-or-none responses", Biometrics 24, 1968). With
 * more points per document it is the same argument on whole differences: their variance is psi if neither model
 * is better and their signs are random, and psi - delta^2 if the difference is what it is here.
 *
 * <p>It assumes further documents like these, a true difference as large as the observed one (a small observed
 * difference is mostly chance, and the number with it), one test at 5 %, two-sided, and 80 % power. It is the
 * normal approximation; the exact test at that size has somewhat less power.
 */
final class PairedSampleSize {
  /** The quantile of the standard normal distribution at 80 %. */
  private static final double Z_POWER = 0.8416212335729143;

  private PairedSampleSize() {}

  /**
   * Documents in all, at least 1; empty when the points are equal in sum: then no number follows from them.
   *
   * @param differences points of one model minus points of the other, per document
   */
  static OptionalLong documents(int[] differences) {
    double n = differences.length;
    double sum = 0;
    double squares = 0;
    for (int difference : differences) {
      sum += difference;
      squares += (double) difference * difference;
    }
    return sum == 0 ? OptionalLong.empty() : documents(squares / n, sum / n);
  }

  /**
   * @param psi mean square of the differences, at least {@code delta^2}
   * @param delta mean difference, not 0
   */
  static OptionalLong documents(double psi, double delta) {
    double root = Interval.Z * Math.sqrt(psi) + Z_POWER * Math.sqrt(Math.max(0, psi - delta * delta));
    return OptionalLong.of((long) Math.ceil(root * root / (delta * delta)));
  }
}
