package etalon.grade;

/** What a character is to a comparison. Code points, because a model may answer in any script. */
final class Characters {
  private Characters() {}

  /**
   * Invisible and without meaning: soft hyphen, zero-width space and joiners, marks of direction, variation selectors,
   * byte-order mark. Not all format characters are: the Arabic number sign is one of them, and it shows.
   */
  static boolean isIgnorable(int c) {
    return c == 0xAD
        || c == 0x34F
        || c == 0x61C
        || (c >= 0x180B && c <= 0x180F)
        || (c >= 0x200B && c <= 0x200F)
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2060 && c <= 0x206F)
        || (c >= 0xFE00 && c <= 0xFE0F)
        || c == 0xFEFF
        || (c >= 0xE0000 && c <= 0xE0FFF);
  }

  /** Every kind of white space, no-break and narrow ones and line ends included, and control characters. */
  static boolean isSpace(int c) {
    if (c < 0x80) {
      return c <= ' ' || c == 0x7F;
    }
    return Character.isSpaceChar(c) || Character.isISOControl(c);
  }

  /** A hyphen, a dash or a minus sign, of any length. */
  static boolean isDash(int c) {
    return c == '-'
        || (c >= 0x2010 && c <= 0x2015)
        || c == 0x2212
        || c == 0xFE58
        || c == 0xFE63
        || c == 0xFF0D;
  }

  /** Straight, curly, modifier and full-width. */
  static boolean isApostrophe(int c) {
    return c == '\'' || c == 0x2018 || c == 0x2019 || c == 0x2BC || c == 0xFF07;
  }

  static boolean isPunctuation(int c) {
    if (c < 0x80) {
      // Of ASCII's signs these five mean something by themselves: $ + < = >
      return c > ' ' && c < 0x7F && !isAsciiLetterOrDigit(c) && c != '$' && c != '+' && (c < '<' || c > '>');
    }
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION -> true;
      default -> c == 0x2212 || c == 0xB4 || c == 0xA8;
    };
  }

  /** An accent on a Latin, Greek or Cyrillic letter. The marks of other scripts are part of their words. */
  static boolean isAccent(int c) {
    return (c >= 0x300 && c <= 0x36F)
        || (c >= 0x1AB0 && c <= 0x1AFF)
        || (c >= 0x1DC0 && c <= 0x1DFF)
        || (c >= 0x20D0 && c <= 0x20FF)
        || (c >= 0xFE20 && c <= 0xFE2F);
  }

  /** A text without white space and invisible characters at both ends. */
  static String trim(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isBlank(text.charAt(start))) {
      start++;
    }
    while (end > start && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isBlank(char c) {
    return isSpace(c) || isIgnorable(c);
  }

  static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  static boolean isAsciiDigit(int c) {
    return c >= '0' && c <= '9';
  }

  static boolean isAsciiLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isAsciiLetterOrDigit(int c) {
    return isAsciiLetter(c) || isAsciiDigit(c);
  }

  static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }
}
