package etalon.write;

import etalon.disk.FolderLock;
import etalon.disk.SafeFile;
import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import etalon.render.OutputTree;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts a site where another one is. Each file is made and compared with what is there; what differs is written to a
 * sibling folder first. Only when all of it is there, a list of what has to come and to go is put beside it, and from
 * then on the new site is certain: its files are moved in, one by one, and a build that was killed meanwhile is finished
 * by the next. Until that moment the old site is whole. Files that do not differ are not touched, and the sibling folder
 * is flat: making and deleting thousands of folders is slower than computing what is in them.
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
      if (!isEmpty() && !isSite()) {
        throw refused(
            "the folder is not empty and holds no site written by Étalon", "another --out, or an empty folder");
      }
      write(tree, Standing.in(out, tree.paths()));
      finish();
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

  /** Puts the files of a site that is certain in their places; every step may be done twice. */
  private void finish() throws IOException {
    if (!Files.exists(ready)) {
      return;
    }
    List<String> list = List.of(Files.readString(ready).split(SEPARATOR, -1));
    int files = list.indexOf("");
    for (String gone : list.subList(files + 1, list.size())) {
      if (!gone.isEmpty()) {
        Files.deleteIfExists(out.resolve(gone));
      }
    }
    Path folder = null;
    for (int i = 0; i < files; i++) {
      Path written = next.resolve(Integer.toString(i));
      Path place = out.resolve(list.get(i));
      if (Files.exists(written)) {
        if (!place.getParent().equals(folder)) {
          folder = Files.createDirectories(place.getParent());
        }
        Files.move(written, place, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    delete(next);
    Files.delete(ready);
  }

  /** Makes the site, and writes what the folder has not and the list of it; nothing when there is no difference. */
  private void write(OutputTree tree, Standing standing) throws IOException {
    try {
      Files.createDirectory(next);
      List<String> written = new ArrayList<>();
      tree.paths().parallelStream().forEach(
          path -> {
            OutputTree.Content streamed = tree.streamed().get(path);
            if (streamed != null) {
              stream(path, streamed, standing, written);
              return;
            }
            byte[] bytes = tree.bytes(path);
            if (!standing.has(path, bytes)) {
              write(next.resolve(Integer.toString(place(written, path))), bytes);
            }
          });
      if (!written.isEmpty() || !standing.gone().isEmpty()) {
        SafeFile.replace(ready, list(written, standing.gone()).getBytes(StandardCharsets.UTF_8));
      }
    } finally {
      // What failed, and what a full disk cut short, would only stand in the way.
      if (!Files.exists(ready)) {
        delete(next);
      }
    }
  }

  /** What is not held can be compared only when it is written. */
  private void stream(String path, OutputTree.Content content, Standing standing, List<String> written) {
    Path file = next.resolve(path.replace('/', ' '));
    try {
      try (OutputStream stream = Files.newOutputStream(file)) {
        content.writeTo(stream);
      }
      if (standing.has(path, file)) {
        Files.delete(file);
      } else {
        Files.move(file, next.resolve(Integer.toString(place(written, path))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int place(List<String> written, String path) {
    synchronized (written) {
      written.add(path);
      return written.size() - 1;
    }
  }

  /** The paths of the new files, whose places in the list are their names in the sibling folder; then those that go. */
  private static String list(List<String> written, List<String> gone) {
    return String.join(SEPARATOR, written) + SEPARATOR + SEPARATOR + String.join(SEPARATOR, gone);
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
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
