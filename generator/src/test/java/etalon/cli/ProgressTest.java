package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final String CLEAR = "\r\033[K";

  private final StringWriter terminal = new StringWriter();

  @Test
  void shortWorkSaysNothing() {
    try (Progress progress = new Progress(Optional.of(new PrintWriter(terminal)))) {
      progress.now("reading");
      progress.now("");
    }
    assertEquals("", terminal.toString());
  }

  @Test
  void longWorkSaysWhatItDoesOnOneLineThatGoesAway() {
    try (Progress progress = new Progress(Optional.of(new PrintWriter(terminal)))) {
      progress.now("reading");
      progress.show();
      progress.now("writing 3 files");
    }
    assertEquals(CLEAR + "reading ..." + CLEAR + "writing 3 files ..." + CLEAR, terminal.toString());
  }

  @Test
  void whereNobodyLooksOnThereIsNoLine() {
    try (Progress progress = new Progress(Optional.empty())) {
      progress.now("reading");
      progress.show();
    }
    assertEquals("", terminal.toString());
  }
}
