package etalon.evaluate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The exact sign-flip permutation test on paired differences of points.
 *
 * <p>Both models answered the same documents. If neither were better, each document's difference could as
 * well have the other sign; the p-value is the share of all 2^k sign patterns of the k documents that
 * differ whose absolute sum is at least the observed one (R. A. Fisher, "The Design of Experiments", 1935,
 * section 21). Differences are whole points, so the distribution of the sum is an exact convolution; no
 * simulation.
 *
 * <p>The distribution depends only on the sizes of the differences. It is kept and used again: among many
 * models most pairs share it. Not thread-safe.
 */
public final class PairedTest {
  private final Map<Sizes, double[]> tails = new HashMap<>();

  /** How many differences there are of each size, from 1 up. */
  private record Sizes(int[] counts) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Sizes sizes && Arrays.equals(counts, sizes.counts);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(counts);
    }
  }

  /**
   * The two-sided p-value, above 0 and at most 1; 1 when nothing differs.
   *
   * @param differences points of one model minus points of the other, per document
   */
  public double pValue(int[] differences) {
    int largest = 0;
    int sum = 0;
    for (int difference : differences) {
      largest = Math.max(largest, Math.abs(difference));
      sum += difference;
    }
    int[] counts = new int[largest + 1];
    for (int difference : differences) {
      counts[Math.abs(difference)]++;
    }
    counts[0] = 0;
    return tails.computeIfAbsent(new Sizes(counts), PairedTest::tail)[Math.abs(sum)];
  }

  /** For each s from 0 to the largest sum: the probability that the absolute sum is at least s. */
  private static double[] tail(Sizes sizes) {
    int reach = 0;
    for (int size = 1; size < sizes.counts.length; size++) {
      reach += size * sizes.counts[size];
    }
    double[] mass = new double[2 * reach + 1];
    mass[reach] = 1;
    int spread = 0;
    for (int size = 1; size < sizes.counts.length; size++) {
      for (int i = 0; i < sizes.counts[size]; i++) {
        double[] next = new double[mass.length];
        for (int at = reach - spread; at <= reach + spread; at++) {
          double half = mass[at] / 2;
          if (half != 0) {
            next[at - size] += half;
            next[at + size] += half;
          }
        }
        mass = next;
        spread += size;
      }
    }
    double[] tail = new double[reach + 1];
    double beyond = 0;
    for (int s = reach; s > 0; s--) {
      beyond += mass[reach + s] + mass[reach - s];
      tail[s] = Math.min(1, beyond);
    }
    tail[0] = 1;
    return tail;
  }
}
