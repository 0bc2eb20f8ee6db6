package etalon.grade;

import etalon.bench.Criterion.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Names and titles: right when equal after removing accents, case, spaces and punctuation and writing out abbreviations.
 *
 * <p>{@link Abbreviations} lists the common ones (art. = article, Inc = Incorporated, Ltd = Limited, Éts, Cie, &amp; ...)
 * and takes the rubric's; "St" is Saint or Street only if the rubric says so. An abbreviation is right against itself and
 * against each of its long forms; single letters in a row are one word (S.A.R.L.). No word is ever dropped: not "Inc",
 * not "the", not a negation.
 *
 * <p>For a human: what is for a human among identifiers, and names with more abbreviations than can be tried.
 */
final class NameComparison implements Comparison<NameComparison.Reading> {
  private static final int MOST_SPELLINGS = 256;
  private static final int MOST_CHARACTERS = 1_000_000; // in all spellings together

  /**
   * @param spellings every way to write the abbreviations out, without spaces; only the text itself when there are too
   *     many
   * @param byLook the same with letters taken for what they look like, without symbols
   * @param shortest the length of the shortest spelling, also when there are too many
   */
  record Reading(List<String> spellings, List<String> byLook, boolean tooMany, int shortest) {

    private boolean isLongerThanAllOf(Reading other) {
      return !other.tooMany && other.spellings.stream().allMatch(spelling -> spelling.length() < shortest);
    }
  }

  private final Abbreviations abbreviations;

  NameComparison(Options options) {
    abbreviations = new Abbreviations(options.abbreviations());
  }

  @Override
  public Reading read(String text) {
    String folded = Folding.fold(text);
    List<List<String>> choices = choices(words(folded));
    List<String> spellings = spellings(choices, folded.length());
    boolean tooMany = spellings.isEmpty();
    if (tooMany) {
      spellings = List.of(Folding.letters(folded));
    }
    List<String> byLook = spellings;
    if (!tooMany && !Folding.isPlain(folded)) {
      byLook = new ArrayList<>();
      String seen = Folding.foldByLook(text);
      for (String spelling : spellings(choices(words(seen)), seen.length())) {
        byLook.add(Folding.lettersWithoutSymbols(spelling));
      }
    }
    return new Reading(spellings, byLook, tooMany, shortest(choices));
  }

  /** For each word, how it can be spelled; words in a row that can be spelled in one way only are taken together. */
  private List<List<String>> choices(List<String> words) {
    List<List<String>> choices = new ArrayList<>(1);
    StringBuilder asIs = new StringBuilder();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      boolean beforeDigit = i + 1 < words.size() && Characters.isAsciiDigit(words.get(i + 1).charAt(0));
      List<String> longForms = abbreviations.longForms(word, beforeDigit);
      String shortForm = Folding.isGap(word.charAt(0)) ? "" : word;
      if (longForms.isEmpty()) {
        asIs.append(shortForm);
      } else {
        choices.add(List.of(asIs.toString()));
        asIs.setLength(0);
        List<String> both = new ArrayList<>(longForms);
        both.add(shortForm);
        choices.add(both);
      }
    }
    choices.add(List.of(asIs.toString()));
    return choices;
  }

  private static int shortest(List<List<String>> choices) {
    int length = 0;
    for (List<String> choice : choices) {
      int shortest = Integer.MAX_VALUE;
      for (String spelling : choice) {
        shortest = Math.min(shortest, spelling.length());
      }
      length += shortest;
    }
    return length;
  }

  /** None when there are too many. */
  private static List<String> spellings(List<List<String>> choices, int length) {
    long count = 1;
    for (List<String> choice : choices) {
      count *= choice.size();
      if (count > MOST_SPELLINGS || (count > 1 && count * length > MOST_CHARACTERS)) {
        return List.of();
      }
    }
    List<String> spellings = choices.get(0);
    for (List<String> choice : choices.subList(1, choices.size())) {
      List<String> longer = new ArrayList<>(spellings.size() * choice.size());
      for (String spelling : spellings) {
        for (String next : choice) {
          longer.add(spelling + next);
        }
      }
      spellings = longer;
    }
    return spellings;
  }

  /** The words, with {@code &} and {@code #} among them, and single letters in a row as one word. */
  private static List<String> words(String folded) {
    List<String> words = new ArrayList<>();
    StringBuilder initials = new StringBuilder();
    int start = 0;
    for (int i = 0; i <= folded.length(); i++) {
      char c = i < folded.length() ? folded.charAt(i) : Folding.SPACE;
      if (!Folding.isGap(c)) {
        continue;
      }
      if (i == start + 1 && Character.isLetter(folded.charAt(start))) {
        initials.append(folded.charAt(start));
      } else if (i > start) {
        addInitials(initials, words);
        String word = folded.substring(start, i);
        int prefix = Abbreviations.numberPrefix(word);
        if (prefix > 0) {
          words.add(word.substring(0, prefix));
        }
        words.add(word.substring(prefix));
      }
      if (c == '&' || c == '#') {
        addInitials(initials, words);
        words.add(String.valueOf(c));
      }
      start = i + 1;
    }
    addInitials(initials, words);
    return words;
  }

  private static void addInitials(StringBuilder initials, List<String> words) {
    if (initials.length() > 0) {
      words.add(initials.toString());
      initials.setLength(0);
    }
  }

  @Override
  public Outcome compare(Reading expected, Reading got) {
    if (haveCommon(expected.spellings, got.spellings)) {
      return Outcome.SAME;
    }
    boolean unsure = (got.tooMany && !got.isLongerThanAllOf(expected)) || haveCommon(expected.byLook, got.byLook);
    return unsure ? Outcome.UNDECIDED : Outcome.DIFFERENT;
  }

  private static boolean haveCommon(List<String> a, List<String> b) {
    for (String spelling : b) {
      if (a.contains(spelling)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String describe(Reading reading) {
    return String.join(" or ", reading.spellings);
  }

  @Override
  public Optional<String> unfit(Reading reading) {
    return reading.tooMany
        ? Optional.of("it has too many abbreviations; write some of them out")
        : Optional.empty();
  }

  @Override
  public String doubt(Reading expected, Reading got) {
    return got.tooMany
        ? "the answer has more abbreviations than can be tried"
        : "the answer looks like the reference, but has other characters: letters of another alphabet, or symbols";
  }
}
