package etalon.cli;

/** What a command's exit code says. */
final class ExitCode {
  static final int OK = 0;

  /** The inputs have problems; they were listed. */
  static final int PROBLEMS = 1;

  /** The command was called wrongly. */
  static final int USAGE = 2;

  /** What was compared differs. */
  static final int CHANGED = 3;

  /** A mistake of ours: a stack trace was printed. */
  static final int BUG = 70;

  /** Calls remain to be made. */
  static final int UNFINISHED = 75;

  /** The disk refused: full, not writable. */
  static final int INPUT_OUTPUT = 74;

  private ExitCode() {}
}
