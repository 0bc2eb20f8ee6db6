package etalon.bench;

import java.util.List;
import java.util.Map;
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

  public Stream<Calls> calls() {
    return data.ranked().stream().flatMap(run -> run.calls().stream());
  }
}
