package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.Lab;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.bench.Source;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What every page is made from.
 *
 * @param downloads size in bytes of each data file, by path
 * @param names the names of all pages
 * @param dataDate the day of the newest measurement, decision or price
 */
record Context(
    Inputs inputs,
    Evaluation evaluation,
    Map<String, Integer> downloads,
    Map<Language, Map<String, String>> figures,
    List<String> names,
    LocalDate dataDate,
    Map<String, Model> models,
    Map<String, Lab> labs,
    Map<String, BusinessIndex.Entry> entries) {

  static Context of(Inputs inputs, Evaluation evaluation, Map<String, Integer> downloads) {
    return new Context(
        inputs, evaluation, downloads, Figures.all(inputs, evaluation), names(inputs), Dates.newest(inputs),
        byId(inputs.catalogue().models(), Model::id), byId(inputs.catalogue().labs(), Lab::id),
        byId(evaluation.index().all(), BusinessIndex.Entry::model));
  }

  private static <T> Map<String, T> byId(List<T> things, Function<T, String> id) {
    return things.stream().collect(Collectors.toUnmodifiableMap(id, Function.identity()));
  }

  private static List<String> names(Inputs inputs) {
    List<String> names = new ArrayList<>(List.of("home", "benchmarks"));
    for (Benchmark benchmark : inputs.catalogue().benchmarks()) {
      names.add("benchmarks/" + benchmark.id());
      if (benchmark.measured()) {
        names.add("benchmarks/" + benchmark.id() + "/answers");
      }
    }
    names.add("models");
    inputs.catalogue().models().forEach(model -> names.add("models/" + model.slug()));
    names.addAll(List.of("methodology", "data", "changes", "about"));
    return List.copyOf(names);
  }

  String absolute(String path) {
    return inputs.catalogue().site().baseUrl() + path;
  }

  Map<String, String> alternates(String name) {
    Map<String, String> alternates = new LinkedHashMap<>();
    for (Language language : Language.values()) {
      alternates.put(language.code(), absolute(Addresses.of(name, language)));
    }
    // The chooser is the page for those whose language is neither; for other pages it is English.
    alternates.put("x-default", name.equals("home") ? absolute("") : alternates.get("en"));
    return alternates;
  }

  /** The publishers of what the site shows, each once. */
  List<Source> sources() {
    Set<String> seen = new LinkedHashSet<>();
    List<Source> sources = new ArrayList<>();
    Stream.of(
            inputs.measured().stream().flatMap(d -> d.ranked().stream()).map(run -> run.source()),
            Stream.of(inputs.catalogue().modelSource(), inputs.catalogue().prices().source()))
        .flatMap(s -> s)
        .filter(s -> seen.add(s.name()))
        .sorted(Comparator.comparing(Source::name).reversed())
        .forEach(sources::add);
    return sources;
  }
}
