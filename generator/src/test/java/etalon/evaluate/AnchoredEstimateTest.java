package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.evaluate.AnchoredEstimate.Anchor;
import etalon.evaluate.AnchoredEstimate.Mark;
import etalon.evaluate.AnchoredEstimate.Placement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnchoredEstimateTest {
  private static final double TOLERANCE = 1e-12;

  @ParameterizedTest(name = "{0} among {1}: {2} {3}")
  @CsvSource({
    // linear between neighbours, whatever the order they are given in
    "12, 10=40 20=60 30=50, 44, ABOUT",
    "25, 30=50 10=40 20=60, 55, ABOUT",
    // on an anchor, in the middle and at both ends: its score, and no bound
    "20, 10=40 20=60 30=50, 60, ABOUT",
    "10, 10=40 20=60 30=50, 40, ABOUT",
    "30, 10=40 20=60 30=50, 50, ABOUT",
    // strictly outside: the nearest anchor as a bound
    "9.9, 10=40 20=60 30=50, 40, AT_MOST",
    "30.1, 10=40 20=60 30=50, 50, AT_LEAST",
    // equal neighbours: their mean
    "20, 10=40 20=60 20=70 30=50, 65, ABOUT",
    "10, 10=40 10=50, 45, ABOUT",
    "20, 10=40 20=60 20=70, 65, ABOUT",
    // of more than two, the first two
    "10, 10=40 10=50 10=90 30=20, 45, ABOUT",
    // beside a group of equal anchors the neighbour is the nearer one of it: last below, first above
    "15, 10=40 10=50 20=60 20=90, 55, ABOUT",
    // outside a group: its nearest
    "5, 10=40 10=50, 40, AT_MOST",
    "15, 10=40 10=50, 50, AT_LEAST"
  })
  void aFigureIsPlacedAmongAnchors(double figure, String anchors, double overall, Mark side) {
    List<Anchor> list = new ArrayList<>();
    for (String anchor : anchors.split(" ")) {
      String[] pair = anchor.split("=");
      list.add(new Anchor(Double.parseDouble(pair[0]), Double.parseDouble(pair[1])));
    }
    Placement placement = AnchoredEstimate.place(figure, AnchoredEstimate.sorted(list));
    assertEquals(overall, placement.overall(), TOLERANCE);
    assertEquals(side, placement.side());
  }

  /** Overall of the anchors a to g: 40, 50, 60, 70, 80, 90, 30. The model x has none. */
  private static List<AnchoredEstimate> estimates(String... lines) {
    Map<String, Double> overall = new LinkedHashMap<>();
    double[] scores = {40, 50, 60, 70, 80, 90, 30};
    for (int i = 0; i < scores.length; i++) {
      overall.put(String.valueOf((char) ('a' + i)), scores[i]);
    }
    var boards = SmallBoards.of("x a b c d e f g y", lines);
    return AnchoredEstimate.of(
        List.of("x", "a", "b", "c", "d", "e", "f", "g", "y"), Standardization.of(boards, true), overall);
  }

  @Test
  void placementsAreAveragedByWeight() {
    // 45 at 25 and 60 at 10, both with six anchors
    var estimates =
        estimates(
            "p/g/m - 25: x=1.5 a=1 b=2 c=3 d=4 e=5 f=6",
            "q/h/n - 10: x=3 a=1 b=2 c=3 d=4 e=5 f=6");
    assertEquals(1, estimates.size());
    assertEstimate("x", (45 * 25 + 60 * 10) / 35.0, Mark.ABOUT, 2, 6, estimates.get(0));
    assertEquals(new BigDecimal("49.3"), estimates.get(0).shown());
  }

  @Test
  void fewerThanSixAnchorsCountForLess() {
    // 45 with seven anchors in full, 60 with three at half, and one anchor not at all
    var estimates =
        estimates(
            "p/g/m - 20: x=1.5 a=1 b=2 c=3 d=4 e=5 f=6 g=0",
            "q/h/n - 20: x=3 b=2 c=3 d=4",
            "q/h/o - 20: x=3 b=3 y=4");
    assertEstimate("x", (45 * 20 + 60 * 10) / 30.0, Mark.ABOUT, 2, 7, estimates.get(0));
    assertEquals(1, estimates.size(), "y shares a measure with a single anchor");
  }

  @Test
  void anchorsAreCountedOnceOverAllMeasures() {
    var estimates = estimates("p/g/m - 25: x=3 a=1 b=2", "q/h/n - 25: x=0 b=2 c=3");
    assertEstimate("x", 50, Mark.ABOUT, 2, 3, estimates.get(0));
  }

  @Test
  void moreThanHalfOfTheWeightOutsideMakesABound() {
    // 25 x 2/6 below the anchors, 10 x 2/6 among them
    assertEstimate(
        "x", (40 * 25 + 45 * 10) / 35.0, Mark.AT_MOST, 2, 2,
        estimates("p/g/m - 25: x=0 a=1 b=2", "q/h/n - 10: x=1.5 a=1 b=2").get(0));
    assertEstimate(
        "x", (50 * 25 + 45 * 10) / 35.0, Mark.AT_LEAST, 2, 2,
        estimates("p/g/m - 25: x=3 a=1 b=2", "q/h/n - 10: x=1.5 a=1 b=2").get(0));
    // exactly half does not; nor does more than half on two sides
    assertEstimate(
        "x", 42.5, Mark.ABOUT, 2, 2, estimates("p/g/m - 25: x=0 a=1 b=2", "q/h/n - 25: x=1.5 a=1 b=2").get(0));
    assertEstimate(
        "x", 45, Mark.ABOUT, 2, 2, estimates("p/g/m - 25: x=0 a=1 b=2", "q/h/n - 25: x=3 a=1 b=2").get(0));
  }

  @Test
  void whereLowerIsBetterAFigureBelowAllIsAhead() {
    assertEstimate(
        "x", 40, Mark.AT_LEAST, 1, 2, estimates("p/g/m - 25 lower: x=0 a=1 b=2").get(0));
    assertEstimate(
        "x", 50, Mark.AT_MOST, 1, 2, estimates("p/g/m - 25 lower: x=3 a=1 b=2").get(0));
    assertEstimate(
        "x", 45, Mark.ABOUT, 1, 2, estimates("p/g/m - 25 lower: x=1.5 a=1 b=2").get(0));
  }

  @Test
  void theHighestEstimateIsFirstAndEqualOnesKeepTheOrderOfTheModels() {
    var order =
        estimates("p/g/m - 25: y=1.5 x=1 a=1 b=2").stream().map(AnchoredEstimate::model).toList();
    assertEquals(List.of("y", "x"), order);
    assertEquals(
        List.of("x", "y"),
        estimates("p/g/m - 25: y=1 x=1 a=1 b=2").stream().map(AnchoredEstimate::model).toList());
  }

  private static void assertEstimate(
      String model, double value, Mark mark, int measures, int anchors, AnchoredEstimate actual) {
    assertEquals(model, actual.model());
    assertEquals(value, actual.value(), TOLERANCE, actual::toString);
    assertEquals(mark, actual.mark(), actual::toString);
    assertEquals(measures, actual.measures(), actual::toString);
    assertEquals(anchors, actual.anchors(), actual::toString);
  }
}
