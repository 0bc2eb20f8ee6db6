package etalon.cli;

import static etalon.cli.StagesSite.FIRST_RUN;
import static etalon.cli.StagesSite.SECOND_RUN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.cli.StagesSite.Ran;
import etalon.data.ScoreFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreCommandTest {
  private static final String FIRST = ScoreFile.path(FIRST_RUN);
  private static final String SECOND = ScoreFile.path(SECOND_RUN);

  /** The first run of letters, judged by hand: 121 for 120 is wrong, 15 for nothing is invented. */
  private static final String SCORES =
      """
      model,document,criterion,verdict,points
      acme/large,a1,amount,correct,3
      acme/large,a1,sender,correct,1
      acme/large,a2,amount,correct,3
      acme/large,a2,sender,correct,1
      acme/large,a3,amount,correct,3
      acme/large,a3,sender,correct,1
      acme/small,a1,amount,wrong,0
      acme/small,a1,sender,correct,1
      acme/small,a2,amount,correct,3
      acme/small,a2,sender,correct,1
      acme/small,a3,amount,correct,3
      acme/small,a3,sender,correct,1
      borel/one,a1,amount,correct,3
      borel/one,a1,sender,correct,1
      borel/one,a2,amount,correct,3
      borel/one,a2,sender,correct,1
      borel/one,a3,amount,hallucinated,0
      borel/one,a3,sender,correct,1
      """;

  @TempDir Path folder;

  private StagesSite minimal() {
    return StagesSite.copy("minimal", folder);
  }

  /** What was printed, with one space between columns. */
  private static List<String> printed(Ran ran) {
    assertEquals(ExitCode.OK, ran.code(), ran::err);
    return ran.lines().stream().map(line -> line.strip().replaceAll(" +", " ")).filter(line -> !line.isEmpty()).toList();
  }

  @Test
  void everyAnswerIsJudgedIntoTheFileOfItsRun() {
    StagesSite site = minimal();
    assertEquals(
        List.of(
            "letters: 7 of 7 documents kept, 3 models",
            "model correct wrong missing hallucinated needs-review not graded changed",
            "acme/large 14 0 0 0 0 0 -",
            "acme/small 13 1 0 0 0 0 -",
            "borel/one 12 0 1 1 0 0 -",
            "in all: {CORRECT=39, WRONG=1, MISSING=1, HALLUCINATED=1, NEEDS_REVIEW=0}"),
        printed(site.run("score")));
    assertEquals(SCORES, site.read(FIRST));
    assertTrue(site.read(SECOND).contains("borel/one,b2,sender,missing,0\n"));
  }

  @Test
  void scoringAgainChangesNothing() {
    StagesSite site = minimal();
    site.run("score");
    assertEquals(
        List.of("acme/large 14 0 0 0 0 0 0", "acme/small 13 1 0 0 0 0 0", "borel/one 12 0 1 1 0 0 0"),
        printed(site.run("score", "letters")).subList(2, 5));
    assertEquals(SCORES, site.read(FIRST));
  }

  @Test
  void afterAnAmendmentExactlyWhatChangedIsNamed() {
    StagesSite site = minimal();
    site.run("score");
    site.amended("{\"kind\": \"forms-added\", \"date\": \"2026-03-04\", \"document\": \"a1\", \"criterion\": \"amount\", \"forms\": [\"121.00\"]}");
    assertEquals(
        List.of("acme/large 14 0 0 0 0 0 0", "acme/small 14 0 0 0 0 0 1", "a1 amount: wrong -> correct", "borel/one 12 0 1 1 0 0 0"),
        printed(site.run("score")).subList(2, 6));
    assertEquals(SCORES.replace("small,a1,amount,wrong,0", "small,a1,amount,correct,3"), site.read(FIRST));
  }

  /** receipts: on r6 a call of ours failed; on r5 one failed that an amendment attributes to beta/four. */
  @Test
  void aFailureOfOursIsGradedNowhereAndAnAttributedOneIsMissing() {
    StagesSite site = StagesSite.copy("states", folder);
    List<String> printed = printed(site.run("score", "receipts"));
    assertEquals("receipts: 5 of 6 documents kept, 4 models", printed.get(0));
    assertTrue(printed.contains("alpha/two 9 0 1 0 0 2 -"), printed::toString);
    assertTrue(printed.contains("beta/four 10 0 2 0 0 0 -"), printed::toString);
    String scores = site.read(ScoreFile.path("2026-04-02_receipts"));
    assertFalse(scores.contains("alpha/two,r6"), scores);
    assertTrue(scores.contains("beta/four,r5,total,missing,0\nbeta/four,r5,vat,missing,0\n"), scores);
    assertFalse(site.has(ScoreFile.path("2026-04-03_clauses")), "only what was named is scored");
  }

  @Test
  void aVerdictThatIsGoneIsAChange() {
    StagesSite site = StagesSite.copy("states", folder);
    site.run("score", "receipts");
    String file = "data/benchmarks/receipts/amendments.json";
    String text = site.read(file);
    int from = text.indexOf("\"amendments\": [") + 15;
    site.put(file, text.substring(0, from) + text.substring(text.lastIndexOf(']')));
    List<String> printed = printed(site.run("score", "receipts"));
    int at = printed.indexOf("beta/four 10 0 0 0 0 2 2");
    assertTrue(at > 0, printed::toString);
    assertEquals(List.of("r5 total: missing -> not graded", "r5 vat: missing -> not graded"), printed.subList(at + 1, at + 3));
  }

  @Test
  void aDemonstrationIsNotScored() {
    StagesSite site = StagesSite.copy("states", folder);
    assertTrue(printed(site.run("score", "clauses")).contains("gamma/text-only 2 2 0 0 0 0 -"));
    assertFalse(site.has(ScoreFile.path("2026-04-04_clauses")));
  }

  private static void assertRefused(StagesSite site, String problem) {
    site.put(FIRST, "old");
    Ran ran = site.run("score");
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertTrue(ran.err().contains(problem), ran::err);
    assertEquals("old", site.read(FIRST));
    assertFalse(site.has(FIRST.replace("scores.csv", ".scores.csv.next")));
  }

  @Test
  void changedAnswersAreRefusedAndTheOldScoresStay() {
    String file = "data/runs/" + FIRST_RUN + "/answers/borel_one.csv";
    assertRefused(minimal().edit(file, "15.00", "15.01"), file + ": error: the raw answers have changed: sha256 is ");
  }

  @Test
  void aDocumentInTwoRunsIsRefused() {
    assertRefused(
        minimal().edit("data/runs/" + SECOND_RUN + "/run.json", "\"b1\",", "\"b1\", \"a1\","),
        "data/runs/" + SECOND_RUN + "/run.json: error: document 'a1' is also in the run " + FIRST_RUN);
  }

  @Test
  void anAnswerToADocumentOfAnotherRunIsRefused() {
    assertRefused(
        minimal().answered(FIRST_RUN, "borel/one", "a3,sender,Moreau,\n", "a3,sender,Moreau,\nb1,amount,1200.00,\n"),
        "answers/borel_one.csv:8: error: document 'b1' was not asked in this run (a document of run.json)");
  }

  @Test
  void anAnswerThatStandsTwiceIsRefused() {
    assertRefused(
        minimal().answered(FIRST_RUN, "borel/one", "a3,sender,Moreau,\n", "a3,sender,Moreau,\na3,sender,Moreau,\n"),
        "answers/borel_one.csv:8: error: 'a3', 'sender' stands twice (each once)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "nonsense", "model,document,criterion,verdict\n", "model,document,criterion,verdict,points\nacme/large,a1,amount,right,3\n",
        "model,document,criterion,verdict,points\nacme/large,a1,amount\n", "model,document,criterion,verdict,points\n\"acme/large,a1,amount,wrong,0\n",
        "model,document,criterion,verdict,points\nacme/large,a1,amount,\u00ff,3\n"
      })
  void oldScoresThatWeDidNotWriteAreIgnored(String old) {
    StagesSite site = minimal().put(FIRST, old);
    assertEquals("acme/large 14 0 0 0 0 0 -", printed(site.run("score")).get(2));
    assertEquals(SCORES, site.read(FIRST));
  }

  @Test
  void anUnknownBenchmarkAndAWrongRootAreWrongUsageAndLeaveNothingBehind() {
    StagesSite site = minimal();
    Ran unknown = site.run("score", "ledgers");
    assertEquals(ExitCode.USAGE, unknown.code());
    assertEquals("No measured benchmark 'ledgers'; there are [letters].", unknown.err().lines().findFirst().orElseThrow());
    Path nowhere = folder.resolve("nowhere");
    Ran lost = StagesSite.etalon("score", "--root", nowhere.toString());
    assertEquals(ExitCode.USAGE, lost.code());
    assertEquals("There is no folder " + nowhere.resolve("data") + ".", lost.err().lines().findFirst().orElseThrow());
    assertFalse(Files.exists(nowhere));
  }

  /**
   * As counted in shared/data/*-gradings.csv, but for one verdict of finance that the source recorded as wrong and
   * that ours sends to a human.
   */
  @Test
  void theProjectsOwnAnswersGiveTheRecordedTotals() {
    List<String> printed = printed(StagesSite.project(folder).run("score"));
    assertEquals(
        List.of(
            "in all: {CORRECT=5317, WRONG=79, MISSING=1, HALLUCINATED=3, NEEDS_REVIEW=0}",
            "in all: {CORRECT=1434, WRONG=285, MISSING=5, HALLUCINATED=3, NEEDS_REVIEW=1}"),
        printed.stream().filter(line -> line.startsWith("in all")).toList());
    assertTrue(printed.contains("advertising-invoice-extraction: 100 of 100 documents kept, 27 models"), printed::toString);
    assertTrue(printed.contains("financial-report-analysis: 64 of 64 documents kept, 27 models"), printed::toString);
  }
}
