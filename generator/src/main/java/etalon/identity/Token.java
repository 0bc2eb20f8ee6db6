package etalon.identity;

/** One element of a name, in its canonical spelling. */
public record Token(String text, Kind kind) {

  /** What a token tells apart. Words and versions make a model; the others are left out by some sources. */
  public enum Kind {
    /** {@code gemma}, {@code flash}, {@code k2}. */
    WORD(false),
    /** {@code 2}, {@code 4.20}, {@code 4o}; never a number of parameters. */
    VERSION(false),
    /** Parameters, active parameters, experts: {@code 9b}, {@code 1t}, {@code a22b}, {@code 8x7b}, {@code 128e}. */
    SIZE(true),
    /** {@code instruct}. */
    TUNING(true),
    /** {@code fp8}. */
    PRECISION(true),
    /** A publisher's count of builds, with leading zeros: {@code 001}. */
    REVISION(true),
    /** As far as it is written: {@code 2025-04-14}, {@code 2025-07}, {@code 08-13}. */
    DATE(true);

    private final boolean omissible;

    Kind(boolean omissible) {
      this.omissible = omissible;
    }

    /** Whether a source may leave such a token out and still mean the same model. */
    public boolean isOmissible() {
      return omissible;
    }
  }
}
