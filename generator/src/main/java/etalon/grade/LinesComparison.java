package etalon.grade;

import etalon.bench.Criterion.Options;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Line items: right when the F1 of the best one-to-one matching is 0.9 or more; the order of the lines is free.
 *
 * <p>One item a line: its description, then its numbers, in cells separated by tabs (or by {@code |} on a line without a
 * tab; a reference file that separates accepted forms by {@code |} needs tabs). For instance {@code description, quantity,
 * unit price, amount}. A cell that says nothing has no number. Blank lines are left out. JSON is not read here: the stage
 * that calls the models writes this form.
 *
 * <p>Two lines are a pair when
 *
 * <ul>
 *   <li>they have as many cells, and each two numbers differ by 0.01 at most or are both absent, and
 *   <li>their descriptions share the words that bear meaning: those of one are all among those of the other (articles and
 *       prepositions aside, the numbers in it included), and both have the same negations (not, without, sans, hors, bez)
 * </ul>
 *
 * <p>F1 = 2 x pairs / (lines of the reference + lines of the answer). A line with an unreadable or ambiguous number, a
 * conflicting unit or another number of cells may or may not be a pair: when the verdict depends on such lines, a human
 * decides. The F1 that is kept counts the certain pairs.
 */
final class LinesComparison implements Comparison<LinesComparison.Table> {

  /** @param words those of the description that bear meaning, without negations */
  record Line(String description, Set<String> words, Set<String> negations, List<Optional<ReadNumber>> numbers) {}

  record Table(List<Line> lines, boolean json) {}

  private static final BigDecimal TOLERANCE = new BigDecimal("0.01");

  /** Of an answer whose F1 is worth knowing; no invoice has as many. */
  private static final int MOST_LINES = 10_000;

  private static final Set<String> WITHOUT_MEANING =
      Set.of(
          "the", "an", "of", "for", "in", "on", "at", "to", "with", "and", "per", "by", "from",
          "le", "la", "les", "un", "une", "des", "du", "de", "en", "et", "pour", "par", "avec", "au", "aux", "sur",
          "na", "za", "pro", "ze", "ve", "ke", "od", "do");

  private static final Set<String> NEGATIONS =
      Set.of(
          "no", "not", "non", "none", "never", "without", "excluding", "excl", "except",
          "sans", "hors", "sauf", "pas", "ne", "bez", "nikoli", "mimo");

  private final NumberReader reader;

  LinesComparison(Options options) {
    reader = new NumberReader(options.decimalSeparator());
  }

  @Override
  public Table read(String text) {
    List<Line> lines = new ArrayList<>();
    for (String line : ListComparison.split(text, Characters::isLineEnd)) {
      if (!Characters.trim(line).isEmpty()) {
        lines.add(line(line));
      }
    }
    return new Table(lines, ListComparison.isJson(text));
  }

  private Line line(String text) {
    char separator = text.indexOf('\t') >= 0 ? '\t' : '|';
    List<String> cells = ListComparison.split(text, c -> c == separator);
    Set<String> words = new HashSet<>();
    Set<String> negations = new HashSet<>();
    String folded = Folding.fold(cells.get(0));
    for (String word : Folding.words(folded)) {
      if (NEGATIONS.contains(word)) {
        negations.add(word);
      } else if (!WITHOUT_MEANING.contains(word)) {
        words.add(word);
      }
    }
    List<Optional<ReadNumber>> numbers = new ArrayList<>();
    for (String cell : cells.subList(1, cells.size())) {
      numbers.add(Nothing.says(cell) ? Optional.empty() : Optional.of(reader.read(cell)));
    }
    return new Line(cells.get(0).strip(), words, negations, numbers);
  }

  @Override
  public Outcome compare(Table expected, Table got) {
    if (got.json) {
      return Outcome.UNDECIDED;
    }
    int lines = expected.lines.size() + got.lines.size();
    if (!isEnough(Math.min(expected.lines.size(), got.lines.size()), lines)) {
      return Outcome.DIFFERENT; // even if all lines of the shorter side matched
    }
    Outcome[][] outcomes = outcomes(expected, got);
    if (isEnough(pairs(outcomes, got, false), lines)) {
      return Outcome.SAME;
    }
    return isEnough(pairs(outcomes, got, true), lines) ? Outcome.UNDECIDED : Outcome.DIFFERENT;
  }

