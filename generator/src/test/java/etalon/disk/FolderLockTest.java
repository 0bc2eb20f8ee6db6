package etalon.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.problem.InvalidInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Within one process; two of them are tested in cli.StagesLockTest. */
class FolderLockTest {
  @TempDir Path folder;

  @Test
  void aSecondHolderIsRefusedUntilTheFirstLetsGo() throws IOException {
    Path file = folder.resolve(".lock");
    try (FolderLock first = FolderLock.hold(file)) {
      for (int i = 0; i < 2; i++) {
        InvalidInput refused = assertThrows(InvalidInput.class, () -> FolderLock.hold(file).close());
        assertEquals(
            file + ": error: another etalon is working here (wait for it to end, or end it)", refused.problems().get(0).toString());
      }
      FolderLock.hold(folder.resolve(".other.lock")).close();
      assertTrue(Files.exists(file), first::toString);
    }
    FolderLock.hold(file).close();
    assertTrue(Files.exists(file), "the file stays");
  }
}
