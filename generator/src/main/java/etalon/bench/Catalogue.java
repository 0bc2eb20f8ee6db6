package etalon.bench;

import java.util.List;
import java.util.Optional;

/** Who and what is measured: functions and models in display order, labs, benchmarks, prices. */
public record Catalogue(
    Site site,
    List<BusinessFunction> functions,
    List<Lab> labs,
    List<Model> models,
    PriceList prices,
    Source modelSource,
    List<Benchmark> benchmarks) {
  public Catalogue {
    functions = List.copyOf(functions);
    labs = List.copyOf(labs);
    models = List.copyOf(models);
    benchmarks = List.copyOf(benchmarks);
  }

  public Optional<Model> model(String id) {
    return models.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  public Optional<Lab> lab(String id) {
    return labs.stream().filter(l -> l.id().equals(id)).findFirst();
  }

  public List<Benchmark> benchmarksOf(String function) {
    return benchmarks.stream().filter(b -> b.function().equals(function)).toList();
  }
}
