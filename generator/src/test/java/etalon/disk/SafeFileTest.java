package etalon.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("decisions.csv");
  }

  private void replace(String text) throws IOException {
    SafeFile.replace(file(), text.getBytes(StandardCharsets.UTF_8));
  }

  /** The file's text, when nothing lies beside it. */
  private String alone() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      assertEquals(List.of(file()), all.toList());
    }
    return Files.readString(file());
  }

  @Test
  void aFileIsWrittenWhereThereWasNoFolder() throws IOException {
    Path below = folder.resolve("not/yet/there.txt");
    SafeFile.replace(below, new byte[] {'x'});
    assertEquals("x", Files.readString(below));
  }

  @Test
  void aShorterTextReplacesALongerOne() throws IOException {
    replace("a long text");
    replace("short");
    assertEquals("short", alone());
  }

  @Test
  void whatACrashLeftBesideItIsNotPartOfTheNextFile() throws IOException {
    Files.writeString(folder.resolve(".decisions.csv.next"), "half of something longer");
    replace("whole");
    assertEquals("whole", alone());
  }

  @Test
  void aBodyThatFailsLeavesTheOldFileAndNothingElse() throws IOException {
    replace("old");
    assertThrows(
        IllegalStateException.class,
        () ->
            SafeFile.write(
                file(),
                out -> {
                  out.write(new byte[1 << 20]);
                  throw new IllegalStateException("half-way");
                }));
    assertEquals("old", alone());
  }

  @Test
  void aFolderInItsPlaceIsRefusedAndKept() throws IOException {
    Files.createDirectories(file().resolve("inside"));
    assertThrows(IOException.class, () -> replace("new"));
    assertEquals(List.of(file()), Files.list(folder).toList());
  }
}
