package etalon.cli;

import static etalon.cli.StagesSite.FIRST_RUN;
import static etalon.cli.StagesSite.SECOND_RUN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.cli.StagesSite.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
  private static final String PUBLISHED = "data/published/letters/2026-03-05.json";
  private static final String INDEX = "public/index.json";
  private static final String ARBITRATION = "data/runs/" + FIRST_RUN + "/arbitration.csv";

  @TempDir Path folder;

  private StagesSite site;

  /** The ranking of letters, published on 5 March with a decision of the 4th. */
  @BeforeEach
  void publish() {
    site = StagesSite.copy("minimal", folder.resolve("site"));
    site.put(ARBITRATION, decision("2026-03-04"));
    assertEquals(ExitCode.OK, site.run("publish", "letters", "--date", "2026-03-05").code());
  }

  private static String decision(String day) {
    return "model,document,criterion,automatic,human,reason,decided\nacme/small,a1,amount,wrong,correct,misprint," + day + "\n";
  }

  private List<String> verified(int code) {
    Ran ran = site.run("verify");
    assertEquals(code, ran.code(), () -> ran.out() + ran.err());
    return ran.lines();
  }

  private void assertDiffers(String... lines) {
    List<String> said = verified(ExitCode.PROBLEMS);
    for (String line : lines) {
      assertTrue(said.contains("  " + line), () -> line + " is not in " + said);
    }
  }

  @Test
  void whatWasJustPublishedIsEqual() {
    site.run("build");
    List<String> said = verified(ExitCode.OK);
    assertEquals(PUBLISHED + ", by Minimal: 51 of 51 figures equal", said.get(0));
    assertTrue(said.get(1).matches("index.json: \\d+ lines equal"), said.get(1));
    assertEquals("Everything published can be computed again.", said.get(2));
  }

  @Test
  void withoutAWrittenSiteThatIsSaid() {
    assertEquals("No written site at " + site.path(INDEX) + ".", verified(ExitCode.OK).get(1));
  }

  @ParameterizedTest(name = "{0}: {1} -> {2}")
  @CsvSource({
    "data/benchmarks/letters/reference.csv, 'b1,amount,1200.00', 'b1,amount,1201.00', 'acme/large accuracy: published 100.0, now 89.3'",
    "data/benchmarks/letters/rubric.json, '\"critical\": false', '\"critical\": true', 'borel/one noReview: published 85.7, now 71.4'",
    "data/runs/2026-03-01_letters/arbitration.csv, 'wrong,correct', 'wrong,wrong', 'acme/small accuracy: published 100.0, now 89.3'",
    "data/runs/2026-03-02_letters/calls.csv, '0.004', '0.005', 'acme/large costPerTest: published 0.004, now 0.005'",
    "data/runs/2026-03-01_letters/run.json, '\"demonstration\": false', '\"demonstration\": true', 'all models documents: published 7, now 4'",
  })
  void aChangedInputIsNamedBesideWhatItChanged(String file, String from, String to, String figure) {
    site.edit(file, from, to);
    assertDiffers(figure + " (" + file + " has changed since)");
  }

  @Test
  void anAmendmentDatedBeforeThePublicationMakesItDiffer() {
    site.amended("{\"kind\": \"document-dropped\", \"date\": \"2026-03-05\", \"document\": \"a3\"}");
    assertDiffers("all models documents: published 7, now 6 (" + StagesSite.AMENDMENTS + " has changed since)");
  }

  @Test
  void whatIsDatedAfterThePublicationDoesNotMakeItDiffer() {
    site.amended("{\"kind\": \"document-dropped\", \"date\": \"2026-03-06\", \"document\": \"a3\"}");
    site.put(ARBITRATION, decision("2026-03-04") + "borel/one,a3,amount,hallucinated,correct,printed,2026-03-06\n");
    assertEquals(
        List.of(
            PUBLISHED + ", by Minimal: 51 of 51 figures equal",
            "  " + StagesSite.AMENDMENTS + " has changed since, without changing a figure",
            "  " + ARBITRATION + " has changed since, without changing a figure"),
        verified(ExitCode.OK).subList(0, 3));
  }

  /** What others published cannot be computed again; that nobody changed it can be shown all the same. */
  @Test
  void aChangedRankingOfBeforeIsNamed() {
    String theirs = "data/published/letters/2026-03-03.json";
    site.put(
        theirs,
        "{\"benchmark\": \"letters\", \"date\": \"2026-03-03\", \"publisher\": \"They\", \"source\": {\"name\": \"They\", \"url\": \"https://example.org/\","
            + " \"retrieved\": \"2026-03-03\"}, \"documents\": 3, \"rows\": [{\"model\": \"acme/large\", \"accuracy\": 80, \"margin\": 1}]}");
    site.run("publish", "letters", "--date", "2026-03-06");
    assertTrue(verified(ExitCode.OK).get(0).startsWith(theirs + ", by They: not comparable, "));
    site.edit(theirs, "\"accuracy\": 80", "\"accuracy\": 90");
    assertTrue(verified(ExitCode.OK).contains("  " + theirs + " has changed since, without changing a figure"));
  }

  @Test
  void aDecisionThatIsDatedBackIsNamed() {
    String file = "data/runs/" + SECOND_RUN + "/arbitration.csv";
    site.put(file, "model,document,criterion,automatic,human,reason,decided\nborel/one,b2,sender,missing,correct,x,2026-03-05\n");
    assertDiffers("borel/one accuracy: published 85.7, now 89.3 (" + file + " is new)");
  }

  @Test
  void runsThatAreAllDemonstrationsAreAProblem() {
    site.edit("data/runs/" + FIRST_RUN + "/run.json", "\"demonstration\": false", "\"demonstration\": true");
    site.edit("data/runs/" + SECOND_RUN + "/run.json", "\"demonstration\": false", "\"demonstration\": true");
    Ran ran = site.run("verify");
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertTrue(
        ran.problems().get(0).startsWith("data/benchmarks/letters/benchmark.json: error: no document was graded for every model of the panel"),
        ran::err);
  }

  @ParameterizedTest(name = "{2}")
  @CsvSource({
    "'\"rank\": 1', '\"rank\": 3', 'acme/small rank: published 3, now 1'",
    "'\"margin\": 17.7,', '', 'acme/small margin: published nothing, now 17.7'",
    "'\"sender\": 100.0', '\"sendr\": 100.0', 'acme/small byCriterion.sendr: published 100.0, now nothing'",
    "'\"documents\": 7', '\"documents\": 70', 'all models documents: published 70, now 7'",
  })
  void aPublishedFigureThatWasEditedIsFound(String from, String to, String said) {
    site.edit(PUBLISHED, from, to);
    assertDiffers(said);
  }

  @Test
  void anEditedIndexIsFoundLineByLine() {
    site.run("build");
    site.edit(INDEX, "\"raw\": 85.7", "\"raw\": 95.7");
    int line = (int) site.read(INDEX).substring(0, site.read(INDEX).indexOf("\"raw\": 95.7")).lines().count();
    assertDiffers(site.path(INDEX) + ":" + line + ": written \"raw\": 95.7,, now \"raw\": 85.7,");
    assertTrue(verified(ExitCode.PROBLEMS).containsAll(List.of("index.json: 1 lines differ", "1 differences.")));
  }

  @Test
  void aLineTooManyIsOneDifference() {
    site.run("build");
    site.edit(INDEX, "\"raw\": 85.7,", "\"raw\": 85.7,\n\"raw\": 99.9,");
    assertTrue(verified(ExitCode.PROBLEMS).contains("index.json: 1 lines differ"));
    site.edit(INDEX, "\"raw\": 99.9,\n", "");
    site.edit(INDEX, "\"raw\": 85.7,\n", "");
    assertTrue(verified(ExitCode.PROBLEMS).contains("index.json: 1 lines differ"));
  }

  @Test
  void anIndexThatIsNoTextIsADifference() throws IOException {
    site.run("build");
    Files.write(site.path(INDEX), new byte[] {(byte) 0xff, 0, 27, '[', '2', 'J'});
    List<String> said = verified(ExitCode.PROBLEMS);
    assertTrue(said.stream().noneMatch(line -> line.contains("\u001b")), said::toString);
    assertTrue(said.size() < 30, () -> said.size() + " lines");
  }

  @Test
  void aSiteBuiltForAnotherAddressIsEqual() {
    site.run("build", "--base-url", "https://example.org/elsewhere/", "--out", folder.resolve("out").toString());
    assertEquals(ExitCode.OK, site.run("verify", "--site", folder.resolve("out").toString()).code());
    assertEquals(ExitCode.USAGE, site.run("verify", "--site", folder.resolve("nowhere").toString()).code());
  }

  @Test
  void detailsShowEveryFigure() {
    List<String> said = site.run("verify", "--details").lines();
    assertTrue(said.contains("    acme/large accuracy: published 100.0, equal"), said::toString);
    assertEquals(51, said.stream().filter(line -> line.startsWith("    ")).count());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"no-document-common-to-all", "answers-changed", "reference-unreadable"})
  void badInputGivesProblemsOnly(String fault) {
    Ran ran = StagesSite.of(FixtureSite.copy("minimal", folder.resolve("bad")).with("invalid/" + fault)).run("verify");
    assertEquals(ExitCode.PROBLEMS, ran.code(), ran::err);
    assertEquals(FixtureSite.lines("invalid/" + fault + "/expected.txt"), ran.problems());
    assertEquals("", ran.out());
  }

  /** Only where a reason is given do the source's figures differ from ours. */
  @Test
  void theProjectsPublicationsCanBeComputedAgain() {
    Ran ran = StagesSite.project(folder.resolve("project")).run("verify");
    assertEquals(ExitCode.OK, ran.code(), () -> ran.out() + ran.err());
    List<String> indented = ran.lines().stream().filter(line -> line.startsWith("  ")).toList();
    assertFalse(indented.isEmpty());
    for (String line : indented) {
      assertTrue(line.matches("  (margin|hallucinationRate): 27 differ on purpose; .*"), line);
    }
    for (String benchmark : List.of("advertising-invoice-extraction", "financial-report-analysis")) {
      String ours = "data/published/" + benchmark + "/[0-9-]+.json, by Étalon: (\\d+) of \\1 figures equal";
      assertTrue(ran.lines().stream().anyMatch(line -> line.matches(ours)), ran::out);
    }
  }
}
