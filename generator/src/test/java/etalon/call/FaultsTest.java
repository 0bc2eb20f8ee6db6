package etalon.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.gateway.FakeGateway;
import etalon.gateway.FakeGateway.Play;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One model, one document, and each thing that a gateway can do. */
class FaultsTest {
  @TempDir Path folder;

  /** The only row of calls.csv. */
  private static List<String> row(AskedSite site) {
    return List.of(site.read("runs/" + AskedSite.RUN + "/calls.csv").lines().toList().get(1).split(",", -1));
  }

  /** Columns of calls.csv by their place; see {@code CallFile}. */
  private static final int LOST = 9;

  private static final int ATTEMPTS = 11;
  private static final int FORM = 13;
  private static final int REPEATED = 14;
  private static final int FAILURE = 15;

  /** What is played the first time, and NORMAL after it. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "NORMAL,             1, schema,         no,  '',  14",
    "SLOW,               1, schema,         no,  '',  14",
    "RATE_LIMIT_SECONDS, 2, schema,         no,  '',  14",
    "RATE_LIMIT_DATE,    2, schema,         no,  '',  14",
    "ERROR_500,          2, schema,         no,  '',  14",
    "ERROR_IN_REPLY,     2, schema,         no,  '',  14",
    "HANG,               2, schema,         no,  '',  14",
    "CUT,                2, schema,         no,  '',  14",
    "HALF_A_REPLY,       2, schema,         no,  '',  14",
    "NOT_UTF_8,          2, schema,         no,  '',  14",
    "HUGE,               2, schema,         no,  '',  14",
    "SCHEMA_REFUSED,     2, schema-refused, no,  '',  14",
    "PROSE,              1, schema,         no,  '',  14",
    "FENCE,              1, schema,         no,  '',  14",
    "SAME_TWICE,         1, schema,         no,  '',  14",
    "NO_JSON,            2, schema,         yes, '',  14",
    "EMPTY,              2, schema,         yes, '',  14",
    "OTHER_MODEL,        2, schema,         no,  '',  14",
    "COST_MISSING,       1, schema,         no,  '',  14",
    "TWO_OBJECTS,        1, schema,         no,  contradictory, ''",
    "LENGTH,             1, schema,         no,  truncated,     ''",
    "REFUSAL,            1, schema,         no,  refusal,       ''",
    "FLAGGED,            1, schema,         no,  refusal,       ''",
  })
  void whatIsPlayedOnce(Play play, int attempts, String form, String repeated, String failure, String total) throws Exception {
    AskedSite site = AskedSite.write(folder, 1, 2);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> time == 1 ? play : Play.NORMAL, AskedSite::answer)) {
      Duration timeout = play == Play.HANG ? Duration.ofMillis(300) : Duration.ofSeconds(20);
      // The second document alone: 14.
      Report report = site.session(gateway).timeout(timeout).call();
      assertTrue(report.sealed(), report::toString);
      List<String> row = List.of(site.read("runs/" + AskedSite.RUN + "/calls.csv").lines().toList().get(2).split(",", -1));
      assertEquals(
          List.of("" + attempts, form, repeated, failure), List.of(row.get(ATTEMPTS), row.get(FORM), row.get(REPEATED), row.get(FAILURE)));
      assertEquals(
          List.of("d2,total," + total + "," + failure, "d2,note,," + failure),
          site.read("runs/" + AskedSite.RUN + "/answers/lab_model-1.csv").lines().skip(3).toList());
      assertEquals(0, gateway.charged().compareTo(report.spent()), () -> gateway.charged() + " charged, and " + report);
      assertEquals(attempts, gateway.asked("lab/model-1", "number 2 "));
    }
  }

  /** What is played every time. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "RATE_LIMIT_SECONDS,   rate-limit, 6, false",
    "RATE_LIMIT_FOR_HOURS, rate-limit, 1, false",
    "ERROR_500,            host,       6, false",
    "CUT,                  host,       6, false",
    "HALF_A_REPLY,         host,       6, false",
    "OTHER_MODEL,          host,       3, false",
    "NO_JSON,              unusable,   2, true",
    "EMPTY,                empty,      2, true",
  })
  void whatIsPlayedForEver(Play play, String failure, int attempts, boolean settled) throws Exception {
    AskedSite site = AskedSite.write(folder, 1, 1);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> play, AskedSite::answer)) {
      Report report = site.session(gateway).call();
      assertEquals(settled, report.sealed());
      assertEquals("[" + failure + "]", report.failures().keySet().stream().map(f -> f.code()).toList().toString());
      assertEquals(attempts, gateway.asked("lab/model-1", ""));
      if (!settled) {
        // A failure of ours is asked again, until someone takes it as it is.
        assertEquals(1, report.open());
        assertTrue(site.session(gateway).close().call().sealed());
        assertEquals(attempts, gateway.asked("lab/model-1", ""));
      }
      assertEquals(failure, row(site).get(FAILURE));
      assertEquals("d1,total,," + failure, site.read("runs/" + AskedSite.RUN + "/answers/lab_model-1.csv").lines().skip(1).findFirst().orElseThrow());
      assertEquals(0, gateway.charged().compareTo(report.spent()), () -> gateway.charged() + " charged, and " + report);
    }
  }

  @Test
  void withoutCreditNoMoreIsAsked() throws Exception {
    AskedSite site = AskedSite.write(folder, 3, 4);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.CREDIT_GONE, AskedSite::answer)) {
      Report report = site.session(gateway).concurrency(1).call();
      assertEquals("the account has no credit left", report.halted());
      assertEquals(1, gateway.asked().size());
      assertFalse(report.sealed());
    }
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      assertTrue(site.session(gateway).resume().call().sealed());
      assertEquals(12, gateway.asked().size());
    }
  }

  /** The first calls hold all credit: the others are refused until they are alone, and answered then. */
  @Test
  void creditThatOtherCallsHoldIsWaitedFor() throws Exception {
    AskedSite site = AskedSite.write(folder, 4, 3);
    try (FakeGateway gateway =
        new FakeGateway((model, prompt, time) -> prompt.contains("number 1 ") && model.endsWith("1") ? Play.SLOW : Play.CREDIT_HELD, AskedSite::answer)) {
      Report report = site.session(gateway).concurrency(3).call();
      // Held credit may outlast the short patience of the tests.
      for (int i = 0; i < 20 && !report.sealed() && report.halted().isEmpty(); i++) {
        report = site.session(gateway).concurrency(3).resume().call();
      }
      BigDecimal spent = report.spent();
      assertTrue(report.sealed());
      assertEquals("", report.halted());
      assertEquals(0, gateway.charged().compareTo(spent));
      assertTrue(gateway.asked().size() > 12, "some call was refused for held credit");
    }
  }

