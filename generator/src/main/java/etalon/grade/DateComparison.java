package etalon.grade;

import etalon.bench.Criterion.Options;
import java.util.Optional;

/**
 * Dates: right when the same day, read with the convention of the document's country.
 *
 * <p>{@link DateReader} lists the accepted forms. A date that only fits another convention is wrong, not re-read. An
 * unreadable answer goes to a human, and so does one that can be two days of which one is right. A year of two digits
 * picks no century, so it is right when the two digits are. The reference has to show its year in full and be one day.
 */
final class DateComparison implements Comparison<ReadDate> {
  private final DateReader reader;

  DateComparison(Options options) {
    reader = new DateReader(options.dateConvention());
  }

  @Override
  public ReadDate read(String text) {
    return reader.read(text);
  }

  @Override
  public Outcome compare(ReadDate expected, ReadDate got) {
    if (got.days().isEmpty()) {
      return got.otherConvention() ? Outcome.DIFFERENT : Outcome.UNDECIDED;
    }
    ReadDate.Day reference = expected.days().get(0);
    int right = 0;
    for (ReadDate.Day day : got.days()) {
      if (day.isSame(reference)) {
        right++;
      }
    }
    if (right == 0) {
      return Outcome.DIFFERENT;
    }
    return right == got.days().size() ? Outcome.SAME : Outcome.UNDECIDED;
  }

  @Override
  public String describe(ReadDate reading) {
    return reading.describe();
  }

  @Override
  public Optional<String> unfit(ReadDate reading) {
    if (reading.days().isEmpty()) {
      return Optional.of(reading.problem() + "; write the day as 2020-04-03");
    }
    if (reading.days().size() > 1) {
      return Optional.of(
          "it is " + reading.describe() + "; declare the date convention in the rubric, or write it as 2020-04-03");
    }
    return reading.days().get(0).twoDigits()
        ? Optional.of("its year has two digits; write the day as 2020-04-03")
        : Optional.empty();
  }

  @Override
  public String doubt(ReadDate expected, ReadDate got) {
    return got.days().isEmpty()
        ? "the answer cannot be read: " + got.problem()
        : "the answer is " + got.describe() + ", and only one of them is right";
  }
}
