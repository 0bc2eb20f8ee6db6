package etalon.problem;

import etalon.problem.Problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects every problem of the inputs, so that all can be said at once. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  /** Where in a file something stands; line and column as in {@link Problem}. */
  public record Place(String file, int line, int column) {
    public static Place of(String file) {
      return new Place(file, 0, 0);
    }

    public static Place of(String file, int line) {
      return new Place(file, line, 0);
    }
  }

  public void error(Place place, String message, String hint) {
    add(Severity.ERROR, place, message, hint);
  }

  public void warning(Place place, String message, String hint) {
    add(Severity.WARNING, place, message, hint);
  }

  synchronized void add(Severity severity, Place place, String message, String hint) {
    found.add(new Problem(severity, place.file, place.line, place.column, message, hint));
  }

  public synchronized void addAll(List<Problem> others) {
    found.addAll(others);
  }

  public synchronized int errors() {
    return (int) found.stream().filter(p -> p.severity() == Severity.ERROR).count();
  }

  /** All problems by file and place; those found first stand first within a place. */
  public synchronized List<Problem> sorted() {
    return found.stream()
        .distinct()
        .sorted(
            Comparator.comparing(Problem::file)
                .thenComparing(Problem::line)
                .thenComparing(Problem::column))
        .toList();
  }

  /** Ends the work when there is an error, with every problem found so far. */
  public void throwIfErrors() {
    if (errors() > 0) {
      throw new InvalidInput(sorted());
    }
  }
}
