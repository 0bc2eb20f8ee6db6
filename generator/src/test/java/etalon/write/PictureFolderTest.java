package etalon.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureFolderTest {
  /** Begins and ends as a PNG does. */
  private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', 1, 2, 3, 'I', 'E', 'N', 'D', 1, 2, 3, 4};

  @TempDir Path folder;

  @Test
  void whatWasWrittenIsRead() {
    PictureFolder pictures = new PictureFolder(folder.resolve("not/there/yet"));
    assertEquals(Optional.empty(), pictures.read("a"));
    pictures.write("a", PNG);
    assertArrayEquals(PNG, new PictureFolder(folder.resolve("not/there/yet")).read("a").orElseThrow());
    assertEquals(List.of(), pictures.problems());
  }

  @Test
  void whatIsCutShortIsNotThere() throws IOException {
    PictureFolder pictures = new PictureFolder(folder);
    for (int length = 0; length < PNG.length; length++) {
      Files.write(folder.resolve("a.png"), java.util.Arrays.copyOf(PNG, length));
      assertEquals(Optional.empty(), pictures.read("a"), length + " bytes");
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaidOnceAndStopsNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "not a folder");
    PictureFolder pictures = new PictureFolder(file);
    pictures.write("a", PNG);
    pictures.write("b", PNG);
    pictures.tidy();
    assertEquals(1, pictures.problems().size());
    assertTrue(pictures.problems().get(0).toString().contains(": warning: pictures are not kept"), pictures.problems()::toString);
  }

  @Test
  void theOldestBeyondThreeHundredGo() throws IOException {
    PictureFolder pictures = new PictureFolder(folder);
    for (int i = 0; i < 310; i++) {
      Path file = folder.resolve(i + ".png");
      Files.write(file, PNG);
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000L + i * 1000L));
    }
    pictures.tidy();
    assertTrue(Files.exists(folder.resolve("0.png")), "a build that drew nothing deletes nothing");
    pictures.write("new", PNG);
    pictures.tidy();
    assertTrue(Files.exists(folder.resolve("new.png")) && Files.exists(folder.resolve("10.png")));
    assertTrue(Files.notExists(folder.resolve("0.png")) && Files.notExists(folder.resolve("9.png")));
  }

  /** A large site has more pictures than are kept of old ones; the next build must find all of them. */
  @Test
  void whatABuildNeededStaysHoweverMuchItIs() throws IOException {
    Files.write(folder.resolve("old.png"), PNG);
    Files.setLastModifiedTime(folder.resolve("old.png"), FileTime.fromMillis(0));
    PictureFolder first = new PictureFolder(folder);
    for (int i = 0; i < 700; i++) {
      first.write("picture" + i, PNG);
    }
    first.tidy();
    PictureFolder second = new PictureFolder(folder);
    for (int i = 0; i < 350; i++) {
      assertTrue(second.read("picture" + i).isPresent(), "picture" + i);
    }
    second.write("new", PNG);
    second.tidy();
    try (var kept = Files.list(folder)) {
      assertEquals(351 + 300, kept.count(), "those of the second build, and three hundred older ones");
    }
    assertTrue(Files.notExists(folder.resolve("old.png")));
  }
}
