package etalon.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendLogTest {
  @TempDir Path folder;

  @Test
  void linesAreThereAgainAndHalfALineIsNot() throws Exception {
    Path file = folder.resolve("new/journal");
    try (AppendLog log = AppendLog.open(file)) {
      assertEquals(List.of(), log.lines());
      log.append("one, é", true);
      log.append("two", false);
      assertThrows(IllegalArgumentException.class, () -> log.append("two\nlines", true));
    }
    Files.writeString(file, Files.readString(file) + "thr");
    try (AppendLog log = AppendLog.open(file)) {
      assertEquals(List.of("one, é", "two"), log.lines());
      log.append("three", true);
    }
    assertEquals("one, é\ntwo\nthree\n", Files.readString(file));
  }

  /** An interrupted thread must not close the file: what it was about to write down has been paid. */
  @Test
  void anInterruptedThreadStillWrites() throws Exception {
    try (AppendLog log = AppendLog.open(folder.resolve("journal"))) {
      Thread.currentThread().interrupt();
      log.append("one", true);
      assertEquals(true, Thread.interrupted());
      log.append("two", true);
    }
    assertEquals("one\ntwo\n", Files.readString(folder.resolve("journal")));
  }
}
