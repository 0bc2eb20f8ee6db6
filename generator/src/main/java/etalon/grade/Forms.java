package etalon.grade;

import etalon.bench.Criterion.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** The accepted forms of one item, read once. */
record Forms<R>(Comparison<R> comparison, List<R> readings) {

  /** @throws UnreadableReference when one of the forms cannot be read as the type */
  static <R> Forms<R> of(Type type, Comparison<R> comparison, List<String> expected) {
    List<R> readings = new ArrayList<>();
    for (String form : expected) {
      if (comparison.saysNothing(form)) {
        throw new UnreadableReference(form, type, "it says nothing; leave the expected value empty for that");
      }
      R reading = comparison.read(form);
      comparison
          .unfit(reading)
          .ifPresent(
              why -> {
                throw new UnreadableReference(form, type, why);
              });
      readings.add(reading);
    }
    return new Forms<>(comparison, List.copyOf(readings));
  }

  Outcome compare(String got) {
    R reading = comparison.read(got);
    Outcome outcome = Outcome.DIFFERENT;
    for (R form : readings) {
      outcome = outcome.or(comparison.compare(form, reading));
      if (outcome == Outcome.SAME) {
        break;
      }
    }
    return outcome;
  }

  /** Why {@link #compare} came out undecided, by the first form that did. */
  String doubt(String got) {
    R reading = comparison.read(got);
    for (R form : readings) {
      if (comparison.compare(form, reading) == Outcome.UNDECIDED) {
        return comparison.doubt(form, reading);
      }
    }
    return "";
  }

  List<String> described() {
    return readings.stream().map(comparison::describeExpected).toList();
  }

  String described(String got) {
    return comparison.describe(comparison.read(got));
  }

  /** The best over the accepted forms. */
  OptionalDouble f1(String got) {
    R reading = comparison.read(got);
    return readings.stream()
        .map(form -> comparison.f1(form, reading))
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .max();
  }
}
