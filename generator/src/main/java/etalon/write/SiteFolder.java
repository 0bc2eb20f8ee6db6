package etalon.write;

import etalon.disk.FolderLock;
import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import etalon.render.OutputTree;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Puts a site where another one is: writes a sibling folder, moves the old one aside, moves the new one in,
 * deletes the old one. Until the last moment the old site is whole; a build that was killed between the
 * two moves is repaired by the next.
 */
public final class SiteFolder {
  private final Path out;
  private final Path next;
  private final Path previous;
  private final Path lock;

  public SiteFolder(Path out) {
    this.out = out.toAbsolutePath().normalize();
    this.next = beside("next");
    this.previous = beside("previous");
    this.lock = beside("lock");
  }

  private Path beside(String what) {
    return out.resolveSibling("." + out.getFileName() + "." + what);
  }

  /**
   * Replaces the site.
   *
   * @throws InvalidInput when the folder holds something that is not a site of ours, or when another build
   *     is writing it
   */
  public void replace(OutputTree tree) throws IOException {
    if (out.getParent() == null) {
      throw refused("a site cannot be written to the root of a disk", "another --out");
    }
    Files.createDirectories(out.getParent());
    try (FolderLock held = FolderLock.hold(lock)) {
      repair();
      if (!ours()) {
        throw refused(
            "the folder is not empty and holds no site written by Étalon", "another --out, or an empty folder");
      }
      delete(next);
      try {
        write(tree);
      } catch (IOException e) {
        // A full disk would stay full.
        delete(next);
        throw e;
      }
      if (Files.exists(out)) {
        Files.move(out, previous);
      }
      Files.move(next, out);
      delete(previous);
    }
    // The empty file stays: deleting it would let one build lock the old file and another a new one.
  }

  private InvalidInput refused(String message, String hint) {
    return new InvalidInput(
        List.of(new Problem(Problem.Severity.ERROR, out.toString(), 0, 0, message, hint)));
  }

  /** After a crash between the two moves the old site lies aside and nothing is in its place. */
  private void repair() throws IOException {
    if (Files.exists(previous) && !Files.exists(out)) {
      Files.move(previous, out);
    }
    delete(previous);
  }

  private boolean ours() throws IOException {
    if (!Files.exists(out)) {
      return true;
    }
    if (!Files.isDirectory(out)) {
      return false;
    }
    try (Stream<Path> entries = Files.list(out)) {
      return entries.findAny().isEmpty()
          || (Files.exists(out.resolve("index.json")) && Files.exists(out.resolve(".nojekyll")));
    }
  }

  private void write(OutputTree tree) throws IOException {
    Path folder = null;
    for (Map.Entry<String, byte[]> file : tree.files().entrySet()) {
      Path path = next.resolve(file.getKey());
      if (!path.getParent().equals(folder)) {
        folder = path.getParent();
        Files.createDirectories(folder);
      }
      Files.write(path, file.getValue());
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path dir, IOException failure) throws IOException {
            Files.delete(dir);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
