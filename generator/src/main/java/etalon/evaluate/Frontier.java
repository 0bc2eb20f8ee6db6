package etalon.evaluate;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which of several things are best for their cost. */
public final class Frontier {
  private Frontier() {}

  /** What a thing costs, and how good it is; more is better. */
  public record Choice(BigDecimal cost, BigDecimal quality) {}

  /**
   * The Pareto frontier: the choices to which no other is preferable, being at most as dear and at least
   * as good, and better in one of the two. Of shown figures, without regard to margins.
   *
   * @return positions in {@code choices}, by cost
   */
  public static List<Integer> of(List<Choice> choices) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      order.add(i);
    }
    order.sort(
        Comparator.comparing((Integer i) -> choices.get(i).cost())
            .thenComparing(i -> choices.get(i).quality(), Comparator.reverseOrder()));
    List<Integer> frontier = new ArrayList<>();
    for (int i : order) {
      if (frontier.isEmpty() || goesOn(choices.get(frontier.get(frontier.size() - 1)), choices.get(i))) {
        frontier.add(i);
      }
    }
    return List.copyOf(frontier);
  }

  /** Better than the last, or its equal in both. */
  private static boolean goesOn(Choice last, Choice next) {
    int better = next.quality().compareTo(last.quality());
    return better > 0 || (better == 0 && next.cost().compareTo(last.cost()) == 0);
  }
}
