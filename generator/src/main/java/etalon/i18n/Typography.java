package etalon.i18n;

import java.util.regex.Pattern;

/**
 * French spaces and apostrophes, as the Imprimerie nationale prints them: a narrow no-break space before
 * ; ! ?, a no-break space before : and % and inside « », and the curly apostrophe. Applied to running
 * text only, never to code or addresses; applying it twice changes nothing.
 */
public final class Typography {
  private static final String SPACES = "[ \u00A0\u202F]";

  /** A word that holds an address is passed over whole. */
  private static final Pattern ADDRESS = Pattern.compile("(?:https?://|mailto:|www\\.)\\S*");

  private static final Pattern APOSTROPHE = Pattern.compile("(?<=\\p{L})'(?=[\\p{L}\\p{N}«\\[]|$)");
  private static final Pattern BEFORE_HIGH =
      Pattern.compile("(?:(?<=[\\p{L}\\p{N})»\\]%…\u2019])|" + SPACES + "+)([;!?])(?=[\\s)»,.\u00A0\u202F]|$)");
  private static final Pattern BEFORE_COLON = Pattern.compile(SPACES + "+:(?=\\s|$)");
  private static final Pattern TIGHT_COLON = Pattern.compile("(?<=[\\p{L})»])(:)(?=\\s)");
  private static final Pattern AFTER_OPENING = Pattern.compile("«" + SPACES + "*");
  private static final Pattern BEFORE_CLOSING = Pattern.compile(SPACES + "*»");
  private static final Pattern BEFORE_UNIT = Pattern.compile("(?<=\\p{N})" + SPACES + "+([%$€])");

  private Typography() {}

  /** French running text with its spaces and apostrophes put right. */
  public static String french(String text) {
    var address = ADDRESS.matcher(text);
    StringBuilder result = new StringBuilder();
    int from = 0;
    while (address.find()) {
      result.append(running(text.substring(from, address.start()))).append(address.group());
      from = address.end();
    }
    return result.append(running(text.substring(from))).toString();
  }

  private static String running(String text) {
    String result = APOSTROPHE.matcher(text).replaceAll("\u2019");
    result = BEFORE_HIGH.matcher(result).replaceAll("\u202F$1");
    result = BEFORE_COLON.matcher(result).replaceAll("\u00A0:");
    result = TIGHT_COLON.matcher(result).replaceAll("\u00A0:");
    result = AFTER_OPENING.matcher(result).replaceAll("«\u00A0");
    result = BEFORE_CLOSING.matcher(result).replaceAll("\u00A0»");
    return BEFORE_UNIT.matcher(result).replaceAll("\u00A0$1");
  }
}
