package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site "states" before and after an edit of its sources. */
class DiffCommandTest {
  @TempDir Path folder;

  private FixtureSite site;
  private Path old;

  private record Printed(int code, String out, String err) {
    JsonNode json() throws IOException {
      return new ObjectMapper().readTree(out);
    }
  }

  @BeforeEach
  void before() {
    old = folder.resolve("old");
    FixtureSite.copy("states", old);
    site = FixtureSite.copy("states", folder.resolve("new"));
  }

  private Printed run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    List<String> all = new ArrayList<>(List.of("diff", "--root", site.root().toString()));
    all.addAll(List.of(arguments));
    int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), all.toArray(String[]::new));
    return new Printed(code, out.toString(), err.toString());
  }

  private JsonNode changes() throws IOException {
    return run(old.toString(), "--format", "json").json();
  }

  private void edit(String file, String before, String after) throws IOException {
    Path path = site.root().resolve(file);
    String text = Files.readString(path);
    assertTrue(text.contains(before), file + " holds " + before);
    Files.writeString(path, text.replace(before, after));
  }

  /** Takes the last object of a list away, in which a value stands. */
  private void withoutEntryOf(String file, String value) throws IOException {
    String text = Files.readString(site.root().resolve(file));
    int at = text.indexOf('"' + value + '"');
    edit(file, text.substring(text.lastIndexOf(',', text.lastIndexOf('{', at)), text.indexOf('}', at) + 1), "");
  }

  private static List<String> said(JsonNode array, String... keys) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(node -> List.of(keys).stream().map(key -> node.has(key) ? node.get(key).asText() : "-").collect(Collectors.joining(" ")))
        .toList();
  }

  @Test
  void theSameSourcesChangeNothing() {
    assertEquals(new Printed(ExitCode.OK, "Nothing changes for readers.\n", ""), run(old.toString()));
  }

  @Test
  void theAddressForWhichASiteIsBuiltIsNoChange() throws IOException {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    build(old, one, "https://example.org/");
    build(old, two, "https://example.net/");
    JsonNode changes = run(one.toString(), two.toString(), "--format", "json").json();
    // The data page tells size and fingerprint of the files in which the address stands.
    assertEquals("[\"en/data/\",\"fr/donnees/\"]", changes.get("tables").toString());
    for (String kind : List.of("addressesGone", "addressesAdded", "gone", "added", "ranks", "figures", "texts")) {
      assertEquals("[]", changes.get(kind).toString(), kind);
    }
  }

  private static void build(Path root, Path out, String baseUrl) {
    StringWriter err = new StringWriter();
    int code =
        Main.run(
            new PrintWriter(new StringWriter()), new PrintWriter(err, true), "build", "--no-pictures", "--root", root.toString(), "--out", out.toString(),
            "--base-url", baseUrl);
    assertEquals(ExitCode.OK, code, err.toString());
  }

  /** alpha/one and alpha/two share a score on receipts, and the cheaper stands first. */
  @Test
  void aCostMovesRanksAndOldAndNewAreNamed() throws IOException {
    edit("data/runs/2026-04-02_receipts/calls.csv", "alpha/one,0.002", "alpha/one,0.0005");
    Printed printed = run(old.toString(), "--format", "json");
    assertEquals(ExitCode.CHANGED, printed.code());
    JsonNode changes = printed.json();
    assertEquals(
        List.of(
            "scores receipts alpha/two 1 2", "scores receipts alpha/one 2 1",
            "businessIndex.rows - alpha/one 2 1", "businessIndex.rows - alpha/two 1 2").stream().sorted().toList(),
        said(changes.get("ranks"), "list", "benchmark", "model", "before", "after").stream().sorted().toList());
    assertTrue(
        said(changes.get("figures"), "list", "model", "figure", "before", "after").contains("scores alpha/one costPerTest 0.002 0.0005"));
    assertTrue(said(changes, "tables").size() > 0);
    assertTrue(run(old.toString()).out().contains("  receipts: alpha/one: 2 → 1\n"));
  }

  @Test
  void textsAreNamedInTheirLanguageAlone() throws IOException {
    edit("content/fr/about.md", "tous les états.", "tous les états. Ajouté *ici* <b>.");
    JsonNode changes = changes();
    assertEquals(List.of("fr"), said(changes.get("texts"), "language"));
    assertEquals("fr/a-propos/", changes.get("texts").get(0).get("pages").get(0).asText());
    assertTrue(changes.get("texts").get(0).get("after").asText().endsWith("Ajouté ici <b>."));
    assertEquals(0, changes.get("figures").size() + changes.get("ranks").size() + changes.get("tables").size());
    String markdown = run(old.toString(), "--format", "markdown").out();
    assertTrue(markdown.contains("#### Texts in French: 1"), markdown);
    assertTrue(markdown.contains("Ajouté ici \\<b\\>\\."), markdown);
    assertFalse(markdown.contains("English"), markdown);
  }

  @Test
  void aModelThatGoesTakesItsAddressesWithItAndItsScoresAreNotListedOneByOne() throws IOException {
    // untaken has taken no benchmark: a price is all else that names it.
    withoutEntryOf("data/models.json", "gamma/untaken");
    withoutEntryOf("data/prices/2026-04-01.json", "gamma/untaken");
    JsonNode changes = changes();
    assertEquals(List.of("models gamma/untaken"), said(changes.get("gone"), "list", "id"));
    assertEquals("[\"en/models/untaken/\",\"fr/modeles/untaken/\"]", changes.get("addressesGone").toString());
    assertEquals(0, changes.get("addressesAdded").size());
    String text = run(old.toString()).out();
    assertTrue(text.startsWith("Addresses that are gone: 2\n  en/models/untaken/\n  fr/modeles/untaken/\n\nGone: 1\n  model gamma/untaken"), text);
    // Seen from the other side it comes.
    assertEquals(
        List.of("models gamma/untaken"),
        said(run(site.root().toString(), old.toString(), "--format", "json").json().get("added"), "list", "id"));
  }

  @Test
  void anIndexAloneIsComparedByItsFigures() throws IOException {
    Path out = folder.resolve("out");
    build(old, out, "https://example.org/");
    edit("data/runs/2026-04-02_receipts/calls.csv", "alpha/one,0.002", "alpha/one,0.0005");
    JsonNode changes = run(out.resolve("index.json").toString(), "--format", "json").json();
    assertEquals(4, changes.get("ranks").size());
    assertEquals(0, changes.get("addressesGone").size() + changes.get("addressesAdded").size() + changes.get("texts").size());
  }

  @Test
  void aSideWithProblemsIsNotCompared() throws IOException {
    edit("data/models.json", "\"alpha/one\"", "\"Alpha One\"");
    Printed printed = run(old.toString());
    assertEquals(ExitCode.PROBLEMS, printed.code());
    assertTrue(printed.err().startsWith("There is no site to compare in the root:\ndata/models.json:"), printed.err());
    assertEquals("", printed.out());
  }

  @Test
  void whatIsNoSiteIsWrongUsage() {
    Printed printed = run("no-such-thing");
    assertEquals(ExitCode.USAGE, printed.code());
    assertTrue(printed.err().contains("'no-such-thing' is neither"), printed.err());
  }

  @Test
  void aRevisionIsBuiltAndTheRepositoryLeftAlone() throws Exception {
    git("init", "-q");
    git("add", "-A");
    git("-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "first");
    edit("data/runs/2026-04-02_receipts/calls.csv", "alpha/one,0.002", "alpha/one,0.0005");
    assertEquals(4, run("HEAD", "--format", "json").json().get("ranks").size());
    assertEquals(ExitCode.OK, run("HEAD", "HEAD").code());
    assertEquals(ExitCode.USAGE, run("HEAD~1").code());
    // Strings of another version are replaced by the program's own.
    Path strings = site.root().resolve("i18n/en.properties");
    String whole = Files.readString(strings);
    Files.writeString(strings, whole.lines().skip(5).collect(Collectors.joining("\n")));
    git("add", "-A");
    git("-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "second");
    Files.writeString(strings, whole);
    Printed printed = run("HEAD");
    assertEquals("The strings of HEAD are those of another version; the root's are used.\n", printed.err());
    assertEquals(ExitCode.OK, printed.code());
  }

  private void git(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process git = new ProcessBuilder(command).directory(site.root().toFile()).redirectErrorStream(true).start();
    String said = new String(git.getInputStream().readAllBytes());
    assertEquals(0, git.waitFor(), said);
  }
}
