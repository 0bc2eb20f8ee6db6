package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.Boards;
import etalon.bench.Lab;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.chart.Picture;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What every page is made from.
 *
 * @param downloads the data files that the site offers, in the order to be shown
 * @param cards per language, what links to each kind of page look like
 * @param pictures size in bytes of each picture of this build, by path
 * @param names the names of all pages
 * @param dataDate the day of the newest measurement, decision or price
 * @param period from the first run to that day, as ISO 8601 writes an interval; ".." where nothing was measured
 * @param runSources the publishers of the runs, each once
 */
record Context(
    Inputs inputs,
    Evaluation evaluation,
    List<Download> downloads,
    Map<Language, Map<String, Picture.Card>> cards,
    Map<String, Integer> pictures,
    Map<Language, Map<String, String>> figures,
    List<String> names,
    LocalDate dataDate,
    String period,
    List<Source> runSources,
    Map<String, Benchmark> benchmarks,
    Map<String, Model> models,
    Map<String, Lab> labs,
    Map<String, BusinessIndex.Entry> entries,
    Map<String, Boards.BoardModel> boardModels,
    Map<String, CompositeIndex.Ranked> boardRanks,
    Map<String, Boards.Score> boardScores) {

  static Context of(Inputs inputs, Evaluation evaluation, List<Download> downloads) {
    LocalDate newest = Dates.newest(inputs);
    return new Context(
        inputs, evaluation, downloads, Map.of(), Map.of(), Figures.all(inputs, evaluation), names(inputs), newest,
        inputs.measured().stream().map(Dates::firstRun).min(LocalDate::compareTo).map(Object::toString).orElse("..") + "/" + newest,
        once(inputs.measured().stream().flatMap(data -> data.ranked().stream()).map(Run::source)), byId(inputs.catalogue().benchmarks(), Benchmark::id),
        byId(inputs.catalogue().models(), Model::id), byId(inputs.catalogue().labs(), Lab::id),
        byId(evaluation.index().all(), BusinessIndex.Entry::model),
        byId(inputs.boards().map(b -> b.boards().models()).orElse(List.of()), Boards.BoardModel::id),
        byId(evaluation.composite().map(c -> c.withReports().overall()).orElse(List.of()), CompositeIndex.Ranked::model),
        byId(inputs.boards().map(b -> b.boards().scores()).orElse(List.of()), s -> s.model() + '\t' + s.measure()));
  }

  /** The same with the pictures that were made. */
  Context with(Map<Language, Map<String, Picture.Card>> cards, Map<String, Integer> pictures) {
    return new Context(
        inputs, evaluation, downloads, cards, pictures, figures, names, dataDate, period, runSources, benchmarks, models, labs, entries, boardModels,
        boardRanks, boardScores);
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
      if (inputs.data(benchmark.id()).isPresent()) {
        names.add(ProtocolPage.name(benchmark));
      }
    }
    names.add("models");
    inputs.catalogue().models().forEach(model -> names.add("models/" + model.slug()));
    names.addAll(List.of(ComparePage.NAME, CostPage.NAME, "methodology", "data", "changes", "about", "search"));
    if (inputs.boards().isPresent()) {
      names.addAll(List.of("composite", CompareBoardsPage.NAME, "composite/measures", "composite/merges", "composite/models"));
    }
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

  /** The publishers of the facts about models and of their prices, each once. */
  List<Source> catalogueSources() {
    return once(Stream.of(inputs.catalogue().modelSource(), inputs.catalogue().prices().source()));
  }

  private static List<Source> once(Stream<Source> sources) {
    Set<String> seen = new HashSet<>();
    return sources.filter(s -> seen.add(s.name())).sorted(Comparator.comparing(Source::name)).toList();
  }
}
