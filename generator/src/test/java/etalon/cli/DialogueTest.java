package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.arbitrate.Decisions;
import etalon.arbitrate.Selection.Flagged;
import etalon.arbitrate.Selection.Reason;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Verdict;
import etalon.score.Handmade;
import etalon.score.Scoring;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Three answers are shown: a, judged correct, and b, which the program cannot decide, of the run one; c, judged
 * hallucinated, of the run two, where an earlier decision on d stands already.
 */
class DialogueTest {
  private static final LocalDate DAY = LocalDate.of(2026, 6, 2);
  private static final String EARLIER = "d wrong a-reason";

  private static Handmade letters(String a) {
    return new Handmade()
        .document("a", "1.00").document("b", "1234").document("c").document("d", "4.00")
        .run("one", "a", "b").model("x/1", a, "1.234")
        .run("two", "c", "d").model("x/1", "7", "5").decided("x/1", "d", Verdict.WRONG, Verdict.WRONG);
  }

  /** Every time that decisions were kept: the run, and all its decisions. */
  private final List<String> kept = new ArrayList<>();

  /** How often decisions had been kept when each line was read. */
  private final List<Integer> keptWhenRead = new ArrayList<>();

  private String said;

  /** Runs the dialogue on typed lines and returns how many were decided. */
  private int ask(String... typed) throws IOException {
    return ask(letters("1"), typed);
  }

  private int ask(Handmade letters, String... typed) throws IOException {
    BenchmarkData data = letters.data();
    GradedBenchmark graded = Scoring.grade(data);
    List<Flagged> waiting =
        IntStream.range(0, 3)
            .mapToObj(i -> new Flagged("x/1", graded.items().get(i), graded.gradings().get("x/1").get(i), Reason.SAMPLE))
            .toList();
    StringWriter out = new StringWriter();
    BufferedReader in =
        new BufferedReader(new StringReader(String.join("\n", typed) + (typed.length == 0 ? "" : "\n"))) {
          @Override
          public String readLine() throws IOException {
            keptWhenRead.add(kept.size());
            return super.readLine();
          }
        };
    int decided =
        new Dialogue(in, new PrintWriter(out), document -> Decisions.runOf(data, document), this::keep, Decisions.of(data), DAY)
            .ask(waiting);
    said = out.toString();
    return decided;
  }

  private void keep(String run, Decisions decisions) {
    kept.add(run + ": " + decisions.byRun().get(run).stream().map(DialogueTest::words).collect(Collectors.joining(", ")));
  }

  private static String words(Arbitration decision) {
    return decision.document() + " " + decision.human().code() + " " + decision.reason();
  }

  @Test
  void enterAgreesWithTheProgram() throws IOException {
    assertEquals(1, ask("", "q"));
    assertEquals(List.of("one: a correct confirmed"), kept);
    assertTrue(said.endsWith("1 decided, 2 still wait." + System.lineSeparator()), said);
  }

  @ParameterizedTest(name = "{0} and ''{1}'' is {2}")
  @CsvSource({
    "c, spelling, correct spelling", "w, printed-but-not-asked, wrong printed-but-not-asked", "m, '', missing read-by-human",
    "h, '  ', hallucinated read-by-human", "' w ', ' trimmed ', wrong trimmed"
  })
  void aKeyGivesAVerdictAndAsksForItsReason(String key, String reason, String decision) throws IOException {
    assertEquals(1, ask(key, reason, "q"));
    assertEquals(List.of("one: a " + decision), kept);
  }

  @Test
  void aDecisionHoldsWhatWasJudgedAndTheDay() throws IOException {
    List<Arbitration> decisions = new ArrayList<>();
    BenchmarkData data = letters("1").data();
    GradedBenchmark graded = Scoring.grade(data);
    Flagged hallucination = new Flagged("x/1", graded.items().get(2), graded.gradings().get("x/1").get(2), Reason.HALLUCINATED);
    new Dialogue(
            new BufferedReader(new StringReader("w\nprinted\n")), new PrintWriter(new StringWriter()), document -> "two",
            (run, all) -> decisions.addAll(all.byRun().get(run)), Decisions.of(data), DAY)
        .ask(List.of(hallucination));
    assertEquals(
        new Arbitration("x/1", "c", Handmade.CRITERION, Verdict.HALLUCINATED, Verdict.WRONG, "printed", DAY), decisions.get(1));
  }

