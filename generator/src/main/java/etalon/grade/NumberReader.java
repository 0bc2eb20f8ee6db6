package etalon.grade;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Reads one number as invoices, reports and models write it. Never guesses: a form that is not listed is unreadable.
 *
 * <ul>
 *   <li>digits, ASCII or full-width, with {@code .} or {@code ,} before the decimals: {@code 1234}, {@code 1234.5},
 *       {@code 1234,50}, {@code .5}
 *   <li>thousands in groups of three, separated by a space of any kind (no-break, narrow, thin), a dot, a comma or an
 *       apostrophe, always the same and never the one before the decimals: {@code 1 234,56}, {@code 1.234.567},
 *       {@code 1'234.50}. The first group never begins with zero, so {@code 0,125} is a fraction
 *   <li>a lone group of three after a dot or a comma, {@code 1.234}, is both 1234 and 1.234, unless the decimal
 *       separator is fixed; then the other separator never stands before decimals
 *   <li>negative: a minus, hyphen or en dash before it ({@code -5}, {@code - 5}, {@code $-5}), a minus right after it
 *       ({@code 5.00-}), or parentheses around it ({@code (120.50)}, {@code $(5)}); only one of the three. A plus before
 *   <li>no cents, the Czech and Swiss way: {@code 1 234,-}, {@code 1'234.--}, {@code 1 234,—}
 *   <li>a currency or percent sign, code or word of {@link Currencies} before or after, glued or not, and a full stop
 *       at the end
 * </ul>
 *
 * <p>Not read: other words, two numbers, powers of ten, k, m and bn (a scale is never applied), Indian groups
 * ({@code 1,00,000}), fractions, superscripts, digits of other scripts, quotes or markup around the number.
 */
final class NumberReader {
  private static final int LONGEST = 128;
  private static final char EM_DASH = '\u2014';
  private static final char LINE_END = '\n';

  private final char decimalSeparator; // 0 when not fixed

  NumberReader(Optional<Character> decimalSeparator) {
    this.decimalSeparator = decimalSeparator.orElse('\0');
  }

  ReadNumber read(String raw) {
    String text = Characters.trim(raw);
    char[] clean = new char[Math.min(text.length(), LONGEST + 1)];
    int length = clean(text, clean);
    if (length > LONGEST) {
      return ReadNumber.unreadable("it is longer than any number");
    }
    int first = 0;
    while (first < length && !Characters.isAsciiDigit(clean[first])) {
      first++;
    }
    if (first == length) {
      return ReadNumber.unreadable("it has no digit");
    }
    int last = length - 1;
    while (!Characters.isAsciiDigit(clean[last])) {
      last--;
    }
    boolean afterMark = first > 0 && isDecimalMark(clean[first - 1]);
    if (afterMark && (first == 1 || !Character.isLetter(clean[first - 2]))) {
      first--; // .5, $.5; but the dot of Rs.500 belongs to the word
    }
    return new Parse(clean, length, first, last).read();
  }

  /**
   * Copies a text without its invisible characters, each kind of digit, space, minus and apostrophe in one form.
   *
   * @return the length of the copy; more than {@link #LONGEST} when the text is longer
   */
  private static int clean(String text, char[] clean) {
    int length = 0;
    for (int i = 0; i < text.length() && length <= LONGEST; i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c < 0x7F) {
        clean[length++] = c;
      } else if (!Characters.isIgnorable(c)) {
        clean[length++] = plain(c);
      }
    }
    return length;
  }

  private static char plain(char c) {
    if (c >= 0xFF01 && c <= 0xFF5E) {
      return (char) (c - 0xFEE0); // full-width ASCII
    }
    if (c == EM_DASH || c == 0x2015) {
      return EM_DASH; // too long for a minus sign, but it stands for missing cents
    }
    if (Characters.isDash(c)) {
      return '-';
    }
    if (Characters.isApostrophe(c)) {
      return '\'';
    }
    if (Character.isSpaceChar(c) && c != 0x2028 && c != 0x2029) {
      return ' ';
    }
    return Characters.isSpace(c) ? LINE_END : c;
  }

  private static boolean isDecimalMark(char c) {
    return c == '.' || c == ',';
  }

  /** One text on its way to a number. */
  private final class Parse {
    private final char[] text;
    private final int length;
    private final int first; // of the number
    private final int last; // of the number, a digit

    private boolean negative;
    private boolean signed;
    private boolean parenthesis;
    private long units = Currencies.ANY;
    private char endMark; // the decimal separator of 1 234,-

    private Parse(char[] text, int length, int first, int last) {
      this.text = text;
      this.length = length;
      this.first = first;
      this.last = last;
    }

    private ReadNumber read() {
      String problem = readBefore();
      if (problem.isEmpty()) {
        problem = readAfter();
      }
      if (problem.isEmpty() && units == Currencies.UNKNOWN) {
        problem = "it has two different units";
      }
      return problem.isEmpty() ? readDigits() : ReadNumber.unreadable(problem);
    }

    /** The sign, parenthesis and unit before the number. */
    private String readBefore() {
      StringBuilder unit = new StringBuilder();
      for (int i = 0; i < first; i++) {
        char c = text[i];
        if (c == '-' || c == '+') {
          if (signed) {
            return "it has two signs";
          }
          if (i > 0 && Character.isLetter(text[i - 1])) {
            return "'" + text[i - 1] + c + "' may be a hyphen or a sign";
          }
          signed = true;
          negative = c == '-';
        } else if (c == '(') {
          if (parenthesis) {
            return "it has two parentheses";
          }
          parenthesis = true;
        } else if (c != ' ') {
          unit.append(c);
        }
      }
      if (signed && parenthesis) {
        return "it has a sign and parentheses";
      }
      return readUnit(unit);
    }

    /** The missing cents, minus, parenthesis and unit after the number. */
    private String readAfter() {
      int i = last + 1;
      if (i + 1 < length && isDecimalMark(text[i]) && isMissingCents(text[i + 1])) {
        endMark = text[i];
        if (decimalSeparator != 0 && endMark != decimalSeparator) {
          return "'" + endMark + "' stands before missing cents, but decimals come after '" + decimalSeparator + "'";
        }
        i++;
        while (i < length && isMissingCents(text[i])) {
          i++;
        }
      } else if (i < length && text[i] == '-') {
        if (signed || parenthesis) {
          return "it has two signs";
        }
        if (i + 1 < length && Character.isLetter(text[i + 1])) {
          return "'-" + text[i + 1] + "' may be a sign or a hyphen";
        }
        negative = true;
        i++;
      }
      StringBuilder unit = new StringBuilder();
      boolean closed = false;
      for (; i < length; i++) {
        char c = text[i];
        if (c == ')') {
          if (!parenthesis || closed) {
            return "its parentheses do not match";
          }
          closed = true;
        } else if (c != ' ' && (c != '.' || i + 1 < length)) {
          unit.append(c);
        }
      }
      if (parenthesis && !closed) {
        return "its parentheses do not match";
      }
      return readUnit(unit);
    }

    private boolean isMissingCents(char c) {
      return c == '-' || c == EM_DASH;
    }

    private String readUnit(StringBuilder unit) {
      if (unit.length() == 0) {
        return "";
      }
      long found = Currencies.units(unit);
      if (found == Currencies.UNKNOWN) {
        return "'" + unit + "' beside the number is no currency and no percent sign";
      }
      units = units == Currencies.ANY ? found : units & found;
      return "";
    }

    private ReadNumber readDigits() {
      // What the separators say: 1.234.567,89 has three, the last another than the first, groups of three between.
      int separators = 0;
      char firstSeparator = 0;
      char lastSeparator = 0;
      boolean alike = true; // all separators but the last
      boolean threes = true; // all groups but the first and the last
      int firstGroup = 0;
      int group = 0; // length of the current group
      StringBuilder digits = new StringBuilder(last - first + 2);
      if (negative || parenthesis) {
        digits.append('-');
      }
      for (int i = first; i <= last; i++) {
        char c = text[i];
        if (Characters.isAsciiDigit(c)) {
          digits.append(c);
          group++;
        } else if (c == ' ' || c == '\'' || isDecimalMark(c)) {
          if (separators == 0) {
            firstSeparator = c;
            firstGroup = group;
          } else {
            alike &= lastSeparator == firstSeparator;
            threes &= group == 3;
          }
          separators++;
          lastSeparator = c;
          group = 0;
        } else {
          return ReadNumber.unreadable("'" + c + "' stands between its digits");
        }
      }
      if (separators == 0) {
        return new ReadNumber(List.of(value(digits, 0)), 0, units, "");
      }
      boolean canHaveThousands = firstGroup >= 1 && firstGroup <= 3 && text[first] != '0' && threes && alike;
      boolean asThousands =
          canHaveThousands
              && group == 3
              && lastSeparator == firstSeparator
              && firstSeparator != decimalSeparator
              && firstSeparator != endMark;
      boolean asDecimals =
          isDecimalMark(lastSeparator)
              && endMark == 0
              && (decimalSeparator == 0 || lastSeparator == decimalSeparator)
              && (separators == 1 || (canHaveThousands && lastSeparator != firstSeparator));
      return readGroups(digits, asThousands, asDecimals, group);
    }

    private ReadNumber readGroups(StringBuilder digits, boolean asThousands, boolean asDecimals, int decimals) {
      if (!asThousands && !asDecimals) {
        String fixed = decimalSeparator == 0 ? "" : ", with '" + decimalSeparator + "' before decimals";
        return ReadNumber.unreadable("its groups of digits make no number" + fixed);
      }
      if (!asDecimals) {
        return new ReadNumber(List.of(value(digits, 0)), 0, units, "");
      }
      BigDecimal withDecimals = value(digits, decimals);
      return asThousands
          ? new ReadNumber(List.of(value(digits, 0), withDecimals), 0, units, "")
          : new ReadNumber(List.of(withDecimals), decimals, units, "");
    }
  }

  private static BigDecimal value(StringBuilder digits, int decimals) {
    return digits.length() <= 18
        ? BigDecimal.valueOf(Long.parseLong(digits, 0, digits.length(), 10), decimals)
        : new BigDecimal(new BigInteger(digits.toString()), decimals);
  }
}
