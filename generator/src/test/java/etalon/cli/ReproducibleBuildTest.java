package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import etalon.render.chart.Gallery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project's own inputs give the same bytes: twice, elsewhere, in another country, on another JDK. */
class ReproducibleBuildTest {
  private static SortedMap<String, byte[]> once;

  @TempDir Path folder;

  @BeforeAll
  static void build() {
    once = again();
  }

  private static SortedMap<String, byte[]> again() {
    return Workflow.make(FixtureSite.PROJECT, Optional.empty(), new Gallery(new NothingKept())::pictures).tree().files();
  }

  /** So that every picture is drawn. */
  private static final class NothingKept implements Gallery.Store {
    @Override
    public Optional<byte[]> read(String key) {
      return Optional.empty();
    }

    @Override
    public void write(String key, byte[] png) {}
  }

  @Test
  void twice() {
    assertEquals(List.of(), FixtureSite.differing(once, again()));
  }

  @Test
  void inAnotherFolderTimeZoneLanguageAndEncoding() throws Exception {
    Path elsewhere = folder.resolve("another folder");
    copyInputs(elsewhere);
    sameBytes(
        elsewhere,
        BuildProcess.command(
            BuildProcess.JAVA_HOME,
            List.of("-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Asia/Kathmandu", "-Dfile.encoding=ISO-8859-1"),
            "--out", elsewhere.resolve("public").toString()));
  }

  @Test
  void onJdk25() throws Exception {
    Optional<Path> jdk = sibling("25");
    assumeTrue(jdk.isPresent(), "no JDK 25 beside " + BuildProcess.JAVA_HOME);
    copyInputs(folder);
    sameBytes(folder, BuildProcess.command(jdk.get(), List.of()));
  }

  /** Without the pictures that were drawn before. */
  private static void copyInputs(Path to) {
    for (String input : List.of("content", "data", "i18n")) {
      FixtureSite.copyFolder(FixtureSite.PROJECT.resolve(input), to.resolve(input));
    }
  }

  private static void sameBytes(Path in, List<String> command) throws Exception {
    BuildProcess.Ended ended = BuildProcess.run(in, command);
    assertEquals(ExitCode.OK, ended.code(), ended.printed());
    assertEquals(List.of(), FixtureSite.differing(once, FixtureSite.files(in.resolve("public"))));
  }

  /** A JDK of another version beside the one that runs. */
  private static Optional<Path> sibling(String version) throws IOException {
    try (Stream<Path> siblings = Files.list(BuildProcess.JAVA_HOME.getParent())) {
      for (Path home : siblings.sorted().toList()) {
        Path release = home.resolve("release");
        if (Files.isRegularFile(release) && Files.readString(release).contains("JAVA_VERSION=\"" + version)) {
          return Optional.of(home);
        }
      }
    }
    return Optional.empty();
  }
}
