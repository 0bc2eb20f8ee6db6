package etalon.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each test ends because a change was seen; one that is not seen would wait for ever. */
@Timeout(60)
class WatcherTest {
  @TempDir Path folder;

  private Path root;
  private Watcher watcher;

  @BeforeEach
  void watch() throws IOException {
    root = folder.toRealPath();
    for (String name : new String[] {"content/en/methodology", "data", "i18n", "templates/assets"}) {
      Files.createDirectories(root.resolve(name));
    }
    Files.writeString(root.resolve("content/en/about.md"), "before");
    watcher = new Watcher(root);
  }

  @AfterEach
  void close() throws IOException {
    watcher.close();
  }

  /** The paths of changes until the given one is among them. */
  private Set<String> until(String path) throws Exception {
    Set<String> seen = watcher.next().orElseThrow();
    while (!seen.contains(path)) {
      seen = watcher.next().orElseThrow();
    }
    return seen;
  }

  @Test
  void aFileThatIsWrittenInPlace() throws Exception {
    Files.writeString(root.resolve("content/en/about.md"), "after");
    assertEquals(Set.of("content/en/about.md"), until("content/en/about.md"));
  }

  /** As vim and many others save: a new file is put in the place of the old one, a copy of which goes. */
  @Test
  void aFileThatIsRenamedOverTheOldOne() throws Exception {
    Path file = root.resolve("content/en/about.md");
    Path old = root.resolve("content/en/about.md~");
    Path swap = root.resolve("content/en/.about.md.swp");
    Files.writeString(swap, "swap");
    Files.move(file, old);
    Files.writeString(file, "after");
    Files.delete(old);
    Files.delete(swap);
    assertEquals(Set.of("content/en/about.md"), until("content/en/about.md"));
  }

  @Test
  void aFileInAFolderThatIsNew() throws Exception {
    Files.createDirectories(root.resolve("content/fr/methodology"));
    until("content/fr");
    Files.writeString(root.resolve("content/fr/methodology/limits.md"), "new");
    until("content/fr/methodology/limits.md");
  }

  @Test
  void aFileThatGoes() throws Exception {
    Files.delete(root.resolve("content/en/about.md"));
    until("content/en/about.md");
  }

  @Test
  void whatBelongsToNoPartIsNotSeen() throws Exception {
    Files.writeString(root.resolve("README.md"), "x");
    Files.createDirectories(root.resolve("public"));
    Files.writeString(root.resolve("public/index.html"), "x");
    Files.writeString(root.resolve("content/en/.hidden.md"), "x");
    Files.writeString(root.resolve("content/en/about.md~"), "x");
    Files.move(root.resolve("content/en/about.md"), root.resolve("data/seen.json"), StandardCopyOption.ATOMIC_MOVE);
    assertEquals(Set.of("content/en/about.md", "data/seen.json"), until("data/seen.json"));
  }

  @Test
  void closingEndsTheWait() throws Exception {
    watcher.close();
    assertEquals(Optional.empty(), watcher.next());
    assertTrue(watcher.within(1).isEmpty());
  }
}
