package etalon.bench;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Everything that lies in data/ about one benchmark, unjudged.
 *
 * @param protocol absent when its prompts and documents are not here
 */
public record BenchmarkData(
    Benchmark benchmark,
    Rubric rubric,
    List<Item> reference,
    List<Amendment> amendments,
    List<Run> runs,
    List<Ranking> published,
    Optional<Protocol> protocol) {
  public BenchmarkData {
    reference = List.copyOf(reference);
    amendments = List.copyOf(amendments);
    runs = List.copyOf(runs);
    published = List.copyOf(published);
  }

  /** The runs that count: a demonstration never enters a figure, nor does a run that another one replaces. */
  public List<Run> ranked() {
    Set<String> replaced = runs.stream().flatMap(run -> run.conduct().replaces().stream()).collect(Collectors.toSet());
    return runs.stream().filter(run -> !run.demonstration() && !replaced.contains(run.id())).toList();
  }

  /** The amendments of one kind, in the order of the file. */
  public <T extends Amendment> List<T> amendments(Class<T> kind) {
    return amendments.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