  /** 2 pairs / lines >= 0.9, in whole numbers. */
  private static boolean isEnough(int pairs, int lines) {
    return 20L * pairs >= 9L * lines;
  }

  private static Outcome[][] outcomes(Table expected, Table got) {
    Outcome[][] outcomes = new Outcome[expected.lines.size()][got.lines.size()];
    for (int i = 0; i < outcomes.length; i++) {
      for (int j = 0; j < outcomes[i].length; j++) {
        outcomes[i][j] = compareLines(expected.lines.get(i), got.lines.get(j));
      }
    }
    return outcomes;
  }

  private static int pairs(Outcome[][] outcomes, Table got, boolean withUndecided) {
    boolean[][] matches = new boolean[outcomes.length][got.lines.size()];
    for (int i = 0; i < outcomes.length; i++) {
      for (int j = 0; j < outcomes[i].length; j++) {
        matches[i][j] = outcomes[i][j] == Outcome.SAME || (withUndecided && outcomes[i][j] == Outcome.UNDECIDED);
      }
    }
    return Pairing.largest(matches, got.lines.size());
  }

  private static Outcome compareLines(Line expected, Line got) {
    if (!shareMeaning(expected, got)) {
      return Outcome.DIFFERENT;
    }
    if (expected.numbers.size() != got.numbers.size()) {
      return Outcome.UNDECIDED;
    }
    Outcome outcome = Outcome.SAME;
    for (int i = 0; i < expected.numbers.size(); i++) {
      Outcome number = compareNumbers(expected.numbers.get(i), got.numbers.get(i));
      if (number == Outcome.DIFFERENT) {
        return Outcome.DIFFERENT;
      }
      outcome = number == Outcome.UNDECIDED ? number : outcome;
    }
    return outcome;
  }

  private static Outcome compareNumbers(Optional<ReadNumber> expected, Optional<ReadNumber> got) {
    if (expected.isEmpty() || got.isEmpty()) {
      return expected.isEmpty() == got.isEmpty() ? Outcome.SAME : Outcome.DIFFERENT;
    }
    if ((expected.get().units() & got.get().units()) == Currencies.UNKNOWN) {
      return Outcome.UNDECIDED;
    }
    BigDecimal reference = expected.get().values().get(0);
    return got.get().outcome(value -> value.subtract(reference).abs().compareTo(TOLERANCE) <= 0);
  }

  private static boolean shareMeaning(Line a, Line b) {
    if (!a.negations.equals(b.negations)) {
      return false;
    }
    if (a.words.isEmpty() || b.words.isEmpty()) {
      return a.words.equals(b.words);
    }
    return a.words.containsAll(b.words) || b.words.containsAll(a.words);
  }

  @Override
  public OptionalDouble f1(Table expected, Table got) {
    if (got.json || got.lines.size() > MOST_LINES) {
      return OptionalDouble.empty();
    }
    int pairs = pairs(outcomes(expected, got), got, false);
    return OptionalDouble.of(2.0 * pairs / (expected.lines.size() + got.lines.size()));
  }

  @Override
  public String describe(Table table) {
    List<String> lines = new ArrayList<>();
    for (Line line : table.lines) {
      List<String> cells = new ArrayList<>();
      cells.add(line.description);
      line.numbers.forEach(number -> cells.add(number.map(ReadNumber::describe).orElse("nothing")));
      lines.add(String.join(" | ", cells));
    }
    return String.join("\n", lines);
  }

  @Override
  public Optional<String> unfit(Table table) {
    if (table.json) {
      return Optional.of("JSON is not read; write one item a line, its cells separated by tabs");
    }
    if (table.lines.isEmpty()) {
      return Optional.of("it has no line");
    }
    int numbers = table.lines.get(0).numbers.size();
    for (Line line : table.lines) {
      if (line.numbers.size() != numbers) {
        return Optional.of(
            "line '" + line.description + "' has " + line.numbers.size() + " numbers, the first line " + numbers);
      }
      for (Optional<ReadNumber> number : line.numbers) {
        Optional<String> why = number.flatMap(NumberComparison::unfitNumber);
        if (why.isPresent()) {
          return Optional.of("in line '" + line.description + "': " + why.get());
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public String doubt(Table expected, Table got) {
    return got.json
        ? "the answer is JSON, which is not read here"
        : "the verdict depends on lines whose numbers cannot be read for sure";
  }
}
