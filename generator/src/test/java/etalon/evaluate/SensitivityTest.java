package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SensitivityTest {
  private static final int[] TWO_EACH = {2, 2, 2, 2};

  /** Totals 8, 6, 6, 2, 4: ranks 5, 3.5, 3.5, 1, 2. */
  private static final int[][] POINTS = {
    {2, 2, 2, 2},
    {2, 2, 2, 0},
    {2, 0, 2, 2},
    {0, 2, 0, 0},
    {2, 2, 0, 0}
  };

  /**
   * Without d1 the totals are 6, 4, 6, 0, 2 and the ranks 4.5, 3, 4.5, 1, 2: both rows of ranks have a sum of
   * squares of 9.5 around their mean, and 8.75 in common, so 8.75 / 9.5. The others likewise, and by SciPy 1.17.1:
   * {@code scipy.stats.spearmanr(totals, totals - points[:, d])[0]}.
   */
  @Test
  void eachDocumentIsLeftOutInTurnWithMeanRanksForTies() {
    List<Sensitivity> result = Sensitivity.leaveOneOut(List.of("d0", "d1", "d2", "d3"), POINTS, TWO_EACH);
    assertSensitivity("d0", 0.9733285267845753, 1, 1, result.get(0));
    assertSensitivity("d1", 8.75 / 9.5, 1, 2, result.get(1));
    assertSensitivity("d2", 0.9176629354822471, 2, 1, result.get(2));
    assertSensitivity("d3", 0.8651809126974002, 3, 2, result.get(3));
  }

  private static void assertSensitivity(
      String document, double correlation, int missedBy, int perfectWithout, Sensitivity actual) {
    assertEquals(document, actual.document());
    assertEquals(correlation, actual.rankCorrelation().orElseThrow(), 1e-12, actual::toString);
    assertEquals(missedBy, actual.missedBy(), actual::toString);
    assertEquals(perfectWithout, actual.perfectWithout(), actual::toString);
  }

  @Test
  void anOrderThatTurnsRoundHasMinusOne() {
    int[][] points = {{9, 0}, {1, 4}, {3, 3}};
    assertEquals(
        Optional.of(-1.0),
        Sensitivity.leaveOneOut(List.of("a", "b"), points, new int[] {9, 4}).get(0).rankCorrelation());
  }

  @Test
  void withoutAnySpreadOrWithOneModelThereIsNoCorrelation() {
    List<String> documents = List.of("a", "b");
    int[] possible = {1, 1};
    assertEquals(
        Optional.empty(), Sensitivity.leaveOneOut(documents, new int[][] {{1, 1}, {1, 1}}, possible).get(0).rankCorrelation());
    assertEquals(
        Optional.empty(), Sensitivity.leaveOneOut(documents, new int[][] {{1, 0}}, possible).get(0).rankCorrelation());
    // Only the first document separates the two models: without it nothing is left of the order.
    assertEquals(
        Optional.empty(), Sensitivity.leaveOneOut(documents, new int[][] {{1, 1}, {0, 1}}, possible).get(0).rankCorrelation());
  }

  @Test
  void theMostInfluentialDocumentHasTheLowestCorrelationAndIsTheFirstOfThem() {
    BenchmarkRanking ranking =
        Bench.simple().model("lab/a", "1 1 1 1").model("lab/b", "1 1 1 0").model("lab/c", "1 0 0 1").model("lab/d", "0 1 0 0").ranking();
    double lowest = ranking.sensitivity().stream().mapToDouble(s -> s.rankCorrelation().orElseThrow()).min().orElseThrow();
    Sensitivity first =
        ranking.sensitivity().stream().filter(s -> s.rankCorrelation().orElseThrow() == lowest).findFirst().orElseThrow();
    assertEquals(first, ranking.mostInfluential());
  }

  @Test
  void aDocumentWithoutWhichTheOrderVanishesIsTheMostInfluential() {
    // d1 alone separates the two models; without d0 the order stays as it is.
    BenchmarkRanking ranking = Bench.simple().model("lab/a", "1 1 1").model("lab/b", "1 0 1").ranking();
    assertEquals("d1", ranking.mostInfluential().document());
  }
}
