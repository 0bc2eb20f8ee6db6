package etalon.bench;

import java.util.Optional;

/** What an answer is judged to be. Only {@link #CORRECT} earns points. */
public enum Verdict {
  /** The value of the reference, or nothing where the reference says nothing. */
  CORRECT("correct"),
  /** Another value than the reference's. */
  WRONG("wrong"),
  /** Nothing, although the document has a value. */
  MISSING("missing"),
  /** A value, although the reference says nothing. */
  HALLUCINATED("hallucinated"),
  /** The program cannot decide; a human must. */
  NEEDS_REVIEW("needs-review");

  private final String code;

  Verdict(String code) {
    this.code = code;
  }

  private static final Verdict[] ALL = values();

  /** The verdict of a code. */
  public static Optional<Verdict> of(String code) {
    for (Verdict verdict : ALL) {
      if (verdict.code.equals(code)) {
        return Optional.of(verdict);
      }
    }
    return Optional.empty();
  }

  /** The stable word used in files and in index.json. */
  public String code() {
    return code;
  }
}
