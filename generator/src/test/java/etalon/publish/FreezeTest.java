package etalon.publish;

import static etalon.score.Handmade.DAY;
import static etalon.score.Handmade.REASON;
import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Amendment;
import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import etalon.evaluate.Rankings;
import etalon.score.Handmade;
import etalon.score.Scoring;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FreezeTest {
  private static final LocalDate EVE = DAY.minusDays(1);

  /** Ten documents of one run, which one model answered. */
  private static Handmade letters(String... values) {
    Handmade letters = new Handmade();
    String[] documents = "a b c d e f g h i j".split(" ");
    for (String document : documents) {
      letters.document(document, "1.00");
    }
    return letters.run("one", documents).model("x/1", values);
  }

  private static Handmade right() {
    return letters("1", "1", "1", "1", "1", "1", "1", "1", "1", "1");
  }

  private static List<String> refusals(Handmade letters, LocalDate day) {
    BenchmarkData data = letters.data();
    GradedBenchmark graded = Scoring.grade(data);
    return Freeze.refusals(data, graded.items().isEmpty() ? Optional.empty() : Optional.of(Rankings.of(graded)), day);
  }

  @Test
  void aCompleteRunIsPublishedOnItsDay() {
    assertEquals(List.of(), refusals(right(), DAY));
  }

  @ParameterizedTest(name = "{0} failures of {1} calls")
  @CsvSource({"0, 10, true", "1, 10, true", "2, 10, false", "6, 64, true", "7, 64, false", "1, 0, false"})
  void aModelMayFailOnATenthOfTheSet(int failures, int calls, boolean published) {
    List<String> expected =
        published ? List.of() : List.of("x/1 failed on " + failures + " of " + calls + " documents, more than a tenth");
    assertEquals(expected, refusals(right().calls("x/1", calls, failures), DAY));
  }

  @Test
  void failuresThatOnlyTheAnswersShowCountAsWell() {
    Handmade two =
        letters("!REFUSAL", "!EMPTY", "1", "1", "1", "1", "1", "1", "1", "1")
            .amended(new Amendment.FailureAttributed(DAY, "x/1", "a", REASON))
            .amended(new Amendment.FailureAttributed(DAY, "x/1", "b", REASON));
    List<String> refused = List.of("x/1 failed on 2 of 10 documents, more than a tenth");
    assertEquals(refused, refusals(two, DAY));
    assertEquals(refused, refusals(two.calls("x/1", 10, 0), DAY));
  }

  @Test
  void nothingInCommonIsNotPublished() {
    assertEquals(List.of("no document was graded for every model"), refusals(new Handmade().document("a").run("one", "a").model("x/1", "!QUOTA"), DAY));
  }

  @Test
  void aDemonstrationAmongTheRunsIsNotPublished() {
    assertEquals(
        List.of("the run shown is a demonstration"), refusals(right().document("k", "1").demonstration("shown", "k").model("x/1", "1"), DAY));
  }

  @ParameterizedTest(name = "{0} asked as {1}")
  @CsvSource({"total, 1, true", "total, 2, false", "not-graded, 2, true"})
  void aGradedCriterionIsAskedInTheSameWordsEverywhere(String criterion, String words, boolean published) {
    Handmade two = right().asked(criterion, "1").document("k", "1").run("two", "k").model("x/1", "1").asked(criterion, words);
    assertEquals(
        published ? List.of() : List.of("the runs one and two asked for total in different words"), refusals(two, DAY));
  }

  @Test
  void whatIsDatedLaterIsNotPublishedEarlier() {
    Handmade dated =
        right()
            .amended(new Amendment.FormsAdded(DAY.plusDays(1), "a", Handmade.CRITERION, List.of("2"), REASON))
            .decided("x/1", "b", Verdict.CORRECT, Verdict.CORRECT, DAY.plusDays(2));
    assertEquals(
        List.of(
            "a decision on the run one is of 2026-06-03, after that day", "an amendment is of 2026-06-02, after that day",
            "the run one is of 2026-06-01, after that day"),
        refusals(dated, EVE));
    assertEquals(List.of("a decision on the run one is of 2026-06-03, after that day"), refusals(dated, DAY.plusDays(1)));
    assertEquals(List.of(), refusals(dated, DAY.plusDays(2)));
  }
}
