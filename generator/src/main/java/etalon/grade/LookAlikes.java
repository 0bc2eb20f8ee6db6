package etalon.grade;

/**
 * Cyrillic and Greek letters that look like Latin ones (and the Cyrillic ze, which looks like a 3).
 *
 * <p>A text that mixes scripts so is not the same as the Latin one, but no reader sees the difference, so a human
 * decides. The letter O and the digit 0 are told apart by readers, so they are not here.
 */
final class LookAlikes {
  // Pairs: the letter, then what it looks like. Written as escapes, because on the page they look the same.
  private static final String PAIRS =
      // Cyrillic capitals: A Be/B Ve E Ka Em En O Er Es Te U Ha, dotted I, Je, Dze, straight U, Shha, Komi De, Qa, We, Ze
      "\u0410A\u0412B\u0415E\u041AK\u041CM\u041DH\u041EO\u0420P\u0421C\u0422T\u0423Y\u0425X\u0406I\u0408J\u0405S"
          + "\u04AEY\u04BAH\u0500D\u051AQ\u051CW\u04173\u0401E\u0407I"
          // the same in lower case, and ge as r, pe as n
          + "\u0430a\u0432b\u0435e\u043Ak\u043Cm\u043Dh\u043Eo\u0440p\u0441c\u0442t\u0443y\u0445x\u0456i\u0458j\u0455s"
          + "\u04AFy\u04BBh\u0501d\u051Bq\u051Dw\u04373\u0451e\u0457i\u0433r\u043Fn"
          // Greek capitals
          + "\u0391A\u0392B\u0395E\u0396Z\u0397H\u0399I\u039AK\u039CM\u039DN\u039FO\u03A1P\u03A4T\u03A5Y\u03A7X\u03F9C"
          // Greek small letters, with and without accent
          + "\u03B1a\u03B5e\u03B7n\u03B9i\u03BAk\u03BDv\u03BFo\u03C1p\u03C4t\u03C5u\u03C7x\u03B3y\u03C9w\u03F2c\u03F3j"
          + "\u03ACa\u03ADe\u03AEn\u03AFi\u03CCo\u03CDu\u03CEw";

  private static final int FIRST = 0x370;
  private static final char[] LATIN = new char[0x530 - FIRST];

  static {
    for (int i = 0; i < PAIRS.length(); i += 2) {
      LATIN[PAIRS.charAt(i) - FIRST] = PAIRS.charAt(i + 1);
    }
  }

  private LookAlikes() {}

  /** The Latin letter that a character looks like, or the character itself. */
  static int latin(int c) {
    boolean listed = c >= FIRST && c < FIRST + LATIN.length && LATIN[c - FIRST] != 0;
    return listed ? LATIN[c - FIRST] : c;
  }
}
