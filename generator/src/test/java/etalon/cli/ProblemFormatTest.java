package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemFormatTest {
  @TempDir Path folder;

  private record Printed(int code, String out, String err) {}

  private Printed check(String fault, String format) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    FixtureSite site = FixtureSite.copy("minimal", folder);
    if (!fault.isEmpty()) {
      site.with("invalid/" + fault);
    }
    int code =
        Main.run(
            new PrintWriter(out, true), new PrintWriter(err, true), "check", "--root", folder.toString(), "--format", format);
    return new Printed(code, out.toString(), err.toString());
  }

  @Test
  void annotationsStandAtTheLineOfThePullRequest() {
    String root = folder.toString();
    Printed printed = check("unknown-function", "github");
    assertEquals(
        "::error file=" + root + "/data/benchmarks/ledgers/benchmark.json,line=3,col=15::unknown function 'accountancy' (perhaps 'accounting'; an id of data/functions.json)\n",
        printed.out());
    assertEquals("", printed.err());
    assertEquals(ExitCode.PROBLEMS, printed.code());
  }

  @Test
  void aWarningIsOneAndDoesNotFail() {
    Printed printed = check("translation-outdated", "github");
    assertEquals("::warning", printed.out().substring(0, "::warning".length()));
    assertEquals(ExitCode.OK, printed.code());
  }

  @Test
  void nothingIsSaidWhenThereIsNothing() {
    assertEquals(new Printed(ExitCode.OK, "", ""), check("", "github"));
  }

  /** The rules of the runner: %, CR and LF are encoded everywhere, : and , in properties as well. */
  @Test
  void whatWouldEndAnAnnotationIsEncoded() {
    Problem problem = new Problem(Severity.ERROR, "data/50%,a:b.csv", 3, 0, "a % and ::error file=x::y, \n", "fix, 5 %");
    assertEquals(
        "::error file=sub/data/50%25%2Ca%3Ab.csv,line=3::a %25 and ::error file=x::y, <U+000A> (fix, 5 %25)",
        ProblemFormat.annotation(problem, "sub/"));
  }

  @Test
  void aWholeFileHasNeitherLineNorColumn() {
    assertEquals(
        "::warning file=a.json::m", ProblemFormat.annotation(new Problem(Severity.WARNING, "a.json", 0, 0, "m", ""), ""));
  }

  @Test
  void theSameForPrograms() throws IOException {
    Printed printed = check("unknown-function", "json");
    JsonNode said = new ObjectMapper().readTree(printed.out());
    assertEquals(1, said.get("errors").asInt());
    assertEquals(0, said.get("warnings").asInt());
    assertEquals(
        "{\"severity\":\"error\",\"file\":\"data/benchmarks/ledgers/benchmark.json\",\"line\":3,\"column\":15,"
            + "\"message\":\"unknown function 'accountancy'\",\"hint\":\"perhaps 'accounting'; an id of data/functions.json\"}",
        said.get("problems").get(0).toString());
  }

  @Test
  void everyKindOfProblemSaysWhatWouldBeRight() {
    // An unreadable reference says it in its message.
    for (String fault : FixtureSite.names("invalid")) {
      for (String line : FixtureSite.lines("invalid/" + fault + "/expected.txt")) {
        boolean says = line.endsWith(")") || line.contains(" cannot be a reference of type ");
        assertEquals(true, says, fault + ": " + line);
      }
    }
  }
}
