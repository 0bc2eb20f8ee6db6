package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Benchmark;
import etalon.bench.Benchmark.Input;
import etalon.bench.BusinessFunction;
import etalon.bench.Calls;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.bench.PriceList;
import etalon.bench.Site;
import etalon.bench.Text;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.evaluate.BusinessIndex.NotRanked;
import etalon.evaluate.BusinessIndex.Reason;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BusinessIndexTest {
  private final List<Benchmark> benchmarks = new ArrayList<>();
  private final List<Model> models = new ArrayList<>();
  private final Map<String, List<BenchmarkRanking.Row>> rows = new LinkedHashMap<>();

  /** Accounting has two benchmarks, one of each input; finance one; sales none that is measured. */
  @BeforeEach
  void threeFunctions() {
    benchmark("invoices", "accounting", Input.DOCUMENT);
    benchmark("ledger", "accounting", Input.TEXT);
    benchmark("reports", "finance", Input.DOCUMENT);
    benchmark("leads", "sales", Input.TEXT);
  }

  @Test
  void everyFunctionWeighsTheSameHoweverManyBenchmarksItHas() {
    model("lab/a").took("lab/a", "invoices", "90.0", "1").took("lab/a", "ledger", "70.0", "1").took("lab/a", "reports", "50.0", "1");
    Entry entry = entry("lab/a");
    assertEquals(Map.of("accounting", decimal("80.0"), "finance", decimal("50.0")), entry.functions());
    assertEquals(Optional.of(decimal("65.0")), entry.index());
    assertEquals(List.of("accounting", "finance"), index().covered());
  }

  @Test
  void scoresAndIndexAreRoundedHalfUpFromShownFigures() {
    model("lab/a").took("lab/a", "invoices", "98.5", "1").took("lab/a", "ledger", "100.0", "1").took("lab/a", "reports", "99.2", "1");
    // 99.25 is 99.3, and (99.3 + 99.2) / 2 = 99.25 is 99.3 again; unrounded it would be 99.225, so 99.2.
    assertEquals(decimal("99.3"), entry("lab/a").functions().get("accounting"));
    assertEquals(Optional.of(decimal("99.3")), entry("lab/a").index());
  }

  @Test
  void missingOneBenchmarkOfAFunctionDoesNotUnrank() {
    model("lab/a").took("lab/a", "ledger", "70.0", "3").took("lab/a", "reports", "50.0", "4");
    model("lab/b").took("lab/b", "invoices", "60.0", "1").took("lab/b", "reports", "60.0", "1");
    assertEquals(Optional.of(decimal("60.0")), entry("lab/a").index());
    assertEquals(List.of("ledger", "reports"), List.copyOf(entry("lab/a").taken().keySet()));
    assertEquals(List.of(), index().notRanked());
    // sqrt(9 + 16) / 2, over the two benchmarks taken
    assertEquals(Optional.of(decimal("2.5")), entry("lab/a").margin());
  }

  @Test
  void aModelThatMissesAFunctionThatTheOthersTookIsNotRankedAndSaysWhy() {
    model("lab/a").took("lab/a", "ledger", "70.0", "3").took("lab/a", "reports", "50.0", "4");
    model("lab/c").took("lab/c", "ledger", "100.0", "1");
    model("lab/b");
    Entry c = entry("lab/c");
    assertEquals(Optional.of(new NotRanked(Reason.MISSING_FUNCTION, "finance")), c.notRanked());
    assertEquals(Optional.empty(), c.index());
    assertEquals(Optional.empty(), c.rank());
    assertEquals(Optional.empty(), c.margin());
    assertEquals(Optional.empty(), c.tie());
    assertEquals(Map.of("accounting", decimal("100.0")), c.functions());
    // The first function that is missing, in display order; the unranked stand by id.
    assertEquals(Optional.of(new NotRanked(Reason.MISSING_FUNCTION, "accounting")), entry("lab/b").notRanked());
    assertEquals(List.of("lab/b", "lab/c"), index().notRanked().stream().map(Entry::model).toList());
    assertEquals(List.of("lab/a"), index().ranked().stream().map(Entry::model).toList());
  }

  @Test
  void aModelThatReadsNoDocumentsIsScoredOnTextAloneAndUnrankedWhereThereIsNone() {
    model("lab/a").took("lab/a", "invoices", "70.0", "3").took("lab/a", "ledger", "70.0", "3").took("lab/a", "reports", "50.0", "4");
    textModel("lab/text").took("lab/text", "ledger", "99.0", "1");
    assertEquals(Optional.of(new NotRanked(Reason.READS_NO_DOCUMENTS, "finance")), entry("lab/text").notRanked());
    assertEquals(decimal("99.0"), entry("lab/text").functions().get("accounting"));
  }

  @Test
  void aModelThatReadsNoDocumentsAndSkippedATextBenchmarkMissesTheFunction() {
    model("lab/a").took("lab/a", "ledger", "70.0", "3");
    textModel("lab/text");
    assertEquals(Optional.of(new NotRanked(Reason.MISSING_FUNCTION, "accounting")), entry("lab/text").notRanked());
  }

  @Test
  void aTextBenchmarkThatIsNotMeasuredIsNoneToBeScoredOn() {
    model("lab/a").took("lab/a", "invoices", "70.0", "3");
    textModel("lab/text");
    assertEquals(Optional.of(new NotRanked(Reason.READS_NO_DOCUMENTS, "accounting")), entry("lab/text").notRanked());
  }

  @Test
  void withoutAnyRankingNothingIsMeasured() {
    model("lab/a");
    assertEquals(List.of(), index().covered());
    assertEquals(Optional.of(new NotRanked(Reason.NOTHING_MEASURED, "")), entry("lab/a").notRanked());
    assertEquals(Optional.empty(), entry("lab/a").meanCost());
  }

  @Test
  void theOrderIsIndexThenMeanCostWithUnknownLastThenTimeThenId() {
    tookLedger("lab/unknown", "90.0", "", "1");
    tookLedger("lab/dear", "90.0", "0.5", "1");
    tookLedger("lab/slow", "90.0", "0.10", "9");
    tookLedger("lab/fast-b", "90.0", "0.1", "3");
    tookLedger("lab/fast-a", "90.0", "0.1", "3.0");
    tookLedger("lab/best", "90.1", "", "");
    tookLedger("lab/untimed", "90.0", "0.1", "");
    assertEquals(
        List.of("lab/best", "lab/fast-a", "lab/fast-b", "lab/slow", "lab/untimed", "lab/dear", "lab/unknown"),
        index().ranked().stream().map(Entry::model).toList());
    assertEquals(
        List.of(1, 2, 3, 4, 5, 6, 7), index().ranked().stream().map(e -> e.rank().orElseThrow()).toList());
  }

  @Test
  void costTimeAndHallucinationsAreMeansOverTheBenchmarksWhereTheyAreKnown() {
    model("lab/a");
    row("invoices", row("lab/a", "90.0", "1", "0.01", "1000", 1, 3));
    row("ledger", row("lab/a", "90.0", "1", "", "2001", 0, 0));
    row("reports", row("lab/a", "90.0", "1", "0.02", "", 1, 6));
    Entry entry = entry("lab/a");
    assertEquals(Optional.of(decimal("0.015")), entry.meanCost());
    assertEquals(Optional.of(decimal("1500.5")), entry.meanMillis());
    // (33.3 + 16.7) / 2: the benchmark without absent items enters no mean.
    assertEquals(Optional.of(decimal("25.0")), entry.hallucinationRate());
  }

  @Test
  void withoutAbsentItemsAnywhereThereIsNoHallucinationRate() {
    model("lab/a").took("lab/a", "ledger", "70.0", "3");
    assertEquals(Optional.empty(), entry("lab/a").hallucinationRate());
  }

  @Test
  void tiesOfTheIndexFollowItsMargins() {
    model("lab/a").took("lab/a", "ledger", "92.0", "3.0");
    model("lab/b").took("lab/b", "ledger", "90.0", "3.0");
    model("lab/c").took("lab/c", "ledger", "88.0", "3.0");
    assertEquals(Optional.of(new Ties.Tie(1, 2, 1)), entry("lab/a").tie());
    assertEquals(Optional.of(new Ties.Tie(1, 3, 2)), entry("lab/b").tie());
    assertEquals(Optional.of(new Ties.Tie(2, 3, 1)), entry("lab/c").tie());
  }

  @Test
  void anUnknownModelHasNoEntry() {
    assertTrue(index().entry("lab/nobody").isEmpty());
  }

  private void benchmark(String id, String function, Input input) {
    benchmarks.add(Bench.benchmark(id, function, input));
  }

  private BusinessIndexTest model(String id) {
    return model(id, EnumSet.of(Model.Medium.TEXT, Model.Medium.PDF));
  }

  private BusinessIndexTest textModel(String id) {
    return model(id, EnumSet.of(Model.Medium.TEXT));
  }

  private BusinessIndexTest model(String id, EnumSet<Model.Medium> reads) {
    models.add(
        new Model(
            id, id, "lab", Optional.empty(), Model.Weights.UNKNOWN, OptionalLong.empty(), OptionalLong.empty(), reads));
    return this;
  }

  private BusinessIndexTest took(String model, String benchmark, String accuracy, String margin) {
    return row(benchmark, row(model, accuracy, margin, "", "", 0, 0));
  }

  /** A model that took one benchmark, with what it cost and how long it took. */
  private void tookLedger(String model, String accuracy, String cost, String millis) {
    model(model).row("ledger", row(model, accuracy, "1", cost, millis, 0, 0));
  }

  private BusinessIndexTest row(String benchmark, BenchmarkRanking.Row row) {
    rows.computeIfAbsent(benchmark, b -> new ArrayList<>()).add(row);
    return this;
  }

  private static BenchmarkRanking.Row row(
      String model, String accuracy, String margin, String cost, String millis, int hallucinated, int absent) {
    return new BenchmarkRanking.Row(
        1, model, new Share(1, 1), decimal(accuracy), new Interval(0, 1), decimal(margin), BigDecimal.ZERO, BigDecimal.TEN,
        1, 1, new Share(1, 1), hallucinated, absent, Map.of(), Map.of(),
        Optional.of(new Calls(model, Bench.decimal(cost), Bench.decimal(millis), 1, 0)), Optional.empty(),
        new RankIntervals.RankInterval(1, 1));
  }

  private BusinessIndex index() {
    Map<String, BenchmarkRanking> rankings = new LinkedHashMap<>();
    rows.forEach((id, r) -> rankings.put(id, new BenchmarkRanking(null, r, new int[0][], new int[0], List.of(), new double[0][])));
    List<BusinessFunction> functions =
        benchmarks.stream().map(Benchmark::function).distinct().map(f -> new BusinessFunction(f, new Text(f, f))).toList();
    return BusinessIndex.of(
        new Catalogue(
            new Site("test", "https://example.org/", "https://example.org/", "MIT", "MIT", List.of()), functions, List.of(), models,
            new PriceList(Bench.DAY, Bench.SOURCE, Map.of(), Map.of(), Map.of()), Bench.SOURCE, benchmarks),
        rankings);
  }

  private Entry entry(String model) {
    return index().entry(model).orElseThrow();
  }

  private static BigDecimal decimal(String value) {
    return new BigDecimal(value);
  }
}
