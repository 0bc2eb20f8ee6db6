package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code new} makes in the site "minimal", and what {@code check} says of it. */
class NewCommandTest {
  @TempDir Path folder;

  private FixtureSite site;
  private String said = "";

  @BeforeEach
  void copy() {
    site = FixtureSite.copy("minimal", folder);
  }

  private int run(String... arguments) {
    StringWriter out = new StringWriter();
    List<String> all = new ArrayList<>(List.of("new"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--root", folder.toString()));
    int code = Main.run(new PrintWriter(out, true), new PrintWriter(out, true), all.toArray(String[]::new));
    said = out.toString();
    return code;
  }

  private void fill(String file, String... pairs) throws IOException {
    Path path = folder.resolve(file);
    String text = Files.readString(path);
    for (int i = 0; i < pairs.length; i += 2) {
      String filled = text.replaceFirst("\"TODO\\(etalon\\): [^\"]*" + pairs[i] + "[^\"]*\"", pairs[i + 1]);
      assertTrue(!filled.equals(text), "a mark that says " + pairs[i] + " in " + text);
      text = filled;
    }
    Files.writeString(path, text);
  }

  private List<String> leftOver() {
    return site.run("check").problems();
  }

  /** Every problem is a mark that says what to write; nothing else is wrong with what was made. */
  @ParameterizedTest(name = "new {0} {1}")
  @CsvSource({
    "benchmark, vat-returns,                21",
    "model,     borel/two-1.5,               6",
    "model,     curie/radium,                9",
    "page,      methodology/sampling,        4",
    "run,       letters,                     8",
  })
  void checkNamesEverythingThatIsLeft(String kind, String id, int marks) {
    assertEquals(ExitCode.OK, run(kind, id), said);
    List<String> problems = leftOver();
    problems.forEach(problem -> assertTrue(problem.contains(": error: still to be written ("), problem));
    assertEquals(marks, problems.size(), String.join("\n", problems));
  }

  @Test
  void aBenchmarkThatIsFilledInIsOnTheSite() throws IOException {
    run("benchmark", "vat-returns");
    String[] source = {"who publishes", "\"A lab\"", "where", "\"https://example.org/\"", "the day", "\"2026-03-01\""};
    String data = "data/benchmarks/vat-returns/";
    fill(data + "benchmark.json", source);
    fill(
        data + "benchmark.json", "business function", "\"accounting\"", "name in English", "\"VAT returns\"",
        "nom en français", "\"Déclarations de TVA\"", "what the model is given", "\"document\"", "what one document is", "\"return\"",
        "est un document", "\"déclaration\"", "how many documents", "100", "how many distinct", "3");
    fill(data + "amendments.json", source);
    fill(
        data + "rubric.json", "a short id", "\"total\"", "name in English", "\"Total\"", "nom en français", "\"Total\"", "amount",
        "\"amount\"");
    Files.writeString(folder.resolve(data + "reference.csv"), "document,criterion,expected\nv1,total,12.00\n");
    assertEquals(List.of(), leftOver());
    assertTrue(FixtureSite.text(site.make().tree(), "fr/benchmarks/vat-returns/index.html").contains("Déclarations de TVA"));
  }

  @Test
  void whatIsPreparedForAComingBenchmarkIsCheckedBeforeItsRun() throws IOException {
    aBenchmarkThatIsFilledInIsOnTheSite();
    Files.writeString(folder.resolve("data/benchmarks/vat-returns/reference.csv"), "document,criterion,expected\nv1,totl,12.00\n");
    assertEquals(
        List.of("data/benchmarks/vat-returns/reference.csv:2: error: unknown criterion 'totl' (perhaps 'total'; one of total)"),
        leftOver());
  }

  @Test
  void aRunAsksWhatNoOtherRunAsked() throws IOException {
    Files.writeString(folder.resolve("data/benchmarks/letters/reference.csv"), "b5,sender,Martin\n", java.nio.file.StandardOpenOption.APPEND);
    run("run", "letters", "--date", "2026-03-09");
    String made = Files.readString(folder.resolve("data/runs/2026-03-09_letters/run.json"));
    assertTrue(made.contains("\"documents\": [\n    \"b5\"\n  ]"), made);
  }

  @Test
  void twoModelsCanBeAddedBeforeEitherIsFilledIn() {
    assertEquals(ExitCode.OK, run("model", "borel/two"));
    assertEquals(ExitCode.OK, run("model", "borel/three"), said);
    assertEquals(12, leftOver().size());
  }

  @ParameterizedTest(name = "new {0} {1}")
  @CsvSource({
    "benchmark, letters,           data/benchmarks/letters/benchmark.json",
    "page,      benchmarks/letters, content/en/benchmarks/letters.md",
    "model,     acme/large,        data/models.json",
  })
  void nothingIsOverwritten(String kind, String id, String file) {
    var before = FixtureSite.files(folder);
    assertEquals(ExitCode.PROBLEMS, run(kind, id));
    assertTrue(said.startsWith(file + ": error: there is ") || said.contains("\n" + file + ": error: there is "), said);
    assertEquals(List.of(), FixtureSite.differing(before, FixtureSite.files(folder)));
  }

  @ParameterizedTest(name = "new {0} {1}")
  @CsvSource({
    "benchmark, ../x", "benchmark, A", "benchmark, a/b", "benchmark, a--b", "benchmark, a.b", "benchmark, ''", "benchmark, é",
    "benchmark, aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "model, one", "model, a/../b", "model, a_b/c", "model, a/b/c", "model, A/b",
    "page, ../about", "page, other/x", "page, methodology/../x", "page, benchmarks/nothing",
    "run, nothing", "run, ../letters",
  })
  void unsafeAndUnknownIdsAreWrongUsage(String kind, String id) {
    var before = FixtureSite.files(folder);
    assertEquals(ExitCode.USAGE, run(kind, id), said);
    assertEquals(List.of(), FixtureSite.differing(before, FixtureSite.files(folder)));
  }

  @Test
  void aMistypedRootIsNotFilled() {
    Path elsewhere = folder.resolve("elsewhere");
    StringWriter out = new StringWriter();
    int code = Main.run(new PrintWriter(out), new PrintWriter(out), "new", "benchmark", "x", "--root", elsewhere.toString());
    assertEquals(ExitCode.PROBLEMS, code);
    assertTrue(Files.notExists(elsewhere));
  }
}
