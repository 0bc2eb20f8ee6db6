package etalon.grade;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A number as a text shows it.
 *
 * @param values what it can be: one value; two when a lone group of three may be thousands or decimals; none when it
 *     cannot be read
 * @param decimals how many digits the text shows after the decimal separator (of the first value)
 * @param units what stands beside it; see {@link Currencies}
 * @param problem why it cannot be read; empty when it can
 */
record ReadNumber(List<BigDecimal> values, int decimals, long units, String problem) {

  static ReadNumber unreadable(String problem) {
    return new ReadNumber(List.of(), 0, Currencies.ANY, problem);
  }

  boolean isReadable() {
    return !values.isEmpty();
  }

  /** SAME when every reading passes, UNDECIDED when it depends on the reading or there is none. */
  Outcome outcome(Predicate<BigDecimal> right) {
    if (values.isEmpty()) {
      return Outcome.UNDECIDED;
    }
    boolean first = right.test(values.get(0));
    for (int i = 1; i < values.size(); i++) {
      if (right.test(values.get(i)) != first) {
        return Outcome.UNDECIDED;
      }
    }
    return first ? Outcome.SAME : Outcome.DIFFERENT;
  }

  String describe() {
    if (!isReadable()) {
      return "unreadable: " + problem;
    }
    return values.stream().map(BigDecimal::toPlainString).collect(Collectors.joining(" or "))
        + Currencies.describe(units);
  }
}
