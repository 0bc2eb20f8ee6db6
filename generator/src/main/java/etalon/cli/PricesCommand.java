package etalon.cli;

import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.bench.PriceList;
import etalon.bench.Source;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.data.PriceFile;
import etalon.disk.SafeFile;
import etalon.problem.Problems;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "prices",
    description = "Keeps the prices of the day.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = PricesCommand.Sync.class)
final class PricesCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "Missing command.");
  }

  @Command(
      name = "sync",
      description = "Writes data/prices/<date>.json from a gateway's public list of models, and says what changed.",
      mixinStandardHelpOptions = true)
  static final class Sync implements Callable<Integer> {
    @Option(names = "--from", paramLabel = "FILE|URL", defaultValue = CatalogueSource.OPENROUTER, description = "The list, or where it is (default: ${DEFAULT-VALUE}).")
    private String from;

    @Option(names = "--date", paramLabel = "DAY", description = "Day of the prices (default: today).")
    private LocalDate date;

    @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
    private Path root;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
      LocalDate day = date == null ? LocalDate.now() : date;
      Problems problems = new Problems();
      Files files = new Files(root, problems);
      Optional<Catalogue> catalogue = new CatalogueReader(files).read(Optional.empty());
      problems.throwIfErrors();
      PriceList before = catalogue.orElseThrow().prices();
      List<String> models = catalogue.get().models().stream().map(Model::id).toList();
      Source source = new Source(before.source().name(), before.source().url(), day);
      PriceList now = PriceFile.of(from, CatalogueSource.read(from, problems), models, day, source, before, problems);
      problems.throwIfErrors();
      PrintWriter out = spec.commandLine().getOut();
      List<String> changes = PriceFile.changes(before, now);
      changes.forEach(out::println);
      SafeFile.replace(root.resolve(PriceFile.path(day)), PriceFile.bytes(now));
      out.println(
          PriceFile.path(day) + ": " + now.prices().size() + " of " + models.size() + " models have a price; "
              + changes.size() + " changes since " + before.date());
      return ExitCode.OK;
    }
  }
}
