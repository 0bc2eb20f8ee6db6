package etalon.identity;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A date in the forms that names of models use.
 *
 * <ul>
 *   <li>{@code 2025-04-14}, {@code 20250414}, {@code 26-01-10}: a day
 *   <li>{@code 202506}, {@code 2025-07}, {@code 03-2025}, {@code 2507}, {@code June 2026}, {@code Jan '25}: a month
 *   <li>{@code 0528}, {@code 10-09}, {@code 05/28}: a day without its year, month first
 *   <li>{@code 25/07}: a month, as 25 is none
 * </ul>
 *
 * <p>Four digits are a day when they can be one, else a month of 2020 or later, else no date.
 *
 * @param text as far as it is written, year first: {@code 2025-04-14}, {@code 2025-07}, {@code 05-28}
 * @param end where it ends in the label
 */
record WrittenDate(String text, int end) {
  private static final String MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
  private static final String MONTH_NAME =
      "(" + MONTHS + ")(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?[ -]'?(?:20)?(2\\d)";
  private static final String YEAR = "20(2\\d)";
  private static final String SHORT_YEAR = "(2\\d)";
  private static final String MONTH = "(0[1-9]|1[0-2])";
  private static final String DAY = "(0[1-9]|[12]\\d|3[01])";

  /** @param order of the groups: y, m, d; n for the name of a month */
  private record Shape(Pattern pattern, String order) {
    private Shape(String regex, String order) {
      this(Pattern.compile(regex + "(?![\\p{L}\\p{N}])"), order);
    }
  }

  private static final List<Shape> OF_DIGITS =
      List.of(
          new Shape(YEAR + "-" + MONTH + "-" + DAY, "ymd"),
          new Shape(YEAR + MONTH + DAY, "ymd"),
          new Shape(SHORT_YEAR + "-" + MONTH + "-" + DAY, "ymd"),
          new Shape(YEAR + "-?" + MONTH, "ym"),
          new Shape(MONTH + "-" + YEAR, "my"),
          new Shape(MONTH + "-?" + DAY, "md"),
          new Shape("(0?[1-9]|1[0-2])/" + DAY, "md"),
          new Shape(SHORT_YEAR + "/?" + MONTH, "ym"));

  private static final List<Shape> OF_WORDS = List.of(new Shape(MONTH_NAME, "ny"));

  /**
   * The date that begins there, where no letter or digit stands before.
   *
   * @param label in lower case
   */
  static Optional<WrittenDate> at(String label, int start) {
    for (Shape shape : shapes(label, start)) {
      Matcher matcher = shape.pattern().matcher(label).region(start, label.length());
      if (matcher.lookingAt()) {
        return Optional.of(new WrittenDate(text(matcher, shape.order()), matcher.end()));
      }
    }
    return Optional.empty();
  }

  /** Those that can begin there at all: most words of a label are no date at first sight. */
  private static List<Shape> shapes(String label, int start) {
    if (!Character.isDigit(label.charAt(start))) {
      return label.length() >= start + 3 && MONTHS.contains(label.substring(start, start + 3)) ? OF_WORDS : List.of();
    }
    char next = start + 1 < label.length() ? label.charAt(start + 1) : ' ';
    return Character.isDigit(next) || next == '/' ? OF_DIGITS : List.of();
  }

  private static String text(Matcher matcher, String order) {
    StringBuilder text = new StringBuilder();
    for (char part : new char[] {'y', 'n', 'm', 'd'}) {
      int group = order.indexOf(part) + 1;
      if (group > 0) {
        String written = matcher.group(group);
        text.append(text.isEmpty() ? "" : "-");
        text.append(
            switch (part) {
              case 'y' -> "20" + written;
              case 'n' -> twoDigits(MONTHS.indexOf(written) / 4 + 1);
              default -> twoDigits(Integer.parseInt(written));
            });
      }
    }
    return text.toString();
  }

  private static String twoDigits(int number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  /** Whether the second date can be the first, written in full: 08-13 or 2026-08 and 2026-08-13. */
  static boolean saysNoMore(String date, String fuller) {
    return fuller.equals(date) || fuller.startsWith(date + "-") || fuller.endsWith("-" + date);
  }
}
