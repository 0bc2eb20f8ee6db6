package etalon.site;

import etalon.bench.Ranking;
import etalon.evaluate.BenchmarkRanking;
import etalon.publish.Verification;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The frozen versions of a benchmark's ranking. */
final class Publications {
  private Publications() {}

  /** Newest first. */
  static List<Ranking> of(BenchmarkRanking ranking) {
    return ranking.graded().data().published().stream().sorted(Comparator.comparing(Ranking::date).reversed()).toList();
  }

  /** The publication of ours that holds every figure that is shown now, the newest if there are several. */
  static Optional<Ranking> shown(BenchmarkRanking ranking) {
    return of(ranking).stream()
        .filter(published -> published.inputs().isPresent())
        .filter(published -> Verification.ours(published, ranking).stream().noneMatch(Verification.Check::fails))
        .findFirst();
  }

  /** Its address from the site's root. */
  static String path(Ranking published) {
    return Download.published(published.benchmark() + "/" + published.date() + ".json");
  }
}
