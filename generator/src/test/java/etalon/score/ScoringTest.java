package etalon.score;

import static etalon.score.Handmade.DAY;
import static etalon.score.Handmade.REASON;
import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Amendment;
import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoringTest {
  /** Two documents, two models; the second model is right on both. */
  private static Handmade letters(String... values) {
    return new Handmade().document("a", "1.00").document("b", "2.00").run("one", "a", "b").model("x/1", values).model("x/2", "1", "2");
  }

  private static List<String> verdicts(GradedBenchmark graded, String model) {
    return graded.gradings().get(model).stream().map(grading -> grading.verdict().code()).toList();
  }

  @Test
  void everyDocumentThatAllModelsAnsweredIsKept() {
    GradedBenchmark graded = Scoring.grade(letters("1.00", "3").data());
    assertEquals(List.of("a", "b"), graded.documents());
    assertEquals(List.of("correct", "wrong"), verdicts(graded, "x/1"));
  }

  @Test
  void aDocumentOnWhichACallOfOursFailedIsOutForAll() {
    GradedBenchmark graded = Scoring.grade(letters("1", "!QUOTA").data());
    assertEquals(List.of("a"), graded.documents());
    assertEquals(List.of("correct"), verdicts(graded, "x/2"));
  }

  @Test
  void aFailureCountsAgainstAModelOnlyOnceAnAmendmentSaysSo() {
    Handmade refused = letters("1", "!REFUSAL");
    assertEquals(List.of("a"), Scoring.grade(refused.data()).documents());
    GradedBenchmark graded = Scoring.grade(refused.amended(new Amendment.FailureAttributed(DAY, "x/1", "b", REASON)).data());
    assertEquals(List.of("a", "b"), graded.documents());
    assertEquals(List.of("correct", "missing"), verdicts(graded, "x/1"));
  }

  @Test
  void aDocumentThatAModelWasNotAskedIsOutForAll() {
    assertEquals(List.of("a"), Scoring.grade(letters("1").data()).documents());
  }

  @Test
  void aDroppedDocumentIsOutForAll() {
    Handmade dropped = letters("1", "2").amended(new Amendment.DocumentDropped(DAY, "a", REASON));
    assertEquals(List.of("b"), Scoring.grade(dropped.data()).documents());
  }

  @Test
  void anAddedFormIsAcceptedBesideTheOthers() {
    Handmade added = letters("3", "2").amended(new Amendment.FormsAdded(DAY, "a", Handmade.CRITERION, List.of("3.00"), REASON));
    assertEquals(List.of("correct", "correct"), verdicts(Scoring.grade(added.data()), "x/1"));
    assertEquals(List.of("correct", "correct"), verdicts(Scoring.grade(added.data()), "x/2"));
  }

  @Test
  void aDemonstrationEntersNothing() {
    Handmade shown = letters("1", "2").document("c", "3.00").demonstration("shown", "c").model("x/3", "3");
    GradedBenchmark graded = Scoring.grade(shown.data());
    assertEquals(List.of("a", "b"), graded.documents());
    assertEquals(List.of("x/1", "x/2"), graded.models());
  }

  @Test
  void aHumanVerdictReplacesTheProgramsWhichStays() {
    Handmade decided =
        letters("1", "3").decided("x/1", "a", Verdict.CORRECT, Verdict.WRONG).decided("x/1", "b", Verdict.WRONG, Verdict.CORRECT);
    GradedBenchmark graded = Scoring.grade(decided.data());
    assertEquals(List.of("wrong", "correct"), verdicts(graded, "x/1"));
    assertEquals(
        List.of(Verdict.CORRECT, Verdict.WRONG), graded.gradings().get("x/1").stream().map(grading -> grading.automatic()).toList());
    assertEquals(List.of("correct", "correct"), verdicts(graded, "x/2"));
  }

  @Test
  void whereNoModelWasAskedNothingIsKept() {
    assertEquals(List.of(), Scoring.grade(new Handmade().document("a", "1").run("one", "a").data()).items());
  }
}
