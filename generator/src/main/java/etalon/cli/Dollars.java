package etalon.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** US dollars as the commands print them. */
final class Dollars {
  private static final BigDecimal CENT = new BigDecimal("0.01");

  private Dollars() {}

  /** Cents, and ten-thousandths below a dollar. */
  static String of(BigDecimal dollars) {
    boolean small = dollars.signum() > 0 && dollars.compareTo(BigDecimal.ONE) < 0;
    BigDecimal shown = dollars.setScale(small ? 4 : 2, RoundingMode.HALF_UP);
    return small && dollars.compareTo(CENT.movePointLeft(2)) < 0 ? "<$0.0001" : "$" + shown.toPlainString();
  }
}
