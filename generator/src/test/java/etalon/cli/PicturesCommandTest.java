package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures over several builds of one site, in processes of their own. */
class PicturesCommandTest {
  @TempDir Path folder;

  private BuildProcess.Ended build(FixtureSite site, String... options) throws Exception {
    List<String> command =
        BuildProcess.command(BuildProcess.JAVA_HOME, List.of("-verbose:class"), options);
    command.addAll(List.of("--root", site.root().toString()));
    return BuildProcess.run(folder, command);
  }

  private static boolean draws(BuildProcess.Ended ended) {
    assertEquals(ExitCode.OK, ended.code(), ended.printed());
    return ended.printed().lines().anyMatch(line -> line.matches(".*\\b(java\\.awt\\.\\w+|org\\.jfree\\.|javax\\.imageio\\.).*"));
  }

  @Test
  void aBuildThatChangesNothingLoadsNothingThatDraws() throws Exception {
    FixtureSite site = FixtureSite.copy("minimal", folder.resolve("site"));
    assertTrue(draws(build(site)));
    SortedMap<String, byte[]> first = FixtureSite.files(site.out());
    assertTrue(first.containsKey("pictures/fr/card-home.png"), first.keySet()::toString);
    assertTrue(first.containsKey("pictures/en/business-index.png"), first.keySet()::toString);
    assertFalse(draws(build(site)));
    assertEquals(List.of(), FixtureSite.differing(first, FixtureSite.files(site.out())));
    Path lost = Files.list(site.root().resolve(".cache/pictures")).findFirst().orElseThrow();
    Files.write(lost, new byte[7]);
    assertTrue(draws(build(site)));
    assertEquals(List.of(), FixtureSite.differing(first, FixtureSite.files(site.out())));
  }

  @Test
  void withoutPicturesNothingIsDrawnOrKept() throws Exception {
    FixtureSite site = FixtureSite.copy("minimal", folder.resolve("site"));
    assertFalse(draws(build(site, "--no-pictures")));
    assertTrue(Files.notExists(site.root().resolve(".cache")));
    assertTrue(FixtureSite.files(site.out()).keySet().stream().noneMatch(path -> path.endsWith(".png")));
  }
}
