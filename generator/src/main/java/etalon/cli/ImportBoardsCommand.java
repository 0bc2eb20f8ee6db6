package etalon.cli;

import etalon.bench.Source;
import etalon.data.BoardFiles;
import etalon.data.BoardImport;
import etalon.data.Files;
import etalon.disk.FolderLock;
import etalon.disk.SafeFile;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "boards",
    description = "Reads a snapshot of public boards and writes data/boards.",
    mixinStandardHelpOptions = true)
final class ImportBoardsCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE.json", description = "The snapshot: benchmarks, models, scores, excluded, catalogs.")
  private Path file;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--accept", description = "Takes over a snapshot that changes or removes figures.")
  private boolean accept;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Problems problems = new Problems();
    try (FolderLock held = FolderLock.hold(root.resolve("data/boards/.import.lock"))) {
      Files here = new Files(root, problems);
      Optional<BoardFiles.Read> present = new BoardFiles(here).read();
      Path absolute = file.toAbsolutePath();
      BoardImport.Snapshot snapshot =
          BoardImport.read(new Files(absolute.getParent(), problems), absolute.getFileName().toString(), present);
      problems.throwIfErrors();
      List<String> changes = present.map(p -> BoardImport.changes(p.boards(), snapshot.boards())).orElse(List.of());
      changes.forEach(spec.commandLine().getOut()::println);
      if (!changes.isEmpty() && !accept) {
        problems.error(Place.of(file.toString()), changes.size() + " figures would change or be removed", "--accept, when that is meant");
        problems.throwIfErrors();
      }
      write(here, snapshot);
    }
    return ExitCode.OK;
  }

  private void write(Files here, BoardImport.Snapshot snapshot) throws IOException {
    Source source = new BoardFiles(here).source().orElse(new Source(file.getFileName().toString(), "https://example.org/", snapshot.boards().retrieved()));
    SafeFile.replace(root.resolve(BoardFiles.MODELS), BoardFiles.models(snapshot.boards().models()));
    SafeFile.replace(root.resolve(BoardFiles.SCORES), BoardFiles.scores(snapshot.boards().scores()));
    SafeFile.replace(root.resolve(BoardFiles.MEASURES), BoardImport.measures(snapshot, source));
    spec.commandLine().getOut().println(
        snapshot.boards().measures().size() + " measures, " + snapshot.boards().models().size() + " models, "
            + snapshot.boards().scores().size() + " scores written to data/boards.");
  }
}
