package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Boards;
import etalon.evaluate.Standardization.Figure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandardizationTest {
  private static final double TOLERANCE = 1e-12;

  /** Mean 15, sd 5: one standard deviation to each side. */
  @Test
  void twoFiguresAreOneStandardDeviationFromTheirMean() {
    Standardization measure = SmallBoards.standardized("a b", "p/g/m 25 25: a=10 b=20~2");
    assertEquals(15, measure.mean());
    assertEquals(5, measure.sd());
    assertEquals(10, measure.min());
    assertEquals(20, measure.max());
    assertEquals(2, measure.count());
    assertFigure(-1, 35, measure.figures().get("a"));
    assertFigure(1, 65, measure.figures().get("b"));
    assertEquals(Optional.empty(), measure.figures().get("a").error());
    // Two of the measure's units are 2 / 5 x 15 points.
    assertEquals(6, measure.figures().get("b").error().orElseThrow(), TOLERANCE);
  }

  @Test
  void whereLowerIsBetterTheLowerFigureHasTheHigherScore() {
    Standardization measure = SmallBoards.standardized("a b c", "p/g/m 25 25 lower: a=10 b=20~2 c=15");
    assertEquals(15, measure.mean());
    assertTrue(measure.figures().get("a").z() > 0);
    assertEquals(100, measure.figures().get("a").score() + measure.figures().get("b").score(), TOLERANCE);
    assertFigure(0, 50, measure.figures().get("c"));
    // The error bar has no direction.
    assertTrue(measure.figures().get("b").error().orElseThrow() > 0);
  }

  /** One figure apart from 16 equal ones is sqrt(16) = 4 standard deviations from the mean: 50 +- 60. */
  @Test
  void bothEndsAreClamped() {
    Standardization top = SmallBoards.standardized(models(17), "p/g/m 25 25: m1=1~0.1 " + equal(2, 17, "0"));
    assertFigure(4, 100, top.figures().get("m1"));
    assertFigure(-0.25, 46.25, top.figures().get("m2"));
    Standardization bottom = SmallBoards.standardized(models(17), "p/g/m 25 25: m1=0~0.1 " + equal(2, 17, "1~0.1"));
    assertFigure(-4, 0, bottom.figures().get("m1"));
    assertFigure(0.25, 53.75, bottom.figures().get("m2"));
    // At a clamp a small change of the figure does not move the score; elsewhere by 15 / (4 / 17) for each unit.
    assertEquals(0, top.figures().get("m1").error().orElseThrow());
    assertEquals(0, bottom.figures().get("m1").error().orElseThrow());
    assertEquals(6.375, bottom.figures().get("m2").error().orElseThrow(), TOLERANCE);
  }

  /** 0.1 three times has a mean of 0.10000000000000002 in binary: the spread must not come of rounding. */
  @Test
  void withoutAnySpreadEveryScoreIsFifty() {
    Standardization measure = SmallBoards.standardized("a b c d", "p/g/m 25 25: a=0.1 b=0.10 c=0.1~0.01 d=0.1~0");
    assertEquals(0, measure.sd());
    measure.figures().values().forEach(figure -> assertFigure(0, 50, figure));
    assertEquals(
        List.of(1.0, 1.0, 0.15, 1.0), measure.figures().values().stream().map(Figure::confidence).toList());
    assertEquals(Optional.of(0.0), measure.figures().get("c").error());
  }

  @Test
  void aMeasureWithASingleFigureIsDropped() {
    Boards boards = SmallBoards.of("a b", "p/g/one 25 25: a=1", "p/g/two 25 25: a=1 b=2");
    assertEquals(List.of("two"), Standardization.of(boards, true).stream().map(m -> m.measure().id()).toList());
  }

  @Test
  void reportsCanBeSwitchedOff() {
    Boards boards = SmallBoards.of("a b", "p/g/board 25 25: a=1 b=2", "q/r/report - 10 report: a=1 b=2");
    assertEquals(2, Standardization.of(boards, true).size());
    assertEquals(List.of("board"), Standardization.of(boards, false).stream().map(m -> m.measure().id()).toList());
  }

  @Test
  void figuresStandInTheOrderOfTheModels() {
    assertEquals(
        List.of("b", "a"),
        List.copyOf(SmallBoards.standardized("b a", "p/g/m 25 25: a=1 b=2").figures().keySet()));
  }

  @ParameterizedTest(name = "a bar of {0} on a range of {1}: {2}")
  @CsvSource({
    "0, 10, 1",
    "2.5, 10, 0.5",
    "5, 10, 0.2",
    "1, 16, 0.941176470588235",
    // both sides of the floor, which 1 / (1 + 16 x^2) meets at x = 0.59512...
    "5.95, 10, 0.150051017346",
    "5.96, 10, 0.15",
    // as wide as the range, and wider: 1 / 17 and less
    "10, 10, 0.15",
    "25, 10, 0.15",
    // no range
    "1, 0, 0.15",
    "0, 0, 1"
  })
  void confidenceFallsWithTheErrorBarDownToAFloor(double bar, double range, double expected) {
    assertEquals(expected, Standardization.confidence(bar, range), 1e-9);
  }

  @Test
  void aFigureWithoutAnErrorBarIsBelievedInFull() {
    assertEquals(1, SmallBoards.standardized("a b", "p/g/m 25 25: a=1 b=2~1").figures().get("a").confidence());
    assertEquals(0.15, SmallBoards.standardized("a b", "p/g/m 25 25: a=1 b=2~1").figures().get("b").confidence());
  }

  /** Another unit, or another zero, of the raw figures and their error bars changes nothing. */
  @Test
  void theUnitOfAMeasureDoesNotMatter() {
    Standardization one = SmallBoards.standardized("a b c", "p/g/m 25 25: a=1~0.5 b=2~1 c=4");
    Standardization other = SmallBoards.standardized("a b c", "p/g/m 25 25: a=110~5 b=120~10 c=140");
    for (String model : one.figures().keySet()) {
      Figure expected = one.figures().get(model);
      Figure actual = other.figures().get(model);
      assertEquals(expected.score(), actual.score(), TOLERANCE);
      assertEquals(expected.confidence(), actual.confidence(), TOLERANCE);
      assertEquals(expected.error().orElse(-1.0), actual.error().orElse(-1.0), TOLERANCE);
    }
  }

  @Test
  void scoresOfWhatIsNotListedAreRefused() {
    Boards unknownModel = SmallBoards.of("a", "p/g/m 25 25: a=1 b=2");
    var model = assertThrows(IllegalArgumentException.class, () -> Standardization.of(unknownModel, true));
    assertTrue(model.getMessage().contains("model=b"), model.getMessage());
    Boards known = SmallBoards.of("a b", "p/g/m 25 25: a=1 b=2");
    Boards unknownMeasure =
        new Boards(known.retrieved(), List.of(), known.models(), known.scores(), List.of(), List.of());
    var measure = assertThrows(IllegalArgumentException.class, () -> Standardization.of(unknownMeasure, true));
    assertTrue(measure.getMessage().contains("'m'"), measure.getMessage());
  }

  private static void assertFigure(double z, double score, Figure figure) {
    assertEquals(z, figure.z(), TOLERANCE, figure::toString);
    assertEquals(score, figure.score(), TOLERANCE, figure::toString);
  }

  private static String models(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(i -> "m" + i).collect(Collectors.joining(" "));
  }

  private static String equal(int from, int to, String figure) {
    return IntStream.rangeClosed(from, to).mapToObj(i -> "m" + i + "=" + figure).collect(Collectors.joining(" "));
  }
}
