package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.data.ArbitrationFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** kill -9 at any moment: a file is the old one or the new one, and what was decided stays decided. */
class StagesKilledTest {
  private static final int KILLS = 4;
  private static final String RUN = "2026-03-01_letters";
  private static final String FILE = ArbitrationFile.path(RUN);
  private static final String PUBLISHED = "data/published/letters/2026-03-05.json";

  @TempDir Path folder;

  private final Random random = new Random(23);
  private StagesSite site;

  @BeforeEach
  void copy() {
    site = StagesSite.copy("minimal", folder.resolve("site"));
  }

  /** Starts a command and kills it soon after a file that it writes first lies beside the one that it replaces. */
  private void kill(String file, String... arguments) throws Exception {
    Path next = site.path(file).resolveSibling("." + site.path(file).getFileName() + ".next");
    Process process = BuildProcess.start(folder, folder.resolve("log"), StagesLockTest.command(site, arguments));
    while (process.isAlive() && !Files.exists(next)) {
      Thread.onSpinWait();
    }
    // Zero at times: the moment at which the new file lies there, empty or half.
    long until = System.nanoTime() + random.nextInt(3) * 1_000_000L;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
    process.destroyForcibly().waitFor();
  }

  @Test
  void noDecisionIsLostAndNoFileIsHalf() throws Exception {
    String header = "run,model,document,criterion,expected,got,expected_read,got_read,automatic,why,human,reason\n";
    Set<String> decided = new TreeSet<>();
    List<String> left = new ArrayList<>();
    for (String model : List.of("acme/large", "acme/small", "borel/one")) {
      for (String document : List.of("a1", "a2", "a3")) {
        left.add(model + "," + document + ",sender");
      }
    }
    while (!left.isEmpty()) {
      String grading = left.remove(0);
      String reason = "r".repeat(10_000);
      site.put("review.csv", header + RUN + "," + grading + ",,,,,correct,,wrong," + reason + "\n");
      String[] arguments = {"arbitrate", "letters", "--date", "2026-03-06", "--import", site.path("review.csv").toString()};
      if (left.size() < KILLS) {
        kill(FILE, arguments);
      } else {
        assertEquals(ExitCode.OK, site.run(arguments).code());
        decided.add(grading);
      }
      // Every line is whole, and no decision that was there is gone.
      Set<String> kept = new TreeSet<>();
      for (String line : site.read(FILE).lines().skip(1).toList()) {
        assertTrue(line.endsWith(",correct,wrong," + reason + ",2026-03-06"), line);
        kept.add(line.substring(0, line.indexOf(",correct")));
      }
      decided.removeAll(kept);
      assertEquals(Set.of(), decided);
      decided = kept;
    }
    assertEquals(ExitCode.OK, site.run("check").code());
  }

  @Test
  void aRankingIsPublishedWholeOrNotAtAll() throws Exception {
    StagesSite undisturbed = StagesSite.copy("minimal", folder.resolve("undisturbed"));
    undisturbed.run("publish", "letters", "--date", "2026-03-05");
    String whole = undisturbed.read(PUBLISHED);
    for (int i = 0; i < KILLS; i++) {
      kill(PUBLISHED, "publish", "letters", "--date", "2026-03-05");
      if (site.has(PUBLISHED)) {
        assertEquals(whole, site.read(PUBLISHED));
        Files.delete(site.path(PUBLISHED));
      }
    }
    assertEquals(ExitCode.OK, site.run("publish", "letters", "--date", "2026-03-05").code());
    assertEquals(whole, site.read(PUBLISHED));
    assertEquals(Set.of("2026-03-05.json"), FixtureSite.files(site.path("data/published/letters")).keySet());
  }
}
