package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.call.AskedSite;
import etalon.gateway.FakeGateway;
import etalon.gateway.FakeGateway.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** kill -9 at any moment of a run: what was written down stays, and is not paid twice. */
class CallKilledTest {
  private static final int KILLS = 20;
  private static final int MODELS = 6;
  private static final int DOCUMENTS = 30;
  private static final int CONCURRENCY = 2;

  @TempDir Path folder;

  private Process start(AskedSite site, FakeGateway gateway, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(AskedSite.BENCHMARK, "--run", AskedSite.RUN, "--concurrency", "" + CONCURRENCY));
    arguments.addAll(List.of(more));
    return CallProcess.start(site.root(), gateway, folder.resolve("log"), arguments);
  }

  private String log() throws IOException {
    return Files.readString(folder.resolve("log"));
  }

  @Test
  void killedTwentyTimesItGivesTheFilesOfAnUndisturbedRun() throws Exception {
    AskedSite undisturbed = AskedSite.write(folder.resolve("undisturbed"), MODELS, DOCUMENTS);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      assertEquals(ExitCode.OK, start(undisturbed, gateway).waitFor(), this::printed);
    }
    AskedSite killed = AskedSite.write(folder.resolve("killed"), MODELS, DOCUMENTS);
    Random random = new Random(20);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.NORMAL, AskedSite::answer)) {
      for (int i = 0; i < KILLS; i++) {
        int before = gateway.asked().size();
        boolean begun = Files.exists(killed.data("runs/." + AskedSite.RUN + "/plan.json"));
        Process process = begun ? start(killed, gateway, "--resume") : start(killed, gateway);
        int some = random.nextInt(6);
        while (process.isAlive() && gateway.asked().size() - before < some) {
          Thread.sleep(1);
        }
        long until = System.nanoTime() + random.nextInt(8_000_000);
        while (System.nanoTime() < until) {
          Thread.sleep(1);
        }
        assertTrue(process.isAlive(), this::printed);
        process.destroyForcibly().waitFor();
      }
      boolean begun = Files.exists(killed.data("runs/." + AskedSite.RUN + "/plan.json"));
      assertEquals(ExitCode.OK, (begun ? start(killed, gateway, "--resume") : start(killed, gateway)).waitFor(), this::printed);
      int calls = MODELS * DOCUMENTS;
      assertTrue(gateway.asked().size() >= calls && gateway.asked().size() <= calls + KILLS * CONCURRENCY, "" + gateway.asked().size());
    }
    assertEquals(undisturbed.files("runs/" + AskedSite.RUN), killed.files("runs/" + AskedSite.RUN));
    assertEquals(List.of(AskedSite.RUN, "." + AskedSite.RUN + ".lock").stream().sorted().toList(), names(killed.data("runs")));
  }

  private String printed() {
    try {
      return log();
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (var entries = Files.list(folder)) {
      return entries.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  /** What Ctrl-C sends, or a system that shuts down. */
  @Test
  void aSignalEndsTheCallsUnderWayAndSaysHowToGoOn() throws Exception {
    AskedSite site = AskedSite.write(folder.resolve("site"), 2, 200);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.SLOW, AskedSite::answer)) {
      Process process = start(site, gateway);
      while (process.isAlive() && gateway.asked().size() < 5) {
        Thread.sleep(1);
      }
      process.destroy();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      assertTrue(log().contains("ended early: interrupted"), this::printed);
      assertTrue(log().contains("Go on: etalon call sums --run 2026-03-02_sums --resume"), this::printed);
      long ended = site.read("runs/." + AskedSite.RUN + "/journal.jsonl").lines().filter(line -> line.startsWith("{\"ended\"")).count();
      assertEquals(gateway.asked().size(), ended, "every call under way was waited for and written down");
    }
  }

  @Test
  void aSecondProcessIsRefused() throws Exception {
    AskedSite site = AskedSite.write(folder.resolve("site"), 2, 200);
    try (FakeGateway gateway = new FakeGateway((model, prompt, time) -> Play.SLOW, AskedSite::answer)) {
      Process first = start(site, gateway);
      try {
        while (first.isAlive() && gateway.asked().size() < 2) {
          Thread.sleep(1);
        }
        StagesSite.Ran second =
            StagesSite.etalon("call", "sums", "--run", AskedSite.RUN, "--resume", "--close", "--root", site.root().toString());
        assertEquals(ExitCode.PROBLEMS, second.code());
        assertTrue(second.err().contains("another etalon is working here"), second::err);
      } finally {
        first.destroyForcibly().waitFor();
      }
    }
  }
}
