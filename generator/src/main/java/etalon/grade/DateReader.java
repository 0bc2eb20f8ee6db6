package etalon.grade;

import etalon.bench.Criterion.DateConvention;
import etalon.grade.ReadDate.Day;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads one day of the calendar in the forms that documents and models use. Never guesses.
 *
 * <ul>
 *   <li>year first, free of convention: {@code 2020-04-03}, {@code 2020/4/3}, {@code 2020.04.03}, {@code 20200403} (years
 *       1900 to 2199), also with a time of day behind it: {@code 2020-04-03T00:00:00Z} is 3 April wherever it is read
 *   <li>numbers in the order of the document's convention, twice the same separator: {@code 03/04/2020}, {@code
 *       3-4-2020}, {@code 3.4.2020}, {@code 3. 4. 2020}, {@code 03 04 2020}
 *   <li>the month by name or abbreviation, with or without dot, in English, French or Czech, any case: {@code 3 April
 *       2020}, {@code April 3, 2020}, {@code Apr. 3 2020}, {@code 03-APR-2020}, {@code 3 avr. 2020}, {@code 3. dubna
 *       2020}, {@code 2020 April 3}; Roman months between two numbers: {@code 3. IV. 2020}
 *   <li>ordinals: {@code 3rd}, {@code 1er}, {@code 2e}; "of" and "the"; "le" and "dne"; a weekday before the date, which
 *       is not checked
 * </ul>
 *
 * <p>A year of two digits names no century: it agrees with every year that ends so. Under a convention that puts the year
 * first, {@code 03/04/2020} is in no stated order: it can be both days. A date that only another convention than the
 * declared one makes possible is no day here, and is marked so. Impossible dates, partial dates, spans and dates with
 * other words are unreadable.
 */
final class DateReader {
  private static final int LONGEST = 64;
  private static final int MOST_TOKENS = 12;

  private final Optional<DateConvention> convention;

  DateReader(Optional<DateConvention> convention) {
    this.convention = convention;
  }

  /** A number or a word, and what stands before it: the separator, a space, 0 for nothing, '?' for several. */
  private record Token(int number, int digits, String word, char before) {
    private boolean isNumber() {
      return digits > 0;
    }

    private boolean isYear() {
      return digits == 4;
    }

    private boolean isShort() {
      return digits == 1 || digits == 2;
    }
  }

  ReadDate read(String text) {
    String clean = clean(Characters.trim(text));
    if (clean.length() > LONGEST) {
      return ReadDate.unreadable("it is longer than any date");
    }
    List<Token> tokens = new ArrayList<>(6);
    String problem = tokens(withoutTime(clean), tokens);
    if (!problem.isEmpty()) {
      return ReadDate.unreadable(problem);
    }
    if (tokens.size() == 1 && tokens.get(0).digits == 8) {
      return compact(tokens.get(0).number);
    }
    if (tokens.size() != 3) {
      return ReadDate.unreadable("it is not one day, month and year");
    }
    Token a = tokens.get(0);
    Token b = tokens.get(1);
    Token c = tokens.get(2);
    if (a.isNumber() && b.isNumber() && c.isNumber()) {
      return numeric(a, b, c);
    }
    if (a.isNumber() && !b.isNumber() && c.isNumber()) {
      int month = DateWords.month(b.word);
      if (month == 0 && b.before != 0 && b.before != ' ') {
        month = DateWords.roman(b.word); // between separators: 3 x 2020 is no date
      }
      return convention.equals(Optional.of(DateConvention.YMD)) && a.digits == 2 && c.digits == 2 && month > 0
          ? shortYearOnEitherSide(month, a, c)
          : named(month, b.word, a, c);
    }
    if (!a.isNumber() && b.isNumber() && c.isNumber() && !c.isYear() && !c.isShort()) {
      return ReadDate.unreadable("its year has neither four digits nor two");
    }
    if (!a.isNumber() && b.isShort() && c.isNumber()) {
      return named(DateWords.month(a.word), a.word, b, c);
    }
    return ReadDate.unreadable("it is not one day, month and year");
  }

  private static String clean(String text) {
    StringBuilder clean = new StringBuilder(Math.min(text.length(), LONGEST + 1));
    for (int i = 0; i < text.length() && clean.length() <= LONGEST; i++) {
      char c = text.charAt(i);
      if (!Characters.isIgnorable(c)) {
        clean.append(plain(c));
      }
    }
    return clean.toString();
  }

