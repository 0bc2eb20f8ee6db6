package etalon.evaluate;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The exact sign-flip permutation test on paired differences of points.
 *
 * <p>Both models answered the same documents. If neither were better, each document's difference could as
 * well have the other sign; the p-value is the share of all 2^k sign patterns of the k documents that
 * differ whose absolute sum is at least the observed one (R. A. Fisher, "The Design of Experiments", 1935,
 * section 21). Differences are whole points, so the distribution of the sum is an exact convolution; no
 * simulation.
 *
 * <p>The distribution depends only on how many differences there are of each size. It is the sum of two
 * independent parts, of the smaller and of the larger sizes; each part is computed once and used again, so
 * that among a thousand models a pair costs one pass over a part instead of a convolution. Thread-safe.
 */
public final class PairedTest {
  private final Map<Sizes, double[]> masses = new ConcurrentHashMap<>();
  private final Map<Sizes, double[]> tails = new ConcurrentHashMap<>();

  /** {@code counts[i]}: how many differences there are of the size {@code from + i}. */
  private record Sizes(int from, int[] counts) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Sizes sizes && from == sizes.from && Arrays.equals(counts, sizes.counts);
    }

    @Override
    public int hashCode() {
      return 31 * from + Arrays.hashCode(counts);
    }

    /** The largest sum. */
    int reach() {
      int reach = 0;
      for (int i = 0; i < counts.length; i++) {
        reach += (from + i) * counts[i];
      }
      return reach;
    }
  }

  /**
   * The two-sided p-value, 0 to 1; 1 when nothing differs, 0 only where it is too small for a double.
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
    if (sum == 0) {
      return 1;
    }
    int half = largest / 2;
    int[] small = new int[half];
    int[] large = new int[largest - half];
    for (int difference : differences) {
      int size = Math.abs(difference);
      if (size > half) {
        large[size - half - 1]++;
      } else if (size > 0) {
        small[size - 1]++;
      }
    }
    return Math.min(1, 2 * atLeast(Math.abs(sum), new Sizes(1, small), new Sizes(half + 1, large)));
  }

  /** The probability that the sum of both parts is at least {@code sum}; symmetric, so half of the p-value. */
  private double atLeast(int sum, Sizes small, Sizes large) {
    double[] mass = masses.computeIfAbsent(large, PairedTest::mass);
    double[] tail = tails.computeIfAbsent(small, PairedTest::tail);
    int largeReach = mass.length / 2;
    int smallReach = tail.length / 2;
    double probability = 0;
    for (int i = 0; i < mass.length; i++) {
      int needed = sum - (i - largeReach);
      if (needed <= -smallReach) {
        probability += mass[i];
      } else if (needed <= smallReach) {
        probability += mass[i] * tail[needed + smallReach];
      }
    }
    return probability;
  }

  /** The probability of each sum, from -reach to reach. */
  private static double[] mass(Sizes sizes) {
    int reach = sizes.reach();
    double[] mass = new double[2 * reach + 1];
    double[] next = new double[mass.length];
    mass[reach] = 1;
    int spread = 0;
    for (int i = 0; i < sizes.counts.length; i++) {
      int size = sizes.from + i;
      for (int n = 0; n < sizes.counts[i]; n++) {
        Arrays.fill(next, 0);
        for (int at = reach - spread; at <= reach + spread; at++) {
          double half = mass[at] / 2;
          if (half != 0) {
            next[at - size] += half;
            next[at + size] += half;
          }
        }
        double[] before = mass;
        mass = next;
        next = before;
        spread += size;
      }
    }
    return mass;
  }

  /** For each t from -reach to reach: the probability that the sum is at least t. */
  private static double[] tail(Sizes sizes) {
    double[] tail = mass(sizes);
    for (int t = tail.length - 2; t >= 0; t--) {
      tail[t] += tail[t + 1];
    }
    return tail;
  }
}
