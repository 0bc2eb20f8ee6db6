package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CallProgressTest {
  private final StringWriter printed = new StringWriter();
  private final AtomicLong nanos = new AtomicLong(5_000_000_000L);

  private void runs(boolean terminal) {
    try (CallProgress progress = new CallProgress(new PrintWriter(printed), terminal, nanos::get)) {
      // Gone on with at 10 of 30: what was done before says nothing of the time that is left.
      nanos.addAndGet(30_000_000_000L);
      progress.ended(null, 11, 1, 30, new BigDecimal("0.1234"));
      nanos.addAndGet(10_000_000_000L);
      progress.ended(null, 12, 1, 30, new BigDecimal("1.5"));
    }
  }

  @Test
  void aTerminalSeesHowFarTheCallsAre() {
    runs(true);
    assertEquals(
        "\r11 of 30 done, 1 failed, $0.1234 spent, about 9:30 left   \r12 of 30 done, 1 failed, $1.50 spent, about 6:00 left   "
            + System.lineSeparator(),
        printed.toString());
  }

  @Test
  void withoutATerminalNothingIsPrinted() {
    runs(false);
    assertEquals("", printed.toString());
  }
}
