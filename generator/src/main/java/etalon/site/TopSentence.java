package etalon.site;

import etalon.evaluate.Ties.Tie;
import etalon.i18n.Key;
import etalon.i18n.Phrases;
import etalon.i18n.Rich;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the top of a ranking says, and no more. Models that are not told apart are said to be so; of models with the
 * same score none is named alone, because the order among them is one of display.
 */
final class TopSentence {
  /** How many that share a score are named; more are counted. */
  private static final int NAMED = 3;

  private TopSentence() {}

  /** A ranked model. @param tie absent where no margin is known */
  record Placed(String name, String href, BigDecimal score, Optional<BigDecimal> margin, Optional<Tie> tie) {}

  /**
   * @param ranked best first
   * @param format how a score is written
   * @return nothing when nobody is ranked
   */
  static Optional<Rich> of(Phrases phrases, List<Placed> ranked, Function<BigDecimal, String> format) {
    if (ranked.isEmpty()) {
      return Optional.empty();
    }
    Placed first = ranked.get(0);
    List<Placed> leaders = ranked.stream().filter(p -> p.score().compareTo(first.score()) == 0).toList();
    String score =
        format.apply(first.score()) + first.margin().map(margin -> " " + phrases.format().margin(margin)).orElse("");
    if (ranked.size() == 1) {
      return Optional.of(phrases.rich(Key.TOP_ONLY, "model", first.name(), "link", first.href(), "score", score));
    }
    if (leaders.size() == ranked.size()) {
      return Optional.of(phrases.rich(Key.TOP_EQUAL, "ranked", ranked.size(), "score", format.apply(first.score())));
    }
    boolean shared = leaders.size() > 1;
    Rich leads = leads(phrases, leaders, shared ? format.apply(first.score()) : score);
    // Of equal scores, the one with the widest margin is told apart from the fewest.
    Optional<Tie> tie = leaders.stream().flatMap(p -> p.tie().stream()).max(Comparator.comparing(Tie::others));
    int tied = tie.map(Tie::others).orElse(0) + 1;
    // Without its margin a model is neither tied nor told apart.
    boolean known = ranked.stream().allMatch(p -> p.margin().isPresent());
    if (tied <= leaders.size() && !known) {
      return Optional.of(phrases.rich(shared ? Key.TOP_UNKNOWN_SHARED : Key.TOP_UNKNOWN, "leads", leads));
    }
    if (tied == leaders.size()) {
      return Optional.of(phrases.rich(shared ? Key.TOP_SHARED : Key.TOP_ALONE, "leads", leads));
    }
    if (tied == ranked.size()) {
      return Optional.of(phrases.rich(Key.TOP_ALL, "ranked", ranked.size(), "leads", leads, "others", tied - leaders.size()));
    }
    return Optional.of(
        phrases.rich(
            Key.TOP_TIED, "tied", tied, "ranked", ranked.size(), "leads", leads, "others", tied - leaders.size(),
            "to", tie.get().to()));
  }

  private static Rich leads(Phrases phrases, List<Placed> leaders, String score) {
    if (leaders.size() == 1) {
      return phrases.rich(Key.TOP_LEADS_ONE, "model", leaders.get(0).name(), "link", leaders.get(0).href(), "score", score);
    }
    if (leaders.size() > NAMED) {
      return phrases.rich(Key.TOP_LEADS_MANY, "count", leaders.size(), "score", score);
    }
    List<Rich> names = new ArrayList<>();
    leaders.forEach(leader -> names.add(Rich.link(leader.name(), leader.href())));
    return phrases.rich(Key.TOP_LEADS_SOME, "models", Rich.list(names, phrases.format()), "score", score);
  }
}
