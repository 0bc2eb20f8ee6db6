package etalon.cli;

import static etalon.cli.StagesSite.FIRST_RUN;
import static etalon.cli.StagesSite.SECOND_RUN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import etalon.cli.StagesSite.Ran;
import etalon.data.ArbitrationFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Without a terminal: what is shown in one is tested in DialogueTest. */
class ArbitrateCommandTest {
  private static final String SHEET = "review.csv";
  private static final String HEADER = "run,model,document,criterion,expected,got,expected_read,got_read,automatic,why,human,reason\n";
  private static final String INVENTED = FIRST_RUN + ",borel/one,a3,amount,,15.00,,15.00,hallucinated,hallucinated,";
  private static final String MISSING = SECOND_RUN + ",borel/one,b2,sender,Blanc,,blanc,nothing,missing,sample,";
  private static final String FIRST = ArbitrationFile.path(FIRST_RUN);
  private static final String SECOND = ArbitrationFile.path(SECOND_RUN);
  private static final String COLUMNS = "model,document,criterion,automatic,human,reason,decided\n";

  @TempDir Path folder;

  private StagesSite site;

  @BeforeEach
  void copy() {
    site = StagesSite.copy("minimal", folder.resolve("site"));
  }

  private Ran exported(String name) {
    return site.run("arbitrate", "letters", "--export", site.path(name).toString());
  }

  private Ran imported(String... rows) {
    site.put(SHEET, HEADER + String.join("\n", rows) + "\n");
    return site.run("arbitrate", "letters", "--date", "2026-03-06", "--import", site.path(SHEET).toString());
  }

  @Test
  void whatIsExportedAndDecidedIsTakenAndWaitsNoMore() {
    assertEquals(List.of("6 gradings wait for a decision: " + site.path(SHEET)), exported(SHEET).lines());
    String sheet = site.read(SHEET);
    assertTrue(sheet.startsWith(HEADER) && sheet.contains(INVENTED + ",\n"), sheet);
    // The invented amount is judged, all others are agreed with, and one is left.
    String decided =
        sheet.replace(INVENTED + ",", INVENTED + "wrong,\"printed, but not asked\"").replaceAll("(?m)correct,sample,,$", "correct,sample,correct,");
    String[] rows = decided.substring(HEADER.length()).replaceFirst("42.00,correct,sample,correct,", "42.00,correct,sample,,").split("\n");
    assertEquals(List.of("5 decisions taken."), imported(rows).lines());
    assertEquals(
        COLUMNS
            + "acme/small,a3,amount,correct,correct,read-by-human,2026-03-06\n"
            + "borel/one,a1,amount,correct,correct,read-by-human,2026-03-06\n"
            + "borel/one,a1,sender,correct,correct,read-by-human,2026-03-06\n"
            + "borel/one,a3,amount,hallucinated,wrong,\"printed, but not asked\",2026-03-06\n",
        site.read(FIRST));
    assertEquals(COLUMNS + "borel/one,b1,sender,correct,correct,read-by-human,2026-03-06\n", site.read(SECOND));
    assertEquals(List.of("1 gradings wait for a decision: " + site.path("rest.csv")), exported("rest.csv").lines());
    assertTrue(site.read("rest.csv").startsWith(HEADER + SECOND_RUN + ",borel/one,b2,amount,"), site.read("rest.csv"));
  }

  @Test
  void decisionsAreAddedToThoseThatAreThere() {
    imported(INVENTED + "wrong,first");
    imported(MISSING + "correct,second", FIRST_RUN + ",acme/small,a1,amount,120.00,121.00,,,wrong,,correct,third");
    assertEquals(
        COLUMNS + "borel/one,a3,amount,hallucinated,wrong,first,2026-03-06\nacme/small,a1,amount,wrong,correct,third,2026-03-06\n",
        site.read(FIRST));
    assertEquals(COLUMNS + "borel/one,b2,sender,missing,correct,second,2026-03-06\n", site.read(SECOND));
  }

