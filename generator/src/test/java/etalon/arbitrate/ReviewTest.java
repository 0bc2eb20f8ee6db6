package etalon.arbitrate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Verdict;
import etalon.score.Handmade;
import etalon.score.Scoring;
import org.junit.jupiter.api.Test;

class ReviewTest {
  private static Review review(Handmade letters) {
    return Review.of(Scoring.grade(letters.data()));
  }

  /** A hallucination on a, an answer that nobody can read on b, one written otherwise on c, a plain error on d. */
  private static Handmade letters() {
    return new Handmade()
        .document("a").document("b", "1234").document("c", "3.00").document("d", "4.00")
        .run("one", "a", "b", "c", "d")
        .model("x/1", "7", "1.234", "3", "5.00");
  }

  /** The error on d is not in the sample of the pages' seed, as the first test shows. */
  @Test
  void atFirstEverythingFlaggedWaits() {
    assertEquals(new Review(3, 0, 0, 1), review(letters()));
    assertEquals(3, review(letters()).waiting());
  }

  @Test
  void decisionsAreCountedAndThoseThatOverturnTheProgramApart() {
    Handmade decided =
        letters().decided("x/1", "a", Verdict.HALLUCINATED, Verdict.HALLUCINATED).decided("x/1", "b", Verdict.NEEDS_REVIEW, Verdict.WRONG);
    assertEquals(new Review(3, 2, 1, 0), review(decided));
    assertEquals(1, review(decided).waiting());
  }

  @Test
  void aDecisionOnAnAnswerThatNothingFlagsCountsAsSeen() {
    Handmade decided = letters().decided("x/1", "d", Verdict.WRONG, Verdict.CORRECT);
    assertEquals(new Review(4, 1, 1, 1), review(decided));
    assertEquals(3, review(decided).waiting());
  }

  @Test
  void aDecisionOnADocumentThatIsOutDoesNotCount() {
    Handmade out =
        letters().model("x/2", "", "1234", "3.00", "!QUOTA").decided("x/1", "d", Verdict.WRONG, Verdict.CORRECT);
    assertEquals(0, review(out).decided());
  }
}
