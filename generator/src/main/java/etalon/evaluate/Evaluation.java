package etalon.evaluate;

import etalon.bench.Boards;
import etalon.bench.Catalogue;
import etalon.bench.GradedBenchmark;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinTask;

/**
 * Everything that is computed.
 *
 * @param rankings by benchmark id, in the catalogue's order; measured benchmarks only
 * @param composite absent without boards
 */
public record Evaluation(
    Map<String, BenchmarkRanking> rankings, BusinessIndex index, Optional<Composites> composite) {

  /**
   * The composite index in its variants.
   *
   * @param withReports all figures
   * @param boardsOnly without the figures of reports
   * @param byRules all figures, under the model ids that the identity rules give
   */
  public record Composites(CompositeIndex withReports, CompositeIndex boardsOnly, CompositeIndex byRules) {
    public static Composites of(Boards boards, Boards regrouped) {
      ForkJoinTask<CompositeIndex> boardsOnly = ForkJoinTask.adapt(() -> CompositeIndex.of(boards, false)).fork();
      ForkJoinTask<CompositeIndex> byRules = ForkJoinTask.adapt(() -> CompositeIndex.of(regrouped, true)).fork();
      return new Composites(CompositeIndex.of(boards, true), boardsOnly.join(), byRules.join());
    }
  }

  public static Evaluation of(Catalogue catalogue, List<GradedBenchmark> graded) {
    return of(catalogue, graded, Optional.empty());
  }

  public static Evaluation of(Catalogue catalogue, List<GradedBenchmark> graded, Optional<Composites> composite) {
    Map<String, BenchmarkRanking> rankings = new LinkedHashMap<>();
    graded.parallelStream().map(Rankings::of).forEachOrdered(ranking -> rankings.put(ranking.graded().benchmark().id(), ranking));
    return new Evaluation(
        Collections.unmodifiableMap(rankings), BusinessIndex.of(catalogue, rankings), composite);
  }
}
