package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to a real build, the site that is there stays whole. */
class InterruptedBuildTest {
  private static final int KILLS = 6;
  private static final String OLD_URL = "https://example.org/minimal/";

  @TempDir Path folder;

  private FixtureSite site;
  private SortedMap<String, byte[]> old;

  @BeforeEach
  void build() {
    site = FixtureSite.copy("minimal", folder.resolve("site"));
    assertEquals(ExitCode.OK, site.run("build", "--no-pictures").code());
    old = FixtureSite.files(site.out());
  }

  /** A build of a site that differs in many files: it lives at another address. */
  private List<String> command() {
    return command("https://example.org/new/");
  }

  private List<String> command(String baseUrl) {
    return BuildProcess.command(
        BuildProcess.JAVA_HOME, List.of(), "--no-pictures", "--root", site.root().toString(), "--base-url", baseUrl);
  }

  @Test
  void aKilledBuildLeavesTheOldSiteOrTheNewOne() throws Exception {
    SortedMap<String, byte[]> renewed = renewed();
    Random random = new Random(17);
    for (int i = 0; i < KILLS; i++) {
      String baseUrl = i % 2 == 0 ? "https://example.org/new/" : OLD_URL;
      Process build = BuildProcess.start(folder, folder.resolve("log"), command(baseUrl));
      while (build.isAlive() && !Files.exists(aside("next"))) {
        Thread.onSpinWait();
      }
      Thread.sleep(random.nextInt(20));
      build.destroyForcibly().waitFor();
      var left = FixtureSite.files(site.out());
      assertTrue(
          Files.exists(aside("ready"))
              || FixtureSite.differing(old, left).isEmpty()
              || FixtureSite.differing(renewed, left).isEmpty(),
          "the old site, the new one, or one that the next build finishes");
    }
    BuildProcess.Ended ended = BuildProcess.run(folder, command());
    assertEquals(ExitCode.OK, ended.code(), ended.printed());
    assertEquals(List.of(), FixtureSite.differing(renewed, FixtureSite.files(site.out())));
    assertFalse(Files.exists(aside("next")) || Files.exists(aside("ready")));
  }

  @Test
  void aFullDiskIsSaidAndLeavesTheOldSite() throws Exception {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell), "no shell that limits the size of files");
    // A write that goes beyond 8 blocks fails as on a full disk.
    List<String> command = new ArrayList<>(List.of(shell.toString(), "-c", "ulimit -f 8 && exec \"$0\" \"$@\""));
    command.addAll(command());
    command.add(command.indexOf("-cp"), "-XX:-UsePerfData");
    // What it prints goes through a pipe: a log would be limited, too.
    Process build = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(build.getInputStream().readAllBytes());
    assertEquals(ExitCode.INPUT_OUTPUT, build.waitFor(), printed);
    assertTrue(printed.startsWith("etalon: the disk refused: "), printed);
    assertEquals(List.of(), FixtureSite.differing(old, FixtureSite.files(site.out())));
  }

  @Test
  void aSecondBuildAtTheSameTimeIsRefused() throws Exception {
    try (FileChannel channel = FileChannel.open(aside("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock first = channel.lock()) {
      assertTrue(first.isValid());
      BuildProcess.Ended second = BuildProcess.run(folder, command());
      assertEquals(ExitCode.PROBLEMS, second.code(), second.printed());
      assertTrue(second.printed().contains(".public.lock: error: another etalon is working here"), second.printed());
    }
    assertEquals(List.of(), FixtureSite.differing(old, FixtureSite.files(site.out())));
  }

  private SortedMap<String, byte[]> renewed() throws IOException {
    return Workflow.make(site.root(), Optional.of("https://example.org/new/")).tree().files();
  }

  private Path aside(String what) {
    return site.root().resolve(".public." + what);
  }
}
