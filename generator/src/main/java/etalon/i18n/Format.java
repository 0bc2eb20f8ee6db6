package etalon.i18n;

import etalon.bench.Dollars;
import etalon.bench.Language;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.List;

/**
 * Figures, dates and amounts as each language writes them. Own code rather than the JDK's: its locale
 * data changes from release to release, and a site has the same bytes on every JDK.
 *
 * <p>French: narrow no-break space between groups, no-break space before a unit and the % sign.
 */
public final class Format {
  private static final String NARROW = "\u202F";
  private static final String NO_BREAK = "\u00A0";
  private static final String MINUS = "\u2212";

  private static final List<String> MONTHS_EN =
      List.of("January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December");
  private static final List<String> MONTHS_FR =
      List.of("janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
          "octobre", "novembre", "décembre");

  private final Language language;
  private final boolean french;

  public Format(Language language) {
    this.language = language;
    this.french = language == Language.FR;
  }

  public Language language() {
    return language;
  }

  /** A number with exactly the decimals it carries: 1234.50 is "1,234.50" or "1 234,50". */
  public String number(BigDecimal value) {
    String digits = value.abs().toPlainString();
    int point = digits.indexOf('.');
    String whole = point < 0 ? digits : digits.substring(0, point);
    StringBuilder text = new StringBuilder(value.signum() < 0 ? MINUS : "");
    for (int i = 0; i < whole.length(); i++) {
      if (i > 0 && (whole.length() - i) % 3 == 0) {
        text.append(french ? NARROW : ",");
      }
      text.append(whole.charAt(i));
    }
    if (point >= 0) {
      text.append(french ? ',' : '.').append(digits, point + 1, digits.length());
    }
    return text.toString();
  }

  public String number(long value) {
    return number(BigDecimal.valueOf(value));
  }

  public String percent(BigDecimal value) {
    return number(value) + (french ? NO_BREAK + "%" : "%");
  }

  /** A margin after its score: "± 1.7". */
  public String margin(BigDecimal points) {
    return "±" + NO_BREAK + number(points);
  }

  /** From low to high: "94.3 to 100.0". */
  public String range(String low, String high) {
    return low + NO_BREAK + (french ? "à" : "to") + " " + high;
  }

  /**
   * US dollars to two significant digits, and to the cent at least: $0.00089, $0.020, $12.60. Half up.
   */
  public String money(BigDecimal dollars) {
    return dollars(Dollars.rounded(dollars));
  }

  /** An amount of another currency, as finely as dollars: "EUR 12.60", "12,60 EUR". */
  public String amount(BigDecimal amount, String currency) {
    String number = number(Dollars.rounded(amount));
    return french ? number + NO_BREAK + currency : currency + NO_BREAK + number;
  }

  /** A catalogue price, unrounded, with at least two decimals: $0.1875. */
  public String price(BigDecimal dollars) {
    BigDecimal exact = dollars.stripTrailingZeros();
    return dollars(exact.setScale(Math.max(2, exact.scale())));
  }

  private String dollars(BigDecimal value) {
    return french ? number(value) + NO_BREAK + "$" : "$" + number(value);
  }

  /** Seconds to a tenth; from 60 s on, minutes and whole seconds: "7.7 s", "1 min 5 s". */
  public String duration(BigDecimal millis) {
    BigDecimal seconds = millis.movePointLeft(3).setScale(1, RoundingMode.HALF_UP);
    if (seconds.compareTo(BigDecimal.valueOf(60)) < 0) {
      return number(seconds) + NO_BREAK + "s";
    }
    long whole = millis.movePointLeft(3).setScale(0, RoundingMode.HALF_UP).longValue();
    return number(whole / 60) + NO_BREAK + "min" + NO_BREAK + whole % 60 + NO_BREAK + "s";
  }

  /** Milliseconds, unrounded: "3,487 ms". */
  public String millis(BigDecimal millis) {
    return number(millis) + NO_BREAK + "ms";
  }

  /** "2 October 2026", "1er mars 2020". */
  public String date(LocalDate date) {
    String day = french && date.getDayOfMonth() == 1 ? "1er" : String.valueOf(date.getDayOfMonth());
    String month = (french ? MONTHS_FR : MONTHS_EN).get(date.getMonthValue() - 1);
    return day + NO_BREAK + month + NO_BREAK + date.getYear();
  }

  /** "1st", "22nd", "13th"; "1er", "2e". */
  public String ordinal(int value) {
    if (french) {
      return number(value) + (value == 1 ? "er" : "e");
    }
    int tens = value % 100;
    String suffix =
        tens >= 11 && tens <= 13
            ? "th"
            : switch (value % 10) {
              case 1 -> "st";
              case 2 -> "nd";
              case 3 -> "rd";
              default -> "th";
            };
    return number(value) + suffix;
  }

  /** "a, b and c". */
  public String list(List<String> words) {
    if (words.size() < 2) {
      return String.join("", words);
    }
    String last = words.get(words.size() - 1);
    return String.join(", ", words.subList(0, words.size() - 1)) + lastOfList() + last;
  }

  /** What stands before the last of a list. */
  String lastOfList() {
    return french ? " et " : " and ";
  }

  /** A file's size in kilobytes of 1,000 bytes, to a tenth. */
  public String size(int bytes) {
    BigDecimal kilobytes = BigDecimal.valueOf(bytes).movePointLeft(3).setScale(1, RoundingMode.HALF_UP);
    return number(kilobytes) + NO_BREAK + (french ? "ko" : "kB");
  }

  /** Whether a count takes the singular: 1 in English; 0 and 1 in French. */
  public boolean singular(long count) {
    return french ? count == 0 || count == 1 : count == 1;
  }
}
