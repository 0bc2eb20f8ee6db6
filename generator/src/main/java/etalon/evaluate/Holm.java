package etalon.evaluate;

import java.util.Arrays;

/**
 * S. Holm's correction for many tests at once ("A simple sequentially rejective multiple test procedure",
 * Scandinavian Journal of Statistics 6, 1979): the chance of even one false rejection stays below the level.
 */
final class Holm {
  private Holm() {}

  /**
   * The largest p-value that is rejected; -1 when none is. The i-th smallest of m, from 0, is held against
   * level / (m - i), up to the first that fails; equal p-values are rejected together.
   *
   * @param pValues 0 to 1, in any order
   */
  static double cut(double[] pValues, double level) {
    double[] sorted = pValues.clone();
    Arrays.sort(sorted);
    double cut = -1;
    for (int i = 0; i < sorted.length && sorted[i] <= level / (sorted.length - i); i++) {
      cut = sorted[i];
    }
    return cut;
  }
}
