package etalon.grade;

import etalon.bench.Criterion.Options;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Figures: right within a tolerance, bounds included.
 *
 * <p>The tolerance is the largest of the rubric's absolute one, its relative one times the reference, and half of the
 * last digit that the reference shows: "1.9" accepts 1.85 to 1.95 by itself, "1577.00" a difference of 0.005, "1616" one
 * of 0.5 (and, with 0.005 relative, 1607.92 to 1624.08). It is exact decimal arithmetic.
 *
 * <p>{@link NumberReader} lists the accepted forms; percent and currency signs are ignored, even different ones. Two
 * readings of a lone group of three go to a human only if one is right and the other is not.
 */
final class NumberComparison implements Comparison<ReadNumber> {
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private final NumberReader reader;
  private final BigDecimal absolute;
  private final BigDecimal relative;

  NumberComparison(Options options) {
    reader = new NumberReader(options.decimalSeparator());
    absolute = options.absoluteTolerance().orElse(BigDecimal.ZERO);
    relative = options.relativeTolerance().orElse(BigDecimal.ZERO);
  }

  @Override
  public ReadNumber read(String text) {
    return reader.read(text);
  }

  @Override
  public Outcome compare(ReadNumber expected, ReadNumber got) {
    BigDecimal reference = expected.values().get(0);
    BigDecimal tolerance = tolerance(expected);
    return got.outcome(value -> value.subtract(reference).abs().compareTo(tolerance) <= 0);
  }

  private BigDecimal tolerance(ReadNumber expected) {
    BigDecimal halfDigit = HALF.scaleByPowerOfTen(-expected.decimals());
    return absolute.max(relative.multiply(expected.values().get(0).abs())).max(halfDigit);
  }

  @Override
  public String describe(ReadNumber reading) {
    return reading.describe();
  }

  @Override
  public String describeExpected(ReadNumber expected) {
    BigDecimal reference = expected.values().get(0);
    BigDecimal tolerance = tolerance(expected);
    return expected.describe()
        + ", accepts "
        + plain(reference.subtract(tolerance))
        + " to "
        + plain(reference.add(tolerance));
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }

  @Override
  public Optional<String> unfit(ReadNumber reading) {
    return unfitNumber(reading);
  }

  @Override
  public String doubt(ReadNumber expected, ReadNumber got) {
    return doubtfulNumber(got);
  }

  static Optional<String> unfitNumber(ReadNumber reading) {
    return switch (reading.values().size()) {
      case 0 -> Optional.of(reading.problem() + "; write a plain number such as 1234.56");
      case 1 -> Optional.empty();
      default -> Optional.of(
          "it is " + reading.describe() + "; fix the decimal separator in the rubric, or write it without thousands");
    };
  }

  static String doubtfulNumber(ReadNumber got) {
    return got.isReadable()
        ? "the answer is " + got.describe() + ", and only one of the two is right"
        : "the answer cannot be read: " + got.problem();
  }
}