  private static char plain(char c) {
    if (c >= ' ' && c < 0x7F) {
      return c;
    }
    if (c >= 0xFF01 && c <= 0xFF5E) {
      return (char) (c - 0xFEE0); // full-width ASCII
    }
    if (Characters.isDash(c)) {
      return '-';
    }
    return Characters.isSpace(c) ? ' ' : c;
  }

  /** 2020-04-03T10:30:00.000+02:00 without what follows the day; any other text as it is. */
  private static String withoutTime(String text) {
    boolean hasTime =
        text.length() > 15
            && text.charAt(4) == '-'
            && text.charAt(7) == '-'
            && (text.charAt(10) == 'T' || text.charAt(10) == 't' || text.charAt(10) == ' ')
            && isTime(text, 11);
    return hasTime ? text.substring(0, 10) : text;
  }

  private static boolean isTime(String text, int start) {
    int i = start;
    boolean clock = isTwoDigits(text, i) && text.charAt(i + 2) == ':' && isTwoDigits(text, i + 3);
    if (!clock) {
      return false;
    }
    i += 5;
    if (i < text.length() && text.charAt(i) == ':' && isTwoDigits(text, i + 1)) {
      i += 3;
      if (i + 1 < text.length() && text.charAt(i) == '.') {
        i++;
        while (i < text.length() && Characters.isAsciiDigit(text.charAt(i))) {
          i++;
        }
      }
    }
    String zone = text.substring(i);
    boolean offset =
        (zone.length() == 6 && zone.charAt(3) == ':' && isTwoDigits(zone, 4) || zone.length() == 5 && isTwoDigits(zone, 3))
            && (zone.charAt(0) == '+' || zone.charAt(0) == '-')
            && isTwoDigits(zone, 1);
    return zone.isEmpty() || zone.equalsIgnoreCase("Z") || offset;
  }

  private static boolean isTwoDigits(String text, int i) {
    return i + 1 < text.length() && Characters.isAsciiDigit(text.charAt(i)) && Characters.isAsciiDigit(text.charAt(i + 1));
  }

