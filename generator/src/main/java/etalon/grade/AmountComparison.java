package etalon.grade;

import etalon.bench.Criterion.Options;
import java.util.Optional;

/**
 * Amounts of money: right when exactly equal after reading.
 *
 * <p>{@link NumberReader} lists the accepted forms. "To the cent" allows no rounding: 3060.00 is 3060, but 3526.2 is not
 * 3526 and 0.13 is not 0.125. Two readings of a lone group of three go to a human only if one of them is right.
 *
 * <p>Units: a currency on one side only is ignored, and so is "$" against "USD"; two that cannot be the same currency go
 * to a human, whatever the figures. So does a percentage against something that is none.
 */
final class AmountComparison implements Comparison<ReadNumber> {
  private final NumberReader reader;

  AmountComparison(Options options) {
    reader = new NumberReader(options.decimalSeparator());
  }

  @Override
  public ReadNumber read(String text) {
    return reader.read(text);
  }

  @Override
  public Outcome compare(ReadNumber expected, ReadNumber got) {
    if ((expected.units() & got.units()) == Currencies.UNKNOWN) {
      return Outcome.UNDECIDED;
    }
    return got.outcome(value -> value.compareTo(expected.values().get(0)) == 0);
  }

  @Override
  public String describe(ReadNumber reading) {
    return reading.describe();
  }

  @Override
  public Optional<String> unfit(ReadNumber reading) {
    return NumberComparison.unfitNumber(reading);
  }

  @Override
  public String doubt(ReadNumber expected, ReadNumber got) {
    return got.isReadable() && (expected.units() & got.units()) == Currencies.UNKNOWN
        ? "the units differ:"
            + unit(expected.units())
            + " in the reference,"
            + unit(got.units())
            + " in the answer"
        : NumberComparison.doubtfulNumber(got);
  }

  private static String unit(long units) {
    String described = Currencies.describe(units);
    return described.isEmpty() ? " no unit" : described;
  }
}
