package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.BenchmarkData;
import etalon.bench.Catalogue;
import etalon.bench.GradedBenchmark;
import etalon.bench.Run;
import etalon.score.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order in which documents, models and runs are read changes no figure. */
class InvarianceTest {

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void permutedInputsGiveTheSameFigures(long seed) {
    Random random = new Random(seed);
    List<GradedBenchmark> graded = new ArrayList<>();
    for (BenchmarkData data : shuffled(RealData.INPUTS.measured(), random)) {
      graded.add(
          Scoring.grade(
              new BenchmarkData(
                  data.benchmark(), data.rubric(), shuffled(data.reference(), random), shuffled(data.amendments(), random),
                  shuffled(data.runs().stream().map(run -> shuffled(run, random)).toList(), random), data.published(), data.protocol())));
    }
    Catalogue catalogue = RealData.INPUTS.catalogue();
    Evaluation evaluation =
        Evaluation.of(
            new Catalogue(
                catalogue.site(), catalogue.functions(), catalogue.labs(), shuffled(catalogue.models(), random),
                catalogue.prices(), catalogue.modelSource(), catalogue.benchmarks()),
            graded);
    RealData.EVALUATION.rankings().forEach(
        (id, expected) -> {
          BenchmarkRanking actual = evaluation.rankings().get(id);
          assertEquals(figures(expected), figures(actual), () -> id + ", seed " + seed);
          assertEquals(sensitivity(expected), sensitivity(actual), () -> id + ", seed " + seed);
          for (int i = 0; i < expected.pValues().length; i++) {
            assertArrayEquals(expected.pValues()[i], actual.pValues()[i], id + ", seed " + seed);
          }
        });
    assertEquals(index(RealData.EVALUATION.index()), index(evaluation.index()), () -> "seed " + seed);
  }

  private static Run shuffled(Run run, Random random) {
    return new Run(
        run.id(), run.benchmark(), run.date(), run.demonstration(), run.source(), shuffled(run.documents(), random),
        shuffled(run.sheets(), random), run.answers(), shuffled(run.calls(), random), run.each(),
        shuffled(run.arbitrations(), random), run.asked(), run.conduct());
  }

  private static <T> List<T> shuffled(List<T> list, Random random) {
    List<T> copy = new ArrayList<>(list);
    Collections.shuffle(copy, random);
    return copy;
  }

  /** Everything that is shown of a ranking's rows, in order. The exact interval may differ in its last binary digit. */
  private static List<String> figures(BenchmarkRanking ranking) {
    return ranking.rows().stream()
        .map(
            r ->
                String.join(
                    " ", r.model(), "" + r.rank(), "" + r.points(), "" + r.accuracy(), "" + r.margin(), "" + r.low(), "" + r.high(),
                    "" + r.documents(), "" + r.noReview(), "" + r.hallucinated(), "" + r.absentItems(), "" + r.verdicts(),
                    "" + r.byCriterion(), "" + r.calls(), "" + r.tie(), "" + r.rankInterval(),
                    "" + Math.round(r.effectiveSize() * 1e9)))
        .toList();
  }

  private static Map<String, Sensitivity> sensitivity(BenchmarkRanking ranking) {
    Map<String, Sensitivity> byDocument = new LinkedHashMap<>();
    ranking.sensitivity().forEach(s -> byDocument.put(s.document(), s));
    return byDocument;
  }

  private static List<String> index(BusinessIndex index) {
    return index.ranked().stream()
        .map(
            e ->
                String.join(
                    " ", e.model(), "" + e.rank(), "" + e.index(), "" + e.margin(), "" + e.tie(), "" + e.functions(),
                    "" + e.meanCost(), "" + e.meanMillis(), "" + e.hallucinationRate()))
        .toList();
  }
}
