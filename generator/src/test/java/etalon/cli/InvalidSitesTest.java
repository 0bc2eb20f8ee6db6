package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One folder per fault in sites/invalid: the files that differ from sites/minimal, the paths of those that are
 * taken away in removed.txt, and in expected.txt the lines that the command has to print, written by hand.
 */
class InvalidSitesTest {
  @TempDir Path folder;

  static List<String> faults() {
    return FixtureSite.names("invalid");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void theFaultIsSaidWithItsPlaceAndWhatWouldBeRight(String fault) {
    List<String> expected = FixtureSite.lines("invalid/" + fault + "/expected.txt");
    FixtureSite.Said said = FixtureSite.copy("minimal", folder).with("invalid/" + fault).run("check");
    assertEquals(String.join("\n", expected), String.join("\n", said.problems()));
    boolean errors = expected.stream().anyMatch(line -> line.contains(": error: "));
    assertEquals(errors ? ExitCode.PROBLEMS : ExitCode.OK, said.code());
  }
}
