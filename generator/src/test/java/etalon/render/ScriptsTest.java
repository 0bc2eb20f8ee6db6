package etalon.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The scripts are published line by line without comments and indents: that changes nothing that runs. */
class ScriptsTest {
  private static final Path SOURCES = Path.of(System.getProperty("project.root", ".")).resolve("templates/assets");

  private static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
  }

  @Test
  void everyScriptIsPublishedWithAllOfItsCode() throws IOException {
    assertTrue(scripts().size() >= 4, "scripts of the site");
    for (Path script : scripts()) {
      String published = DefaultSite.text("assets/" + script.getFileName());
      String code = String.join("", Files.readString(script).lines().filter(line -> !line.matches("\\s*(//.*|/\\*\\*.*\\*/)")).toList());
      assertEquals(code.replaceAll("\\s", ""), published.replaceAll("\\s", ""), script.toString());
      assertFalse(published.matches("(?s).*(^|\n)\\s*//.*"), script.toString());
    }
  }

  /** A text over several lines would lose its indent, and a comment over several lines its head. */
  @Test
  void noTextAndNoCommentOfAScriptGoesOverSeveralLines() throws IOException {
    for (Path script : scripts()) {
      for (String line : Files.readAllLines(script)) {
        assertEquals(0, line.chars().filter(c -> c == '`').count() % 2, () -> script + ": " + line);
        assertFalse(line.contains("/*") && !line.strip().matches("/\\*\\*.*\\*/"), () -> script + ": " + line);
      }
    }
  }
}
