package etalon.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.gateway.FakeGateway;
import etalon.gateway.FakeGateway.Play;
import etalon.problem.InvalidInput;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeRunTest {
  /** What goes wrong, each as often as it stands here, on every fourth request. */
  private static final List<Play> FAULTS =
      List.of(
          Play.SLOW, Play.SLOW, Play.RATE_LIMIT_SECONDS, Play.RATE_LIMIT_SECONDS, Play.RATE_LIMIT_DATE, Play.ERROR_500, Play.ERROR_500,
          Play.ERROR_IN_REPLY, Play.CUT, Play.CUT, Play.HALF_A_REPLY, Play.NOT_UTF_8, Play.SCHEMA_REFUSED, Play.SCHEMA_REFUSED,
          Play.PROSE, Play.FENCE, Play.TWO_OBJECTS, Play.SAME_TWICE, Play.NO_JSON, Play.EMPTY, Play.LENGTH, Play.REFUSAL,
          Play.OTHER_MODEL, Play.COST_MISSING, Play.CREDIT_HELD, Play.COST_MISSING);

  @TempDir Path folder;

  private static Play fault(String model, String prompt, int time) {
    Random random = new Random(31L * (model + prompt).hashCode() + time);
    int rare = random.nextInt(1000);
    if (rare < 3) {
      return List.of(Play.HANG, Play.HUGE, Play.CREDIT_GONE).get(rare);
    }
    return random.nextInt(4) == 0 ? FAULTS.get(random.nextInt(FAULTS.size())) : Play.NORMAL;
  }

  @Test
  void everyAnswerOnceTheBudgetKeptAndTheLedgerEqual() throws Exception {
    AskedSite site = AskedSite.write(folder, 27, 100);
    try (FakeGateway gateway = new FakeGateway(WholeRunTest::fault, AskedSite::answer)) {
      Report report = null;
      List<String> budgets = List.of("0.1", "0.3", "5");
      int sessions = 0;
      while (report == null || !report.sealed()) {
        String budget = budgets.get(Math.min(sessions, budgets.size() - 1));
        AskedSite.Session session = site.session(gateway).concurrency(4).budget(budget).timeout(Duration.ofSeconds(5));
        report = (report == null ? session : session.resume()).call();
        assertTrue(gateway.charged().compareTo(new BigDecimal(budget)) <= 0, gateway.charged() + " of " + budget);
        assertEquals(0, gateway.charged().compareTo(report.spent()), gateway.charged() + " charged, and " + report);
        assertTrue(sessions++ < 60, report::toString);
      }
      Map<String, Integer> attempts = new HashMap<>();
      Set<String> failed = new HashSet<>();
      for (String row : site.read("runs/" + AskedSite.RUN + "/calls.csv").lines().skip(1).toList()) {
        String[] cells = row.split(",", -1);
        assertEquals(null, attempts.put(cells[0] + " " + cells[1], Integer.parseInt(cells[11])), row);
        if (!cells[15].isEmpty()) {
          failed.add(cells[0] + " " + cells[1]);
        }
      }
      assertEquals(2700, attempts.size());
      assertEquals(2700, report.done());
      // Nothing was asked beside what is written down, and nothing that is written down was not asked.
      assertEquals(gateway.asked().size(), attempts.values().stream().mapToInt(Integer::intValue).sum());
      for (int m = 1; m <= 27; m++) {
        String model = "lab/model-" + m;
        List<String> rows = site.read("runs/" + AskedSite.RUN + "/answers/lab_model-" + m + ".csv").lines().skip(1).toList();
        assertEquals(200, rows.size());
        for (int d = 1; d <= 100; d++) {
          String right = AskedSite.answer(model, "number " + d + " ").replaceAll("\\D+(\\d+).*", "$1");
          boolean answered = !failed.contains(model + " d" + d);
          assertTrue(rows.get(2 * d - 2).startsWith("d" + d + ",total," + (answered ? right + "," : ",")), rows.get(2 * d - 2));
        }
      }
      assertTrue(failed.size() > 20 && failed.size() < 200, () -> "failed: " + failed.size());
    }
  }

  @Test
  void theFilesDoNotDependOnTheOrderInWhichCallsEnd() throws Exception {
    AskedSite one = AskedSite.write(folder.resolve("one"), 5, 6);
    AskedSite other = AskedSite.write(folder.resolve("other"), 5, 6);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> prompt.hashCode() % 2 == 0 ? Play.SLOW : Play.NORMAL, AskedSite::answer)) {
      one.session(gateway).concurrency(1).call();
      assertEquals(1, gateway.mostSlow());
      other.session(gateway).concurrency(5).limit(6).call();
      assertEquals(one.files("runs/" + AskedSite.RUN), other.files("runs/" + AskedSite.RUN));
      assertTrue(gateway.mostSlow() > 1 && gateway.mostSlow() <= 5, () -> "at once: " + gateway.mostSlow());
    }
  }

  /** A stop between any two calls, as Ctrl-C makes it. */
  @Test
  void aRunThatIsStoppedAndGoneOnWithGivesTheSameFilesAndIsNotPaidTwice() throws Exception {
    AskedSite undisturbed = AskedSite.write(folder.resolve("undisturbed"), 3, 5);
    AskedSite stopped = AskedSite.write(folder.resolve("stopped"), 3, 5);
    BigDecimal once;
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      undisturbed.session(gateway).call();
      once = gateway.charged();
    }
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      Report report = null;
      while (report == null || !report.sealed()) {
        Halt halt = new Halt();
        AskedSite.Session session =
            stopped.session(gateway).concurrency(1).halt(halt, (call, done, failed, planned, spent) -> halt.stop("interrupted"));
        report = (report == null ? session : session.resume()).call();
      }
      assertEquals(15, gateway.asked().size());
      assertEquals(0, once.compareTo(gateway.charged()));
    }
    assertEquals(undisturbed.files("runs/" + AskedSite.RUN), stopped.files("runs/" + AskedSite.RUN));
  }

  @Test
  void whatAnEarlierRunPaidIsNotPaidAgain() throws Exception {
    AskedSite site = AskedSite.write(folder, 3, 4);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      site.session(gateway).call();
    }
    site.put(
        "runs/" + AskedSite.RUN + "/arbitration.csv",
        "model,document,criterion,automatic,human,reason,decided\nlab/model-2,d2,total,correct,correct,looked-at,2026-03-03\n");
    // A model, a document and a word of the prompt are new.
    site.models(4).benchmark("measured", 5);
    site.put("benchmarks/sums/protocol.json", site.read("benchmarks/sums/protocol.json").replace("number 3 ?", "number 3 again?"));
    String later = "2026-03-09_sums";
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      Report report = site.session(gateway).run(later).call();
      assertTrue(report.sealed());
      assertEquals(Map.of(AskedSite.RUN, 9), report.reused());
      // Of 4 models and 5 documents: 3 models know 3 documents.
      assertEquals(20 - 9, gateway.asked().size());
      assertEquals(0, gateway.asked("lab/model-1", "number 1 "));
      assertEquals(1, gateway.asked("lab/model-4", "number 1 "));
      assertEquals(1, gateway.asked("lab/model-1", "number 3 again"));
      assertEquals(0, gateway.charged().compareTo(report.spent()), "what is reused is not spent");
    }
    String run = "runs/" + later;
    assertTrue(site.read(run + "/run.json").contains("\"replaces\": [\n    \"" + AskedSite.RUN + "\"\n  ]"));
    assertEquals(
        site.read("runs/" + AskedSite.RUN + "/answers/lab_model-2.csv").lines().limit(5).toList(),
        site.read(run + "/answers/lab_model-2.csv").lines().limit(5).toList());
    // The human's word on an answer goes with it.
    assertTrue(site.read(run + "/arbitration.csv").contains("lab/model-2,d2,total,correct,correct,looked-at,2026-03-03\n"));
  }

  @Test
  void anotherVersionOfAModelIsAskedAnew() throws Exception {
    AskedSite site = AskedSite.write(folder, 2, 2);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      site.session(gateway).call();
      site.benchmark("measured", 2);
      site.put("prices/2026-03-05.json", site.read("prices/2026-03-01.json").replace("2026-03-01\", \"source", "2026-03-05\", \"source")
          .replace("\"lab/model-2\",", "\"lab/model-2\", \"version\": \"lab/model-2-2026-03-04\", \"schema\": true,"));
      Report report = site.session(gateway).run("2026-03-09_sums").call();
      assertEquals(Map.of(AskedSite.RUN, 2), report.reused());
      assertEquals(2, gateway.asked("lab/model-2", "number 1 "));
      assertEquals(1, gateway.asked("lab/model-1", "number 1 "));
    }
  }

  private static List<String> problems(AskedSite.Session session) {
    return assertThrows(InvalidInput.class, session::call).problems().stream().map(Object::toString).toList();
  }

  @Test
  void whatCannotBeOrderedIsRefusedBeforeAnyCall() throws Exception {
    AskedSite site = AskedSite.write(folder, 2, 3);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      assertEquals(
          List.of("--models: error: unknown model 'lab/none' (an id of data/models.json)",
              "data/runs/2026-03-02_sums: error: there is no model to ask"),
          problems(site.session(gateway).models("lab/none")));
      assertEquals(
          List.of("data/runs/2026-03-02_sums: error: there is no run to go on with (without --resume)"),
          problems(site.session(gateway).resume()));
      Halt halt = new Halt();
      halt.stop("interrupted");
      assertFalse(site.session(gateway).halt(halt, (call, done, failed, planned, spent) -> { }).call().sealed());
      assertEquals(
          List.of("data/runs/2026-03-02_sums: error: the run was begun before (--resume, or another --run)"), problems(site.session(gateway)));
      assertEquals(
          List.of("data/runs/2026-03-02_sums: error: 6 calls were never made (--resume; a run is closed when every call was tried)"),
          problems(site.session(gateway).close()));
      SortedMap<String, String> before = site.files("benchmarks");
      site.put("benchmarks/sums/prompt.en.md", "Changed: {{form}} {{question}}\n");
      assertEquals(
          List.of("data/runs/2026-03-02_sums: error: documents, prompts, parameters or models have changed since the run began"
              + " (as they were, or another --run)"),
          problems(site.session(gateway).resume()));
      site.put("benchmarks/sums/prompt.en.md", before.get("sums/prompt.en.md"));
      assertEquals(0, gateway.asked().size());
      assertTrue(site.session(gateway).resume().call().sealed());
      assertEquals(
          List.of("data/runs/2026-03-02_sums: error: the run is finished (another --run)"), problems(site.session(gateway).resume()));
      site.benchmark("measured", 3);
      assertEquals(
          List.of("data/runs/2026-03-09_sums: error: the run 2026-03-02_sums has asked some of these documents, and 0 others, of 1 models"
              + " that are not asked now (a later run with all its documents and models: what is known is not paid for again)"),
          problems(site.session(gateway).run("2026-03-09_sums").models("lab/model-1")));
      assertEquals(6, gateway.asked().size());
    }
  }

  @Test
  void aBudgetWithoutPricesIsRefused() throws Exception {
    AskedSite site = AskedSite.write(folder, 2, 1);
    site.put("prices/2026-03-01.json", site.read("prices/2026-03-01.json").replace("\"lab/model-2\", \"input\": 2, \"output\": 10", "\"lab/model-2\", \"unpriced\": \"dynamic\""));
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      assertEquals(
          List.of("data/runs/2026-03-02_sums: error: 'lab/model-2' has no known price, and a budget is set (--models without it, or etalon prices sync)"),
          problems(site.session(gateway).budget("1")));
      assertTrue(site.session(gateway).call().sealed());
      assertTrue(site.read("runs/" + AskedSite.RUN + "/calls.csv").lines().skip(2).findFirst().orElseThrow().split(",")[8].isEmpty(), "recomputed");
    }
  }
}
