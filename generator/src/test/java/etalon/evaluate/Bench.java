package etalon.evaluate;

import etalon.bench.Answer;
import etalon.bench.Arbitration;
import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Calls;
import etalon.bench.Conduct;
import etalon.bench.Criterion;
import etalon.bench.Failure;
import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Language;
import etalon.bench.Rubric;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.bench.Text;
import etalon.bench.Verdict;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Builds a graded benchmark by hand. A model's gradings are written document by document, one letter per
 * criterion: {@code 1} correct, {@code 0} wrong, {@code -} missing, {@code h} hallucinated, {@code ?} needs
 * review, {@code F} failed call counted as missing, {@code .} not declared. "11 0- 1." is three documents of
 * two criteria.
 */
final class Bench {
  static final LocalDate DAY = LocalDate.of(2026, 10, 1);
  static final Source SOURCE = new Source("test", "https://example.org/", DAY);

  private final String id;
  private final List<Criterion> criteria = new ArrayList<>();
  private final Map<String, String[]> letters = new LinkedHashMap<>();
  private final Set<String> absent = new HashSet<>();
  private final List<Run> runs = new ArrayList<>();
  private final Map<String, Arbitration> arbitrations = new LinkedHashMap<>();

  private Bench(String id) {
    this.id = id;
  }

  static Bench named(String id) {
    return new Bench(id);
  }

  /** One critical criterion of weight 1. */
  static Bench simple() {
    return new Bench("test").criterion("c", 1, true);
  }

  static Criterion criterionOf(String id, int weight, boolean critical) {
    return new Criterion(id, new Text(id, id), Criterion.Type.EXACT, weight, critical, Criterion.Options.NONE);
  }

  static Benchmark benchmark(String id, String function, Benchmark.Input input) {
    return new Benchmark(
        id, function, new Text(id, id), input, Language.EN, new Text("a page", "une page"), Benchmark.Status.MEASURED,
        Optional.empty(), 100, 1, SOURCE);
  }

  Bench criterion(String criterion, int weight, boolean critical) {
    criteria.add(criterionOf(criterion, weight, critical));
    return this;
  }

  Bench model(String model, String documents) {
    letters.put(model, documents.split(" "));
    return this;
  }

  /** The reference says "nothing" for this criterion of this document, the first being 0. */
  Bench absent(int document, String criterion) {
    absent.add(Run.key("d" + document, criterion));
    return this;
  }

  Bench arbitration(String model, int document, String criterion, Verdict automatic, Verdict human) {
    arbitrations.put(
        model + '\t' + Run.key("d" + document, criterion),
        new Arbitration(model, "d" + document, criterion, automatic, human, "reason", DAY));
    return this;
  }

  Bench calls(String model, String cost, String millis) {
    return run(false, new Calls(model, decimal(cost), decimal(millis), 10, 0));
  }

  Bench run(boolean demonstration, Calls... calls) {
    runs.add(
        new Run("run-" + runs.size(), id, DAY, demonstration, SOURCE, List.of(), List.of(), Map.of(), List.of(calls), List.of(), List.of(), Map.of(), Conduct.of("Gateway", "Someone")));
    return this;
  }

  BenchmarkRanking ranking() {
    return Rankings.of(graded());
  }

  BenchmarkRanking.Row row(String model) {
    return ranking().row(model).orElseThrow();
  }

  GradedBenchmark graded() {
    List<Item> items = new ArrayList<>();
    Map<String, List<Grading>> gradings = new LinkedHashMap<>();
    letters.forEach((model, documents) -> gradings.put(model, new ArrayList<>()));
    String[] shape = letters.isEmpty() ? new String[0] : letters.values().iterator().next();
    for (int d = 0; d < shape.length; d++) {
      for (int c = 0; c < criteria.size(); c++) {
        if (shape[d].charAt(c) == '.') {
          continue;
        }
        String key = Run.key("d" + d, criteria.get(c).id());
        items.add(new Item("d" + d, criteria.get(c), absent.contains(key) ? List.of() : List.of("right")));
        for (var model : letters.entrySet()) {
          gradings.get(model.getKey()).add(
              grading(model.getValue()[d].charAt(c), Optional.ofNullable(arbitrations.get(model.getKey() + '\t' + key))));
        }
      }
    }
    BenchmarkData data =
        new BenchmarkData(
            benchmark(id, "function", Benchmark.Input.TEXT), new Rubric(criteria, List.of()), items, List.of(), runs, List.of(), Optional.empty());
    return new GradedBenchmark(data, items, gradings);
  }

  private static Grading grading(char letter, Optional<Arbitration> arbitration) {
    Verdict verdict =
        switch (letter) {
          case '1' -> Verdict.CORRECT;
          case '0' -> Verdict.WRONG;
          case '-', 'F' -> Verdict.MISSING;
          case 'h' -> Verdict.HALLUCINATED;
          case '?' -> Verdict.NEEDS_REVIEW;
          default -> throw new IllegalArgumentException("no such letter: " + letter);
        };
    Optional<Failure> failure = letter == 'F' ? Optional.of(Failure.REFUSAL) : Optional.empty();
    return new Grading(new Answer("", failure), verdict, arbitration);
  }

  static Optional<BigDecimal> decimal(String value) {
    return value.isEmpty() ? Optional.empty() : Optional.of(new BigDecimal(value));
  }
}
