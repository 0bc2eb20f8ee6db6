package etalon.identity;

/** Something taken out of a label, or put in, on the way to its reduced form. */
public record Change(String text, Why why) {
  public enum Why {
    TIER,
    SETTING,
    BUDGET,
    VENDOR,
    BADGE,
    /** A remark in parentheses, whole: "based on gpt-oss-120b". */
    NOTE,
    /** A word that the source left out: "claude" in "Opus 5". */
    COMPLETED
  }
}
