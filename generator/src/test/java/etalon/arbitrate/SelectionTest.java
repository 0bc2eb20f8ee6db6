package etalon.arbitrate;

import static etalon.score.Handmade.DAY;
import static etalon.score.Handmade.REASON;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.arbitrate.Selection.Flagged;
import etalon.arbitrate.Selection.Reason;
import etalon.bench.Amendment;
import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import etalon.score.Handmade;
import etalon.score.Scoring;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectionTest {
  private static final int MANY = 1000;

  /** The reasons for which one answer is shown, whatever the seed: a sample takes it with some seeds only. */
  private static Set<Reason> reasons(Handmade letter) {
    GradedBenchmark graded = Scoring.grade(letter.data());
    List<Set<Reason>> bySeed =
        IntStream.range(0, 100)
            .mapToObj(seed -> Selection.of(graded, seed).stream().map(Flagged::reason).collect(Collectors.toCollection(TreeSet::new)))
            .map(reasons -> (Set<Reason>) reasons)
            .toList();
    Set<Reason> always = new TreeSet<>(Arrays.asList(Reason.values()));
    bySeed.forEach(always::retainAll);
    return always;
  }

  @ParameterizedTest(name = "{1} for {0}: {2}")
  @CsvSource({
    // The reference says nothing.
    "'',     7.00,     HALLUCINATED",
    "'',     unknown,  WRITTEN_OTHERWISE",
    "'',     ' ',      ",
    "'',     '',       ",
    "7.00,   7.00,     ",
    "7.00,   '7,00 €', WRITTEN_OTHERWISE",
    "7.00,   ' 7.00',  WRITTEN_OTHERWISE",
    "7.00,   8.00,     ",
    "7.00,   '',       ",
    // Two readings of a lone group of three.
    "1234,   1.234,    NEEDS_REVIEW",
  })
  void anAnswerIsAlwaysShownForThisReason(String expected, String got, Reason reason) {
    String[] forms = expected.isEmpty() ? new String[0] : new String[] {expected};
    Handmade letter = new Handmade().document("a", forms).run("one", "a").model("x/1", got);
    assertEquals(reason == null ? Set.of() : Set.of(reason), reasons(letter));
  }

  @Test
  void anyAcceptedFormCountsAsWrittenLikeTheReference() {
    assertEquals(Set.of(), reasons(new Handmade().document("a", "7.00", "7").run("one", "a").model("x/1", "7")));
  }

  @Test
  void whatIsDecidedStaysFlaggedAsDecided() {
    Handmade letter =
        new Handmade().document("a").run("one", "a").model("x/1", "7").decided("x/1", "a", Verdict.HALLUCINATED, Verdict.WRONG);
    assertEquals(
        List.of(true), Selection.of(Scoring.grade(letter.data()), 1).stream().map(Flagged::decided).toList());
  }

  /** Every model answers every document as written, or fails on it. */
  private static GradedBenchmark many(boolean failing, String... models) {
    String[] documents = IntStream.range(0, MANY).mapToObj(i -> "d" + i).toArray(String[]::new);
    String[] values = new String[MANY];
    Arrays.fill(values, failing ? "!REFUSAL" : "1.00");
    Handmade letters = new Handmade().run("one", documents);
    for (String document : documents) {
      letters.document(document, "1.00");
      for (String model : failing ? models : new String[0]) {
        letters.amended(new Amendment.FailureAttributed(DAY, model, document, REASON));
      }
    }
    for (String model : models) {
      letters.model(model, values);
    }
    return Scoring.grade(letters.data());
  }

  private static List<String> sampled(GradedBenchmark graded, long seed, String model) {
    List<Flagged> flagged = Selection.of(graded, seed);
    assertEquals(Set.of(Reason.SAMPLE), flagged.stream().map(Flagged::reason).collect(Collectors.toSet()));
    return flagged.stream().filter(f -> f.model().equals(model)).map(f -> f.item().document()).toList();
  }

  @Test
  void theSampleIsATenthAndHangsOnTheSeedAlone() {
    List<String> alone = sampled(many(false, "x/1"), 1, "x/1");
    assertTrue(alone.size() > MANY / 20 && alone.size() < MANY / 5, () -> alone.size() + " of " + MANY);
    GradedBenchmark three = many(false, "a/0", "x/1", "z/9");
    assertEquals(alone, sampled(three, 1, "x/1"), "other models were added");
    assertNotEquals(alone, sampled(three, 1, "z/9"));
    assertNotEquals(alone, sampled(three, 2, "x/1"));
  }

  @Test
  void aFailedCallIsNeverShown() {
    GradedBenchmark graded = many(true, "x/1");
    assertEquals(MANY, graded.gradings().get("x/1").stream().filter(g -> g.verdict() == Verdict.MISSING).count());
    assertEquals(List.of(), Selection.of(graded, 1));
  }
}
