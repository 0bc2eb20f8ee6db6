package etalon.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** How finely amounts in US dollars are shown. */
public final class Dollars {
  private Dollars() {}

  /** To two significant digits, and to the cent at least: 0.00089, 0.020, 12.60. Half up. */
  public static BigDecimal rounded(BigDecimal dollars) {
    // Rounding first: 0.0996 becomes 0.10, which needs no third decimal.
    BigDecimal rounded = dollars.round(new MathContext(2, RoundingMode.HALF_UP));
    int decimals = dollars.signum() == 0 ? 2 : Math.max(2, rounded.scale() + 2 - rounded.precision());
    return dollars.setScale(decimals, RoundingMode.HALF_UP);
  }
}
