package etalon.bench;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * One thing that is graded on a document.
 *
 * @param weight points that a correct answer earns; a whole number, at least 1
 * @param critical whether one mistake here sends the whole document to review
 */
public record Criterion(String id, Text names, Type type, int weight, boolean critical, Options options) {

  /** How an answer is compared with the reference; see the package {@code grade}. */
  public enum Type {
    AMOUNT,
    NUMBER,
    DATE,
    IDENTIFIER,
    NAME,
    LABEL,
    VERDICT,
    LINES,
    LIST,
    EXACT
  }

  /** The order in which a document's country writes a date. */
  public enum DateConvention {
    DMY,
    MDY,
    YMD
  }

  /**
   * What a rubric fixes about a comparison.
   *
   * @param absoluteTolerance largest difference accepted by {@link Type#NUMBER}, in the number's unit
   * @param relativeTolerance largest difference accepted by {@link Type#NUMBER}, as a share of the
   *     reference: 0.005 is 0.5 %
   * @param decimalSeparator '.' or ',' when the rubric fixes it
   * @param dateConvention for {@link Type#DATE}
   * @param abbreviations for {@link Type#NAME}: further pairs "short=long" that mean the same
   */
  public record Options(
      Optional<BigDecimal> absoluteTolerance,
      Optional<BigDecimal> relativeTolerance,
      Optional<Character> decimalSeparator,
      Optional<DateConvention> dateConvention,
      List<String> abbreviations) {

    public static final Options NONE =
        new Options(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    public Options {
      abbreviations = List.copyOf(abbreviations);
    }
  }

  public Criterion {
    if (weight < 1) {
      throw new IllegalArgumentException("a criterion weighs at least 1: " + id + " weighs " + weight);
    }
  }
}
