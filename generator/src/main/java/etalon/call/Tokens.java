package etalon.call;

import etalon.bench.PriceList.Price;
import java.math.BigDecimal;

/** What is assumed of tokens where nobody has counted yet, and what they cost. */
final class Tokens {
  /** Characters of text to a token: English prose has about 4, French fewer. */
  static final BigDecimal CHARACTERS = new BigDecimal("3.5");

  /** Of a page as an image: the makers of models state from 258 to about 1,600 for a page that fills the frame. */
  static final int PER_PAGE = 1_600;

  /** More than any maker states for one image. */
  static final int MOST_PER_PAGE = 6_000;

  /** Of an answer to one criterion, its member's name included. */
  static final int PER_CRITERION = 25;

  private static final int MILLION_DIGITS = 6;

  private Tokens() {}

  /** US dollars, exactly. */
  static BigDecimal cost(Price price, long in, long out) {
    BigDecimal dollars =
        price.input().multiply(BigDecimal.valueOf(in)).add(price.output().multiply(BigDecimal.valueOf(out))).movePointLeft(MILLION_DIGITS);
    return dollars.signum() == 0 ? BigDecimal.ZERO : new BigDecimal(dollars.stripTrailingZeros().toPlainString());
  }
}
