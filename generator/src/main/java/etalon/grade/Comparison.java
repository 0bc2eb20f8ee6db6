package etalon.grade;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How answers of one type are compared. Made from the options of a criterion, immutable, thread-safe.
 *
 * @param <R> what a text is read as. A text that cannot be read is a reading too: nothing here throws
 */
interface Comparison<R> {

  R read(String text);

  Outcome compare(R expected, R got);

  /** The reading in words. */
  String describe(R reading);

  /** The reading of an accepted form in words: with its tolerance, where there is one. */
  default String describeExpected(R expected) {
    return describe(expected);
  }

  /** Why a reading cannot serve as a reference, and what would; empty when it can. */
  Optional<String> unfit(R reading);

  /** Why two readings compared as {@link Outcome#UNDECIDED}. */
  String doubt(R expected, R got);

  /** Whether a text is no answer at all. */
  default boolean saysNothing(String text) {
    return Nothing.says(text);
  }

  /** How much of a table agrees; only for types that measure it. */
  default OptionalDouble f1(R expected, R got) {
    return OptionalDouble.empty();
  }
}
