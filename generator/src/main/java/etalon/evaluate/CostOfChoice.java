package etalon.evaluate;

import etalon.bench.Dollars;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * What a month of documents costs with one model: its calls, and the time of those who correct its errors.
 *
 * <p>calls = documents x cost per test; corrections = documents x share to correct x minutes / 60 x hourly cost. Both
 * are rounded as they are shown ({@link Dollars}), and the total is the sum of the shown amounts. The range puts the
 * ends of the share's 95 % interval in the place of the share; it holds the luck of the draw of the documents, and not
 * the time that it takes to find the errors.
 *
 * @param calls US dollars; empty when the cost per test is not known
 * @param corrections US dollars; so are the two ends of their range
 */
public record CostOfChoice(Optional<BigDecimal> calls, BigDecimal corrections, BigDecimal fewest, BigDecimal most) {

  /** @param documents a month, above 0; the others at least 0, {@code hourly} in US dollars */
  public record Month(BigDecimal documents, BigDecimal minutes, BigDecimal hourly) {}

  /**
   * The documents of which a critical criterion is wrong, in percent to a tenth, with the ends of the 95 % Wilson
   * interval: 100 minus the share without review.
   */
  public record ToCorrect(BigDecimal share, BigDecimal low, BigDecimal high) {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    public static ToCorrect of(Share noReview) {
      Interval interval = Interval.wilson((double) noReview.part() / noReview.whole(), noReview.whole());
      return new ToCorrect(
          HUNDRED.subtract(noReview.shown()), HUNDRED.subtract(Decimal.percent(interval.high())),
          HUNDRED.subtract(Decimal.percent(interval.low())));
    }
  }

  public static CostOfChoice of(Month month, Optional<BigDecimal> costPerTest, ToCorrect toCorrect) {
    return new CostOfChoice(
        costPerTest.map(cost -> Dollars.rounded(cost.multiply(month.documents()))),
        corrections(month, toCorrect.share()), corrections(month, toCorrect.low()), corrections(month, toCorrect.high()));
  }

  /** The known total for a cost of corrections; empty when the cost of the calls is not known. */
  public Optional<BigDecimal> total(BigDecimal corrections) {
    return calls.map(known -> Dollars.rounded(known.add(corrections)));
  }

  private static BigDecimal corrections(Month month, BigDecimal percent) {
    BigDecimal product = month.documents().multiply(percent).multiply(month.minutes()).multiply(month.hourly());
    // Shares are percents and an hour has 60 minutes; 34 digits never come near a rounding to cents.
    BigDecimal dollars = product.divide(BigDecimal.valueOf(6000), MathContext.DECIMAL128);
    return Dollars.rounded(dollars.signum() == 0 ? BigDecimal.ZERO.setScale(2, RoundingMode.UNNECESSARY) : dollars);
  }
}
