package etalon.problem;

import java.util.List;

/** The inputs cannot be used: carries every problem that was found. */
public final class InvalidInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  public InvalidInput(List<Problem> problems) {
    super(problems.size() + " problems, first: " + problems.get(0));
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}
