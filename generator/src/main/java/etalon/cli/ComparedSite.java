package etalon.cli;

import etalon.diff.Index;
import etalon.diff.Pages;
import etalon.render.OutputTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** One side of a comparison. */
record ComparedSite(Index index, Pages pages) {
  private static final String INDEX = "index.json";

  static ComparedSite of(OutputTree tree) throws IOException {
    return new ComparedSite(
        Index.parse(tree.bytes(INDEX)), new Pages(new TreeSet<>(tree.paths()), tree::bytes));
  }

  /** Whether a build wrote this folder, or this is the index of one. */
  static boolean written(Path path) {
    return Files.isRegularFile(path) || Files.isRegularFile(path.resolve(INDEX));
  }

  /** Of a written folder everything, of an index.json the figures. */
  static ComparedSite read(Path path) throws IOException {
    if (Files.isRegularFile(path)) {
      return new ComparedSite(Index.parse(Files.readAllBytes(path)), Pages.NONE);
    }
    SortedSet<String> paths = new TreeSet<>();
    try (Stream<Path> files = Files.walk(path)) {
      files.filter(Files::isRegularFile).forEach(file -> paths.add(path.relativize(file).toString().replace('\\', '/')));
    }
    return new ComparedSite(Index.parse(Files.readAllBytes(path.resolve(INDEX))), new Pages(paths, name -> bytes(path.resolve(name))));
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
