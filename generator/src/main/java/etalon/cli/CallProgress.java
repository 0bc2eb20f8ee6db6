package etalon.cli;

import etalon.bench.Call;
import etalon.call.Caller;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.function.LongSupplier;

/** One line of a terminal that says how far the calls are. Without a terminal it says nothing. */
final class CallProgress implements Caller.Listener, AutoCloseable {
  private static final long SECOND = 1_000_000_000L;

  private final PrintWriter to;
  private final boolean terminal;
  private final LongSupplier nanos;
  private final long begun;
  private int first = -1;
  private boolean shown;

  CallProgress(PrintWriter to, boolean terminal, LongSupplier nanos) {
    this.to = to;
    this.terminal = terminal;
    this.nanos = nanos;
    this.begun = nanos.getAsLong();
  }

  @Override
  public void ended(Call call, int done, int failed, int planned, BigDecimal spent) {
    if (!terminal) {
      return;
    }
    if (first < 0) {
      first = done - 1;
    }
    long seconds = (nanos.getAsLong() - begun) / SECOND;
    long left = seconds * Math.max(0, planned - done) / (done - first);
    shown = true;
    to.printf(
        Locale.ROOT, "\r%d of %d done, %d failed, %s spent, about %d:%02d left   ", done, planned, failed, Dollars.of(spent),
        left / 60, left % 60);
    to.flush();
  }

  /** Ends the line. */
  @Override
  public void close() {
    if (shown) {
      to.println();
      shown = false;
    }
  }
}
