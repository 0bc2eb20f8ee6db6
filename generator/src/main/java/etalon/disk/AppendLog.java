package etalon.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** A file of lines that only grows. A crash loses at most the line that was being written. */
public final class AppendLog implements AutoCloseable {
  private final FileChannel channel;
  private final List<String> lines;

  private AppendLog(FileChannel channel, List<String> lines) {
    this.channel = channel;
    this.lines = lines;
  }

  /** Opens the file, or makes it; the beginning of a line that a crash left at its end is cut off. */
  public static AppendLog open(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      byte[] bytes = Files.readAllBytes(file);
      int end = bytes.length;
      while (end > 0 && bytes[end - 1] != '\n') {
        end--;
      }
      channel.truncate(end);
      channel.position(end);
      return new AppendLog(channel, new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList());
    } catch (IOException | RuntimeException e) {
      channel.close();
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
    ByteBuffer bytes = ByteBuffer.wrap((line + '\n').getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    if (kept) {
      channel.force(false);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
