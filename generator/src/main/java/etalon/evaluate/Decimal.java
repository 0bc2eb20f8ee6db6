package etalon.evaluate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/** Exact decimals for what is shown: rounding is half up and never done on a binary fraction. */
final class Decimal {
  private static final MathContext EXACT = MathContext.DECIMAL128;

  private Decimal() {}

  /** 100 x part / whole, in percent to a tenth. */
  static BigDecimal percent(long part, long whole) {
    return BigDecimal.valueOf(part)
        .multiply(BigDecimal.valueOf(100))
        .divide(BigDecimal.valueOf(whole), 1, RoundingMode.HALF_UP);
  }

  /** A share from 0 to 1 that no fraction expresses exactly (an interval's end), in percent to a tenth. */
  static BigDecimal percent(double share) {
    return BigDecimal.valueOf(share * 100).setScale(1, RoundingMode.HALF_UP);
  }

  /** The mean, to a tenth. */
  static BigDecimal meanToTenth(List<BigDecimal> values) {
    return sum(values).divide(BigDecimal.valueOf(values.size()), 1, RoundingMode.HALF_UP);
  }

  /** The mean, to 34 significant digits. */
  static BigDecimal mean(List<BigDecimal> values) {
    return sum(values).divide(BigDecimal.valueOf(values.size()), EXACT).stripTrailingZeros();
  }

  /** The square root of the sum of squares, divided by the count, to a tenth. */
  static BigDecimal combinedMargin(List<BigDecimal> margins) {
    BigDecimal squares = BigDecimal.ZERO;
    for (BigDecimal margin : margins) {
      squares = squares.add(margin.multiply(margin));
    }
    return squares
        .sqrt(EXACT)
        .divide(BigDecimal.valueOf(margins.size()), EXACT)
        .setScale(1, RoundingMode.HALF_UP);
  }

  private static BigDecimal sum(List<BigDecimal> values) {
    return values.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
