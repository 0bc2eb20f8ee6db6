package etalon.cli;

import etalon.bench.Catalogue;
import etalon.bench.Lab;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.data.GatewayCatalogue.Listed;
import etalon.data.ModelFile;
import etalon.disk.SafeFile;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "models",
    description = "Keeps the catalogue of models.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = ModelsCommand.Add.class)
final class ModelsCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "Missing command.");
  }

  @Command(
      name = "add",
      description = "Adds a model to data/models.json, as far as a gateway's public list knows it.",
      mixinStandardHelpOptions = true)
  static final class Add implements Callable<Integer> {
    @Parameters(paramLabel = "ID", description = "The gateway's name of the model: lab/model.")
    private String id;

    @Option(names = "--from", paramLabel = "FILE|URL", defaultValue = CatalogueSource.OPENROUTER, description = "The list, or where it is (default: ${DEFAULT-VALUE}).")
    private String from;

    @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
    private Path root;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
      Problems problems = new Problems();
      Files files = new Files(root, problems);
      Optional<Catalogue> catalogue = new CatalogueReader(files).read(Optional.empty());
      problems.throwIfErrors();
      Map<String, Listed> gateway = CatalogueSource.read(from, problems);
      Listed listed = gateway.get(id);
      if (listed == null) {
        problems.error(Place.of(from), "there is no model '" + id + "'", nearest(gateway));
        problems.throwIfErrors();
      }
      Optional<byte[]> file =
          ModelFile.with(files, listed, catalogue.orElseThrow().labs().stream().map(Lab::id).collect(Collectors.toSet()));
      problems.throwIfErrors();
      SafeFile.replace(root.resolve(ModelFile.PATH), file.orElseThrow());
      spec.commandLine().getOut().println(
          ModelFile.PATH + ": " + id + " added. The list does not say when it was released"
              + (listed.weights().isPresent() ? "" : ", nor whether its weights are open") + ": put it in by hand if you know it."
              + (files.list("data/boards").isEmpty() ? "" : " Link it to the boards, or say why not, in data/boards/identities.json.")
              + " Then `etalon prices sync`.");
      return ExitCode.OK;
    }

    private String nearest(Map<String, Listed> gateway) {
      String lab = id.substring(0, id.indexOf('/') + 1);
      return "of this lab: " + gateway.keySet().stream().filter(model -> !lab.isEmpty() && model.startsWith(lab)).limit(20).toList();
    }
  }
}
