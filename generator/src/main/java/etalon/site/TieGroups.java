package etalon.site;

import etalon.evaluate.Ties.Tie;
import java.util.Optional;

/**
 * Where a ranking visibly breaks: a group holds the rows that are not told apart from its first row. The
 * first row never moves, so small overlaps cannot chain everyone into one group.
 */
final class TieGroups {
  private int end = 0;

  /** Whether this row, the next of the ranking, begins a group below another. */
  boolean begins(int rank, Optional<Tie> tie) {
    if (rank <= end) {
      return false;
    }
    boolean below = end > 0;
    end = tie.map(Tie::to).orElse(rank);
    return below;
  }
}
