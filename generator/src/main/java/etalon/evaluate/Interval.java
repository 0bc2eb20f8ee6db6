package etalon.evaluate;

/**
 * A 95 % confidence interval on a share.
 *
 * @param low share, 0 to 1
 * @param high share, 0 to 1, at least {@code low}
 */
public record Interval(double low, double high) {

  /** Quantile of the standard normal distribution at 97.5 %. */
  static final double Z = 1.959963984540054;

  /** Half of the width, as a share: what is published as the margin. */
  public double margin() {
    return (high - low) / 2;
  }

  /**
   * The Wilson score interval (E. B. Wilson, "Probable inference, the law of succession, and statistical
   * inference", JASA 22, 1927).
   *
   * @param share observed share, 0 to 1
   * @param n sample size, above 0; may be an effective size and need not be whole
   * @throws IllegalArgumentException for a share outside [0, 1] or a size that is not positive, NaN included
   */
  static Interval wilson(double share, double n) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a share lies in [0, 1]: " + share);
    }
    if (!(n > 0)) {
      throw new IllegalArgumentException("a sample size is positive: " + n);
    }
    double z2 = Z * Z;
    double center = (share + z2 / (2 * n)) / (1 + z2 / n);
    double half = Z / (1 + z2 / n) * Math.sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    // At the ends the formula gives exactly 0 and 1 but for rounding.
    double low = share == 0 ? 0 : Math.max(0, center - half);
    double high = share == 1 ? 1 : Math.min(1, center + half);
    return new Interval(low, high);
  }

  /** The plain normal ("Wald") interval, shown for comparison only: it has no width at 0 and 1. */
  static Interval normal(double share, double n) {
    double half = Z * Math.sqrt(share * (1 - share) / n);
    return new Interval(share - half, share + half);
  }

  /**
   * The interval of an accuracy whose documents, not their fields, were drawn at random.
   *
   * <p>With A the accuracy and r the residual earned - A x possible of a document, the variance of the
   * ratio is V = sum r^2 / (sum possible)^2 and the effective sample size is min(n, A (1 - A) / V), or n
   * when V is 0 (E. L. Korn and B. I. Graubard, "Confidence intervals for proportions with small expected
   * number of positive counts estimated from survey data", Survey Methodology 24, 1998). With one equally
   * weighted field per document this is the textbook Wilson interval.
   *
   * @param earned points earned per document
   * @param possible points possible per document, aligned; each above 0
   */
  static Interval clustered(int[] earned, int[] possible) {
    double accuracy = share(earned, possible);
    return wilson(accuracy, effectiveSize(earned, possible));
  }

  /** The effective number of documents, above 0 and at most their count; see {@link #clustered}. */
  static double effectiveSize(int[] earned, int[] possible) {
    double accuracy = share(earned, possible);
    double squares = 0;
    double total = 0;
    for (int d = 0; d < earned.length; d++) {
      double residual = earned[d] - accuracy * possible[d];
      squares += residual * residual;
      total += possible[d];
    }
    double variance = squares / (total * total);
    int n = earned.length;
    // All right or all wrong: the residuals are zero up to rounding, and so is the variance.
    if (accuracy == 0 || accuracy == 1 || variance == 0) {
      return n;
    }
    return Math.min(n, accuracy * (1 - accuracy) / variance);
  }

  private static double share(int[] earned, int[] possible) {
    long points = 0;
    long total = 0;
    for (int d = 0; d < earned.length; d++) {
      points += earned[d];
      total += possible[d];
    }
    return (double) points / total;
  }
}
