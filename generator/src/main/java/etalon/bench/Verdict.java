package etalon.bench;

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

  /** The stable word used in files and in index.json. */
  public String code() {
    return code;
  }
}
