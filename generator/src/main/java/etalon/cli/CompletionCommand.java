package etalon.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    description = "Prints a script that completes commands and options: source <(etalon completion bash).",
    mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

  /** The script finds out by itself in which of the two it runs; others are refused. */
  enum Shell {
    BASH,
    ZSH;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}.")
  private Shell shell;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine all = Main.commands();
    spec.commandLine().getOut().print(AutoComplete.bash(all.getCommandName(), all));
    spec.commandLine().getOut().flush();
    return ExitCode.OK;
  }
}
