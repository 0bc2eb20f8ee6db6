package etalon.write;

import etalon.disk.FolderLock;
import etalon.disk.SafeFile;
import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import etalon.render.OutputTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts a site where another one is. What differs is written to a sibling folder first; only when all of it
 * is there, a list of what has to go is put beside it, and from then on the new site is certain: its files are
 * moved in, one by one, and a build that was killed meanwhile is finished by the next. Until that moment the old
 * site is whole. Files that do not differ are not touched: deleting and making thousands of them is slower
 * than computing them.
 */
public final class SiteFolder {
  /** The one character that no name of a file can hold. */
  private static final String SEPARATOR = "\0";

  private final Path out;
  private final Path next;
  private final Path ready;
  private final Path lock;

  public SiteFolder(Path out) {
    this.out = out.toAbsolutePath().normalize();
    this.next = beside("next");
    this.ready = beside("ready");
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
      finish();
      delete(next);
      if (isEmpty()) {
        write(tree, tree.files().keySet());
        Files.deleteIfExists(out);
        Files.move(next, out);
        return;
      }
      if (!isSite()) {
        throw refused(
            "the folder is not empty and holds no site written by Étalon", "another --out, or an empty folder");
      }
      Difference difference = Difference.between(out, tree);
      if (!difference.isNone()) {
        write(tree, difference.files());
        SafeFile.replace(ready, String.join(SEPARATOR, difference.gone()).getBytes(StandardCharsets.UTF_8));
        finish();
      }
    }
    // The empty file stays: deleting it would let one build lock the old file and another a new one.
  }

  private InvalidInput refused(String message, String hint) {
    return new InvalidInput(
        List.of(new Problem(Problem.Severity.ERROR, out.toString(), 0, 0, message, hint)));
  }

  private boolean isEmpty() throws IOException {
    if (!Files.exists(out)) {
      return true;
    }
    if (!Files.isDirectory(out)) {
      return false;
    }
    try (Stream<Path> entries = Files.list(out)) {
      return entries.findAny().isEmpty();
    }
  }

  private boolean isSite() {
    return Files.exists(out.resolve("index.json")) && Files.exists(out.resolve(".nojekyll"));
  }

  /** Moves the files of a site that is certain to their places; every step may be done twice. */
  private void finish() throws IOException {
    if (!Files.exists(ready)) {
      return;
    }
    for (String gone : Files.readString(ready).split(SEPARATOR)) {
      if (!gone.isEmpty()) {
        Files.deleteIfExists(out.resolve(gone));
      }
    }
    if (Files.exists(next)) {
      try (Stream<Path> paths = Files.walk(next)) {
        for (Path path : (Iterable<Path>) paths::iterator) {
          Path place = out.resolve(next.relativize(path).toString());
          if (Files.isDirectory(path)) {
            Files.createDirectories(place);
          } else {
            Files.move(path, place, StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
    }
    delete(next);
    Files.delete(ready);
  }

  private void write(OutputTree tree, Collection<String> paths) throws IOException {
    try {
      Path folder = null;
      for (String path : paths) {
        Path parent = next.resolve(path).getParent();
        if (!parent.equals(folder)) {
          folder = Files.createDirectories(parent);
        }
      }
      paths.parallelStream().forEach(path -> write(next.resolve(path), tree.files().get(path)));
    } catch (UncheckedIOException e) {
      // A full disk would stay full.
      delete(next);
      throw e.getCause();
    } catch (IOException e) {
      delete(next);
      throw e;
    }
  }

  private static void write(Path file, byte[] bytes) {
    try {
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
