package etalon.grade;

import java.util.Optional;

/**
 * Identifiers: right when equal after removing accents, case, spaces and punctuation.
 *
 * <p>{@code FR 83 404 833 048}, {@code fr-83.404.833.048} and full-width or ligature forms of the same are one. Invisible
 * characters are removed too. The letter O and the digit 0 differ, and so do I, l and 1.
 *
 * <p>For a human: letters of another alphabet that look like those of the reference, and texts that differ only by a
 * symbol ({@code +420} against {@code 420}).
 */
final class IdentifierComparison implements Comparison<IdentifierComparison.Reading> {

  /** @param byLook the letters and digits as a reader sees them */
  record Reading(String letters, String byLook) {}

  @Override
  public Reading read(String text) {
    String folded = Folding.fold(text);
    String letters = Folding.letters(folded);
    return new Reading(letters, byLook(text, folded, letters));
  }

  /** For texts without anything to mistake, the letters themselves. */
  static String byLook(String text, String folded, String letters) {
    return Folding.isPlain(folded) ? letters : Folding.lettersWithoutSymbols(Folding.foldByLook(text));
  }

  @Override
  public Outcome compare(Reading expected, Reading got) {
    if (expected.letters.equals(got.letters)) {
      return Outcome.SAME;
    }
    return expected.byLook.equals(got.byLook) ? Outcome.UNDECIDED : Outcome.DIFFERENT;
  }

  @Override
  public String describe(Reading reading) {
    return reading.letters;
  }

  @Override
  public Optional<String> unfit(Reading reading) {
    return Optional.empty();
  }

  @Override
  public String doubt(Reading expected, Reading got) {
    return "the answer looks like the reference, but has other characters: letters of another alphabet, or symbols";
  }
}
