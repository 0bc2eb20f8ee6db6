package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairedTestTest {

  @Test
  void byHand() {
    assertP(1, 0, 0, 0);
    assertP(1, 2, 0, -2);
    // One document differs: both signs are as far from 0.
    assertP(1, 3);
    // Five of one sign: all plus or all minus, 2 of 32.
    assertP(2 / 32.0, 1, 1, 1, 1, 1);
    // Sums 4, 2, 2, 0, 0, -2, -2, -4: six of eight are at least 2 away from 0.
    assertP(6 / 8.0, 2, 1, -1);
    // The 45 documents that nova-lite misses and claude-fable does not (expected-pairs.csv).
    int[] all = new int[45];
    Arrays.fill(all, -1);
    assertEquals(Math.pow(2, -44), new PairedTest().pValue(all));
  }

  private static void assertP(double expected, int... differences) {
    assertEquals(expected, new PairedTest().pValue(differences), 1e-15, () -> Arrays.toString(differences));
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 20261008, 42})
  void theConvolutionEqualsTheCountOfAllSignPatterns(long seed) {
    Random random = new Random(seed);
    PairedTest test = new PairedTest();
    for (int round = 0; round < 200; round++) {
      int[] differences = random.ints(1 + random.nextInt(12), -4, 5).toArray();
      String input = "seed " + seed + ", " + Arrays.toString(differences);
      double p = test.pValue(differences);
      assertEquals(bruteForce(differences), p, 1e-14, input);
      assertTrue(p > 0 && p <= 1, input);
      assertEquals(p, test.pValue(Arrays.stream(differences).map(d -> -d).toArray()), input);
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {3, 2718})
  void onManyDocumentsItEqualsTheCountInWholeNumbers(long seed) {
    Random random = new Random(seed);
    PairedTest test = new PairedTest();
    for (int round = 0; round < 20; round++) {
      int lean = random.nextInt(5);
      int[] differences = random.ints(150, -6, 7 + lean).toArray();
      double expected = counted(differences);
      assertEquals(
          expected, test.pValue(differences), 1e-12 * expected, () -> "seed " + seed + ", " + Arrays.toString(differences));
    }
  }

  /** The number of sign patterns by absolute sum, in whole numbers of any size. */
  private static double counted(int[] differences) {
    TreeMap<Integer, BigInteger> patterns = new TreeMap<>(Map.of(0, BigInteger.ONE));
    for (int difference : differences) {
      TreeMap<Integer, BigInteger> next = new TreeMap<>();
      patterns.forEach(
          (sum, count) -> {
            next.merge(sum + difference, count, BigInteger::add);
            next.merge(sum - difference, count, BigInteger::add);
          });
      patterns = next;
    }
    int observed = Math.abs(Arrays.stream(differences).sum());
    BigInteger reached =
        patterns.entrySet().stream()
            .filter(e -> Math.abs(e.getKey()) >= observed)
            .map(Map.Entry::getValue)
            .reduce(BigInteger.ZERO, BigInteger::add);
    return new BigDecimal(reached).divide(new BigDecimal(BigInteger.TWO.pow(differences.length)), MathContext.DECIMAL64).doubleValue();
  }

  /** Counts the 2^k sign patterns whose absolute sum is at least the observed one. */
  private static double bruteForce(int[] differences) {
    int observed = Math.abs(Arrays.stream(differences).sum());
    int patterns = 1 << differences.length;
    int reached = 0;
    for (int pattern = 0; pattern < patterns; pattern++) {
      int sum = 0;
      for (int d = 0; d < differences.length; d++) {
        sum += (pattern >> d & 1) == 0 ? differences[d] : -differences[d];
      }
      reached += Math.abs(sum) >= observed ? 1 : 0;
    }
    return (double) reached / patterns;
  }
}