  @Test
  void everyDecisionIsKeptBeforeTheNextQuestion() throws IOException {
    assertEquals(3, ask("", "w", "blurred", "h", "", ""));
    assertEquals(
        List.of("one: a correct confirmed", "one: a correct confirmed, b wrong blurred", "two: " + EARLIER + ", c hallucinated read-by-human"),
        kept);
    assertEquals(List.of(0, 1, 1, 2, 2, 3), keptWhenRead);
  }

  @Test
  void whereTheProgramHasNoVerdictEnterDecidesNothing() throws IOException {
    assertEquals(1, ask("s", "", "w", "", "q"));
    assertTrue(said.contains("The program has no verdict to agree with: c, w, m or h."), said);
    assertEquals(List.of("one: b wrong read-by-human"), kept);
  }

  @Test
  void whatIsSkippedStillWaits() throws IOException {
    assertEquals(0, ask("s", "s", "s"));
    assertEquals(List.of(), kept);
    assertTrue(said.endsWith("0 decided, 3 still wait." + System.lineSeparator()), said);
  }

  @Test
  void undoTakesBackOneDecisionAfterTheOtherAcrossRuns() throws IOException {
    assertEquals(0, ask("", "s", "", "u", "u", "u", "q"));
    assertEquals(List.of("one: a correct confirmed", "two: " + EARLIER + ", c hallucinated confirmed", "two: " + EARLIER, "one: "), kept);
    assertTrue(said.contains("Nothing to undo."), said);
  }

  @Test
  void theLastDecisionCanBeUndoneAsWell() throws IOException {
    assertEquals(3, ask("", "c", "", "", "u", "w", "misread", ""));
    assertEquals("two: " + EARLIER + ", c wrong misread", kept.get(kept.size() - 1));
    assertEquals("two: " + EARLIER, kept.get(kept.size() - 2));
  }

  @Test
  void afterAnUndoTheSameAnswerIsAskedAgain() throws IOException {
    assertEquals(1, ask("c", "", "u", "w", "second thoughts", "q"));
    assertEquals("one: a wrong second thoughts", kept.get(2));
  }

  @Test
  void theEndOfTheInputLeaves() throws IOException {
    assertEquals(0, ask());
    assertEquals(1, ask(""));
    assertTrue(said.endsWith("1 decided, 2 still wait." + System.lineSeparator()), said);
  }

  @Test
  void whoeverLeavesAtTheReasonHasNotDecided() throws IOException {
    assertEquals(0, ask("w"));
    assertEquals(List.of(), kept);
  }

  @Test
  void anUnknownKeyIsAnsweredWithTheKeys() throws IOException {
    assertEquals(0, ask("x", "yes", "\u001b[A", "q"));
    assertEquals(List.of(), kept);
    assertTrue(said.contains("> " + "  Enter agree   c correct   w wrong   m missing   h hallucinated   s skip   u undo   q quit"), said);
  }

  @Test
  void anAnswerIsShownWithBothReadings() throws IOException {
    ask("q");
    assertEquals(
        List.of(
            "", "1 of 3   x/1   (sample)", "  document   a", "  criterion  total", "  expected   1.00", "  got        1",
            "  read as    1.00  <>  1", "  automatic  correct: the answer is what the reference says"),
        said.lines().limit(8).toList());
  }

  @Test
  void whereNothingIsExpectedThatIsSaid() throws IOException {
    ask("s", "s", "q");
    assertTrue(said.contains("  expected   nothing\n  got        7\n  read as    nothing  <>  7\n"), said);
  }

  @Test
  void anAnswerCannotPretendToBeTheProgram() throws IOException {
    ask(letters("1\n  automatic  correct\r\u001b[2J\u202eend"), "q");
    assertTrue(said.contains("  got        1\n               automatic  correct\n             <U+001B>[2J<U+202E>end"), said);
    assertFalse(said.contains("\u001b"), said);
  }
}
