package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Calls;
import etalon.bench.Verdict;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankingsTest {

  private static Bench threeAndOne() {
    return Bench.named("test").criterion("amount", 3, true).criterion("label", 1, false);
  }

  @Test
  void onlyCorrectEarnsAndACriterionIsWorthItsWeight() {
    BenchmarkRanking.Row row =
        threeAndOne().absent(3, "label").model("lab/a", "11 10 -1 0h ?1").row("lab/a");
    assertEquals(new Share(4 + 3 + 1 + 0 + 1, 20), row.points());
    assertEquals(new BigDecimal("45.0"), row.accuracy());
    assertEquals(
        Map.of(Verdict.CORRECT, 5, Verdict.WRONG, 2, Verdict.MISSING, 1, Verdict.HALLUCINATED, 1, Verdict.NEEDS_REVIEW, 1),
        row.verdicts());
    assertEquals(Map.of("amount", new Share(6, 15), "label", new Share(3, 5)), row.byCriterion());
    assertEquals(List.of("amount", "label"), List.copyOf(row.byCriterion().keySet()));
  }

  @Test
  void aCriterionThatADocumentDoesNotDeclareIsNotGradedForIt() {
    BenchmarkRanking.Row row = threeAndOne().model("lab/a", "1. 01 .1").row("lab/a");
    assertEquals(new Share(3 + 1 + 1, 3 + 4 + 1), row.points());
    assertEquals(3, row.documents());
  }

  @ParameterizedTest(name = "{0}: {1} of {2}")
  @CsvSource({
    "11 11, 2, 2",
    // a mistake on a criterion that is not critical
    "10 1- 1?, 3, 3",
    // wrong, missing, needs review or invented on a critical one
    "01 -1 ?1 h1 11, 1, 5",
    // failed calls: on the critical criterion, and on one that is not
    "FF 11, 1, 2",
    "1F 11, 1, 2",
    // nothing critical declared
    ".1 .0 11, 3, 3",
    ".F 11, 1, 2"
  })
  void aDocumentNeedsNoReviewWhenNoCriticalCriterionIsWrongAndTheModelDidNotFailOnIt(
      String documents, int passed, int all) {
    assertEquals(new Share(passed, all), threeAndOne().model("lab/a", documents).row("lab/a").noReview());
  }

  @Test
  void theHallucinationRateIsAShareOfTheItemsThatExpectNothing() {
    BenchmarkRanking.Row row =
        Bench.simple().absent(1, "c").absent(2, "c").absent(3, "c").model("lab/a", "0 h 1 1").row("lab/a");
    assertEquals(1, row.hallucinated());
    assertEquals(3, row.absentItems());
    assertEquals(Optional.of(new BigDecimal("33.3")), row.hallucinationRate());
  }

  @Test
  void withoutItemsThatExpectNothingThereIsNoHallucinationRate() {
    assertEquals(Optional.empty(), Bench.simple().model("lab/a", "0 1").row("lab/a").hallucinationRate());
    assertEquals(
        Optional.of(new BigDecimal("0.0")), Bench.simple().absent(0, "c").model("lab/a", "1 1").row("lab/a").hallucinationRate());
  }

  @Test
  void theHumanVerdictReplacesThePrograms() {
    BenchmarkRanking.Row row =
        Bench.simple()
            .absent(0, "c")
            .model("lab/a", "h 1 0")
            .arbitration("lab/a", 0, "c", Verdict.HALLUCINATED, Verdict.WRONG)
            .arbitration("lab/a", 2, "c", Verdict.WRONG, Verdict.CORRECT)
            .row("lab/a");
    assertEquals(0, row.hallucinated());
    assertEquals(new Share(2, 3), row.points());
  }

  /** Shown accuracy to a tenth, half up. */
  @ParameterizedTest(name = "{0} of {1} is {2}")
  @CsvSource({
    "397, 400, 99.3", "1, 2000, 0.1", "1, 2001, 0.0", "1999, 2000, 100.0", "2, 3, 66.7", "1, 3, 33.3", "0, 7, 0.0",
    "7, 7, 100.0", "1, 8, 12.5", "33, 160, 20.6"
  })
  void aShareIsShownToATenthHalfUp(long part, long whole, BigDecimal shown) {
    assertEquals(shown, new Share(part, whole).shown());
  }

  @ParameterizedTest(name = "{0} of {1}")
  @CsvSource({"0, 0", "-1, 3", "4, 3"})
  void whatIsNoShareIsRefused(long part, long whole) {
    assertThrows(IllegalArgumentException.class, () -> new Share(part, whole));
  }

  @Test
  void theOrderIsAccuracyThenCostThenTimeThenId() {
    BenchmarkRanking ranking =
        Bench.simple()
            .model("lab/unknown-cost", "1 1 0").calls("lab/unknown-cost", "", "1")
            .model("lab/best", "1 1 1").calls("lab/best", "9", "9")
            .model("lab/dear", "1 1 0").calls("lab/dear", "0.3", "1")
            .model("lab/cheap-slow", "1 0 1").calls("lab/cheap-slow", "0.1", "5000")
            .model("lab/cheap-fast", "0 1 1").calls("lab/cheap-fast", "0.10", "20")
            .model("lab/cheap-unknown-time", "0 1 1").calls("lab/cheap-unknown-time", "0.1", "")
            .model("lab/b-no-calls", "1 1 0")
            .model("lab/a-no-calls", "1 1 0")
            .ranking();
    assertEquals(
        List.of(
            "lab/best", "lab/cheap-fast", "lab/cheap-slow", "lab/cheap-unknown-time", "lab/dear", "lab/unknown-cost",
            "lab/a-no-calls", "lab/b-no-calls"),
        ranking.rows().stream().map(BenchmarkRanking.Row::model).toList());
    for (int i = 0; i < ranking.rows().size(); i++) {
      assertEquals(i + 1, ranking.rows().get(i).rank());
    }
  }

  @Test
  void modelsWhoseShownAccuracyIsEqualAreOrderedByCostThoughOneEarnedMore() {
    // 1 point of 3,000 shows as 0.0, like none.
    Bench bench = Bench.named("test").criterion("heavy", 2999, false).criterion("light", 1, false);
    BenchmarkRanking ranking =
        bench
            .model("lab/one-point", "01").calls("lab/one-point", "0.2", "1")
            .model("lab/no-point", "00").calls("lab/no-point", "0.1", "1")
            .ranking();
    assertEquals("lab/no-point", ranking.rows().get(0).model());
    assertEquals(ranking.rows().get(0).accuracy(), ranking.rows().get(1).accuracy());
  }

  @Test
  void aModelThatIsAllRightStillHasAMargin() {
    BenchmarkRanking.Row row = Bench.simple().model("lab/a", "1 1 1 1").row("lab/a");
    assertEquals(new BigDecimal("100.0"), row.high());
    assertTrue(row.margin().signum() > 0, row::toString);
  }

  @Test
  void callsOfADemonstrationDoNotEnterTheRanking() {
    BenchmarkRanking.Row row =
        Bench.simple()
            .model("lab/a", "1 1")
            .calls("lab/a", "0.1", "1000")
            .run(true, new Calls("lab/a", Bench.decimal("77"), Bench.decimal("77"), 1, 1))
            .row("lab/a");
    assertEquals(Optional.of(new BigDecimal("0.1")), row.costPerTest());
    assertEquals(Optional.of(0), row.failures());
  }

  @Test
  void withoutADocumentCommonToAllModelsThereIsNoRanking() {
    assertThrows(IllegalArgumentException.class, () -> Bench.simple().ranking());
  }
}
