package etalon.grade;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * Sets aside what does not tell two texts apart: case, accents, ligatures, full-width and other forms of a letter,
 * invisible characters.
 *
 * <p>A folded text is made of small letters and digits, one space for each white space, a dot for each piece of
 * punctuation (a hyphen for each kind of dash), and the signs that mean something by themselves: {@code & # % @ §} and
 * symbols such as {@code + $ €}: "Éts. Müller &amp; Fils" is "ets. muller &amp; fils", "Straße" is "strasse".
 */
final class Folding {
  static final char SPACE = ' ';
  static final char PUNCTUATION = '.';
  private static final char DASH = '-';

  /** Letters that are written with an accent or as a ligature but do not decompose. */
  private static final String[][] SPECIAL = {
    {"\u00DF", "ss"}, {"\u00E6", "ae"}, {"\u0153", "oe"}, {"\u00F8", "o"}, {"\u0142", "l"}, {"\u0111", "d"},
    {"\u00F0", "d"}, {"\u00FE", "th"}, {"\u0127", "h"}, {"\u0167", "t"}, {"\u0131", "i"}, {"\u03C2", "\u03C3"},
  };

  // Folding is context-free but for the degree sign, so each character is worked out once. Two threads that meet at one
  // that is missing both write the same string.
  private static final String[] FOLDED = new String[Character.MIN_SUPPLEMENTARY_CODE_POINT];

  private Folding() {}

  static String fold(String text) {
    return fold(text, false);
  }

  /** Like {@link #fold}, and letters that look Latin are taken for Latin ones. */
  static String foldByLook(String text) {
    return fold(text, true);
  }

  private static String fold(String text, boolean byLook) {
    StringBuilder folded = new StringBuilder(text.length() + 8);
    int length = text.length();
    for (int i = 0; i < length; ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (byLook) {
        c = LookAlikes.latin(c);
      }
      if (c >= 'a' && c <= 'z') {
        folded.append((char) c);
      } else if (c == 0xB0 && folded.length() > 0 && folded.charAt(folded.length() - 1) == 'n') {
        folded.append('o'); // n° is how most keyboards write nº
      } else {
        folded.append(lookUp(c));
      }
    }
    return folded.toString();
  }

  private static String lookUp(int c) {
    if (c >= FOLDED.length) {
      return folded(c);
    }
    String known = FOLDED[c];
    if (known == null) {
      known = folded(c);
      FOLDED[c] = known;
    }
    return known;
  }

  private static String folded(int c) {
    if (Characters.isIgnorable(c)) {
      return "";
    }
    if (c == 0xAE || c == 0xA9 || c == 0x2122 || c == 0x2120) {
      return "."; // ® © ™ ℠ belong to no name; ™ would decompose into letters
    }
    if (Characters.isSpace(c)) {
      return " ";
    }
    String decomposed = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKD);
    StringBuilder folded = new StringBuilder();
    decomposed.codePoints().forEach(part -> appendPart(part, folded));
    return folded.toString();
  }

  private static void appendPart(int c, StringBuilder folded) {
    if (Characters.isAccent(c) || Characters.isIgnorable(c)) {
      return;
    }
    if (Characters.isSpace(c)) {
      folded.append(SPACE);
    } else if (isSign(c)) {
      folded.appendCodePoint(c);
    } else if (Characters.isDash(c)) {
      folded.append(DASH);
    } else if (Characters.isPunctuation(c)) {
      folded.append(PUNCTUATION);
    } else {
      int small = Character.toLowerCase(c);
      for (String[] special : SPECIAL) {
        if (special[0].codePointAt(0) == small) {
          folded.append(special[1]);
          return;
        }
      }
      folded.appendCodePoint(small);
    }
  }

  /** Whether a character of a folded text is punctuation that carries meaning. */
  static boolean isSign(int c) {
    return c == '&' || c == '#' || c == '%' || c == '@' || c == 0xA7;
  }

  /** Whether a character of a folded text stands between words. */
  static boolean isGap(int c) {
    return c == SPACE || c == PUNCTUATION || c == DASH || isSign(c);
  }

  /** A folded text without spaces and punctuation. */
  static String letters(String folded) {
    StringBuilder letters = new StringBuilder(folded.length());
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      if (!isGap(c)) {
        letters.append(c);
      }
    }
    return letters.length() == folded.length() ? folded : letters.toString();
  }

  /** A folded text without everything but letters and digits. */
  static String lettersWithoutSymbols(String folded) {
    StringBuilder letters = new StringBuilder(folded.length());
    folded.codePoints().filter(c -> !isGap(c) && !isSymbol(c)).forEach(letters::appendCodePoint);
    return letters.toString();
  }

  private static boolean isSymbol(int c) {
    return switch (Character.getType(c)) {
      case Character.MATH_SYMBOL,
          Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL,
          Character.OTHER_SYMBOL -> true;
      default -> false;
    };
  }

  /** The words of a folded text: what stands between spaces and punctuation. */
  static List<String> words(String folded) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= folded.length(); i++) {
      if (i == folded.length() || isGap(folded.charAt(i))) {
        if (i > start) {
          words.add(folded.substring(start, i));
        }
        start = i + 1;
      }
    }
    return words;
  }

  /** The signs of a folded text that carry meaning, in their order; a dash is one where it can be a minus sign. */
  static String signs(String folded) {
    StringBuilder signs = new StringBuilder();
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      boolean free = i == 0 || folded.charAt(i - 1) == SPACE || folded.charAt(i - 1) == PUNCTUATION;
      boolean minus = c == DASH && free && i + 1 < folded.length() && Character.isDigit(folded.charAt(i + 1));
      if (isSign(c) || minus) {
        signs.append(c);
      }
    }
    return signs.toString();
  }

  /** Whether nothing in a folded text could look like, or be left out as, something else: a-z, 0-9 and gaps. */
  static boolean isPlain(String folded) {
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      if ((c < 'a' || c > 'z') && !Characters.isAsciiDigit(c) && c != SPACE && c != PUNCTUATION && c != DASH) {
        return false;
      }
    }
    return true;
  }
}
