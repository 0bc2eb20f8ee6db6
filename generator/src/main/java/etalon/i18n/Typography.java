package etalon.i18n;

import etalon.bench.Language;
import java.util.regex.Pattern;

/**
 * Running text as each language prints it, never code or addresses; applying it twice changes nothing.
 *
 * <ul>
 *   <li>French, after the Imprimerie nationale: a narrow no-break space before ; ! ?, a no-break space before : and
 *       % and inside « », and the curly apostrophe;
 *   <li>English: curly quotation marks and apostrophes, where it is plain which one is meant.
 * </ul>
 */
public final class Typography {
  /** What an opening quotation mark can stand right after. */
  private static final String OPENING_AFTER = " \t\n\u00A0\u202F([{“‘—–/";

  private static final String SPACES = "[ \u00A0\u202F]";

  /** What a mark can stand directly after when its space was forgotten. */
  private static final String TEXT = "(?<=[\\p{L}\\p{N})\\]»”%$€…\u2019])";

  /** Where a mark ends something: what follows is no letter or digit, as in an address or a ratio. */
  private static final String END = "(?=[\\s\u00A0\u202F)\\]«»”,.:…]|$)";

  /** Passed over whole: a word that holds an address, and the beginning of a plural of {@link Message}. */
  private static final Pattern PASSED = Pattern.compile("(?:https?://|mailto:|www\\.)[^\\s\u00A0\u202F]*|\\{\\w+\\?");

  private static final Pattern APOSTROPHE = Pattern.compile("(?<=\\p{L})'(?=[\\p{L}\\p{N}«“\\[{])");

  /** An article or pronoun at the end of a run of text: its word follows in emphasis or in a link. */
  private static final Pattern ELISION =
      Pattern.compile("(?<!\\p{L})([cdjlmnst]|(?:|jus|lors|puis|quel|quoi)qu)'$", Pattern.CASE_INSENSITIVE);

  private static final Pattern HIGH = Pattern.compile("(?:" + TEXT + "|" + SPACES + "+)([;!?]+)" + END);
  private static final Pattern COLON = Pattern.compile("(?:" + TEXT + "|" + SPACES + "+):(?=[\\s\u00A0\u202F«»]|$)");
  private static final Pattern AFTER_OPENING = Pattern.compile("«" + SPACES + "*");
  private static final Pattern BEFORE_CLOSING = Pattern.compile(SPACES + "*»");
  private static final Pattern PERCENT = Pattern.compile("(?:(?<=\\p{N})|" + SPACES + "+)%(?![\\p{L}\\p{N}])");
  private static final Pattern CURRENCY = Pattern.compile("(?<=\\p{N})" + SPACES + "+([$€])");

  /** One of these stands wherever there is something to do. */
  private static final String FRENCH_MARKS = "';!?:«»%$€";
  private static final String ENGLISH_MARKS = "'\"";

  private Typography() {}

  /** Running text of a language. */
  public static String of(Language language, String text) {
    return of(language, text, false);
  }

  /**
   * A stretch of running text.
   *
   * @param continued whether something other than a space stands right before it: emphasis, code, a link
   */
  public static String of(Language language, String text, boolean continued) {
    if (!hasMark(text, language == Language.FR ? FRENCH_MARKS : ENGLISH_MARKS)) {
      return text;
    }
    var passed = PASSED.matcher(text);
    StringBuilder result = new StringBuilder();
    int from = 0;
    boolean after = continued;
    while (passed.find()) {
      result.append(running(language, text.substring(from, passed.start()), after)).append(passed.group());
      from = passed.end();
      after = true;
    }
    return result.append(running(language, text.substring(from), after)).toString();
  }

  /** A scan is much cheaper than eight patterns, and most texts of tables have no mark. */
  private static boolean hasMark(String text, String marks) {
    for (int i = 0; i < text.length(); i++) {
      if (marks.indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static String running(Language language, String text, boolean continued) {
    return language == Language.FR ? french(text) : english(text, continued);
  }

  private static String english(String text, boolean continued) {
    StringBuilder result = new StringBuilder(text);
    // What stands before a continuation may have opened a quotation.
    boolean quoted = continued;
    boolean single = continued;
    for (int i = 0; i < text.length(); i++) {
      char before = i > 0 ? text.charAt(i - 1) : continued ? 'x' : ' ';
      char after = i + 1 < text.length() ? text.charAt(i + 1) : '.';
      char mark = mark(text.charAt(i), before, after, quoted, single);
      if (mark == '“' || mark == '”') {
        quoted = mark == '“';
      } else if (mark == '‘') {
        single = true;
      } else if (mark == '’' && !(Character.isLetter(before) && Character.isLetter(after))) {
        single = false;
      }
      result.setCharAt(i, mark);
    }
    return result.toString();
  }

  /** The printed form of a typed mark; any other character stays. */
  private static char mark(char typed, char before, char after, boolean quoted, boolean single) {
    boolean opens = OPENING_AFTER.indexOf(before) >= 0 && !Character.isWhitespace(after);
    // 5' and 6" are feet and inches, unless a quotation is open.
    boolean unit = Character.isDigit(before) && !Character.isLetter(after);
    if (typed == '"' && (quoted || !unit)) {
      return opens ? '“' : '”';
    }
    if (typed == '\'' && (single || !unit)) {
      // The apostrophe of '90s stands where a quotation could begin.
      return opens && !Character.isDigit(after) ? '‘' : '’';
    }
    return typed;
  }

  private static String french(String text) {
    String result = APOSTROPHE.matcher(text).replaceAll("\u2019");
    result = ELISION.matcher(result).replaceAll("$1\u2019");
    result = HIGH.matcher(result).replaceAll("\u202F$1");
    result = COLON.matcher(result).replaceAll("\u00A0:");
    result = AFTER_OPENING.matcher(result).replaceAll("«\u00A0");
    result = BEFORE_CLOSING.matcher(result).replaceAll("\u00A0»");
    result = PERCENT.matcher(result).replaceAll("\u00A0%");
    return CURRENCY.matcher(result).replaceAll("\u00A0$1");
  }
}
