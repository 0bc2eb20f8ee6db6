package etalon.cli;

import static etalon.cli.StagesSite.FIRST_RUN;
import static etalon.cli.StagesSite.REFERENCE;
import static etalon.cli.StagesSite.SECOND_RUN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import etalon.cli.StagesSite.Ran;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each reason for which a ranking is refused is tested in publish.FreezeTest. */
class PublishCommandTest {
  private static final String PUBLISHED = "data/published/letters/2026-03-05.json";

  @TempDir Path folder;

  private StagesSite site;

  @BeforeEach
  void copy() {
    site = StagesSite.copy("minimal", folder);
  }

  private Ran publish(String day) {
    return site.run("publish", "letters", "--date", day);
  }

  private JsonNode published() throws IOException {
    return new ObjectMapper().readTree(site.read(PUBLISHED));
  }

  /** Publishing is refused, and what is published stays as it is. */
  private List<String> refused(String day) {
    String before = site.read(PUBLISHED);
    Ran ran = publish(day);
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertEquals(before, site.read(PUBLISHED));
    return ran.problems();
  }

  private static String values(JsonNode node, String... keys) {
    return Arrays.stream(keys).map(key -> node.get(key).asText()).collect(Collectors.joining(" "));
  }

  @Test
  void aRankingIsFrozenWithItsFigures() throws IOException {
    assertEquals(List.of("Published: " + PUBLISHED + ", 3 models, 7 documents"), publish("2026-03-05").lines());
    JsonNode ranking = published();
    assertEquals("letters 2026-03-05 Minimal 7", values(ranking, "benchmark", "date", "publisher", "documents"));
    JsonNode second = ranking.get("rows").get(1);
    // 25 of 28 points; 6 of 7 amounts, which are the critical criterion.
    assertEquals(
        "acme/small 2 89.3 85.7 2.0E-4 900 0", values(second, "model", "rank", "accuracy", "noReview", "costPerTest", "p50Ms", "failures"));
    assertEquals("{\"amount\":85.7,\"sender\":100.0}", second.get("byCriterion").toString());
    assertFalse(ranking.get("rows").get(2).has("costPerTest"), "an unknown cost is absent");
  }

  /** Every file of the benchmark, of its runs and of its history, but for the answers, whose fingerprints run.json holds. */
  @Test
  void everyInputHasItsFingerprint() throws IOException {
    site.put("data/runs/" + FIRST_RUN + "/arbitration.csv", "model,document,criterion,automatic,human,reason,decided\n");
    site.run("score");
    publish("2026-03-04");
    publish("2026-03-05");
    Map<String, String> expected = new TreeMap<>();
    FixtureSite.files(site.path("data")).forEach(
        (path, bytes) -> {
          if (path.matches("(benchmarks/letters|runs/[^/]*_letters|published/letters)/[^/]*") && !path.matches(".*(scores.csv|2026-03-05.json)")) {
            expected.put("data/" + path, etalon.data.Files.sha256(bytes));
          }
        });
    assertEquals(9, expected.size());
    Map<String, String> written = new TreeMap<>();
    published().get("inputs").get("files").forEach(file -> written.put(file.get("path").asText(), file.get("sha256").asText()));
    assertEquals(expected, written);
    assertEquals(List.of(FIRST_RUN, SECOND_RUN), new ObjectMapper().convertValue(published().get("inputs").get("runs"), List.class));
    for (String run : List.of(FIRST_RUN, SECOND_RUN)) {
      JsonNode sheets = new ObjectMapper().readTree(site.read("data/runs/" + run + "/run.json")).get("answers");
      assertEquals(FixtureSite.files(site.path("data/runs/" + run + "/answers")).size(), sheets.size());
    }
  }

  @Test
  void thePagesShowIt() {
    publish("2026-03-05");
    assertEquals(ExitCode.OK, site.run("check").code());
  }

  @Test
  void theSameAgainOnTheSameDayIsNoNews() {
    publish("2026-03-05");
    String before = site.read(PUBLISHED);
    Ran again = publish("2026-03-05");
    assertEquals(ExitCode.OK, again.code());
    assertEquals(List.of("Published already, and the same: " + PUBLISHED), again.lines());
    assertEquals(before, site.read(PUBLISHED));
  }

