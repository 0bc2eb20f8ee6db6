package etalon.grade;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A date as a text shows it.
 *
 * @param days the days that it can be; several when no convention orders day and month; none when it cannot be read, or
 *     only with another convention than the document's
 * @param problem why there is no day; empty when there is one
 * @param otherConvention whether another convention than the document's would make it a date
 */
record ReadDate(List<Day> days, String problem, boolean otherConvention) {

  /** @param year two digits when the text shows only two */
  record Day(int year, boolean twoDigits, int month, int day) {

    /** The same day, as far as this one shows its year. */
    boolean isSame(Day whole) {
      return month == whole.month
          && day == whole.day
          && year == (twoDigits ? whole.year % 100 : whole.year);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, twoDigits ? "..%02d-%02d-%02d" : "%04d-%02d-%02d", year, month, day);
    }
  }

  static ReadDate unreadable(String problem) {
    return new ReadDate(List.of(), problem, false);
  }

  static ReadDate ofOtherConvention(String problem) {
    return new ReadDate(List.of(), problem, true);
  }

  String describe() {
    return days.isEmpty()
        ? "unreadable: " + problem
        : days.stream().map(Day::toString).collect(Collectors.joining(" or "));
  }
}
