package etalon.publish;

import etalon.bench.BenchmarkData;
import etalon.bench.Calls;
import etalon.bench.Ranking;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.evaluate.BenchmarkRanking;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Makes a ranking into a publication. */
public final class Freeze {
  private Freeze() {}

  /**
   * Why a ranking may not be published; none when it may. A model that failed on more than a tenth of the
   * set, nothing in common to all models, runs that asked for a graded criterion in different words, a
   * demonstration among the runs, and anything that is dated later than the publication each stand in the way.
   *
   * @param ranking absent when no document was graded for every model
   */
  public static List<String> refusals(BenchmarkData data, Optional<BenchmarkRanking> ranking, LocalDate day) {
    List<String> reasons = new ArrayList<>();
    for (Run run : data.runs()) {
      if (run.demonstration()) {
        reasons.add("the run " + run.id() + " is a demonstration");
      }
    }
    if (ranking.isEmpty()) {
      reasons.add("no document was graded for every model");
    }
    ranking.ifPresent(r -> r.rows().forEach(row -> failing(data, row, reasons)));
    differingWords(data, reasons);
    later(data, day, reasons);
    return List.copyOf(reasons);
  }

  /** As calls.csv counts the failures, and at least those that the answers show. */
  private static void failing(BenchmarkData data, BenchmarkRanking.Row row, List<String> reasons) {
    Set<String> asked = new HashSet<>();
    Set<String> failed = new HashSet<>();
    for (Run run : data.ranked()) {
      asked.addAll(run.models().contains(row.model()) ? run.documents() : List.of());
      run.answers().getOrDefault(row.model(), Map.of()).forEach(
          (key, answer) -> answer.failure().ifPresent(failure -> failed.add(key.substring(0, key.indexOf('\t')))));
    }
    int calls = row.calls().map(Calls::calls).orElse(asked.size());
    int failures = Math.max(row.failures().orElse(0), failed.size());
    if (failures * 10L > calls) {
      reasons.add(row.model() + " failed on " + failures + " of " + calls + " documents, more than a tenth");
    }
  }

  /** What is dated later was not known on that day, and would be left out when the figures are computed again. */
  private static void later(BenchmarkData data, LocalDate day, List<String> reasons) {
    Set<String> later = new TreeSet<>();
    data.amendments().stream().filter(a -> a.date().isAfter(day)).forEach(a -> later.add("an amendment is of " + a.date()));
    for (Run run : data.ranked()) {
      if (run.date().isAfter(day)) {
        later.add("the run " + run.id() + " is of " + run.date());
      }
      run.arbitrations().stream()
          .filter(a -> a.decided().isAfter(day))
          .forEach(a -> later.add("a decision on the run " + run.id() + " is of " + a.decided()));
    }
    later.forEach(what -> reasons.add(what + ", after that day"));
  }

  private static void differingWords(BenchmarkData data, List<String> reasons) {
    Map<String, String> first = new LinkedHashMap<>();
    Map<String, String> where = new LinkedHashMap<>();
    for (Run run : data.ranked()) {
      run.asked().forEach(
          (criterion, fingerprint) -> {
            String other = first.putIfAbsent(criterion, fingerprint);
            where.putIfAbsent(criterion, run.id());
            boolean graded = data.rubric().criterion(criterion).isPresent();
            if (graded && other != null && !other.equals(fingerprint)) {
              reasons.add(
                  "the runs " + where.get(criterion) + " and " + run.id() + " asked for " + criterion + " in different words");
            }
          });
    }
  }

  /** The ranking as a publication of that day. */
  public static Ranking freeze(
      BenchmarkRanking ranking, LocalDate date, String publisher, Source source, Ranking.Inputs inputs) {
    return new Ranking(
        ranking.graded().benchmark().id(), date, publisher, source, ranking.rows().get(0).documents(),
        Optional.of(inputs), rows(ranking));
  }

  /** Every figure of a ranking, by the names of publications. */
  static List<Ranking.Row> rows(BenchmarkRanking ranking) {
    return ranking.rows().stream().map(row -> new Ranking.Row(row.model(), figures(row))).toList();
  }

  private static Map<String, BigDecimal> figures(BenchmarkRanking.Row row) {
    Map<String, BigDecimal> figures = new LinkedHashMap<>();
    figures.put("rank", BigDecimal.valueOf(row.rank()));
    figures.put("accuracy", row.accuracy());
    figures.put("margin", row.margin());
    figures.put("low", row.low());
    figures.put("high", row.high());
    row.tie().ifPresent(
        tie -> {
          figures.put("tiedFrom", BigDecimal.valueOf(tie.from()));
          figures.put("tiedTo", BigDecimal.valueOf(tie.to()));
        });
    figures.put("bestRank", BigDecimal.valueOf(row.rankInterval().best()));
    figures.put("worstRank", BigDecimal.valueOf(row.rankInterval().worst()));
    figures.put("noReview", row.noReview().shown());
    figures.put("hallucinated", BigDecimal.valueOf(row.hallucinated()));
    figures.put("absentFields", BigDecimal.valueOf(row.absentItems()));
    row.costPerTest().ifPresent(cost -> figures.put("costPerTest", cost));
    row.medianMillis().ifPresent(time -> figures.put("p50Ms", time));
    row.failures().ifPresent(failures -> figures.put("failures", BigDecimal.valueOf(failures)));
    row.byCriterion().forEach((id, share) -> figures.put(Ranking.BY_CRITERION + id, share.shown()));
    return figures;
  }
}
