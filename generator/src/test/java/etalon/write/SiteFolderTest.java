package etalon.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import etalon.problem.InvalidInput;
import etalon.render.OutputTree;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteFolderTest {
  private static final Map<String, String> OLD =
      Map.of(".nojekyll", "", "index.json", "old", "en/index.html", "old", "en/gone/index.html", "old");
  private static final Map<String, String> NEW =
      Map.of(".nojekyll", "", "index.json", "new", "en/index.html", "new", "fr/index.html", "new");

  @TempDir Path parent;

  private Path out;

  @BeforeEach
  void name() {
    out = parent.resolve("public");
  }

  private void replace(Map<String, String> site) throws IOException {
    new SiteFolder(out).replace(tree(site));
  }

  private static OutputTree tree(Map<String, String> site) {
    OutputTree tree = new OutputTree();
    site.forEach((path, text) -> tree.put(path, text.getBytes(StandardCharsets.UTF_8)));
    return tree;
  }

  /** The state that a crash or another program left. */
  private static void put(Path folder, Map<String, String> files) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }

  private static Map<String, String> files(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
        files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
      }
    }
    return files;
  }

  private Path aside(String what) {
    return parent.resolve(".public." + what);
  }

  private void assertSite(Map<String, String> site) throws IOException {
    assertEquals(new TreeMap<>(site), files(out));
    assertFalse(Files.exists(aside("next")) || Files.exists(aside("ready")), "nothing may lie beside the site");
  }

  @Test
  void aSiteIsWrittenWhereNothingWas() throws IOException {
    out = parent.resolve("not/yet/public");
    replace(NEW);
    assertSite(NEW);
  }

  @Test
  void aSiteIsWrittenIntoAnEmptyFolder() throws IOException {
    Files.createDirectory(out);
    replace(NEW);
    assertSite(NEW);
  }

  @Test
  void aSiteReplacesTheOldOneAndNothingOfThatRemains() throws IOException {
    replace(OLD);
    replace(NEW);
    assertSite(NEW);
  }

  @Test
  void aFolderThatIsNoSiteOfOursIsRefusedAndKept() throws IOException {
    Map<String, String> foreign = Map.of("letters/to-my-mother.txt", "Dear", "index.html", "my page");
    put(out, foreign);
    InvalidInput refused = assertThrows(InvalidInput.class, () -> replace(NEW));
    assertEquals(
        out + ": error: the folder is not empty and holds no site written by Étalon (another --out, or an empty folder)",
        refused.problems().get(0).toString());
    assertSite(foreign);
  }

  @Test
  void aFileInPlaceOfTheFolderIsRefusedAndKept() throws IOException {
    Files.writeString(out, "a file");
    assertThrows(InvalidInput.class, () -> replace(NEW));
    assertEquals("a file", Files.readString(out));
  }

  @Test
  void theRootOfADiskIsRefused() {
    out = parent.getRoot();
    assertThrows(InvalidInput.class, () -> replace(NEW));
  }

  @Test
  void filesThatDoNotDifferAreNotTouched() throws IOException {
    replace(OLD);
    FileTime longAgo = FileTime.fromMillis(0);
    for (String path : OLD.keySet()) {
      Files.setLastModifiedTime(out.resolve(path), longAgo);
    }
    replace(NEW);
    assertSite(NEW);
    assertEquals(longAgo, Files.getLastModifiedTime(out.resolve(".nojekyll")));
    assertNotEquals(longAgo, Files.getLastModifiedTime(out.resolve("en/index.html")));
  }

  /** What is written while it is made, as index.json is, can be compared only afterwards. */
  @Test
  void aStreamedFileIsTouchedOnlyWhenItDiffers() throws IOException {
    FileTime longAgo = FileTime.fromMillis(0);
    for (String index : List.of("old", "old", "new", "newer")) {
      OutputTree tree = tree(Map.of(".nojekyll", "", "en/index.html", index));
      for (String path : List.of("index.json", "data/v1/index.json")) {
        tree.stream(path, stream -> written(stream, index));
      }
      String before = Files.exists(out) ? Files.readString(out.resolve("index.json")) : "";
      new SiteFolder(out).replace(tree);
      assertSite(Map.of(".nojekyll", "", "en/index.html", index, "index.json", index, "data/v1/index.json", index));
      for (String path : List.of("index.json", "data/v1/index.json")) {
        FileTime modified = Files.getLastModifiedTime(out.resolve(path));
        assertEquals(before.equals(index), modified.equals(longAgo), path);
        Files.setLastModifiedTime(out.resolve(path), longAgo);
      }
    }
  }

  @Test
  void aStreamThatBreaksLeavesTheOldSiteWhole() throws IOException {
    replace(OLD);
    OutputTree tree = tree(NEW);
    tree.stream(
        "data/v1/index.json",
        stream -> {
          written(stream, "half of");
          throw new UncheckedIOException(new IOException("the disk is full"));
        });
    assertThrows(UncheckedIOException.class, () -> new SiteFolder(out).replace(tree));
    assertSite(OLD);
  }

  private static void written(OutputStream stream, String text) {
    try {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFileWhereAFolderWasAndAFolderWhereAFileWas() throws IOException {
    Map<String, String> one = Map.of(".nojekyll", "", "index.json", "1", "a", "file", "b/c/d", "below folders");
    Map<String, String> other = Map.of(".nojekyll", "", "index.json", "2", "a/x", "below", "b", "file");
    replace(one);
    replace(other);
    assertSite(other);
    replace(one);
    assertSite(one);
  }

  @Test
  void aLinkInPlaceOfAFileIsReplacedAndItsTargetKept() throws IOException {
    replace(OLD);
    Path target = Files.writeString(parent.resolve("elsewhere"), "old");
    Files.delete(out.resolve("en/index.html"));
    Files.createSymbolicLink(out.resolve("en/index.html"), target);
    replace(NEW);
    assertSite(NEW);
    assertEquals("old", Files.readString(target));
  }

  /** From the moment when the list lies beside the site, the new one is certain. */
  @Test
  void afterACrashAmongTheMovesEvenAFailingBuildFinishesTheSite() throws IOException {
    put(out, Map.of(".nojekyll", "", "index.json", "old", "en/index.html", "new", "en/gone/index.html", "old"));
    put(aside("next"), Map.of("0", "new", "2", "new"));
    Files.writeString(aside("ready"), "index.json\0en/index.html\0fr/index.html\0\0en/gone/index.html\0en/gone");
    replaceFails();
    assertSite(NEW);
    assertFalse(Files.exists(out.resolve("en/gone")), "no empty folder may stay");
  }

  @Test
  void afterACrashAtTheLastStepTheSiteStays() throws IOException {
    put(out, NEW);
    Files.writeString(aside("ready"), "en/index.html\0\0en/gone/index.html\0en/gone");
    replaceFails();
    assertSite(NEW);
  }

  @Test
  void afterACrashBeforeTheListWasThereTheOldSiteStays() throws IOException {
    put(out, OLD);
    put(aside("next"), Map.of("0", "new"));
    replaceFails();
    assertSite(OLD);
  }

  @Test
  void whatACrashLeftHalfWrittenIsNotPartOfTheNextSite() throws IOException {
    put(aside("next"), Map.of("half/written.html", "half"));
    replace(OLD);
    put(aside("next"), Map.of("half/written.html", "half"));
    replace(NEW);
    assertSite(NEW);
  }

  /** A build that fails while it writes, after it has repaired what was left to it. */
  private void replaceFails() throws IOException {
    Path inTheWay = Files.createDirectories(parent.resolve("..public.ready.next/x"));
    assertThrows(IOException.class, () -> replace(Map.of("index.json", "never", ".nojekyll", "")));
    Files.delete(inTheWay);
    Files.delete(inTheWay.getParent());
  }

  @Test
  void aWriteThatFailsLeavesTheOldSite() throws IOException {
    replace(OLD);
    replaceFails();
    assertSite(OLD);
    replace(NEW);
    assertSite(NEW);
  }

  @Test
  void aFolderThatMayNotBeWrittenKeepsItsSite() throws IOException {
    replace(OLD);
    assertTrue(parent.toFile().setWritable(false));
    try {
      assumeFalse(Files.isWritable(parent), "this user may write everywhere");
      assertThrows(IOException.class, () -> replace(NEW));
      assertEquals(new TreeMap<>(OLD), files(out));
    } finally {
      assertTrue(parent.toFile().setWritable(true));
    }
  }

  @Test
  void aSecondWriterIsRefusedWhileTheFirstWrites() throws IOException {
    replace(OLD);
    try (FileChannel channel = FileChannel.open(aside("lock"), StandardOpenOption.WRITE);
        FileLock first = channel.lock()) {
      assertTrue(first.isValid());
      // Twice: a refused writer must not open the way for the next one.
      for (int i = 0; i < 2; i++) {
        InvalidInput refused = assertThrows(InvalidInput.class, () -> replace(NEW));
        assertEquals(
            aside("lock") + ": error: another etalon is working here (wait for it to end, or end it)",
            refused.problems().get(0).toString());
      }
    }
    assertSite(OLD);
    replace(NEW);
    assertSite(NEW);
  }
}
