package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Amendment;
import etalon.bench.BenchmarkData;
import etalon.bench.Criterion;
import etalon.bench.GradedBenchmark;
import etalon.bench.Item;
import etalon.bench.Verdict;
import etalon.score.Scoring;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the source's methodology says of its runs (shared/seeds/001) comes out of its raw answers here too. */
class SourceClaimsTest {
  private static final String NETFLIX = "fb-04458";

  private final BenchmarkData finance = RealData.data(RealData.FINANCE);
  private final BenchmarkRanking ranking = RealData.ranking(RealData.FINANCE);

  @Test
  void withoutNetflixTenModelsArePerfectInsteadOfSevenAndTheOrderHardlyChanges() {
    Sensitivity netflix =
        ranking.sensitivity().stream().filter(s -> s.document().equals(NETFLIX)).findFirst().orElseThrow();
    assertEquals(7, RealData.perfect(ranking).size());
    assertEquals(10, netflix.perfectWithout());
    assertEquals(17, netflix.missedBy());
    assertEquals(0.97, netflix.rankCorrelation().orElseThrow(), 0.005);
    assertEquals(NETFLIX, ranking.mostInfluential().document());
  }

  @Test
  void oneOfTheSeventeenThatMissNetflixAnsweredNothing() {
    GradedBenchmark graded = ranking.graded();
    int at = graded.items().indexOf(graded.items().stream().filter(i -> i.document().equals(NETFLIX)).findFirst().orElseThrow());
    assertEquals(
        1, graded.gradings().values().stream().filter(column -> column.get(at).verdict() == Verdict.MISSING).count());
  }

  @Test
  void theFirstDrawAloneHasTheSameSevenPerfectModels() {
    BenchmarkData first =
        new BenchmarkData(
            finance.benchmark(), finance.rubric(), finance.reference(), finance.amendments(),
            finance.runs().stream().filter(run -> run.id().startsWith("2026-10-07")).toList(), List.of(), finance.protocol());
    BenchmarkRanking draw = Rankings.of(Scoring.grade(first));
    assertEquals(48, draw.rows().get(0).documents());
    assertEquals(RealData.perfect(ranking), RealData.perfect(draw));
  }

  @Test
  void withoutTheFormsAddedByAmendmentTwelveAnswersAreRefused() {
    List<Amendment> others = finance.amendments().stream().filter(a -> !(a instanceof Amendment.FormsAdded)).toList();
    assertEquals(3, finance.amendments().size() - others.size());
    GradedBenchmark narrow =
        Scoring.grade(
            new BenchmarkData(finance.benchmark(), finance.rubric(), finance.reference(), others, finance.runs(), List.of(), finance.protocol()));
    List<String> refused = new ArrayList<>();
    for (String model : narrow.models()) {
      for (int i = 0; i < narrow.items().size(); i++) {
        if (ranking.graded().gradings().get(model).get(i).verdict() == Verdict.CORRECT
            && narrow.gradings().get(model).get(i).verdict() != Verdict.CORRECT) {
          refused.add(model);
        }
      }
    }
    assertEquals(12, refused.size(), refused::toString);
    assertTrue(refused.containsAll(List.of("anthropic/claude-fable-5.1", "anthropic/claude-opus-5.5")), refused::toString);
  }

  @Test
  void atATenthOfAPercentOfToleranceNoModelIsPerfect() {
    List<Item> strict =
        finance.reference().stream()
            .map(item -> new Item(item.document(), withRelativeTolerance(item.criterion(), "0.001"), item.expected()))
            .toList();
    BenchmarkData data =
        new BenchmarkData(finance.benchmark(), finance.rubric(), strict, finance.amendments(), finance.runs(), List.of(), finance.protocol());
    assertEquals(List.of(), RealData.perfect(Rankings.of(Scoring.grade(data))));
  }

  private static Criterion withRelativeTolerance(Criterion c, String tolerance) {
    Criterion.Options o = c.options();
    return o.relativeTolerance().isEmpty()
        ? c
        : new Criterion(
            c.id(), c.names(), c.type(), c.weight(), c.critical(),
            new Criterion.Options(
                o.absoluteTolerance(), Optional.of(new BigDecimal(tolerance)), o.decimalSeparator(),
                o.dateConvention(), o.abbreviations()));
  }

  @Test
  void twentyFiveOfTwentySevenModelsExceed97PercentOnTheInvoices() {
    List<BenchmarkRanking.Row> rows = RealData.ranking(RealData.INVOICE).rows();
    assertEquals(27, rows.size());
    assertEquals(25, rows.stream().filter(row -> row.accuracy().compareTo(new BigDecimal("97")) > 0).count());
  }

  @Test
  void documentsDroppedByAmendmentAreGradedForNobody() {
    var dropped = new TreeSet<String>();
    finance.amendments(Amendment.DocumentDropped.class).forEach(a -> dropped.add(a.document()));
    assertEquals(3, dropped.size());
    dropped.retainAll(ranking.graded().documents());
    assertEquals(new TreeSet<>(), dropped);
  }
}
