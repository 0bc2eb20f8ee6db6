package etalon.cli;

import etalon.write.SiteFolder;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "build",
    description = "Computes every figure and writes the site.",
    mixinStandardHelpOptions = true)
final class BuildCommand implements Callable<Integer> {

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/, content/ and i18n/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--out", paramLabel = "DIR", description = "Folder to write (default: public in the root).")
  private Path out;

  @Option(names = "--base-url", paramLabel = "URL", description = "Where the site will live (default: baseUrl of data/site.json).")
  private String baseUrl;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    Workflow.Made made;
    try (Progress progress = Progress.to(spec.commandLine().getErr())) {
      progress.now("reading, computing and making the pages");
      made = Workflow.make(root, Optional.ofNullable(baseUrl));
      progress.now("writing " + made.tree().files().size() + " files");
      new SiteFolder(out == null ? root.resolve("public") : out).replace(made.tree());
    }
    ProblemList.print(made.inputs().warnings(), spec.commandLine().getErr());
    return ExitCode.OK;
  }
}
