package etalon.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a label into tokens, none of them judged yet.
 *
 * <p>Hyphens, spaces, slashes and commas part tokens; letters and a number behind them are two ({@code qwen3.8}), but
 * one letter keeps its number ({@code k2}, {@code o3}). A version is never joined with a size: {@code 4-5} is 4.5,
 * {@code 2-9b} is 2 and 9b. {@code v4} is 4, {@code 2.0} is 2, {@code A+} is a and plus.
 */
final class Lexer {
  private static final Pattern DASHES = Pattern.compile("\\p{Pd}");
  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern UNDERSCORED_VERSION = Pattern.compile("(?<=\\d)_(?=\\d)");
  private static final Pattern VENDOR_PATH = Pattern.compile("^\\p{L}[\\p{L}\\p{N}.-]*/");
  private static final Pattern PARENTHESES = Pattern.compile("\\(([^()]*)\\)");
  private static final Pattern HYPHENED_VERSION = Pattern.compile("(\\d)-(\\d{1,2})(?![\\p{L}\\p{N}.])");
  private static final Pattern CHUNK = Pattern.compile("[\\p{L}\\p{N}]+(?:\\.[\\p{L}\\p{N}]+)*");
  private static final Pattern LETTERS_AND_NUMBER = Pattern.compile("(\\p{L}{2,})(\\d.*)");
  private static final Pattern TOTAL_AND_ACTIVE = Pattern.compile("(\\d+(?:\\.\\d+)?)(a\\d+(?:\\.\\d+)?[bt])");
  private static final Pattern NUMBERED = Pattern.compile("v?(\\d+(?:\\.\\d+)*)");

  /**
   * @param part 0 outside parentheses; inside, each stretch between commas has its own number
   * @param isDate whether the text is a date, canonical
   */
  record Lexeme(String text, int part, boolean isDate) {
    boolean isInside() {
      return part > 0;
    }
  }

  private final Rules rules;
  private final List<Lexeme> lexemes = new ArrayList<>();
  private final List<Change> badges = new ArrayList<>();

  private Lexer(Rules rules) {
    this.rules = rules;
  }

  /** @param changes the vendor's path and the badges, in the order of the label */
  record Cut(List<Lexeme> lexemes, List<Change> changes) {}

  static Cut cut(String label, Rules rules) {
    Lexer lexer = new Lexer(rules);
    String spaced = SPACES.matcher(label.toLowerCase(Locale.ROOT)).replaceAll(" ").strip();
    String plain = DASHES.matcher(spaced).replaceAll("-");
    String text = lexer.withoutBadges(plain);
    List<Change> changes = new ArrayList<>();
    Matcher path = VENDOR_PATH.matcher(text);
    if (path.find()) {
      changes.add(new Change(path.group(), Change.Why.VENDOR));
      text = text.substring(path.end());
    }
    lexer.read(lexer.withoutBadges(PARENTHESES.matcher(text).replaceAll(" ").strip()), 0);
    int part = 1;
    for (String inside : PARENTHESES.matcher(text).results().map(r -> r.group(1)).toList()) {
      for (String stretch : inside.split(",")) {
        lexer.read(stretch, part++);
      }
    }
    changes.addAll(lexer.badges);
    return new Cut(List.copyOf(lexer.lexemes), changes);
  }

  private String withoutBadges(String text) {
    Optional<String> badge =
        rules.badges().stream()
            .filter(b -> text.length() > b.length() && text.endsWith(b))
            // a word is a badge only where it is glued to the name
            .filter(b -> !Character.isLetter(b.charAt(0)) || isGlued(text.charAt(text.length() - b.length() - 1)))
            .findFirst();
    if (badge.isEmpty()) {
      return text;
    }
    badges.add(0, new Change(badge.get(), Change.Why.BADGE));
    return withoutBadges(text.substring(0, text.length() - badge.get().length()).strip());
  }

  private static boolean isGlued(char before) {
    return !Character.isWhitespace(before) && before != '-' && before != '_' && before != '/';
  }

  private void read(String written, int part) {
    String text = UNDERSCORED_VERSION.matcher(written).replaceAll(".").replace("+", " plus ");
    Matcher chunk = CHUNK.matcher(text);
    Matcher version = HYPHENED_VERSION.matcher(text);
    int at = 0;
    while (chunk.find(at)) {
      at = chunk.start();
      Optional<WrittenDate> date = WrittenDate.at(text, at);
      if (date.isPresent()) {
        lexemes.add(new Lexeme(date.get().text(), part, true));
        at = date.get().end();
      } else if (version.region(at, text.length()).lookingAt()) {
        lexemes.add(new Lexeme(version.group(1) + "." + version.group(2), part, false));
        at = version.end();
      } else {
        split(chunk.group(), part);
        at = chunk.end();
      }
    }
  }

  private void split(String chunk, int part) {
    if (!hasDigit(chunk)) {
      addPlain(chunk, part);
      return;
    }
    Matcher two = LETTERS_AND_NUMBER.matcher(chunk);
    Matcher sizes = TOTAL_AND_ACTIVE.matcher(chunk);
    if (two.matches() && !rules.precisions().contains(chunk)) {
      addPlain(two.group(1), part);
      add(two.group(2), part);
    } else if (sizes.matches()) {
      add(sizes.group(1) + "b", part);
      add(sizes.group(2), part);
    } else {
      add(chunk, part);
    }
  }

  private void add(String text, int part) {
    Matcher numbered = NUMBERED.matcher(text);
    addPlain(numbered.matches() ? withoutZero(numbered.group(1)) : text, part);
  }

  private void addPlain(String text, int part) {
    lexemes.add(new Lexeme(rules.spellings().getOrDefault(text, text), part, false));
  }

  /** Whether the text can be or hold a number, a version, a size: looked at before each pattern that is about them. */
  static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** 2.0 is 2, but 4.20 is not 4.2. */
  private static String withoutZero(String version) {
    boolean isWhole = version.endsWith(".0") && version.indexOf('.') == version.length() - 2;
    return isWhole ? version.substring(0, version.length() - 2) : version;
  }
}
