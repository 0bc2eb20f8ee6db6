package etalon.evaluate;

import etalon.bench.Catalogue;
import etalon.bench.GradedBenchmark;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that is computed from the gradings.
 *
 * @param rankings by benchmark id, in the catalogue's order; measured benchmarks only
 */
public record Evaluation(Map<String, BenchmarkRanking> rankings, BusinessIndex index) {

  public static Evaluation of(Catalogue catalogue, List<GradedBenchmark> graded) {
    Map<String, BenchmarkRanking> rankings = new LinkedHashMap<>();
    graded.forEach(g -> rankings.put(g.benchmark().id(), Rankings.of(g)));
    return new Evaluation(Collections.unmodifiableMap(rankings), BusinessIndex.of(catalogue, rankings));
  }
}
