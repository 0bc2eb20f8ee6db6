package etalon.evaluate;

import etalon.bench.Calls;
import etalon.bench.Criterion;
import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Verdict;
import etalon.evaluate.BenchmarkRanking.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Computes the ranking of a graded benchmark. */
public final class Rankings {
  private final GradedBenchmark graded;
  private final List<String> documents;
  private final int[] documentOfItem;
  private final int[] possible;
  private final Map<String, Calls> calls;

  private Rankings(GradedBenchmark graded) {
    this.graded = graded;
    this.documents = graded.documents();
    Map<String, Integer> position = new HashMap<>();
    documents.forEach(document -> position.put(document, position.size()));
    this.documentOfItem =
        graded.items().stream().mapToInt(item -> position.get(item.document())).toArray();
    this.possible = new int[documents.size()];
    for (int i = 0; i < documentOfItem.length; i++) {
      possible[documentOfItem[i]] += graded.items().get(i).criterion().weight();
    }
    this.calls = graded.calls().collect(Collectors.toMap(Calls::model, c -> c, (first, second) -> second));
  }

  /**
   * Ranks the panel: by shown accuracy, then mean cost (unknown last), then median time (unknown last),
   * then id.
   *
   * @throws IllegalArgumentException when no document is common to all models
   */
  public static BenchmarkRanking of(GradedBenchmark graded) {
    if (graded.items().isEmpty() || graded.gradings().isEmpty()) {
      throw new IllegalArgumentException("no document is common to all models: " + graded.benchmark().id());
    }
    return new Rankings(graded).rank();
  }

  private BenchmarkRanking rank() {
    List<Row> unranked = new ArrayList<>();
    for (String model : graded.models()) {
      unranked.add(row(model));
    }
    unranked.sort(
        Comparator.comparing(Row::accuracy, Comparator.reverseOrder())
            .thenComparing(row -> row.costPerTest(), unknownLast())
            .thenComparing(row -> row.medianMillis(), unknownLast())
            .thenComparing(Row::model));
    int[][] points = unranked.stream().map(row -> earned(row.model())).toArray(int[][]::new);
    var ties = Ties.of(unranked.stream().map(r -> new Ties.Scored(r.accuracy(), Optional.of(r.margin()))).toList());
    double[][] pValues = pValues(points);
    var intervals = RankIntervals.of(points, pValues);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < unranked.size(); i++) {
      Row r = unranked.get(i);
      rows.add(
          new Row(
              i + 1, r.model(), r.points(), r.accuracy(), r.interval(), r.margin(), r.low(), r.high(),
              r.documents(), r.effectiveSize(), r.noReview(), r.hallucinated(), r.absentItems(),
              r.verdicts(), r.byCriterion(), r.calls(), ties.get(i), intervals.get(i)));
    }
    return new BenchmarkRanking(
        graded, List.copyOf(rows), points, possible, Sensitivity.leaveOneOut(documents, points, possible), pValues);
  }

  static Comparator<Optional<BigDecimal>> unknownLast() {
    return Comparator.comparing(o -> o.orElse(null), Comparator.nullsLast(Comparator.naturalOrder()));
  }

  private static double[][] pValues(int[][] points) {
    PairedTest test = new PairedTest();
    double[][] pValues = new double[points.length][points.length];
    IntStream.range(0, points.length)
        .parallel()
        .forEach(
            a -> {
              pValues[a][a] = 1;
              int[] differences = new int[points[a].length];
              for (int b = a + 1; b < points.length; b++) {
                for (int d = 0; d < differences.length; d++) {
                  differences[d] = points[a][d] - points[b][d];
                }
                pValues[a][b] = test.pValue(differences);
                pValues[b][a] = pValues[a][b];
              }
            });
    return pValues;
  }

  /** Points that a model earned on each document. */
  private int[] earned(String model) {
    List<Grading> gradings = graded.gradings().get(model);
    int[] earned = new int[documents.size()];
    for (int i = 0; i < documentOfItem.length; i++) {
      if (gradings.get(i).verdict() == Verdict.CORRECT) {
        earned[documentOfItem[i]] += graded.items().get(i).criterion().weight();
      }
    }
    return earned;
  }

  private Row row(String model) {
    List<Grading> gradings = graded.gradings().get(model);
    int[] earned = earned(model);
    boolean[] passes = new boolean[documents.size()];
    java.util.Arrays.fill(passes, true);
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    Map<String, long[]> byCriterion = new LinkedHashMap<>();
    graded.data().rubric().criteria().forEach(c -> byCriterion.put(c.id(), new long[2]));
    int absent = 0;
    for (int i = 0; i < gradings.size(); i++) {
      Item item = graded.items().get(i);
      Criterion criterion = item.criterion();
      Verdict verdict = gradings.get(i).verdict();
      verdicts.merge(verdict, 1, Integer::sum);
      absent += item.expectsNothing() ? 1 : 0;
      long[] share = byCriterion.get(criterion.id());
      share[0] += verdict == Verdict.CORRECT ? criterion.weight() : 0;
      share[1] += criterion.weight();
      // A document that the model failed to process has a missing criterion, and so does not pass either.
      if (verdict != Verdict.CORRECT && (criterion.critical() || gradings.get(i).answer().failure().isPresent())) {
        passes[documentOfItem[i]] = false;
      }
    }
    Share points = new Share(sum(earned), sum(possible));
    Interval interval = Interval.clustered(earned, possible);
    int passed = 0;
    for (boolean pass : passes) {
      passed += pass ? 1 : 0;
    }
    Map<String, Share> shares = new LinkedHashMap<>();
    byCriterion.forEach((id, s) -> { if (s[1] > 0) shares.put(id, new Share(s[0], s[1])); });
    return new Row(
        0, model, points, points.shown(), interval,
        Decimal.percent(interval.margin()), Decimal.percent(interval.low()), Decimal.percent(interval.high()),
        documents.size(), Interval.effectiveSize(earned, possible),
        new Share(passed, documents.size()),
        verdicts.getOrDefault(Verdict.HALLUCINATED, 0), absent,
        Collections.unmodifiableMap(verdicts), Collections.unmodifiableMap(shares),
        Optional.ofNullable(calls.get(model)), Optional.empty(), new RankIntervals.RankInterval(1, 1));
  }

  private static long sum(int[] values) {
    long sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }
}
