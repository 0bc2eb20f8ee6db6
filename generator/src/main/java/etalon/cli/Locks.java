package etalon.cli;

import etalon.data.Files;
import etalon.disk.FolderLock;
import etalon.problem.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What keeps two processes from working on the same files of data/; nothing is created below a mistyped root. */
final class Locks {
  private Locks() {}

  static FolderLock scores(Path root, CommandSpec spec) throws IOException {
    return FolderLock.hold(data(root, spec).resolve("runs/.score.lock"));
  }

  static FolderLock publications(Path root, CommandSpec spec) throws IOException {
    return FolderLock.hold(data(root, spec).resolve("published/.publish.lock"));
  }

  /** The decisions on one benchmark: another one can be arbitrated at the same time. */
  static FolderLock decisions(Path root, String benchmark, CommandSpec spec) throws IOException {
    Path data = data(root, spec);
    List<String> benchmarks = new Files(data, new Problems()).list("benchmarks");
    if (!benchmarks.contains(benchmark)) {
      throw new ParameterException(spec.commandLine(), "No benchmark '" + benchmark + "'; there are " + benchmarks + ".");
    }
    return FolderLock.hold(data.resolve("runs/.arbitrate." + benchmark + ".lock"));
  }

  private static Path data(Path root, CommandSpec spec) {
    Path data = root.resolve("data");
    if (!java.nio.file.Files.isDirectory(data)) {
      throw new ParameterException(spec.commandLine(), "There is no folder " + data + ".");
    }
    return data;
  }
}