  /** Of 28 points acme/small lost 3 on a1, borel/one 3 on a3 and 1 on b2. */
  @ParameterizedTest(name = "{1}: {2}")
  @CsvSource({
    "'',                   '',                 '1 acme/large 100.0, 2 acme/small 89.3, 3 borel/one 85.7'",
    "borel/one a3 amount,  hallucinated correct, '1 acme/large 100.0, 2 borel/one 96.4, 3 acme/small 89.3'",
    // 25 points each: the cheaper one first.
    "acme/large a1 amount, correct wrong,      '1 acme/small 89.3, 2 acme/large 89.3, 3 borel/one 85.7'",
    "borel/one a3 amount,  hallucinated wrong, '1 acme/large 100.0, 2 acme/small 89.3, 3 borel/one 85.7'",
  })
  void theHumanVerdictCountsInTheRankingBothWays(String grading, String verdicts, String ranking) {
    if (!grading.isEmpty()) {
      assertEquals(
          ExitCode.OK, imported(FIRST_RUN + "," + grading.replace(' ', ',') + ",,,,," + verdicts.replace(" ", ",,") + ",").code());
    }
    assertEquals(ranking, site.ranking("letters"));
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "borel/none,a3,amount,,,,,hallucinated,,wrong,       | no grading of 'borel/none' on 'a3', 'amount' in the run '2026-03-01_letters', or it stands twice (a row as exported)",
        "borel/one,b1,amount,,,,,correct,,wrong,             | no grading of 'borel/one' on 'b1', 'amount' in the run '2026-03-01_letters', or it stands twice (a row as exported)",
        "borel/one,a1,amount,,,,,correct,,wrong,             | 'borel/one' on 'a1', 'amount' is decided already (only what waits)",
        "borel/one,a3,amount,,,,,correct,,wrong,             | the automatic verdict is now hallucinated (export anew: the sheet says correct)",
        "borel/one,a3,amount,,,,,hallucinated,,needs-review, | human is needs-review (correct, wrong, missing or hallucinated)",
        "borel/one,a3,amount,,,,,hallucinated,,right,        | human is 'right' (one of correct, wrong, missing, hallucinated, needs-review)",
        "borel/one,a3,amount,,,,,,,wrong,                    | automatic is '' (one of correct, wrong, missing, hallucinated, needs-review)",
        "borel/one,,amount,,,,,hallucinated,,wrong,          | document is empty (a text)",
        "borel/one,a3,amount,hallucinated,wrong              | the row has 6 cells: 2026-03-01_letters,borel/one,a3,amount,hallucinated,wrong (12 cells: run,model,document,criterion,expected,got,expected_read,got_read,automatic,why,human,reason)",
      })
  void aRowThatDoesNotFitIsRefusedAndNothingAtAllIsTaken(String row, String problem) {
    String before = COLUMNS + "borel/one,a1,amount,correct,correct,confirmed,2026-03-05\n";
    site.put(FIRST, before);
    Ran ran = imported(MISSING + "correct,", FIRST_RUN + "," + row);
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertTrue(ran.problems().contains(site.path(SHEET) + ":3: error: " + problem), ran::err);
    assertEquals(before, site.read(FIRST));
    assertFalse(site.has(SECOND));
  }

  /** As Excel saves "CSV UTF-8" where the comma is the decimal sign. */
  @Test
  void aSheetWithAByteOrderMarkAndSemicolonsIsTaken() {
    exported(SHEET);
    String saved = "\uFEFF" + HEADER.replace(',', ';') + (INVENTED + "wrong,\"printed; but not asked\"\n").replace(',', ';');
    site.put(SHEET, saved.replace("\n", "\r\n"));
    Ran ran = site.run("arbitrate", "letters", "--date", "2026-03-06", "--import", site.path(SHEET).toString());
    assertEquals(List.of("1 decisions taken."), ran.lines(), ran::err);
    assertEquals(COLUMNS + "borel/one,a3,amount,hallucinated,wrong,printed; but not asked,2026-03-06\n", site.read(FIRST));
  }

  /** What an import killed between the files of two runs leaves. */
  @Test
  void anImportThatWasInterruptedIsFinishedByDoingItAgain() throws IOException {
    String[] rows = {INVENTED + "wrong,first", MISSING + "correct,second"};
    imported(rows);
    String whole = site.read(FIRST);
    String second = site.read(SECOND);
    Files.delete(site.path(SECOND));
    assertEquals(List.of("1 decisions taken, 1 had been taken before."), imported(rows).lines());
    assertEquals(whole, site.read(FIRST));
    assertEquals(second, site.read(SECOND));
    assertEquals(List.of("0 decisions taken, 2 had been taken before."), imported(rows).lines());
    assertEquals(ExitCode.PROBLEMS, imported(INVENTED + "correct,first").code(), "another decision is another matter");
  }

  @Test
  void aRowThatStandsTwiceIsRefused() {
    Ran ran = imported(INVENTED + "wrong,", INVENTED + "correct,");
    assertEquals(
        List.of(site.path(SHEET) + ":3: error: no grading of 'borel/one' on 'a3', 'amount' in the run '" + FIRST_RUN + "', or it stands twice (a row as exported)"),
        ran.problems());
    assertFalse(site.has(FIRST));
  }

  @Test
  void allThatDoesNotFitIsSaidAtOnce() {
    assertEquals(
        3, imported(INVENTED + "needs-review,", MISSING + "right,", FIRST_RUN + ",x/1,a1,amount,,,,,wrong,,wrong,").problems().size());
  }

  @Test
  void aCallThatFailedIsNotJudged() {
    site = StagesSite.copy("states", folder.resolve("states"));
    site.put(SHEET, HEADER + "2026-04-02_receipts,beta/four,r5,total,50.00,,,,missing,sample,correct,\n");
    Ran ran = site.run("arbitrate", "receipts", "--import", site.path(SHEET).toString());
    assertEquals(
        List.of(site.path(SHEET) + ":2: error: the call of 'beta/four' on 'r5' failed: there is no answer to judge (a row as exported)"),
        ran.problems());
    assertFalse(site.read(ArbitrationFile.path("2026-04-02_receipts")).contains("beta/four"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"'', the file is empty", "'run;model\n', 'the columns are run,model'", "'\ufeffmodel,run\n', 'the columns are model,run'"})
  void aSheetThatIsNoneIsRefused(String text, String problem) {
    site.put(SHEET, text);
    Ran ran = site.run("arbitrate", "letters", "--import", site.path(SHEET).toString());
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertTrue(ran.err().contains(problem), ran::err);
  }

  @Test
  void anExportNeverReplacesASheetThatMayHoldDecisions() {
    exported(SHEET);
    site.put(SHEET, "decided");
    Ran again = exported(SHEET);
    assertEquals(ExitCode.PROBLEMS, again.code());
    assertEquals(
        List.of(site.path(SHEET) + ": error: there is such a file already, perhaps with decisions (another name)"), again.problems());
    assertEquals("decided", site.read(SHEET));
  }

  @Test
  void noCellOfASheetIsAFormula() throws Exception {
    site = StagesSite.copy("hostile", folder.resolve("hostile"));
    site.run("arbitrate", "words", "--export", site.path(SHEET).toString());
    try (var rows = CsvReader.builder().ofCsvRecord(site.path(SHEET))) {
      List<String> cells = rows.stream().flatMap(row -> row.getFields().stream()).toList();
      assertEquals(List.of(), cells.stream().filter(cell -> cell.matches("(?s)[=+\\-@\\t\\r].*")).toList());
      assertTrue(cells.contains("'-1-1"), cells::toString);
    }
  }

  @Test
  void anotherSeedDrawsAnotherSampleOfTheRestOnly() {
    exported("one.csv");
    site.run("arbitrate", "letters", "--seed", "2", "--export", site.path("two.csv").toString());
    assertEquals(List.of(INVENTED + ","), flagged("one.csv"));
    assertEquals(List.of(INVENTED + ","), flagged("two.csv"));
    assertFalse(site.read("one.csv").equals(site.read("two.csv")));
  }

  private List<String> flagged(String file) {
    return site.read(file).lines().skip(1).filter(line -> !line.endsWith(",sample,,")).toList();
  }

  @Test
  void wrongUsageIsSaidAndLeavesNothingBehind() {
    Ran unknown = site.run("arbitrate", "../letters", "--export", site.path(SHEET).toString());
    assertEquals(ExitCode.USAGE, unknown.code());
    assertEquals("No benchmark '../letters'; there are [ledgers, letters].", unknown.err().lines().findFirst().orElseThrow());
    assertEquals(ExitCode.USAGE, site.run("arbitrate", "ledgers", "--export", site.path(SHEET).toString()).code());
    assertEquals(ExitCode.USAGE, site.run("arbitrate", "letters", "--export", "x.csv", "--import", "y.csv").code());
    assertEquals(ExitCode.USAGE, site.run("arbitrate").code());
    Path nowhere = folder.resolve("nowhere");
    assertEquals(ExitCode.USAGE, StagesSite.etalon("arbitrate", "letters", "--root", nowhere.toString()).code());
    assertFalse(nowhere.toFile().exists() || site.has(SHEET));
  }

  @Test
  void withoutATerminalTheSheetIsTheWay() {
    assumeTrue(System.console() == null, "this is a terminal");
    Ran ran = site.run("arbitrate", "letters");
    assertEquals(ExitCode.USAGE, ran.code());
    assertTrue(ran.err().startsWith("There is no terminal to ask in: use --export and --import."), ran::err);
  }
}