  @Test
  void aKeyThatIsRefusedEndsTheRun() throws Exception {
    AskedSite site = AskedSite.write(folder, 2, 3);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.KEY_REFUSED, AskedSite::answer)) {
      Report report = site.session(gateway).concurrency(1).call();
      assertEquals("the gateway does not accept the key", report.halted());
      assertEquals(1, gateway.asked().size());
      String journal = site.read("runs/." + AskedSite.RUN + "/journal.jsonl");
      assertTrue(journal.contains("User not found for key ***"), journal);
      assertFalse(journal.contains(FakeGateway.KEY));
    }
  }

  /** What the gateway says of the cost comes later, or never: then the most that it can have been counts. */
  @Test
  void aCostThatIsNeverToldIsComputedFromTheTokens() throws Exception {
    AskedSite site = AskedSite.write(folder, 1, 1);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.COST_NEVER_TOLD, AskedSite::answer)) {
      Report report = site.session(gateway).call();
      List<String> row = row(site);
      assertEquals("", row.get(7), "charged");
      assertEquals(gateway.charged().stripTrailingZeros().toPlainString(), row.get(8), "recomputed");
      assertEquals(0, gateway.charged().compareTo(report.spent()));
    }
  }

  @Test
  void aHangingGatewayMayHaveChargedTheMost() throws Exception {
    AskedSite site = AskedSite.write(folder, 1, 1);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> time == 1 ? Play.HANG : Play.NORMAL, AskedSite::answer)) {
      Report report = site.session(gateway).timeout(Duration.ofMillis(300)).call();
      assertEquals(0, gateway.charged().compareTo(report.spent()));
      // At most the answer's 500 tokens for 10 dollars a million, and the prompt.
      assertTrue(report.possible().doubleValue() > 0.005 && report.possible().doubleValue() < 0.01, report::toString);
    }
  }

  @Test
  void aDocumentThatAProviderRefusesIsReported() throws Exception {
    AskedSite site = AskedSite.write(folder, 2, 2);
    byte[] page = {(byte) 0x89, 'P', 'N', 'G'};
    Files.createDirectories(site.data("benchmarks/sums/documents"));
    Files.write(site.data("benchmarks/sums/documents/page.png"), page);
    site.put("models.json", site.read("models.json").replace("[\"text\"]", "[\"text\", \"image\"]"));
    site.put("benchmarks/sums/protocol.json", site.read("benchmarks/sums/protocol.json").replace(
        "number 2 ?\"", "number 2 ?\", \"files\": [{\"path\": \"page.png\", \"sha256\": \"" + etalon.data.Files.sha256(page) + "\"}]"));
    try (FakeGateway gateway =
        new FakeGateway(
            (model, prompt, time) -> model.endsWith("2") && prompt.contains("number 2 ") ? Play.DOCUMENT_REFUSED : Play.NORMAL, AskedSite::answer)) {
      Report report = site.session(gateway).call();
      assertTrue(report.sealed());
      assertEquals(List.of("d2, by lab/model-2: 400 Too many pages: a request can hold at most 100 PDF pages"), report.refused());
      var sent = gateway.asked().stream().filter(a -> a.prompt().contains("number 2 ")).findFirst().orElseThrow().body();
      assertEquals("data:image/png;base64,iVBORw==", sent.at("/messages/0/content/1/image_url/url").asText());
      assertEquals(500, sent.get("max_tokens").asInt());
      assertEquals("[\"total\",\"note\"]", sent.at("/response_format/json_schema/schema/required").toString());
    }
  }

  @Test
  void theCostOfAReplyThatIsOfNoUseIsKeptApart() throws Exception {
    AskedSite site = AskedSite.write(folder, 1, 1);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> time == 1 ? Play.OTHER_MODEL : Play.NORMAL, AskedSite::answer)) {
      site.session(gateway).call();
      String half = gateway.charged().divide(BigDecimal.valueOf(2)).stripTrailingZeros().toPlainString();
      List<String> row = row(site);
      assertEquals(List.of(half, half, half), List.of(row.get(7), row.get(8), row.get(LOST)).stream()
          .map(cell -> new BigDecimal(cell).stripTrailingZeros().toPlainString()).collect(Collectors.toList()));
    }
  }

  @Test
  void providersAndCeilingsAreSentAsTheProtocolSays() throws Exception {
    AskedSite site = AskedSite.write(folder, 2, 1);
    site.put("benchmarks/sums/protocol.json", site.read("benchmarks/sums/protocol.json")
        .replace("\"ceilings\": []", "\"ceilings\": [{\"model\": \"lab/model-2\", \"tokens\": 9000, \"reason\": {\"en\": \"It thinks.\", \"fr\": \"Il réfléchit.\"}}]")
        .replace("\"providers\": []", "\"providers\": [{\"model\": \"lab/model-1\", \"order\": [\"Fake Host\"], \"fallbacks\": false}]"));
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      site.session(gateway).concurrency(1).call();
      var first = gateway.asked().get(0).body();
      assertEquals("{\"order\":[\"Fake Host\"],\"allow_fallbacks\":false}", first.get("provider").toString());
      assertEquals(500, first.get("max_tokens").asInt());
      assertEquals(0, first.get("temperature").asInt());
      assertFalse(gateway.asked().get(1).body().has("provider"));
      assertEquals(9000, gateway.asked().get(1).body().get("max_tokens").asInt());
      String run = site.read("runs/" + AskedSite.RUN + "/run.json");
      assertTrue(run.contains("\"tokens\": 9000") && run.contains("\"Il réfléchit.\"") && run.contains("\"fallbacks\": false"), run);
    }
  }
}
