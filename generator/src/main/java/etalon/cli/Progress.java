package etalon.cli;

import java.io.PrintWriter;
import java.util.Optional;

/**
 * Says on one line what is being done, once a command has taken longer than a second and when a human looks on.
 * The line goes away with the work, so that nothing of it stays between results.
 */
final class Progress implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 1000;
  private static final String CLEAR = "\r\033[K";

  private final Optional<PrintWriter> terminal;
  private final Thread patience = new Thread(this::beOverdue, "progress");
  private boolean shown;
  private String doing = "";

  /** @param terminal where the line is shown; nowhere when empty */
  Progress(Optional<PrintWriter> terminal) {
    this.terminal = terminal;
  }

  /** To a terminal the line; to a file or a pipe nothing. */
  static Progress to(PrintWriter err) {
    Progress progress = new Progress(Optional.of(err).filter(to -> attached()));
    if (progress.terminal.isPresent()) {
      progress.patience.setDaemon(true);
      progress.patience.start();
    }
    return progress;
  }

  /** Since JDK 22 there may be a console without a terminal; who has no terminal has no, or a dumb, TERM. */
  private static boolean attached() {
    String term = System.getenv("TERM");
    return System.console() != null && term != null && !term.equals("dumb");
  }

  private void beOverdue() {
    try {
      Thread.sleep(PATIENCE_MILLIS);
      show();
    } catch (InterruptedException e) {
      // The work was over before a second was.
    }
  }

  /** @param what is being done; nothing takes the line away, so that a result can be printed */
  synchronized void now(String what) {
    doing = what;
    if (shown) {
      terminal.ifPresent(
          to -> {
            to.print(CLEAR + (what.isEmpty() ? "" : what + " ..."));
            to.flush();
          });
    }
  }

  /** A second is over: from now on there is a line. */
  synchronized void show() {
    shown = true;
    now(doing);
  }

  @Override
  public void close() {
    patience.interrupt();
    now("");
  }
}
