package etalon.evaluate;

import java.math.BigDecimal;

/**
 * A part of a whole that is shown as a percentage.
 *
 * @param part 0 to {@code whole}
 * @param whole above 0
 */
public record Share(long part, long whole) {
  public Share {
    if (!(whole > 0 && part >= 0 && part <= whole)) {
      throw new IllegalArgumentException("not a share: " + part + " of " + whole);
    }
  }

  /** In percent, rounded half up to a tenth. */
  public BigDecimal shown() {
    return Decimal.percent(part, whole);
  }
}
