package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.render.OutputTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One folder per fault in sites/invalid: the files that differ from sites/minimal, the paths of those that are
 * taken away in removed.txt, and in expected.txt the lines that the command has to print, written by hand.
 * Faults of i18n/ are tested where its files are read.
 */
class InvalidSitesTest {
  @TempDir Path folder;

  static List<String> faults() {
    return FixtureSite.names("invalid");
  }

  private static List<String> expected(String fault) {
    return FixtureSite.lines("invalid/" + fault + "/expected.txt");
  }

  private FixtureSite minimal() {
    return FixtureSite.copy("minimal", folder);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void theFaultIsSaidWithItsPlaceAndWhatWouldBeRight(String fault) {
    List<String> expected = expected(fault);
    FixtureSite.Said said = minimal().with("invalid/" + fault).run("check");
    assertEquals(String.join("\n", expected), String.join("\n", said.problems()));
    boolean errors = expected.stream().anyMatch(line -> line.contains(": error: "));
    assertEquals(errors ? ExitCode.PROBLEMS : ExitCode.OK, said.code());
  }

  @Test
  void allFaultsOfASiteAreListedInOneRun() {
    List<String> faults =
        List.of(
            "unknown-lab", "address-of-a-script", "price-negative", "unknown-function", "weight-negative", "csv-too-few-cells",
            "day-that-does-not-exist-in-csv", "answers-not-listed", "unknown-document-in-run", "unknown-document-in-amendment",
            "accuracy-out-of-range", "run-of-coming-benchmark", "link-to-unknown-page", "translation-missing", "base-url-with-a-fragment");
    FixtureSite site = minimal();
    faults.forEach(fault -> site.with("invalid/" + fault));
    FixtureSite.Said said = site.run("check");
    assertEquals(
        faults.stream().flatMap(fault -> expected(fault).stream()).sorted().toList(), said.problems().stream().sorted().toList());
    assertEquals(faults.size() + " errors, 0 warnings", said.count());
  }

  @Test
  void aFailingBuildLeavesTheSiteUntouched() throws IOException {
    FixtureSite site = minimal();
    assertEquals(ExitCode.OK, site.run("build", "--no-pictures").code());
    var before = FixtureSite.files(site.out());
    assertEquals(ExitCode.PROBLEMS, site.with("invalid/price-negative").run("build", "--no-pictures").code());
    assertEquals(List.of(), FixtureSite.differing(before, FixtureSite.files(site.out())));
    try (Stream<Path> beside = Files.list(site.root())) {
      assertEquals(
          List.of(".public.lock", "content", "data", "expected.txt", "i18n", "public"),
          beside.map(path -> path.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void anOutdatedTranslationIsBuiltAndSaysSoOnItsPageAlone() {
    OutputTree tree = minimal().with("invalid/translation-outdated").make().tree();
    assertEquals(List.of("fr/a-propos/index.html"), pagesWithAWarning(tree));
  }

  private static List<String> pagesWithAWarning(OutputTree tree) {
    return tree.paths().stream()
        .filter(path -> path.endsWith(".html") && !FixtureSite.html(tree, path).select(":not(noscript) > p.warning").isEmpty())
        .toList();
  }

  /** RFC 4180 ends its lines with CRLF; files that do give the same site. */
  @Test
  void linesMayEndWithCarriageReturns() throws IOException {
    FixtureSite site = minimal();
    var before = site.make().tree().files();
    for (String file : List.of("data/benchmarks/letters/reference.csv", "data/runs/2026-03-02_letters/calls.csv", "data/models.json")) {
      Path path = site.root().resolve(file);
      Files.writeString(path, Files.readString(path).replace("\n", "\r\n"));
    }
    assertEquals(List.of(), FixtureSite.differing(before, site.make().tree().files()));
  }
}
