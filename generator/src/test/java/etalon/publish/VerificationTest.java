package etalon.publish;

import static etalon.score.Handmade.DAY;
import static etalon.score.Handmade.REASON;
import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Amendment;
import etalon.bench.BenchmarkData;
import etalon.bench.Ranking;
import etalon.bench.Source;
import etalon.bench.Verdict;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.Rankings;
import etalon.publish.Verification.Check;
import etalon.score.Handmade;
import etalon.score.Scoring;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerificationTest {
  private static final Map<String, String> FILES = Map.of("data/a.json", "1");

  private static Handmade letters() {
    return new Handmade().document("a", "1").document("b", "2").run("one", "a", "b").model("x/1", "1", "2").model("x/2", "1", "3");
  }

  private static BenchmarkRanking ranking(Handmade letters) {
    return Rankings.of(Scoring.grade(letters.data()));
  }

  private static Ranking published(BenchmarkRanking ranking) {
    return Freeze.freeze(
        ranking, DAY, "us", new Source("us", "https://example.org/", DAY), new Ranking.Inputs("1", List.of("one"), FILES));
  }

  /** The same publication with other documents and rows. */
  private static Ranking with(Ranking ranking, int documents, List<Ranking.Row> rows) {
    return new Ranking(
        ranking.benchmark(), ranking.date(), ranking.publisher(), ranking.source(), documents, ranking.inputs(), rows);
  }

  private static Ranking.Row without(Ranking.Row row, String figure) {
    Map<String, BigDecimal> figures = new LinkedHashMap<>(row.figures());
    figures.remove(figure);
    return new Ranking.Row(row.model(), figures);
  }

  private static List<String> failing(Ranking published) {
    return Verification.ours(published, ranking(letters())).stream()
        .filter(Check::fails)
        .map(c -> c.model() + " " + c.figure() + " " + c.published().map(Object::toString).orElse("-") + " " + c.now().map(Object::toString).orElse("-"))
        .toList();
  }

  @Test
  void whatWasJustFrozenIsEqual() {
    assertEquals(List.of(), failing(published(ranking(letters()))));
  }

  @Test
  void anotherFigureFails() {
    Ranking published = published(ranking(letters()));
    Map<String, BigDecimal> figures = new LinkedHashMap<>(published.rows().get(1).figures());
    figures.put("accuracy", new BigDecimal("50.1"));
    assertEquals(
        List.of("x/2 accuracy 50.1 50.0"), failing(with(published, 2, List.of(published.rows().get(0), new Ranking.Row("x/2", figures)))));
  }

  @Test
  void anotherNumberOfDocumentsFails() {
    Ranking published = published(ranking(letters()));
    assertEquals(List.of("all models documents 3 2"), failing(with(published, 3, published.rows())));
  }

  @Test
  void aFigureThatWasTakenOutOfOneRowFails() {
    Ranking published = published(ranking(letters()));
    assertEquals(
        List.of("x/2 noReview - 50.0"),
        failing(with(published, 2, List.of(published.rows().get(0), without(published.rows().get(1), "noReview")))));
  }

  @Test
  void aFigureThatNoRowHasWasNotPublishedThen() {
    Ranking published = published(ranking(letters()));
    assertEquals(List.of(), failing(with(published, 2, published.rows().stream().map(row -> without(row, "noReview")).toList())));
  }

  @Test
  void aModelThatWasTakenOutFailsInAllItsFigures() {
    Ranking published = published(ranking(letters()));
    assertEquals(
        published.rows().get(1).figures().size(), failing(with(published, 2, published.rows().subList(0, 1))).size());
  }

  @Test
  void aModelThatIsNotRankedAnyMoreFailsInAllItsFigures() {
    Ranking published = published(ranking(letters()));
    List<Ranking.Row> rows = new ArrayList<>(published.rows());
    rows.add(new Ranking.Row("x/3", Map.of("accuracy", new BigDecimal("1.0"))));
    assertEquals(List.of("x/3 accuracy 1.0 -"), failing(with(published, 2, rows)));
  }

  @Test
  void theSourcesFiguresMayDifferWhereAReasonIsGiven() {
    Ranking theirs =
        new Ranking(
            "letters", DAY, "they", new Source("they", "https://example.org/", DAY), 2, Optional.empty(),
            List.of(new Ranking.Row("x/1", Map.of("accuracy", new BigDecimal("100"))), new Ranking.Row("x/2", Map.of("margin", BigDecimal.ZERO))));
    List<Check> checks = Verification.theirs(theirs, ranking(letters()), Map.of("margin", "another formula"));
    assertEquals(List.of(true, false), checks.stream().map(Check::equal).toList());
    assertEquals(List.of(false, false), checks.stream().map(Check::fails).toList());
    assertEquals(List.of(false, true), Verification.theirs(theirs, ranking(letters()), Map.of()).stream().map(Check::fails).toList());
  }

  @Test
  void theDataAreTakenAsTheyStoodOnTheDay() {
    LocalDate later = DAY.plusDays(1);
    BenchmarkData data =
        letters()
            .amended(new Amendment.DocumentDropped(later, "a", REASON))
            .amended(new Amendment.FormsAdded(DAY, "b", Handmade.CRITERION, List.of("3"), REASON))
            .decided("x/1", "a", Verdict.CORRECT, Verdict.WRONG, later)
            .decided("x/2", "a", Verdict.CORRECT, Verdict.WRONG, DAY)
            .document("c", "1").run("two", "c").model("x/1", "1")
            .data();
    BenchmarkData then = Verification.asOf(data, published(ranking(letters())));
    assertEquals(List.of(data.amendments().get(1)), then.amendments());
    assertEquals(List.of("one"), then.runs().stream().map(run -> run.id()).toList());
    assertEquals(List.of("x/2"), then.runs().get(0).arbitrations().stream().map(a -> a.model()).toList());
  }

  @Test
  void inputsThatChangedCameOrWentAreNamed() {
    Ranking published = published(ranking(letters()));
    assertEquals(List.of(), Verification.changedInputs(published, FILES));
    assertEquals(List.of("data/a.json has changed since"), Verification.changedInputs(published, Map.of("data/a.json", "2")));
    assertEquals(
        List.of("data/a.json is gone", "data/b.csv is new"),
        Verification.changedInputs(published, Map.of("data/b.csv", "1", "data/not-recorded-then/c.json", "1")));
  }
}
