package etalon.write;

import etalon.disk.SafeFile;
import etalon.problem.Problem;
import etalon.render.chart.Gallery;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Pictures that were drawn before, each in a file named by what it shows. Anyone may delete the folder; a
 * build that cannot write there draws anew and says so.
 */
public final class PictureFolder implements Gallery.Store {
  /** How many are kept of those that the last build did not need: five small sites' worth. */
  private static final int MOST = 300;

  private static final byte[] BEGINNING = {(byte) 0x89, 'P', 'N', 'G'};
  private static final byte[] END = {'I', 'E', 'N', 'D'};
  private static final int CHECKSUM = 4;

  private final Path folder;
  private final Set<Path> needed = ConcurrentHashMap.newKeySet();
  private volatile Optional<IOException> refused = Optional.empty();
  private volatile boolean written = false;

  public PictureFolder(Path folder) {
    this.folder = folder;
  }

  @Override
  public Optional<byte[]> read(String key) {
    Path file = file(key);
    needed.add(file);
    try {
      return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)).filter(PictureFolder::whole) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether it begins and ends like a PNG: what a hand or a disk cut short is drawn again. */
  private static boolean whole(byte[] bytes) {
    int end = bytes.length - CHECKSUM - END.length;
    return end > BEGINNING.length
        && Arrays.equals(bytes, 0, BEGINNING.length, BEGINNING, 0, BEGINNING.length)
        && Arrays.equals(bytes, end, end + END.length, END, 0, END.length);
  }

  @Override
  public void write(String key, byte[] png) {
    if (refused.isPresent()) {
      return;
    }
    try {
      needed.add(file(key));
      SafeFile.replace(file(key), png);
      written = true;
    } catch (IOException e) {
      refused = Optional.of(e);
    }
  }

  private Path file(String key) {
    return folder.resolve(key + ".png");
  }

  /** Deletes the oldest of the pictures that this build did not need, beyond what is kept, if it added some. */
  public void tidy() {
    if (!written) {
      return;
    }
    try (Stream<Path> entries = Files.list(folder)) {
      List<Path> pictures = new ArrayList<>(entries.filter(file -> file.toString().endsWith(".png") && !needed.contains(file)).toList());
      if (pictures.size() > MOST) {
        pictures.sort(Comparator.comparing(PictureFolder::written).reversed().thenComparing(Path::toString));
        for (Path old : pictures.subList(MOST, pictures.size())) {
          Files.deleteIfExists(old);
        }
      }
    } catch (IOException e) {
      refused = Optional.of(e);
    }
  }

  private static FileTime written(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      // Deleted by another build since it was listed.
      return FileTime.fromMillis(0);
    }
  }

  /** What kept pictures from being kept. */
  public List<Problem> problems() {
    return refused
        .map(e -> new Problem(Problem.Severity.WARNING, folder.toString(), 0, 0, "pictures are not kept: " + e, "a folder that can be written"))
        .stream()
        .toList();
  }
}
