package etalon.cli;

import etalon.load.Inputs;
import etalon.problem.InvalidInput;
import etalon.score.Scoring;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "check",
    description = "Finds every problem in data, texts and strings, with its place and what would be right; writes nothing.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/, content/ and i18n/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(
      names = "--format", paramLabel = "FORMAT", defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}: lines, annotations of a pull request, or one object (default: ${DEFAULT-VALUE}).")
  private ProblemFormat format;

  @Spec private CommandSpec spec;

  /** Pages are not made: nothing in an input can be wrong that only a page would show. */
  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var err = spec.commandLine().getErr();
    String folder = folder(root);
    try {
      Inputs inputs = Inputs.load(root, Optional.empty());
      Workflow.checkCommonDocuments(inputs.measured().stream().map(Scoring::grade).toList());
      format.print(inputs.warnings(), folder, out, err);
      if (format == ProblemFormat.TEXT) {
        var catalogue = inputs.catalogue();
        out.println(
            "No error: " + catalogue.models().size() + " models, " + catalogue.benchmarks().size() + " benchmarks ("
                + inputs.measured().size() + " measured), " + inputs.contents().all().size() + " texts.");
      }
      return ExitCode.OK;
    } catch (InvalidInput invalid) {
      format.print(invalid.problems(), folder, out, err);
      return ExitCode.PROBLEMS;
    }
  }

  /** Annotations name files from where the command runs, which is the repository's root. */
  private static String folder(Path root) {
    String path = root.normalize().toString().replace('\\', '/');
    return path.isEmpty() ? "" : path + "/";
  }
}
