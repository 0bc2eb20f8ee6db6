package etalon.evaluate;

import java.util.OptionalLong;

/**
 * Two models on the documents of one benchmark, by the exact paired test.
 *
 * @param pValue 0 to 1
 * @param pointsAhead points of the first model minus points of the second
 * @param more how many documents more it would take, with 80 % power, when they are not told apart; empty when
 *     they are, or when no number follows from equal points (see {@link PairedSampleSize})
 */
public record PairedComparison(double pValue, Told told, int pointsAhead, OptionalLong more) {

  /** Whether the test tells the two apart at 5 %. */
  public enum Told {
    /** Also when all pairs of the benchmark are tested at once. */
    AMONG_ALL,
    /** When it is the only test, and not among all pairs. */
    ALONE,
    NOT
  }
}
