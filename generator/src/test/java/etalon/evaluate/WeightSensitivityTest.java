package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.evaluate.CompositeIndex.Ranked;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WeightSensitivityTest {

  /**
   * Two publishers. On the first board a leads (65 to 35), on the second b does; the first weighs more. Halving
   * the first or doubling the second turns the order round: 12.5 against 15, 25 against 30. Left out, a board
   * takes its publisher along, and nobody is ranked.
   */
  @Test
  void halvedAndDoubledWeightsTurnTheOrderRound() {
    assertEquals(
        Map.of(
            "a", new WeightSensitivity(1, 2, List.of("g", "h")),
            "b", new WeightSensitivity(1, 2, List.of("g", "h"))),
        of("a b", "p/g/m 25 25: a=20 b=10", "q/h/n 15 15: a=10 b=20"));
  }

  /** 25 against 10: halving (12.5) and doubling (20) leave the order as it is. */
  @Test
  void aLeadThatSurvivesEveryWeightIsARangeOfOneRank() {
    assertEquals(
        Map.of(
            "a", new WeightSensitivity(1, 1, List.of("g", "h")),
            "b", new WeightSensitivity(2, 2, List.of("g", "h"))),
        of("a b", "p/g/m 25 25: a=20 b=10", "q/h/n 10 10: a=10 b=20"));
  }

  /** With a third publisher, whose board has no part in Overall, leaving out one board leaves two publishers. */
  @Test
  void withoutABoardTheOthersDecide() {
    assertEquals(
        Map.of(
            "a", new WeightSensitivity(1, 2, List.of()),
            "b", new WeightSensitivity(1, 2, List.of())),
        of("a b", "p/g/m 25 25: a=20 b=10", "q/h/n 10 10: a=10 b=20", "r/i/o - 25: a=1 b=2"));
  }

  /** c leads, on two boards alone. Without either it is gone, and those behind it move up. */
  @Test
  void aModelThatLosesItsSecondPublisherHasNoRankThereAndLiftsTheOthers() {
    Map<String, WeightSensitivity> ranges =
        of(
            "a b c",
            "p/g/m 25 25: a=20 b=10 c=30",
            "q/h/n 25 25: a=20 b=10 c=30",
            "r/i/o 25 25: a=2 b=1");
    assertEquals(new WeightSensitivity(1, 1, List.of("g", "h")), ranges.get("c"));
    assertEquals(new WeightSensitivity(1, 2, List.of()), ranges.get("a"));
    assertEquals(new WeightSensitivity(2, 3, List.of()), ranges.get("b"));
  }

  /** A board goes with all its measures: n2 is of the same group, and does not keep its publisher in. */
  @Test
  void aBoardIsLeftOutWithAllItsMeasures() {
    String[] lines = {"p/g/m 25 25: a=20 b=10", "q/h/n1 15 15: a=10 b=20", "q/h/n2 - 25: a=1 b=2"};
    assertEquals(List.of("g", "h"), of("a b", lines).get("a").unrankedWithout());
    // Another board of the same publisher does.
    lines[2] = "q/i/n2 - 25: a=1 b=2";
    assertEquals(List.of("g"), of("a b", lines).get("a").unrankedWithout());
  }

  @Test
  void nobodyIsRankedOnOnePublisher() {
    assertEquals(Map.of(), of("a b", "p/g/m 25 25: a=20 b=10", "p/h/n 25 25: a=10 b=20"));
    assertEquals(Map.of(), of("a b", "p/g/m - 25: a=20 b=10", "q/h/n - 25: a=10 b=20"));
  }

  private static Map<String, WeightSensitivity> of(String models, String... lines) {
    return CompositeIndex.of(SmallBoards.of(models, lines), true).overall().stream()
        .collect(Collectors.toMap(Ranked::model, Ranked::sensitivity));
  }
}
