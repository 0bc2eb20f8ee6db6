package etalon.serve;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * Says which files below a root change. An editor that saves writes, renames and deletes several files: what follows
 * at once belongs to one change.
 */
final class Watcher implements AutoCloseable {
  /** No longer than an editor pauses between the steps of one save. */
  private static final long QUIET_MILLIS = 5;

  /** A change that never pauses, as of a large checkout, is handed on after so many pauses that were none. */
  private static final int MOST_ROUNDS = 500;

  private final Path root;
  private final WatchService service;
  private final Map<WatchKey, Path> folders = new HashMap<>();

  /** Watches from now on what belongs to a {@link Part}. */
  Watcher(Path root) throws IOException {
    this.root = root;
    this.service = root.getFileSystem().newWatchService();
    watch(root);
    for (String folder : new String[] {"content", "i18n", "data", "templates"}) {
      if (Files.isDirectory(root.resolve(folder))) {
        watchAll(root.resolve(folder));
      }
    }
  }

  private void watch(Path folder) throws IOException {
    folders.put(
        folder.register(
            service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY, StandardWatchEventKinds.ENTRY_DELETE),
        folder);
  }

  private void watchAll(Path top) throws IOException {
    Files.walkFileTree(
        top,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
            watch(folder);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failure) {
            // Gone between listing and looking.
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** Waits for the next change; empty when the watcher is closed. */
  Optional<Set<String>> next() throws InterruptedException, IOException {
    try {
      while (true) {
        Set<String> changed = new TreeSet<>();
        take(service.take(), changed);
        quiet(changed);
        if (!changed.isEmpty()) {
          return Optional.of(changed);
        }
      }
    } catch (ClosedWatchServiceException e) {
      return Optional.empty();
    }
  }

  /** What else changes within a while; empty when nothing does. */
  Set<String> within(long millis) throws InterruptedException, IOException {
    Set<String> changed = new TreeSet<>();
    try {
      WatchKey key = service.poll(millis, TimeUnit.MILLISECONDS);
      if (key != null) {
        take(key, changed);
        quiet(changed);
      }
    } catch (ClosedWatchServiceException e) {
      // Nothing more can change.
    }
    return changed;
  }

  private void quiet(Set<String> changed) throws InterruptedException, IOException {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      WatchKey key = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
      if (key == null) {
        return;
      }
      take(key, changed);
    }
  }

  private void take(WatchKey key, Set<String> changed) throws IOException {
    Path folder = folders.get(key);
    for (WatchEvent<?> event : key.pollEvents()) {
      if (event.kind() == StandardWatchEventKinds.OVERFLOW) {
        for (Part part : Part.values()) {
          changed.add(part.folder());
        }
        continue;
      }
      Path path = folder.resolve((Path) event.context());
      String name = path.getFileName().toString();
      // Those that no reader of the sources sees.
      if (name.startsWith(".") || name.endsWith("~")) {
        continue;
      }
      String relative = root.relativize(path).toString().replace('\\', '/');
      if (Part.of(relative).isEmpty()) {
        continue;
      }
      if (event.kind() == StandardWatchEventKinds.ENTRY_CREATE && Files.isDirectory(path)) {
        try {
          watchAll(path);
        } catch (NoSuchFileException e) {
          // Gone again.
        }
      }
      changed.add(relative);
    }
    if (!key.reset()) {
      folders.remove(key);
    }
  }

  @Override
  public void close() throws IOException {
    service.close();
  }
}
