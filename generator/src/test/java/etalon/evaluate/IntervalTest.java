package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntervalTest {
  /** Against commons-math, whose inverse of the normal distribution is computed, not tabulated. */
  @Test
  void theQuantileIsThatOfTheNormalDistribution() {
    assertEquals(new NormalDistribution().inverseCumulativeProbability(0.975), Interval.Z, 1e-15);
  }


  /**
   * SciPy 1.17.1: {@code ci = scipy.stats.binomtest(k, n).proportion_ci(0.95, "wilson"); print(ci.low, ci.high)}.
   * 162 of 200 is also what commons-statistics 1.2 gives: WILSON_SCORE.fromErrorRate(200, 162, 0.05).
   */
  @ParameterizedTest(name = "{0} right of {1}")
  @CsvSource({
    "0, 1, 0.000000000000, 0.793450685623",
    "1, 1, 0.206549314377, 1.000000000000",
    "0, 10, 0.000000000000, 0.277532799863",
    "1, 10, 0.017876213095, 0.404150026795",
    "5, 10, 0.236593090513, 0.763406909487",
    "10, 10, 0.722467200137, 1.000000000000",
    "29, 30, 0.833296090086, 0.994091409618",
    "64, 64, 0.943375940207, 1.000000000000",
    "63, 64, 0.916658983999, 0.997236458077",
    "162, 200, 0.749987612924, 0.858328284722",
    "399, 400, 0.985976714924, 0.999558552213",
    "1, 1000, 0.000176546371, 0.005642558598"
  })
  void wilsonIsThatOfScipy(int right, int n, double low, double high) {
    Interval interval = Interval.wilson((double) right / n, n);
    assertEquals(low, interval.low(), 1e-11);
    assertEquals(high, interval.high(), 1e-11);
  }

  @ParameterizedTest(name = "share {0}, size {1}")
  @CsvSource({"0.3, 7.5", "0.5, 3.6", "0.985, 87.25", "0.999, 0.5", "0.001, 1234.5"})
  void forASizeThatIsNotWholeBothEndsSolveWilsonsEquation(double share, double n) {
    Interval interval = Interval.wilson(share, n);
    assertTrue(interval.low() < share && share < interval.high(), interval::toString);
    for (double end : new double[] {interval.low(), interval.high()}) {
      assertEquals(Math.abs(share - end), Interval.Z * Math.sqrt(end * (1 - end) / n), 1e-12, interval::toString);
    }
  }

  @ParameterizedTest(name = "share {0}, size {1}")
  @CsvSource({"-0.01, 10", "1.01, 10", "NaN, 10", "0.5, 0", "0.5, -1", "0.5, NaN"})
  void aShareOrSizeOutOfRangeIsRefused(double share, double n) {
    assertThrows(IllegalArgumentException.class, () -> Interval.wilson(share, n));
  }

  @Test
  void sixtyFourOfSixtyFourIs94_3To100WithTheMargin2_8() {
    Interval interval = Interval.wilson(1, 64);
    assertEquals(new BigDecimal("94.3"), Decimal.percent(interval.low()));
    assertEquals(new BigDecimal("100.0"), Decimal.percent(interval.high()));
    assertEquals(new BigDecimal("2.8"), Decimal.percent(interval.margin()));
  }

  @ParameterizedTest(name = "{0} of 50 right, {1} points each")
  @CsvSource({"0, 1", "1, 1", "37, 1", "37, 5", "49, 3", "50, 1"})
  void withOneEqualFieldPerDocumentTheEffectiveSizeIsTheNumberOfDocuments(int right, int weight) {
    int[] possible = filled(50, weight);
    int[] earned = new int[50];
    Arrays.fill(earned, 0, right, weight);
    assertEquals(50, Interval.effectiveSize(earned, possible), 1e-9);
    Interval textbook = Interval.wilson(right / 50.0, 50);
    assertEquals(textbook.low(), Interval.clustered(earned, possible).low(), 1e-12);
    assertEquals(textbook.high(), Interval.clustered(earned, possible).high(), 1e-12);
  }

  @Test
  void twoFieldsThatAreAlwaysRightOrWrongTogetherCountOnce() {
    // Ten documents of 3 + 1 points, seven of them all right.
    int[] earned = {4, 4, 4, 4, 4, 4, 4, 0, 0, 0};
    assertEquals(10, Interval.effectiveSize(earned, filled(10, 4)), 1e-9);
  }

  @Test
  void fieldsThatVaryLessThanDocumentsWouldNeverCountForMoreThanTheDocuments() {
    // One field of two right in every document: no variance between documents at all.
    assertEquals(10, Interval.effectiveSize(filled(10, 1), filled(10, 2)));
    // Seven times a half, three times all: A = 13/20, V = 2.1/400, A(1-A)/V = 43.3 above n.
    int[] earned = {1, 1, 1, 1, 1, 1, 1, 2, 2, 2};
    assertEquals(10, Interval.effectiveSize(earned, filled(10, 2)));
  }

  @Test
  void oneHeavyDocumentCountsForLess() {
    // A = 9/18; r = -4.5 once and 0.5 nine times; V = 22.5/324; n_eff = 0.25/V = 3.6.
    int[] possible = filled(10, 1);
    int[] earned = filled(10, 1);
    possible[0] = 9;
    earned[0] = 0;
    assertEquals(3.6, Interval.effectiveSize(earned, possible), 1e-12);
  }

  @ParameterizedTest(name = "all of {0} points")
  @ValueSource(ints = {0, 1})
  void allRightOrAllWrongKeepsEveryDocumentAndAWidth(int factor) {
    int[] possible = {3, 1, 7, 49, 10};
    int[] earned = Arrays.stream(possible).map(w -> w * factor).toArray();
    assertEquals(5, Interval.effectiveSize(earned, possible));
    Interval interval = Interval.clustered(earned, possible);
    assertEquals(factor, factor == 0 ? interval.low() : interval.high());
    assertTrue(interval.margin() > 0.2, interval::toString);
  }

  private static int[] filled(int size, int value) {
    return Collections.nCopies(size, value).stream().mapToInt(i -> i).toArray();
  }
}
