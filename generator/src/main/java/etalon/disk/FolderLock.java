package etalon.disk;

import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Keeps a second process away from a folder while the first one writes there. The system frees it when we die. */
public final class FolderLock implements AutoCloseable {
  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * @param file the empty file that carries the lock; it stays, because deleting it would let two others
   *     each hold a lock of their own
   * @throws InvalidInput when another process holds it
   */
  public static FolderLock hold(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock = null;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Held in this process: the same answer as when another one holds it.
    }
    if (lock == null) {
      channel.close();
      throw new InvalidInput(
          List.of(
              new Problem(
                  Problem.Severity.ERROR, file.toString(), 0, 0,
                  "another etalon is working here", "wait for it to end, or end it")));
    }
    return new FolderLock(channel);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
