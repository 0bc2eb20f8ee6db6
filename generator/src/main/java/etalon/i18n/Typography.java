package etalon.i18n;

import java.util.regex.Pattern;

/**
 * French spaces and apostrophes, as the Imprimerie nationale prints them: a narrow no-break space before
 * ; ! ?, a no-break space before : and % and inside « », and the curly apostrophe. Applied to running
 * text only, never to code or addresses; applying it twice changes nothing.
 */
public final class Typography {
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
  private static final String MARKS = "';!?:«»%$€";

  private Typography() {}

  /** French running text with its spaces and apostrophes put right. */
  public static String french(String text) {
    if (!hasMark(text)) {
      return text;
    }
    var passed = PASSED.matcher(text);
    StringBuilder result = new StringBuilder();
    int from = 0;
    while (passed.find()) {
      result.append(running(text.substring(from, passed.start()))).append(passed.group());
      from = passed.end();
    }
    return result.append(running(text.substring(from))).toString();
  }

  /** A scan is much cheaper than eight patterns, and most texts of tables have no mark. */
  private static boolean hasMark(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (MARKS.indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static String running(String text) {
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
