package etalon.disk;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes one file so that a reader, or a crash, finds the old one or the new one, never a half. */
public final class SafeFile {
  private SafeFile() {}

  /** Puts the content of a file. */
  public interface Body {
    void write(OutputStream out) throws IOException;
  }

  public static void replace(Path file, byte[] bytes) throws IOException {
    write(file, out -> out.write(bytes));
  }

  /** Writes beside the file, has the disk keep it, and puts it in the file's place; a failing body leaves the old one. */
  public static void write(Path file, Body body) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path next = file.resolveSibling("." + file.getFileName() + ".next");
    try {
      try (FileChannel channel =
          FileChannel.open(next, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
        body.write(out);
        out.flush();
        channel.force(true);
      }
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(next);
    }
  }
}
