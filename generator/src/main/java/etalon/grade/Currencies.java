package etalon.grade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Currency signs and words around a number, as sets of the currencies that they can mean.
 *
 * <p>A set is a bit mask: "$" is every dollar, "USD" is one of them, so the two agree; "CA$" and "US$" share no bit. A
 * number without a sign may be in any currency. The percent sign is a unit of its own.
 */
final class Currencies {
  private static final Map<String, Long> UNITS = new HashMap<>();
  private static final List<String> CODES = new ArrayList<>();

  static final long PERCENT = 1L << 62;
  static final long ANY = PERCENT - 1;
  static final long UNKNOWN = 0;

  static {
    add("USD", "us$", "$us", "usdollar", "usdollars");
    add("CAD", "ca$", "c$", "$ca", "can$", "$can", "cad$", "cdn$");
    add("AUD", "a$", "au$");
    add("NZD", "nz$");
    add("HKD", "hk$");
    add("SGD", "s$", "sg$");
    add("MXN", "mx$", "mex$");
    share("$ dollar dollars", "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN");
    add("EUR", "\u20AC", "euro", "euros");
    add("GBP", "\u00A3", "pound", "pounds", "poundsterling");
    add("CZK", "kc", "koruna", "koruny", "korun");
    add("CHF", "sfr");
    add("FRF", "f", "ff");
    share("fr franc francs", "CHF", "FRF");
    add("JPY", "yen");
    add("CNY", "rmb", "yuan");
    share("\u00A5", "JPY", "CNY");
    add("SEK");
    add("NOK");
    add("DKK");
    add("ISK");
    share("kr", "SEK", "NOK", "DKK", "ISK");
    add("PLN", "zl", "zloty", "zlotych");
    add("HUF", "ft");
    add("INR", "\u20B9");
    add("PKR");
    share("rs", "INR", "PKR");
    add("BRL", "r$");
    add("ZAR");
    add("TRY", "\u20BA");
    add("RON", "lei");
    add("BGN");
    add("ILS", "\u20AA");
    add("KRW", "\u20A9");
    add("UAH", "\u20B4");
    add("RUB", "\u20BD");
    for (String word : new String[] {"%", "percent", "pct", "pourcent", "procent", "procenta", "procento"}) {
      UNITS.put(word, PERCENT);
    }
  }

  private Currencies() {}

  private static void add(String code, String... others) {
    long bit = 1L << CODES.size();
    CODES.add(code);
    UNITS.put(Folding.fold(code), bit);
    for (String other : others) {
      UNITS.put(other, bit);
    }
  }

  private static void share(String words, String... codes) {
    long bits = 0;
    for (String code : codes) {
      bits |= UNITS.get(Folding.fold(code));
    }
    for (String word : words.split(" ")) {
      UNITS.put(word, bits);
    }
  }

  /** What a text beside a number can mean; {@link #UNKNOWN} when it is no unit. Dots are left out: U.S.$ is US$. */
  static long units(CharSequence text) {
    StringBuilder word = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '.') {
        if (c != '%' && Characters.isPunctuation(c)) {
          return UNKNOWN;
        }
        word.append(c);
      }
    }
    return UNITS.getOrDefault(Folding.fold(word.toString()), UNKNOWN);
  }

  /** The unit in words, with a space before it; nothing when no unit was written. */
  static String describe(long units) {
    if (units == ANY) {
      return "";
    }
    if (units == PERCENT) {
      return " %";
    }
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < CODES.size(); i++) {
      if ((units & (1L << i)) != 0) {
        codes.add(CODES.get(i));
      }
    }
    return " " + String.join(" or ", codes);
  }
}
