package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Boards;
import etalon.evaluate.CompositeScore.Dominance;
import etalon.evaluate.CompositeScore.Uncertainty;
import etalon.evaluate.CompositeScore.Weighted;
import etalon.evaluate.Standardization.Figure;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By hand, over measures with the figures 10 and 20, whose scores are 35 and 65. */
class CompositeScoreTest {
  private static final double TOLERANCE = 1e-12;

  @Test
  void theScoreIsAWeightedMeanPulledTowardsFifty() {
    List<Weighted> scope = scope("p/g/m 25 25: a=20 b=10", "q/h/n 15 15: a=10 b=20");
    CompositeScore a = CompositeScore.of("a", scope).orElseThrow();
    // (25 x 65 + 15 x 35 + 10 x 50) / (40 + 10)
    assertEquals(53, a.score(), TOLERANCE);
    assertEquals(1, a.evidence(), TOLERANCE);
    assertEquals(2, a.figures());
    assertEquals(15, a.dispersion(), TOLERANCE);
    assertEquals(Optional.empty(), a.uncertainty());
    assertDominance("p", 0.625, a);
    assertEquals(47, CompositeScore.of("b", scope).orElseThrow().score(), TOLERANCE);
  }

  @Test
  void aMissingMeasureIsLeftOutOfTheSumsAndStaysInThePrior() {
    CompositeScore a =
        CompositeScore.of("a", scope("p/g/m 25 25: a=20 b=10", "q/h/n 15 15: b=10 c=20")).orElseThrow();
    // (25 x 65 + 10 x 50) / (25 + 10)
    assertEquals(2125 / 35.0, a.score(), TOLERANCE);
    assertEquals(0.625, a.evidence(), TOLERANCE);
    assertEquals(1, a.figures());
    assertEquals(0, a.dispersion());
    assertDominance("p", 1, a);
  }

  @Test
  void anErrorBarLowersTheWeightAndGivesAnUncertainty() {
    CompositeScore a =
        CompositeScore.of("a", scope("p/g/m 25 25: a=20~2.5 b=10", "q/h/n 15 15: a=10 b=20")).orElseThrow();
    // A quarter of the range: confidence 0.5. (12.5 x 65 + 15 x 35 + 10 x 50) / (27.5 + 10)
    assertEquals(1837.5 / 37.5, a.score(), TOLERANCE);
    assertEquals(27.5 / 40, a.evidence(), TOLERANCE);
    // 2.5 units are 7.5 points. 12.5 x 7.5 / 37.5
    assertUncertainty(2.5, 12.5 / 27.5, a);
    // 15 of 27.5 is now the greater part.
    assertDominance("q", 15 / 27.5, a);
  }

  @Test
  void errorBarsAddUpAsIndependentOnes() {
    CompositeScore a =
        CompositeScore.of("a", scope("p/g/m 25 25: a=20~2.5 b=10", "q/h/n 25 25: a=10~2.5 b=20")).orElseThrow();
    // sqrt(2) x 12.5 x 7.5 / (25 + 12.5)
    assertUncertainty(Math.sqrt(2) * 2.5, 1, a);
  }

  @Test
  void anErrorBarOfZeroIsKnownAndAddsNothing() {
    CompositeScore a = CompositeScore.of("a", scope("p/g/m 25 25: a=20~0 b=10")).orElseThrow();
    assertUncertainty(0, 1, a);
  }

  @Test
  void anErrorBarWiderThanTheRangeCountsAtTheFloor() {
    CompositeScore a = CompositeScore.of("a", scope("p/g/m 25 25: a=20~40 b=10")).orElseThrow();
    // 0.15 x 25 = 3.75 against a prior of 6.25; 40 units are 120 points.
    assertEquals((3.75 * 65 + 6.25 * 50) / 10, a.score(), TOLERANCE);
    assertEquals(0.15, a.evidence(), TOLERANCE);
    assertUncertainty(3.75 * 120 / 10, 1, a);
  }

