package etalon.evaluate;

import etalon.bench.Benchmark;
import etalon.bench.BusinessFunction;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.evaluate.BenchmarkRanking.Row;
import etalon.evaluate.Ties.Tie;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The Business Index: the mean of a model's scores over the business functions that are measured.
 *
 * @param covered the functions that have a published ranking, in display order
 * @param ranked best first
 * @param notRanked models without an index, by id, each with its reason
 */
public record BusinessIndex(List<String> covered, List<Entry> ranked, List<Entry> notRanked) {

  /** Why a model has no index. */
  public enum Reason {
    /** No function has a published ranking. */
    NOTHING_MEASURED,
    /** It took no benchmark of a function that the others took. */
    MISSING_FUNCTION,
    /** It reads neither images nor PDFs, and that function has no text benchmark. */
    READS_NO_DOCUMENTS;

    public String code() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }

  /** The reason and the function it is about. */
  public record NotRanked(Reason reason, String function) {}

  /**
   * One model's index and its parts. Scores are percents to a tenth, margins points to a tenth.
   *
   * @param rank 1 is first; empty when not ranked, and so are index, margin and tie
   * @param functions score per function in which it took a benchmark
   * @param taken its rows on the benchmarks it took, by benchmark id
   * @param meanCost US dollars per test over the benchmarks with a known cost
   * @param meanMillis mean of the median times, milliseconds
   * @param hallucinationRate percent, the mean over the benchmarks where it is defined
   */
  public record Entry(
      Optional<Integer> rank,
      String model,
      Optional<BigDecimal> index,
      Optional<BigDecimal> margin,
      Optional<Tie> tie,
      Map<String, BigDecimal> functions,
      Map<String, Row> taken,
      Optional<BigDecimal> meanCost,
      Optional<BigDecimal> meanMillis,
      Optional<BigDecimal> hallucinationRate,
      Optional<NotRanked> notRanked) {}

  /**
   * Computes the index of every model of the catalogue.
   *
   * <p>A function's score is the mean of the shown accuracies on its benchmarks that the model took, to a
   * tenth; the index is the mean of the function scores, to a tenth. The margin is the square root of the
   * sum of the squares of the shown margins, divided by their number, to a tenth. Order: index, mean cost
   * (unknown last), mean time (unknown last), id.
   *
   * @param rankings by benchmark id
   */
  public static BusinessIndex of(Catalogue catalogue, Map<String, BenchmarkRanking> rankings) {
    List<String> covered =
        catalogue.functions().stream()
            .map(BusinessFunction::id)
            .filter(f -> catalogue.benchmarksOf(f).stream().anyMatch(b -> rankings.containsKey(b.id())))
            .toList();
    List<Entry> ranked = new ArrayList<>();
    List<Entry> notRanked = new ArrayList<>();
    for (Model model : catalogue.models()) {
      Entry entry = entry(catalogue, rankings, covered, model);
      (entry.notRanked().isPresent() ? notRanked : ranked).add(entry);
    }
    ranked.sort(
        Comparator.comparing((Entry e) -> e.index().orElseThrow(), Comparator.reverseOrder())
            .thenComparing(Entry::meanCost, Rankings.unknownLast())
            .thenComparing(Entry::meanMillis, Rankings.unknownLast())
            .thenComparing(Entry::model));
    notRanked.sort(Comparator.comparing(Entry::model));
    return new BusinessIndex(covered, withRanks(ranked), List.copyOf(notRanked));
  }

  private static Entry entry(
      Catalogue catalogue, Map<String, BenchmarkRanking> rankings, List<String> covered, Model model) {
    Map<String, BigDecimal> functions = new LinkedHashMap<>();
    Map<String, Row> taken = new LinkedHashMap<>();
    Optional<NotRanked> reason = covered.isEmpty() ? Optional.of(new NotRanked(Reason.NOTHING_MEASURED, "")) : Optional.empty();
    for (String function : covered) {
      List<BigDecimal> accuracies = new ArrayList<>();
      for (Benchmark benchmark : catalogue.benchmarksOf(function)) {
        Optional<Row> row =
            Optional.ofNullable(rankings.get(benchmark.id())).flatMap(ranking -> ranking.row(model.id()));
        row.ifPresent(
            r -> {
              taken.put(benchmark.id(), r);
              accuracies.add(r.accuracy());
            });
      }
      if (!accuracies.isEmpty()) {
        functions.put(function, Decimal.meanToTenth(accuracies));
      } else if (reason.isEmpty()) {
        reason = Optional.of(new NotRanked(why(catalogue, rankings, function, model), function));
      }
    }
    boolean ranked = reason.isEmpty();
    return new Entry(
        Optional.empty(),
        model.id(),
        ranked ? Optional.of(Decimal.meanToTenth(List.copyOf(functions.values()))) : Optional.empty(),
        ranked
            ? Optional.of(Decimal.combinedMargin(taken.values().stream().map(Row::margin).toList()))
            : Optional.empty(),
        Optional.empty(),
        Collections.unmodifiableMap(functions),
        Collections.unmodifiableMap(taken),
        mean(taken.values().stream().map(Row::costPerTest).toList()),
        mean(taken.values().stream().map(Row::medianMillis).toList()),
        mean(taken.values().stream().map(Row::hallucinationRate).toList())
            .map(rate -> rate.setScale(1, RoundingMode.HALF_UP)),
        reason);
  }

  private static Reason why(
      Catalogue catalogue, Map<String, BenchmarkRanking> rankings, String function, Model model) {
    boolean textBenchmark =
        catalogue.benchmarksOf(function).stream()
            .anyMatch(b -> rankings.containsKey(b.id()) && b.input() == Benchmark.Input.TEXT);
    return model.readsDocuments() || textBenchmark ? Reason.MISSING_FUNCTION : Reason.READS_NO_DOCUMENTS;
  }

  private static Optional<BigDecimal> mean(List<Optional<BigDecimal>> values) {
    List<BigDecimal> known = values.stream().flatMap(Optional::stream).toList();
    return known.isEmpty() ? Optional.empty() : Optional.of(Decimal.mean(known));
  }

  private static List<Entry> withRanks(List<Entry> sorted) {
    var ties =
        Ties.of(sorted.stream().map(e -> new Ties.Scored(e.index().orElseThrow(), e.margin())).toList());
    List<Entry> ranked = new ArrayList<>(sorted.size());
    for (int i = 0; i < sorted.size(); i++) {
      Entry e = sorted.get(i);
      ranked.add(
          new Entry(
              Optional.of(i + 1), e.model(), e.index(), e.margin(), ties.get(i), e.functions(), e.taken(),
              e.meanCost(), e.meanMillis(), e.hallucinationRate(), e.notRanked()));
    }
    return List.copyOf(ranked);
  }

  /** Ranked models, best first, then those not ranked. */
  public List<Entry> all() {
    return Stream.concat(ranked.stream(), notRanked.stream()).toList();
  }

  public Optional<Entry> entry(String model) {
    return all().stream().filter(e -> e.model().equals(model)).findFirst();
  }
}
