package etalon.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file of lines that only grows. A crash loses at most the line that was being written. */
public final class AppendLog implements AutoCloseable {
  /** Not a channel: an interrupted thread would close it. */
  private final RandomAccessFile file;

  private final List<String> lines;

  private AppendLog(RandomAccessFile file, List<String> lines) {
    this.file = file;
    this.lines = lines;
  }

  /** Opens the file, or makes it; the beginning of a line that a crash left at its end is cut off. */
  public static AppendLog open(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw");
    try {
      byte[] bytes = Files.readAllBytes(file);
      int end = bytes.length;
      while (end > 0 && bytes[end - 1] != '\n') {
        end--;
      }
      open.setLength(end);
      open.seek(end);
      return new AppendLog(open, new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList());
    } catch (IOException | RuntimeException e) {
      open.close();
      throw e;
    }
  }

  /** The lines that were there when the file was opened. */
  public List<String> lines() {
    return lines;
  }

  /**
   * Adds one line.
   *
   * @param kept whether the disk has to have it when this returns; else the system has, which a killed process does not
   *     undo and a power cut may
   */
  public synchronized void append(String line, boolean kept) throws IOException {
    if (line.indexOf('\n') >= 0) {
      throw new IllegalArgumentException("more than one line: " + line);
    }
    file.write((line + '\n').getBytes(StandardCharsets.UTF_8));
    if (kept) {
      file.getFD().sync();
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
