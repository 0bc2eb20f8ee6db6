package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad figures of boards, in data/boards and in a snapshot to import: each is a problem, and nothing is written. */
class BoardFaultsTest {
  private static final Path PROJECT = Path.of(System.getProperty("project.root", "."));
  private static final Path SNAPSHOT = Path.of("snapshot.json");

  @TempDir private Path root;

  @BeforeEach
  void copyTheProjectsData() throws IOException {
    for (String folder : List.of("data", "content", "i18n")) {
      try (Stream<Path> files = Files.walk(PROJECT.resolve(folder))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path copy = root.resolve(PROJECT.relativize(file).toString());
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
        }
      }
    }
    Files.write(
        root.resolve(SNAPSHOT), BoardFaultsTest.class.getResourceAsStream("/expected/boards/boards.json").readAllBytes());
  }

  private record Outcome(int code, String output) {}

  private static Outcome run(String... arguments) {
    StringWriter output = new StringWriter();
    PrintWriter writer = new PrintWriter(output);
    int code = Main.run(writer, writer, arguments);
    writer.flush();
    return new Outcome(code, output.toString());
  }

  private void replace(String file, String from, String to) throws IOException {
    Path path = root.resolve(file);
    String text = Files.readString(path);
    assertTrue(text.contains(from), from);
    Files.writeString(path, text.replaceFirst(java.util.regex.Pattern.quote(from), java.util.regex.Matcher.quoteReplacement(to)));
  }

  @ParameterizedTest(name = "{3}")
  @CsvSource(
      delimiter = '@',
      value = {
        "scores.csv @ grok-build-0-1-0616,aa-gdpval,1142,15, @ nobody,aa-gdpval,1142,15, @ data/boards/scores.csv:2: error: unknown model 'nobody'",
        "scores.csv @ grok-build-0-1-0616,aa-gdpval,1142,15, @ grok-build-0-1-0616,nothing,1142,15, @ data/boards/scores.csv:2: error: unknown measure 'nothing'",
        "scores.csv @ aa-gdpval,1142,15, @ aa-gdpval,NaN,15, @ data/boards/scores.csv:2: error: raw is 'NaN'",
        "scores.csv @ aa-gdpval,1142,15, @ aa-gdpval,1142,-15, @ data/boards/scores.csv:2: error: error_bar is '-15'",
        "scores.csv @ nvarc,arc-agi-2,27.6, @ nvarc,arc-agi-2,127.6, @ error: raw is '127.6' (a percentage from 0 to 100)",
        "scores.csv @ zephyr-orpo-141b-a35b-v0-1,lmarena,1212 @ grok-build-0-1-0616,aa-gdpval,1212 @ data/boards/scores.csv:3: error: 'grok-build-0-1-0616' has a second figure on 'aa-gdpval' (one; the first stands on line 2)",
        "measures.json @ \"publisher\": \"LMArena\" @ \"publisher\": \"Live Bench\" @ error: the publisher is spelt 'LiveBench' (one spelling; elsewhere 'Live Bench')",
        "models.csv @ nvarc,NVARC @ grok-build-0-1-0616,NVARC @ error: the model 'grok-build-0-1-0616' stands twice",
        "identities.json @ \"board\": \"amazon-nova-lite-v1-0\" @ \"board\": \"nobody\" @ error: unknown board model 'nobody'",
      })
  void aFaultInTheDataIsSaid(String file, String from, String to, String problem) throws IOException {
    replace("data/boards/" + file, from, to);
    Outcome outcome = run("check", "--root", root.toString());
    assertEquals(ExitCode.PROBLEMS, outcome.code(), outcome.output());
    assertTrue(outcome.output().contains(problem), outcome.output());
  }

  @Test
  void aFaultOfTheBoardsIsSaidAlsoWhereTheCatalogueCannotBeRead() throws IOException {
    Files.delete(root.resolve("data/labs.json"));
    replace("data/boards/scores.csv", "aa-gdpval,1142,15,", "aa-gdpval,NaN,15,");
    Outcome outcome = run("check", "--root", root.toString());
    assertEquals(ExitCode.PROBLEMS, outcome.code(), outcome.output());
    assertTrue(outcome.output().contains("data/labs.json: error: the file is missing"), outcome.output());
    assertTrue(outcome.output().contains("data/boards/scores.csv:2: error: raw is 'NaN'"), outcome.output());
  }

  @Test
  void theSnapshotGivesTheFilesOfTheProjectByteForByte() throws IOException {
    Outcome outcome = run("import", "boards", root.resolve(SNAPSHOT).toString(), "--root", root.toString());
    assertEquals(ExitCode.OK, outcome.code(), outcome.output());
    for (String name : List.of("measures.json", "models.csv", "scores.csv")) {
      assertEquals(
          Files.readString(PROJECT.resolve("data/boards/" + name)), Files.readString(root.resolve("data/boards/" + name)), name);
    }
  }

  @Test
  void aSnapshotThatChangesAFigureNeedsAWord() throws IOException {
    String before = Files.readString(root.resolve("data/boards/scores.csv"));
    replace("data/boards/scores.csv", "aa-gdpval,1142,15,", "aa-gdpval,1141,15,");
    Outcome refused = run("import", "boards", root.resolve(SNAPSHOT).toString(), "--root", root.toString());
    assertEquals(ExitCode.PROBLEMS, refused.code());
    assertTrue(refused.output().contains("grok-build-0-1-0616 on aa-gdpval: 1141 +- 15 would become 1142 +- 15"), refused.output());
    assertTrue(Files.readString(root.resolve("data/boards/scores.csv")).contains("1141"));
    assertEquals(ExitCode.OK, run("import", "boards", root.resolve(SNAPSHOT).toString(), "--root", root.toString(), "--accept").code());
    assertEquals(before, Files.readString(root.resolve("data/boards/scores.csv")));
  }

  @Test
  void aSnapshotWithFaultsIsRefusedWhole() throws IOException {
    String snapshot = Files.readString(root.resolve(SNAPSHOT));
    Files.writeString(root.resolve(SNAPSHOT), snapshot.replaceFirst("\"modelId\": ?\"nvarc\"", "\"modelId\":\"nobody\"").replaceFirst("\"stderr\": ?15", "\"stderr\":-15"));
    Outcome outcome = run("import", "boards", root.resolve(SNAPSHOT).toString(), "--root", root.toString(), "--accept");
    assertEquals(ExitCode.PROBLEMS, outcome.code());
    assertTrue(outcome.output().contains("unknown model 'nobody'"), outcome.output());
    assertTrue(outcome.output().contains("stderr is -15"), outcome.output());
    assertEquals(
        Files.readString(PROJECT.resolve("data/boards/scores.csv")), Files.readString(root.resolve("data/boards/scores.csv")));
  }
}