  /** Cuts a text into numbers and words, and leaves out the words that say nothing about the day. */
  private static String tokens(String text, List<Token> tokens) {
    char before = 0;
    boolean onlyBefore = true; // fillers and weekdays so far, each with its comma or dot
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (Characters.isAsciiDigit(c)) {
        int end = i;
        int number = 0;
        while (end < text.length() && Characters.isAsciiDigit(text.charAt(end)) && end - i < 9) {
          number = number * 10 + text.charAt(end++) - '0';
        }
        if (end - i > 8) {
          return "it has a number that is no part of a date";
        }
        tokens.add(new Token(number, end - i, "", before));
        onlyBefore = false;
        before = 0;
        i = end;
      } else if (Character.isLetter(c) || Characters.isAccent(c)) {
        int end = i;
        while (end < text.length() && (Character.isLetter(text.charAt(end)) || Characters.isAccent(text.charAt(end)))) {
          end++;
        }
        String word = Folding.letters(Folding.fold(text.substring(i, end)));
        boolean ordinal =
            !tokens.isEmpty()
                && tokens.get(tokens.size() - 1).isShort()
                && (before == 0 || before == ' ')
                && DateWords.isOrdinal(word);
        boolean weekday = onlyBefore && DateWords.isWeekday(word);
        if (!ordinal && !weekday && !DateWords.isFiller(word)) {
          tokens.add(new Token(0, 0, word, before));
          onlyBefore = false;
          before = 0;
        } else if (!ordinal) {
          before = ' ';
          boolean punctuated = onlyBefore && end < text.length() && (text.charAt(end) == ',' || text.charAt(end) == '.');
          end += punctuated ? 1 : 0;
        }
        i = end;
      } else if (c == ' ') {
        before = before == 0 ? ' ' : before;
        i++;
      } else if (c == '/' || c == '-' || c == '.' || c == ',') {
        before = before == 0 || before == ' ' ? c : '?';
        i++;
      } else {
        return "'" + c + "' is no part of a date";
      }
      if (tokens.size() > MOST_TOKENS) {
        return "it has too many parts";
      }
    }
    boolean endsWell = before == 0 || before == '.' || before == ',';
    boolean startsWell = !tokens.isEmpty() && (tokens.get(0).before == 0 || tokens.get(0).before == ' ');
    return endsWell && startsWell ? "" : "it is not one day, month and year";
  }

  private static ReadDate compact(int number) {
    int year = number / 10_000;
    if (year < 1900 || year > 2199) {
      return ReadDate.unreadable("eight digits are read as a year, a month and a day, and the year is " + year);
    }
    return one(new Day(year, false, number / 100 % 100, number % 100));
  }

  /** @param first the number before the month, or the day after it when the month stands first */
  private static ReadDate named(int month, String word, Token first, Token second) {
    if (month == 0) {
      return ReadDate.unreadable("'" + word + "' is no month");
    }
    if (first.isYear() && second.isShort()) {
      return one(new Day(first.number, false, month, second.number));
    }
    if (!first.isShort() || !(second.isYear() || second.digits == 2)) {
      return ReadDate.unreadable("it is not one day, month and year");
    }
    return one(new Day(second.number, second.digits == 2, month, first.number));
  }

  /** 20 Apr 03 where dates begin with the year but days may still be written before a month's name. */
  private static ReadDate shortYearOnEitherSide(int month, Token a, Token c) {
    List<Day> possible = new ArrayList<>(2);
    addIfPossible(new Day(c.number, true, month, a.number), possible);
    addIfPossible(new Day(a.number, true, month, c.number), possible);
    return possible.isEmpty()
        ? ReadDate.unreadable("there is no such day")
        : new ReadDate(List.copyOf(possible), "", false);
  }

  private ReadDate numeric(Token a, Token b, Token c) {
    char separator = b.before;
    if (separator != c.before || separator == 0 || separator == '?' || separator == ',') {
      return ReadDate.unreadable("its separators are not those of a date");
    }
    if (a.isYear() && b.isShort() && c.isShort()) {
      return one(new Day(a.number, false, b.number, c.number));
    }
    boolean shortYear = c.digits == 2;
    if (!a.isShort() || !b.isShort() || !(c.isYear() || shortYear)) {
      return ReadDate.unreadable("it is not one day, month and year");
    }
    Day dayFirst = new Day(c.number, shortYear, b.number, a.number);
    Day monthFirst = new Day(c.number, shortYear, a.number, b.number);
    List<Day> possible = new ArrayList<>(3);
    addIfPossible(dayFirst, possible);
    addIfPossible(monthFirst, possible);
    boolean dayOrMonthFirst = convention.isPresent() && convention.get() != DateConvention.YMD;
    if (!dayOrMonthFirst && shortYear && a.digits == 2) {
      Day yearFirst = new Day(a.number, true, b.number, c.number);
      if (convention.isPresent()) {
        return one(yearFirst);
      }
      addIfPossible(yearFirst, possible);
    }
    if (possible.isEmpty()) {
      return ReadDate.unreadable("there is no such day");
    }
    if (!dayOrMonthFirst) {
      return new ReadDate(List.copyOf(possible), "", false);
    }
    Day declared = convention.get() == DateConvention.DMY ? dayFirst : monthFirst;
    return possible.contains(declared)
        ? one(declared)
        : ReadDate.ofOtherConvention("only another order than " + convention.get() + " makes it a date");
  }

  private static void addIfPossible(Day day, List<Day> possible) {
    if (exists(day) && !possible.contains(day)) {
      possible.add(day);
    }
  }

  private static ReadDate one(Day day) {
    return exists(day) ? new ReadDate(List.of(day), "", false) : ReadDate.unreadable("there is no such day");
  }

  private static boolean exists(Day day) {
    int year = day.year();
    if ((year == 0 && !day.twoDigits()) || day.month() < 1 || day.month() > 12 || day.day() < 1) {
      return false;
    }
    // Of the years that end in 00 some are leap years, so two digits allow 29 February.
    boolean leap = year % 4 == 0 && (day.twoDigits() || year % 100 != 0 || year % 400 == 0);
    int days =
        switch (day.month()) {
          case 2 -> leap ? 29 : 28;
          case 4, 6, 9, 11 -> 30;
          default -> 31;
        };
    return day.day() <= days;
  }
}
