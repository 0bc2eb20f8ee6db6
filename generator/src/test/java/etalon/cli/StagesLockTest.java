package etalon.cli;

import static etalon.cli.StagesSite.FIRST_RUN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.cli.StagesSite.Ran;
import etalon.disk.FolderLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two commands at once: the second is refused, and changes nothing. */
class StagesLockTest {
  private static final String DECISIONS = "data/runs/.arbitrate.letters.lock";

  @TempDir Path folder;

  private StagesSite site;

  @BeforeEach
  void copy() {
    site = StagesSite.copy("minimal", folder);
    site.put(
        "review.csv",
        "run,model,document,criterion,expected,got,expected_read,got_read,automatic,why,human,reason\n"
            + FIRST_RUN + ",borel/one,a3,amount,,15.00,,15.00,hallucinated,hallucinated,wrong,\n");
  }

  private String[] arguments(String command) {
    return command.replace("SHEET", site.path("review.csv").toString()).split(" ");
  }

  private String refused(String lock) {
    return site.path(lock) + ": error: another etalon is working here (wait for it to end, or end it)";
  }

  /** What the commands write: locks stay where they were. */
  private SortedMap<String, byte[]> data() {
    SortedMap<String, byte[]> files = FixtureSite.files(site.path("data"));
    files.keySet().removeIf(path -> path.endsWith(".lock"));
    return files;
  }

  @ParameterizedTest(name = "{0} while {1} is held")
  @CsvSource({
    "score,                               data/runs/.score.lock",
    "publish letters --date 2026-03-05,   data/published/.publish.lock",
    // A decision that changes in between would make a ranking of two states of the data.
    "publish letters --date 2026-03-05,   data/runs/.arbitrate.letters.lock",
    "arbitrate letters --import SHEET,    data/runs/.arbitrate.letters.lock",
    "arbitrate letters --export SHEET.2,  data/runs/.arbitrate.letters.lock",
  })
  void theSecondCommandIsRefused(String command, String lock) throws Exception {
    SortedMap<String, byte[]> before = data();
    try (FolderLock held = FolderLock.hold(site.path(lock))) {
      Ran here = site.run(arguments(command));
      assertEquals(ExitCode.PROBLEMS, here.code(), held::toString);
      assertEquals(List.of(refused(lock)), here.problems());
      // The refusal must not open the way for another process.
      BuildProcess.Ended elsewhere = process(arguments(command));
      assertEquals(ExitCode.PROBLEMS, elsewhere.code(), held::toString);
      assertTrue(elsewhere.printed().startsWith(refused(lock)), elsewhere.printed());
    }
    assertEquals(List.of(), FixtureSite.differing(before, data()));
    assertFalse(site.has("review.csv.2"));
    assertEquals(ExitCode.OK, site.run(arguments(command)).code());
  }

  private BuildProcess.Ended process(String... arguments) throws IOException, InterruptedException {
    return BuildProcess.run(folder, command(site, arguments));
  }

  /** The command line of a real process. */
  static List<String> command(StagesSite site, String... arguments) {
    List<String> command = new ArrayList<>(BuildProcess.command(BuildProcess.JAVA_HOME, List.of()));
    assertEquals("build", command.remove(command.size() - 1));
    command.addAll(List.of(arguments));
    command.addAll(List.of("--root", site.path("").toString()));
    return command;
  }

  @Test
  void anotherBenchmarkCanBeArbitratedAtTheSameTime() throws IOException {
    StagesSite states = StagesSite.copy("states", folder.resolve("states"));
    try (FolderLock held = FolderLock.hold(states.path("data/runs/.arbitrate.clauses.lock"))) {
      assertEquals(
          ExitCode.OK, states.run("arbitrate", "receipts", "--export", folder.resolve("r.csv").toString()).code(), held::toString);
    }
  }

  @Test
  void aProcessThatWasKilledLetsGo() throws Exception {
    Process holder = holder();
    try {
      while (holder.isAlive() && !Files.exists(folder.resolve("held"))) {
        Thread.onSpinWait();
      }
      assertEquals(List.of(refused(DECISIONS)), site.run(arguments("arbitrate letters --import SHEET")).problems());
    } finally {
      holder.destroyForcibly().waitFor();
    }
    assertEquals(ExitCode.OK, site.run(arguments("arbitrate letters --import SHEET")).code());
  }

  private Process holder() throws IOException {
    List<String> command = command(site);
    List<String> holder = new ArrayList<>(command.subList(0, command.indexOf("etalon.cli.Main")));
    holder.addAll(List.of(Holder.class.getName(), site.path(DECISIONS).toString(), folder.resolve("held").toString()));
    return BuildProcess.start(folder, folder.resolve("log"), holder);
  }

  /** Holds a lock until it is killed. */
  static final class Holder {
    private Holder() {}

    public static void main(String[] arguments) throws Exception {
      try (FolderLock held = FolderLock.hold(Path.of(arguments[0]))) {
        Files.writeString(Path.of(arguments[1]), held.toString());
        Thread.sleep(60_000);
      }
    }
  }
}
