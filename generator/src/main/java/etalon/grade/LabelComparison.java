package etalon.grade;

import java.util.Optional;

/**
 * Labels: right when equal, whole, to an accepted form after removing accents, case and punctuation.
 *
 * <p>"Corporate &amp; Investment Bank" is not "Corporate". Spaces separate words, one is as good as several, and so does
 * punctuation: "long-term debt", "long term debt" and "longterm debt" may each stand for the first, and "U.S. bonds" is
 * "US bonds".
 *
 * <p>For a human: labels that differ only by a space between two words ("data center", "datacenter"), by punctuation
 * between two digits ("1.5", "15"), by one of the signs {@code & # % @ §}, a minus sign or a symbol, by an ampersand for
 * and, et or a, or by letters of another alphabet that look alike.
 */
final class LabelComparison implements Comparison<LabelComparison.Reading> {

  /**
   * @param folded see {@link Folding}
   * @param letters the same without spaces, punctuation and signs
   * @param byLook the letters and digits as a reader sees them
   */
  record Reading(String folded, String letters, String byLook) {
    private boolean hasAmpersand() {
      return folded.indexOf('&') >= 0;
    }
  }

  private static final String[] AND = {" and ", " et ", " a "};

  @Override
  public Reading read(String text) {
    String folded = Folding.fold(text);
    String letters = Folding.letters(folded);
    return new Reading(folded, letters, IdentifierComparison.byLook(text, folded, letters));
  }

  @Override
  public Outcome compare(Reading expected, Reading got) {
    if (expected.letters.equals(got.letters)) {
      return isSameWords(expected.folded, got.folded) && Folding.signs(expected.folded).equals(Folding.signs(got.folded))
          ? Outcome.SAME
          : Outcome.UNDECIDED;
    }
    boolean alike =
        expected.byLook.equals(got.byLook)
            || (expected.hasAmpersand() && isSpelledOut(expected.folded, got.letters))
            || (got.hasAmpersand() && isSpelledOut(got.folded, expected.letters));
    return alike ? Outcome.UNDECIDED : Outcome.DIFFERENT;
  }

  private static boolean isSpelledOut(String withAmpersand, String letters) {
    for (String and : AND) {
      if (Folding.letters(withAmpersand.replace("&", and)).equals(letters)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether two folded texts with the same letters have the same words: wherever one has only a space, the other has a
   * space or punctuation; and between two digits both have punctuation or neither.
   */
  private static boolean isSameWords(String a, String b) {
    int i = 0;
    int j = 0;
    boolean inside = false; // between the first and the last letter
    while (true) {
      int startOfA = i;
      int startOfB = j;
      i = endOfGap(a, i);
      j = endOfGap(b, j);
      if (i == a.length() || j == b.length()) {
        return true;
      }
      boolean oneHasNone = (i == startOfA) != (j == startOfB);
      boolean inA = hasPunctuation(a, startOfA, i);
      boolean inB = hasPunctuation(b, startOfB, j);
      if (inside && oneHasNone && !inA && !inB) {
        return false;
      }
      // 1.5 is not 15, but 2019/20 is 2019-20.
      if (inside && inA != inB && Character.isDigit(a.charAt(i)) && Character.isDigit(a.charAt(startOfA - 1))) {
        return false;
      }
      inside = true;
      i++;
      j++;
    }
  }

  private static int endOfGap(String folded, int start) {
    int i = start;
    while (i < folded.length() && Folding.isGap(folded.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean hasPunctuation(String folded, int start, int end) {
    for (int i = start; i < end; i++) {
      if (folded.charAt(i) != Folding.SPACE) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String describe(Reading reading) {
    return String.join(" ", Folding.words(reading.folded));
  }

  @Override
  public Optional<String> unfit(Reading reading) {
    return Optional.empty();
  }

  @Override
  public String doubt(Reading expected, Reading got) {
    return expected.letters.equals(got.letters)
        ? "the answer differs from an accepted form only by a space between words, punctuation between digits, or a sign"
        : "the answer looks like an accepted form, but has other characters: letters of another alphabet, symbols, or an"
            + " ampersand";
  }
}
