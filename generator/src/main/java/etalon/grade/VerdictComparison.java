package etalon.grade;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Verdicts: yes, no or not_applicable, and the words that mean them.
 *
 * <p>Case, accents and punctuation do not matter, the whole value does: "not_applicable. Gross margins are ..." or "yes,
 * because ..." go to a human. Accepted:
 *
 * <ul>
 *   <li>yes, oui, ano; true, vrai, pravda
 *   <li>no, non, ne; false, faux, nepravda
 *   <li>not_applicable, not applicable, n/a, na, non applicable, sans objet, nepoužije se, nevztahuje se
 * </ul>
 *
 * <p>For every other type "n/a" says nothing; here it is a value, so it is wrong where yes is right, and hallucinated
 * where nothing is. Single letters (y, n, o) are not accepted.
 */
final class VerdictComparison implements Comparison<Optional<VerdictComparison.Answer>> {

  enum Answer {
    YES("yes"),
    NO("no"),
    NOT_APPLICABLE("not_applicable");

    private final String code;

    Answer(String code) {
      this.code = code;
    }
  }

  private static final int LONGEST = 40;
  private static final Map<String, Optional<Answer>> WORDS = new HashMap<>();

  static {
    add(Answer.YES, "yes", "oui", "ano", "true", "vrai", "pravda");
    add(Answer.NO, "no", "non", "ne", "false", "faux", "nepravda");
    add(
        Answer.NOT_APPLICABLE,
        "not applicable", "n a", "na", "non applicable", "sans objet", "nepouzije se", "nevztahuje se");
  }

  private static void add(Answer answer, String... words) {
    for (String word : words) {
      WORDS.put(word, Optional.of(answer));
    }
  }

  @Override
  public Optional<Answer> read(String text) {
    String trimmed = Characters.trim(text);
    if (trimmed.length() > LONGEST) {
      return Optional.empty();
    }
    String folded = Folding.fold(trimmed);
    Optional<Answer> asIs = WORDS.get(folded);
    return asIs != null
        ? asIs
        : WORDS.getOrDefault(String.join(" ", Folding.words(folded)), Optional.empty());
  }

  @Override
  public boolean saysNothing(String text) {
    return Nothing.says(text) && read(text).isEmpty();
  }

  @Override
  public Outcome compare(Optional<Answer> expected, Optional<Answer> got) {
    if (got.isEmpty()) {
      return Outcome.UNDECIDED;
    }
    return expected.equals(got) ? Outcome.SAME : Outcome.DIFFERENT;
  }

  @Override
  public String describe(Optional<Answer> reading) {
    return reading.map(answer -> answer.code).orElse("unreadable: neither yes, no nor not_applicable, and nothing else");
  }

  @Override
  public Optional<String> unfit(Optional<Answer> reading) {
    return reading.isPresent() ? Optional.empty() : Optional.of("write yes, no or not_applicable");
  }

  @Override
  public String doubt(Optional<Answer> expected, Optional<Answer> got) {
    return "the answer is neither yes, no nor not_applicable, and nothing else";
  }
}
