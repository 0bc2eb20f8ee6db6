package etalon.grade;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * Sets of texts: right only when complete and with nothing extra; order and repetition do not matter.
 *
 * <p>One item a line, or several on a line separated by {@code ;}. Empty items are left out. Each item is compared as an
 * {@link ExactComparison} does: accents and case count.
 *
 * <p>For a human: JSON arrays, lists that agree once bullets or numbers before the items are set aside or commas separate
 * items too, and lists whose items differ only in what a reader hardly sees.
 */
final class ListComparison implements Comparison<ListComparison.Reading> {

  /**
   * @param items as compared
   * @param byLook the same as a reader sees them, without bullets, separated at commas too
   */
  record Reading(Set<String> items, Set<String> byLook, boolean json) {}

  private static final int LONGEST_NUMBER = 3; // of an item, before a dot or a parenthesis

  private final ExactComparison exact = new ExactComparison();

  @Override
  public Reading read(String text) {
    Set<String> items = new HashSet<>();
    for (String item : split(text, c -> c == ';' || Characters.isLineEnd(c))) {
      String read = exact.read(item).text();
      if (!read.isEmpty()) {
        items.add(read);
      }
    }
    Set<String> byLook = new HashSet<>();
    for (String item : split(text, c -> c == ';' || c == ',' || Characters.isLineEnd(c))) {
      String seen = withoutBullet(exact.read(item).byLook());
      if (!seen.isEmpty()) {
        byLook.add(seen);
      }
    }
    return new Reading(items, byLook, isJson(text));
  }

  /** The parts of a text between separators, the empty ones too. */
  static List<String> split(String text, IntPredicate isSeparator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || isSeparator.test(text.charAt(i))) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    return parts;
  }

  static boolean isJson(String text) {
    String stripped = Characters.trim(text);
    return (stripped.startsWith("[") && stripped.endsWith("]")) || (stripped.startsWith("{") && stripped.endsWith("}"));
  }

  private static String withoutBullet(String item) {
    int start = 0;
    while (start < item.length() && start < LONGEST_NUMBER && Characters.isAsciiDigit(item.charAt(start))) {
      start++;
    }
    boolean numbered = start > 0 && start < item.length() && (item.charAt(start) == '.' || item.charAt(start) == ')');
    boolean bullet = start == 0 && !item.isEmpty() && "-*\u2022\u00B7".indexOf(item.charAt(0)) >= 0;
    boolean followed = start + 1 < item.length() && item.charAt(start + 1) == ' ';
    return (numbered || bullet) && followed ? item.substring(start + 2) : item;
  }

  @Override
  public Outcome compare(Reading expected, Reading got) {
    if (expected.items.equals(got.items)) {
      return Outcome.SAME;
    }
    return got.json || expected.byLook.equals(got.byLook) ? Outcome.UNDECIDED : Outcome.DIFFERENT;
  }

  @Override
  public String describe(Reading reading) {
    return String.join("; ", List.copyOf(new TreeSet<>(reading.items)));
  }

  @Override
  public Optional<String> unfit(Reading reading) {
    if (reading.items.isEmpty()) {
      return Optional.of("it has no item; write one a line, or several separated by ';'");
    }
    return reading.json
        ? Optional.of("JSON is not read; write one item a line, or several separated by ';'")
        : Optional.empty();
  }

  @Override
  public String doubt(Reading expected, Reading got) {
    return got.json
        ? "the answer is JSON, which is not read here"
        : "the answer has the items of the reference, but written or separated in another way";
  }
}
