package etalon.write;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes one file so that a reader, or a crash, finds the old one or the new one, never a half. */
public final class SafeFile {
  private SafeFile() {}

  public static void replace(Path file, byte[] bytes) throws IOException {
    Path next = prepare(file, bytes);
    Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Writes the bytes beside the file and has the disk keep them. */
  private static Path prepare(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path next = file.resolveSibling("." + file.getFileName() + ".next");
    try (FileChannel channel =
        FileChannel.open(next, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
    return next;
  }
}
