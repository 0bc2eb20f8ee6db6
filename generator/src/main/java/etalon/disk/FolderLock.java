package etalon.disk;

import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps a second process away from a folder while the first one writes there. The system frees it when we die. */
public final class FolderLock implements AutoCloseable {
  /** What this process holds. On Linux, closing any channel of a file frees it: no second one is ever opened. */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private FolderLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * @param file the empty file that carries the lock; it stays, because deleting it would let two others
   *     each hold a lock of their own
   * @throws InvalidInput when another process holds it, or this one already does
   */
  public static FolderLock hold(Path file) throws IOException {
    Path folder = Files.createDirectories(file.toAbsolutePath().getParent()).toRealPath();
    Path own = folder.resolve(file.getFileName());
    if (!HELD.add(own)) {
      throw refused(file);
    }
    boolean locked = false;
    FileChannel channel = null;
    try {
      channel = FileChannel.open(own, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      locked = locked(channel);
    } finally {
      if (!locked) {
        HELD.remove(own);
        if (channel != null) {
          channel.close();
        }
      }
    }
    if (!locked) {
      throw refused(file);
    }
    return new FolderLock(own, channel);
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Held in this process, but not by us.
      return false;
    }
  }

  private static InvalidInput refused(Path file) {
    return new InvalidInput(
        List.of(
            new Problem(
                Problem.Severity.ERROR, file.toString(), 0, 0, "another etalon is working here", "wait for it to end, or end it")));
  }

  @Override
  public void close() throws IOException {
    channel.close();
    HELD.remove(file);
  }
}