  /** What the uncertainty is: how far the score moves with the figure, mean, spread and confidence held fixed. */
  @Test
  void theUncertaintyOfOneErrorBarIsTheMoveOfTheScore() {
    Standardization m = SmallBoards.standardized("a b c", "p/g/m 25 25: a=20~1 b=10 c=14");
    Weighted other = new Weighted(SmallBoards.standardized("a b", "q/h/n 15 15: a=10 b=20"), 15);
    Figure figure = m.figures().get("a");
    double raised = figure.score() + 15 * (1 / m.sd());
    Map<String, Figure> moved = new LinkedHashMap<>(m.figures());
    moved.put(
        "a",
        new Figure("a", "m", figure.raw(), figure.z() + 1 / m.sd(), raised, figure.confidence(), figure.error()));
    CompositeScore before = CompositeScore.of("a", List.of(new Weighted(m, 25), other)).orElseThrow();
    CompositeScore after =
        CompositeScore.of(
                "a",
                List.of(
                    new Weighted(new Standardization(m.measure(), m.mean(), m.sd(), m.min(), m.max(), moved), 25),
                    other))
            .orElseThrow();
    assertEquals(
        after.score() - before.score(), before.uncertainty().orElseThrow().standardError(), 1e-9);
  }

  @Test
  void aModelWithoutAMeasureOfTheScopeHasNoScore() {
    assertEquals(Optional.empty(), CompositeScore.of("c", scope("p/g/m 25 25: a=20 b=10")));
    assertEquals(Optional.empty(), CompositeScore.of("a", List.of()));
  }

  @Test
  void halfOfTheEvidenceIsNotMoreThanHalf() {
    List<Weighted> even = scope("p/g/m 25 25: a=20 b=10", "q/h/n 25 25: a=10 b=20");
    assertEquals(Optional.empty(), CompositeScore.of("a", even).orElseThrow().dominant());
    // One publisher's three boards are one voice.
    List<Weighted> three =
        scope("p/g/m 10 25: a=20 b=10", "p/h/n 10 25: a=10 b=20", "p/i/o 10 25: a=10 b=20", "q/j/x 25 25: a=1 b=2");
    assertDominance("p", 30 / 55.0, CompositeScore.of("a", three).orElseThrow());
  }

  @Test
  void aDroppedMeasureIsNoPartOfTheScopesWeight() {
    CompositeScore a = CompositeScore.of("a", scope("p/g/m 25 25: a=20 b=10", "q/h/n 15 15: a=1")).orElseThrow();
    assertEquals((25 * 65 + 6.25 * 50) / 31.25, a.score(), TOLERANCE);
    assertEquals(1, a.evidence(), TOLERANCE);
  }

  @Test
  void withoutAnySpreadAMeasurePullsToFifty() {
    CompositeScore a = CompositeScore.of("a", scope("p/g/m 25 25: a=20 b=10", "q/h/n 15 15: a=3 b=3")).orElseThrow();
    assertEquals((25 * 65 + 15 * 50 + 10 * 50) / 50.0, a.score(), TOLERANCE);
  }

  @ParameterizedTest(name = "{0} shows as {1}")
  @CsvSource({
    "66.65, 66.7", // 66.650000000000005684 as a double
    "66.55, 66.5", // 66.549999999999997158
    "0.25, 0.3", // exact: half up
    "50, 50.0",
    "99.96, 100.0"
  })
  void theShownScoreIsRoundedFromTheDoublesExactValue(double score, BigDecimal shown) {
    assertEquals(shown, CompositeScore.shown(score));
  }

  private static List<Weighted> scope(String... lines) {
    Boards boards = SmallBoards.of("a b c", lines);
    return Standardization.of(boards, true).stream()
        .map(m -> new Weighted(m, m.measure().overallWeight().orElseThrow().doubleValue()))
        .toList();
  }

  private static void assertUncertainty(double error, double covered, CompositeScore score) {
    Uncertainty uncertainty = score.uncertainty().orElseThrow();
    assertEquals(error, uncertainty.standardError(), TOLERANCE);
    assertEquals(covered, uncertainty.covered(), TOLERANCE);
  }

  private static void assertDominance(String publisher, double share, CompositeScore score) {
    assertTrue(score.dominant().isPresent(), score::toString);
    Dominance dominance = score.dominant().get();
    assertEquals(publisher, dominance.publisher());
    assertEquals(share, dominance.share(), TOLERANCE);
  }
}
