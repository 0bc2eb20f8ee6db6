package etalon.evaluate;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which models a ranking does not tell apart. Not a transitive relation, so it is stated row by row. */
public final class Ties {
  private Ties() {}

  /**
   * The models that one row is not told apart from.
   *
   * @param from best position among them, the row itself included; 1 is first
   * @param to worst position among them, the row itself included
   * @param others how many, the row itself not counted
   */
  public record Tie(int from, int to, int others) {}

  /** A shown score and its shown margin, when one is published. */
  public record Scored(BigDecimal score, Optional<BigDecimal> margin) {}

  /**
   * For each row of a ranking, in order: whom it is not told apart from. Two rows are not told apart when
   * both margins are published and their shown scores differ by less than the larger shown margin, or are
   * equal. A row without a margin has no tie declared.
   */
  static List<Optional<Tie>> of(List<Scored> rows) {
    List<Optional<Tie>> ties = new ArrayList<>(rows.size());
    for (int row = 0; row < rows.size(); row++) {
      ties.add(of(rows, row));
    }
    return ties;
  }

  private static Optional<Tie> of(List<Scored> rows, int row) {
    if (rows.get(row).margin().isEmpty()) {
      return Optional.empty();
    }
    int from = row;
    int to = row;
    int others = 0;
    for (int other = 0; other < rows.size(); other++) {
      if (other != row && notToldApart(rows.get(row), rows.get(other))) {
        from = Math.min(from, other);
        to = Math.max(to, other);
        others++;
      }
    }
    return Optional.of(new Tie(from + 1, to + 1, others));
  }

  public static boolean notToldApart(Scored one, Scored other) {
    if (one.margin().isEmpty() || other.margin().isEmpty()) {
      return false;
    }
    BigDecimal gap = one.score().subtract(other.score()).abs();
    return gap.signum() == 0 || gap.compareTo(one.margin().get().max(other.margin().get())) < 0;
  }
}
