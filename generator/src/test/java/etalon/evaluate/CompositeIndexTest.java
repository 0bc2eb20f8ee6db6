package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Boards;
import etalon.evaluate.CompositeIndex.Listed;
import etalon.evaluate.CompositeIndex.Placed;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.evaluate.CompositeIndex.Reason;
import etalon.evaluate.CompositeIndex.Sources;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CompositeIndexTest {

  /** three: on three boards of one publisher. two: on two publishers. beside: its second board has no Overall part. */
  private static final Boards BOARDS =
      SmallBoards.of(
          "report three two beside work nothing",
          "p/g/m 25 25: three=30 two=20 beside=10",
          "p/h/n 25 25: three=30 two=20",
          "p/i/work1 - 25: three=30 two=20 work=25",
          "q/j/o 15 15: two=20",
          "q/k/work2 - 25: two=20 beside=10",
          "r/l/work3 - 10 report: report=2 two=3 work=1",
          "r/l/late - 10 report: report=2 three=3");

  @Test
  void independentPublishersRankAndBoardsOfOneDoNot() {
    CompositeIndex index = CompositeIndex.of(BOARDS, true);
    assertEquals(List.of("two", "beside"), index.overall().stream().map(Ranked::model).toList());
    assertEquals(List.of(1, 2), index.overall().stream().map(Ranked::rank).toList());
    assertEquals(
        Map.of(
            "three", Reason.ONE_PUBLISHER,
            "work", Reason.NO_OVERALL_MEASURE,
            "report", Reason.REPORTS_ONLY,
            "nothing", Reason.NO_FIGURE),
        index.listed().stream().collect(Collectors.toMap(Listed::model, Listed::reason)));
    // It is ahead of both on every board.
    assertTrue(index.score("three").orElseThrow().score() > index.score("two").orElseThrow().score());
    assertEquals(new Sources(1, 3, 1, 1), listed(index, "three").sources());
  }

  /** o has a single figure and is dropped: two's second publisher is that of work2. */
  @Test
  void sourcesAreCountedOverKeptMeasures() {
    CompositeIndex index = CompositeIndex.of(BOARDS, true);
    assertEquals(new Sources(2, 4, 1, 1), index.ranked("two").orElseThrow().sources());
    assertEquals(new Sources(2, 2, 1, 0), index.ranked("beside").orElseThrow().sources());
    assertEquals(6, index.measures().size());
    assertEquals(1, index.score("two").orElseThrow().evidence());
  }

  @Test
  void aReasonDoesNotDependOnWhetherReportsCount() {
    CompositeIndex without = CompositeIndex.of(BOARDS, false);
    assertEquals(
        CompositeIndex.of(BOARDS, true).listed().stream().collect(Collectors.toMap(Listed::model, Listed::reason)),
        without.listed().stream().collect(Collectors.toMap(Listed::model, Listed::reason)));
    assertEquals(new Sources(0, 0, 0, 0), listed(without, "report").sources());
    assertEquals(0, without.ranked("two").orElseThrow().sources().reports());
  }

  @Test
  void aReportAloneGivesAScoreInACategoryAndNoRank() {
    CompositeIndex index = CompositeIndex.of(BOARDS, true);
    List<Placed> work = index.categories().get("work");
    assertEquals(List.of(1, 2, 3, 4, 5), work.stream().map(Placed::position).toList());
    Map<String, Placed> placed = work.stream().collect(Collectors.toMap(Placed::model, p -> p));
    assertEquals(Optional.empty(), placed.get("report").rank());
    assertEquals(0, placed.get("report").boards());
    assertEquals(2, placed.get("two").boards());
    assertEquals(
        List.of(1, 2, 3, 4), work.stream().filter(Placed::eligible).map(p -> p.rank().orElseThrow()).toList());
    assertEquals(
        List.of("work", "two", "three", "beside").stream().sorted().toList(),
        CompositeIndex.of(BOARDS, false).categories().get("work").stream().map(Placed::model).sorted().toList());
    // The board measures weigh 25 each and the report 10: evidence of a report alone is 10 / 60.
    assertEquals(10 / 60.0, placed.get("report").score().evidence(), 1e-12);
  }

  @Test
  void aScopeThatOnlyReportsMeasureGoesWithThem() {
    assertEquals(List.of("m", "n", "work", "late"), List.copyOf(CompositeIndex.of(BOARDS, true).domains().keySet()));
    assertEquals(List.of("m", "n", "work"), List.copyOf(CompositeIndex.of(BOARDS, false).domains().keySet()));
  }

  @Test
  void modelsWithoutAnOverallScoreAreEstimatedWhereTheyShareAMeasure() {
    CompositeIndex index = CompositeIndex.of(BOARDS, true);
    // work3: report and work share it with a single anchor, two. late: with three alone.
    assertEquals(List.of("work"), index.estimates().stream().map(AnchoredEstimate::model).toList());
    double three = index.score("three").orElseThrow().score();
    double two = index.score("two").orElseThrow().score();
    // Half way between two and three on work1.
    assertEquals((two + three) / 2, index.estimates().get(0).value(), 1e-12);
  }

  @Test
  void equalScoresRankInTheOrderOfTheModels() {
    String[] lines = {"p/g/m 25 25: a=2 b=2 c=1", "q/h/n 25 25: a=2 b=2 c=1"};
    assertEquals(
        List.of("b", "a", "c"),
        CompositeIndex.of(SmallBoards.of("b c a", lines), true).overall().stream().map(Ranked::model).toList());
    assertEquals(
        List.of("a", "b", "c"),
        CompositeIndex.of(SmallBoards.of("a b c", lines), true).overall().stream().map(Ranked::model).toList());
  }

  /** a and b are equal in the category s; b stands before a in Overall, and after it in the snapshot. */
  @Test
  void equalScoresOfACategoryStandInTheOrderOfOverall() {
    CompositeIndex index =
        CompositeIndex.of(
            SmallBoards.of("c a b", "p/g/m 25 25: a=1 b=2 c=3", "q/h/s - 25: a=5 b=5 c=5", "q/i/t - 25: a=1 b=2"), true);
    assertEquals(List.of("c", "b", "a"), index.overall().stream().map(Ranked::model).toList());
    assertEquals(List.of("c", "b", "a"), index.categories().get("s").stream().map(Placed::model).toList());
  }

  /** x has an estimate of a's score, y none; d has a score below. */
  @Test
  void theListedStandByScoreOrEstimate() {
    CompositeIndex index =
        CompositeIndex.of(SmallBoards.of("y d x a", "p/g/m 25 25: d=1 a=2", "p/h/n - 25: d=1 a=2 x=2"), true);
    assertEquals(List.of("x", "a", "d", "y"), index.listed().stream().map(Listed::model).toList());
  }

  @Test
  void aReportNeverEntersOverall() {
    CompositeIndex index =
        CompositeIndex.of(SmallBoards.of("a b", "p/g/m 25 25: a=2 b=1", "q/h/n 25 25 report: a=1 b=2"), true);
    assertTrue(index.overall().isEmpty());
    // (25 x 65 + 6.25 x 50) / 31.25
    assertEquals(62, index.score("a").orElseThrow().score(), 1e-12);
  }

  @Test
  void nothingGivesAnEmptyIndex() {
    CompositeIndex index = CompositeIndex.of(SmallBoards.of("a b", "p/g/m 25 25: a=1"), true);
    assertTrue(index.measures().isEmpty() && index.overall().isEmpty() && index.estimates().isEmpty());
    assertEquals(List.of(Reason.NO_FIGURE, Reason.NO_FIGURE), index.listed().stream().map(Listed::reason).toList());
    assertTrue(index.categories().isEmpty());
  }

  private static Listed listed(CompositeIndex index, String model) {
    return index.listed().stream().filter(listed -> listed.model().equals(model)).findFirst().orElseThrow();
  }
}
