package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh"})
  void theScriptKnowsCommandsOptionsAndFormats(String shell) {
    assertEquals(ExitCode.OK, run("completion", shell));
    for (String word : new String[] {"complete -F _complete_etalon", "check", "arbitrate", "--base-url", "github"}) {
      assertTrue(out.toString().contains(word), word);
    }
  }

  @Test
  void anotherShellIsWrongUsage() {
    assertEquals(ExitCode.USAGE, run("completion", "fish"));
    assertTrue(err.toString().contains("fish"));
  }

  @Test
  void aMisspeltCommandIsToldTheNearest() {
    assertEquals(ExitCode.USAGE, run("chek"));
    assertTrue(err.toString().contains("etalon check"), err.toString());
  }
}