  private static String differs(String what) {
    return PUBLISHED + ": error: published already on this day, and different: " + what + " (another day)";
  }

  @Test
  void otherContentOnTheSameDayIsRefusedWithAllThatDiffers() {
    publish("2026-03-05");
    // All three models said Durand.
    site.edit(REFERENCE, "a2,sender,Durand|", "a2,sender,Dupont|");
    site.put("data/runs/" + FIRST_RUN + "/arbitration.csv", "model,document,criterion,automatic,human,reason,decided\n");
    List<String> problems = refused("2026-03-05");
    assertTrue(
        problems.containsAll(
            List.of(
                differs(REFERENCE + " has changed since"), differs("data/runs/" + FIRST_RUN + "/arbitration.csv is new"),
                differs("acme/large accuracy: published 100.0, now 96.4"), differs("acme/small accuracy: published 89.3, now 85.7"))),
        problems::toString);
    assertEquals(ExitCode.OK, publish("2026-03-06").code());
  }

  @ParameterizedTest(name = "{2}")
  @CsvSource({
    "'\"accuracy\": 89.3', '\"accuracy\": 98.3', 'acme/small accuracy: published 98.3, now 89.3'",
    "'\"p50Ms\": 900,', '', 'acme/small p50Ms: published nothing, now 900'",
    "'\"documents\": 7', '\"documents\": 8', 'all models documents: published 8, now 7'",
    "'\"version\": \"', '\"version\": \"9.', 'version 9.0.1.0, now 0.1.0'",
    "'\"publisher\": \"Minimal', '\"publisher\": \"Others', 'published by Others'",
    "'\"date\": \"2026-03-05\",', '\"date\":   \"2026-03-05\",', the file itself was changed",
  })
  void aFileThatWasChangedByHandIsNotPutRight(String from, String to, String said) {
    publish("2026-03-05");
    site.edit(PUBLISHED, from, to);
    assertEquals(List.of(differs(said)), refused("2026-03-05"));
  }

  @Test
  void nothingIsPublishedBeforeTheNewest() {
    publish("2026-03-05");
    assertEquals(
        List.of("data/published/letters/2026-03-04.json: error: a later ranking is published already (a day after it)"),
        refused("2026-03-04"));
    assertFalse(site.has("data/published/letters/2026-03-04.json"));
  }

  @Test
  void everyReasonAgainstItIsSaidAndNothingIsWritten() {
    site.edit("data/runs/" + SECOND_RUN + "/calls.csv", "900,7,0", "900,7,1");
    Ran ran = publish("2026-03-01");
    String refused = "data/published/letters/2026-03-01.json: error: not published: ";
    assertEquals(
        List.of(
            refused + "acme/small failed on 1 of 7 documents, more than a tenth",
            refused + "the run " + SECOND_RUN + " is of 2026-03-02, after that day"),
        ran.problems());
    assertFalse(site.has("data/published/letters"));
  }

  @Test
  void runsThatAskedInDifferentWordsAreNotPublished() {
    for (String run : List.of(FIRST_RUN, SECOND_RUN)) {
      site.edit("data/runs/" + run + "/run.json", "\"documents\"", "\"asked\": {\"amount\": \"" + run + "\"}, \"documents\"");
    }
    assertEquals(
        List.of(PUBLISHED + ": error: not published: the runs " + FIRST_RUN + " and " + SECOND_RUN + " asked for amount in different words"),
        publish("2026-03-05").problems());
  }

  @Test
  void wrongUsageIsSaid() {
    assertEquals(ExitCode.USAGE, site.run("publish", "ledgers", "--date", "2026-03-05").code());
    assertEquals(ExitCode.USAGE, site.run("publish", "nothing", "--date", "2026-03-05").code());
    assertEquals(ExitCode.USAGE, publish("2026-02-30").code());
    assertFalse(site.has("data/published/letters"));
  }
}
