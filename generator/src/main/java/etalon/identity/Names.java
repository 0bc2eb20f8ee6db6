package etalon.identity;

import etalon.identity.Change.Why;
import etalon.identity.Lexer.Lexeme;
import etalon.identity.Rules.Completion;
import etalon.identity.Token.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Reduces one label to what it says about the model, and nothing about its run.
 *
 * <p>The result is a bag: the order of the label's words does not count, and a form reduces to itself.
 */
public final class Names {
  private static final int LONGEST_PHRASE = 4;
  private static final Pattern BUDGET = Pattern.compile("\\d{1,4}k");
  private static final Pattern SIZE =
      Pattern.compile("(?:\\d+x)?\\d+(?:\\.\\d+)?[bmt]|[ae]\\d+(?:\\.\\d+)?[bt]|\\d{1,4}e");
  private static final Pattern REVISION = Pattern.compile("0\\d\\d");
  private static final Pattern VERSION = Pattern.compile("\\d+(?:\\.\\d+)*\\p{L}?");

  private final Rules rules;
  private final List<Lexeme> lexemes;
  private final List<String> texts;
  private final List<Token> kept = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();
  private Optional<String> tier = Optional.empty();
  private int budget;

  private Names(Rules rules, List<Lexeme> lexemes) {
    this.rules = rules;
    this.lexemes = lexemes;
    this.texts = lexemes.stream().map(Lexeme::text).toList();
  }

  /**
   * "GPT-6 Sol (max)" is {@code 6 gpt sol} at the tier max. A label of which nothing would be left is kept whole.
   *
   * @throws IllegalArgumentException if the label has neither letter nor digit
   */
  public static ReducedName reduce(String label, Rules rules) {
    Lexer.Cut cut = Lexer.cut(label, rules);
    if (cut.lexemes().isEmpty()) {
      throw new IllegalArgumentException("a label has a letter or a digit: '" + label + "'");
    }
    Names names = new Names(rules, cut.lexemes());
    names.sift();
    if (names.kept.stream().noneMatch(token -> token.kind() == Kind.WORD)) {
      return new ReducedName(sorted(cut.lexemes().stream().map(names::token).toList()), Optional.empty(), List.of());
    }
    names.complete();
    names.changes.addAll(cut.changes());
    return new ReducedName(sorted(names.kept), names.highestTier(), names.changes);
  }

  private static List<Token> sorted(List<Token> tokens) {
    return tokens.stream().sorted(Comparator.comparing(Token::text)).toList();
  }

  private void sift() {
    boolean afterTier = false;
    int at = 0;
    while (at < lexemes.size()) {
      Lexeme lexeme = lexemes.get(at);
      int tierWords = isProductWord(at) ? 0 : longestPhrase(at, text -> rules.tierOf(text).isPresent());
      int settingWords = longestPhrase(at, rules.settings()::contains);
      int next = at + 1;
      if (tierWords > 0) {
        next = at + tierWords;
        raise(rules.tierOf(textBetween(at, next)).orElseThrow());
        changes.add(new Change(textBetween(at, next), Why.TIER));
      } else if (isInNote(lexeme)) {
        next = endOfStretch(at);
        changes.add(new Change(textBetween(at, next), Why.NOTE));
      } else if (settingWords > 0) {
        next = at + settingWords;
        changes.add(new Change(textBetween(at, next), Why.SETTING));
      } else if ((lexeme.isInside() || afterTier) && BUDGET.matcher(lexeme.text()).matches()) {
        budget = Math.max(budget, Integer.parseInt(lexeme.text().replace("k", "")));
        changes.add(new Change(lexeme.text(), Why.BUDGET));
      } else if (rules.vendors().contains(lexeme.text())) {
        changes.add(new Change(lexeme.text(), Why.VENDOR));
      } else {
        kept.add(token(lexeme));
      }
      afterTier = tierWords > 0;
      at = next;
    }
  }

  /** How many words the longest phrase has that stands there, no parenthesis or comma between; 0 for none. */
  private int longestPhrase(int at, Predicate<String> isPhrase) {
    for (int end = Math.min(at + LONGEST_PHRASE, endOfStretch(at)); end > at; end--) {
      if (isPhrase.test(textBetween(at, end))) {
        return end - at;
      }
    }
    return 0;
  }

  private String textBetween(int from, int to) {
    return to == from + 1 ? texts.get(from) : String.join(" ", texts.subList(from, to));
  }

  /** Whether the word there belongs to the product. Only the first of its kind can: "Qwen3.8 Max (max)". */
  private boolean isProductWord(int at) {
    String word = texts.get(at);
    boolean beforeEffort = at + 1 < endOfStretch(at) && texts.get(at + 1).equals("effort");
    boolean first = texts.indexOf(word) == at;
    return !lexemes.get(at).isInside()
        && !beforeEffort
        && first
        && rules.productWords().stream().anyMatch(p -> p.word().equals(word) && texts.containsAll(p.with()));
  }

  private boolean isInNote(Lexeme lexeme) {
    if (!lexeme.isInside()) {
      return false;
    }
    for (int i = 0; i < lexemes.size(); i++) {
      if (lexemes.get(i).part() == lexeme.part() && longestPhrase(i, rules.notes()::contains) > 0) {
        return true;
      }
    }
    return false;
  }

  private int endOfStretch(int at) {
    int end = at;
    while (end < lexemes.size() && lexemes.get(end).part() == lexemes.get(at).part()) {
      end++;
    }
    return end;
  }

  private void raise(String name) {
    if (tier.isEmpty() || rules.rank(name) > rules.rank(tier.get())) {
      tier = Optional.of(name);
    }
  }

  private Optional<Tier> highestTier() {
    Optional<String> name = tier.isEmpty() && budget > 0 ? Optional.of(Rules.THINKING) : tier;
    return name.map(n -> new Tier(n, rules.rank(n), budget));
  }

  private void complete() {
    List<String> left = kept.stream().map(Token::text).toList();
    for (Completion completion : rules.completions()) {
      if (!left.contains(completion.word()) && left.stream().anyMatch(completion.to()::contains)) {
        kept.add(new Token(completion.word(), Kind.WORD));
        changes.add(new Change(completion.word(), Why.COMPLETED));
      }
    }
  }

  private Token token(Lexeme lexeme) {
    String text = lexeme.text();
    return new Token(text, lexeme.isDate() ? Kind.DATE : kind(text));
  }

  private Kind kind(String text) {
    if (rules.tunings().contains(text)) {
      return Kind.TUNING;
    }
    if (rules.precisions().contains(text)) {
      return Kind.PRECISION;
    }
    if (!Lexer.hasDigit(text)) {
      return Kind.WORD;
    }
    if (SIZE.matcher(text).matches()) {
      return Kind.SIZE;
    }
    if (REVISION.matcher(text).matches()) {
      return Kind.REVISION;
    }
    return VERSION.matcher(text).matches() ? Kind.VERSION : Kind.WORD;
  }
}
