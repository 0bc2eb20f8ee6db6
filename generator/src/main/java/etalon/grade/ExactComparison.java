package etalon.grade;

import java.text.Normalizer;
import java.util.Optional;

/**
 * Texts: right when identical after trimming. Accents and case count: Horak is not Horák.
 *
 * <p>White space and invisible characters at both ends are trimmed; a letter with an accent is the same in one character
 * or in two (NFC). For a human: texts that differ only in what a reader hardly sees, which is the kind of white space or
 * its amount, invisible characters inside, straight or curly quotes, the kind of dash, full-width and other forms of a
 * character, letters of another alphabet that look alike.
 */
final class ExactComparison implements Comparison<ExactComparison.Reading> {

  /** @param byLook the text as a reader sees it */
  record Reading(String text, String byLook) {}

  /** Real text has no more marks on one letter (Unicode's stream-safe format), and sorting them takes quadratic time. */
  private static final int MOST_MARKS = 30;

  @Override
  public Reading read(String text) {
    String trimmed = Characters.trim(text);
    if (Characters.isAscii(trimmed)) {
      return new Reading(trimmed, hasOnlySingleSpaces(trimmed) ? trimmed : byLook(trimmed));
    }
    return new Reading(normalize(trimmed, Normalizer.Form.NFC), byLook(trimmed));
  }

  private static boolean hasOnlySingleSpaces(String ascii) {
    for (int i = 0; i < ascii.length(); i++) {
      char c = ascii.charAt(i);
      if (Characters.isSpace(c) && (c != ' ' || ascii.charAt(i + 1) == ' ')) {
        return false;
      }
    }
    return true;
  }

  private static String byLook(String trimmed) {
    String text = Characters.isAscii(trimmed) ? trimmed : normalize(trimmed, Normalizer.Form.NFKC);
    StringBuilder seen = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      appendSeen(c, seen);
    }
    return seen.toString();
  }

  private static void appendSeen(int c, StringBuilder seen) {
    if (Characters.isIgnorable(c)) {
      return;
    }
    if (Characters.isSpace(c)) {
      if (seen.length() > 0 && seen.charAt(seen.length() - 1) != ' ') {
        seen.append(' ');
      }
    } else if (Characters.isDash(c)) {
      seen.append('-');
    } else if (Characters.isApostrophe(c)) {
      seen.append('\'');
    } else if (c >= 0x201C && c <= 0x201F) {
      seen.append('"');
    } else {
      seen.appendCodePoint(LookAlikes.latin(c));
    }
  }

  private static String normalize(String text, Normalizer.Form form) {
    int marks = 0;
    for (int i = 0; i < text.length(); i++) {
      marks = Character.getType(text.charAt(i)) == Character.NON_SPACING_MARK ? marks + 1 : 0;
      if (marks > MOST_MARKS) {
        return text;
      }
    }
    return Normalizer.normalize(text, form);
  }

  @Override
  public Outcome compare(Reading expected, Reading got) {
    if (expected.text.equals(got.text)) {
      return Outcome.SAME;
    }
    return expected.byLook.equals(got.byLook) ? Outcome.UNDECIDED : Outcome.DIFFERENT;
  }

  @Override
  public String describe(Reading reading) {
    return reading.text;
  }

  @Override
  public Optional<String> unfit(Reading reading) {
    return Optional.empty();
  }

  @Override
  public String doubt(Reading expected, Reading got) {
    return "the answer looks like the reference, but has other characters";
  }
}
