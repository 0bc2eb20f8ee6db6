package etalon.bench;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A benchmark whose answers have been judged.
 *
 * @param items the items of the documents kept: graded for every model of the panel
 * @param gradings by model id, aligned with {@code items}
 */
public record GradedBenchmark(
    BenchmarkData data, List<Item> items, Map<String, List<Grading>> gradings) {
  public GradedBenchmark {
    items = List.copyOf(items);
    gradings = Map.copyOf(gradings);
  }

  public Benchmark benchmark() {
    return data.benchmark();
  }

  /** The documents kept, in the order of the reference. */
  public List<String> documents() {
    return items.stream().map(Item::document).distinct().toList();
  }

  /** The panel, sorted by id. */
  public List<String> models() {
    return gradings.keySet().stream().sorted().toList();
  }

  /** What the calls of each model cost and took: over all runs where single calls are known, else the last summary. */
  public Stream<Calls> calls() {
    Map<String, List<Call>> each =
        data.ranked().stream().flatMap(run -> run.each().stream()).collect(Collectors.groupingBy(Call::model));
    return Stream.concat(
        data.ranked().stream().flatMap(run -> run.calls().stream()),
        each.entrySet().stream().map(calls -> Calls.of(calls.getKey(), calls.getValue())));
  }
}
