package etalon.site;

import etalon.evaluate.Ties;
import etalon.evaluate.Ties.Scored;
import java.util.List;

/** The models at the top of a ranking: those with the highest score, and those not told apart from one of them. */
final class Leading {
  private Leading() {}

  /** @param ranked best first */
  static boolean[] of(List<Scored> ranked) {
    boolean[] leading = new boolean[ranked.size()];
    for (int leader = 0; leader < ranked.size() && equal(ranked.get(leader), ranked.get(0)); leader++) {
      for (int i = 0; i < ranked.size(); i++) {
        leading[i] |= equal(ranked.get(i), ranked.get(0)) || Ties.notToldApart(ranked.get(leader), ranked.get(i));
      }
    }
    return leading;
  }

  private static boolean equal(Scored one, Scored other) {
    return one.score().compareTo(other.score()) == 0;
  }
}
