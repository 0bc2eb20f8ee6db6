package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Command;

/** Each command is found by its name, alone, and says who it is. */
class MainTest {

  static List<Class<?>> commands() {
    return Main.COMMANDS;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandIsNamedAsItsClass(Class<?> command) {
    assertEquals(command.getAnnotation(Command.class).name(), Main.name(command));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void itsHelpNamesTheProgramToo(Class<?> command) {
    StringWriter out = new StringWriter();
    String name = command.getAnnotation(Command.class).name();
    assertEquals(ExitCode.OK, Main.run(new PrintWriter(out, true), new PrintWriter(out, true), name, "--help"));
    assertTrue(out.toString().startsWith("Usage: etalon " + name), out.toString());
  }
}
