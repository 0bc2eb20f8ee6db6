package etalon.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "check",
    description = "Does all that build does, and writes nothing.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/, content/ and i18n/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Workflow.Made made = Workflow.make(root, Optional.empty());
    ProblemList.print(made.inputs().warnings(), spec.commandLine().getErr());
    spec.commandLine().getOut().println("No error in " + made.tree().files().size() + " files.");
    return ExitCode.OK;
  }
}
