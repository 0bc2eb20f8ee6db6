package etalon.bench;

import java.util.List;

/** Everything that lies in data/ about one measured benchmark, unjudged. */
public record BenchmarkData(
    Benchmark benchmark,
    Rubric rubric,
    List<Item> reference,
    List<Amendment> amendments,
    List<Run> runs,
    List<Ranking> published) {
  public BenchmarkData {
    reference = List.copyOf(reference);
    amendments = List.copyOf(amendments);
    runs = List.copyOf(runs);
    published = List.copyOf(published);
  }

  /** The runs that count: a demonstration never enters a figure. */
  public List<Run> ranked() {
    return runs.stream().filter(run -> !run.demonstration()).toList();
  }

  /** The amendments of one kind, in the order of the file. */
  public <T extends Amendment> List<T> amendments(Class<T> kind) {
    return amendments.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
