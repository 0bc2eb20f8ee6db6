package etalon.site;

import etalon.bench.Ranking;
import etalon.bench.Run;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex;
import etalon.i18n.Key;
import etalon.site.Page.Variable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a page's data are, in the words that search engines for data sets read (schema.org Dataset). */
final class Datasets {
  private static final String LICENCE = "https://creativecommons.org/licenses/by/4.0/";
  private static final String JSON = "application/json";
  private static final String CSV = "text/csv";

  private Datasets() {}

  /** The index, its margin, and for each benchmark how many documents stand behind it. */
  static Page.Dataset index(View view) {
    List<BusinessIndex.Entry> ranked = view.context.evaluation().index().ranked();
    List<Variable> variables = new ArrayList<>();
    variables.add(
        range(view, view.say(Key.COLUMN_INDEX_SHORT), view.say(Key.HINT_INDEX), Key.UNIT_PERCENT, ranked.stream().flatMap(e -> e.index().stream())));
    variables.add(margin(view, ranked.stream().flatMap(e -> e.margin().stream())));
    for (BenchmarkRanking ranking : view.context.evaluation().rankings().values()) {
      String name = view.benchmarkName(ranking.graded().benchmark().id());
      variables.add(count(view.say(Key.VARIABLE_DOCUMENTS, "benchmark", name), view, documents(ranking)));
    }
    return new Page.Dataset(
        view.say(Key.DATASET_INDEX_NAME), view.say(Key.DATASET_INDEX_DESCRIPTION), url(view), LICENCE,
        view.context.period(), view.context.dataDate().toString(), method(view, "business-index"),
        view.context.runSources().stream().map(s -> s.url()).toList(), variables,
        Map.of(view.context.absolute("data/v1/index.json"), JSON));
  }

  static Page.Dataset benchmark(View view, BenchmarkRanking ranking) {
    String id = ranking.graded().benchmark().id();
    String name = view.benchmarkName(id);
    List<BenchmarkRanking.Row> rows = ranking.rows();
    List<Variable> variables =
        List.of(
            range(
                view, view.say(Key.COLUMN_ACCURACY), view.say(Key.HINT_ACCURACY), Key.UNIT_PERCENT,
                rows.stream().map(BenchmarkRanking.Row::accuracy)),
            margin(view, rows.stream().map(BenchmarkRanking.Row::margin)),
            count(view.say(Key.COLUMN_DOCUMENTS), view, documents(ranking)));
    Optional<Ranking> shown = Publications.shown(ranking);
    Map<String, String> files = new LinkedHashMap<>();
    files.put(view.context.absolute("data/v1/benchmarks/" + id + ".json"), JSON);
    files.put(view.context.absolute("data/v1/benchmarks/" + id + ".csv"), CSV);
    shown.ifPresent(published -> files.put(view.context.absolute(Publications.path(published)), JSON));
    return new Page.Dataset(
        name, view.say(Key.DATASET_BENCHMARK_DESCRIPTION, "benchmark", name), url(view), LICENCE,
        view.context.period(), shown.map(Ranking::date).orElse(view.context.dataDate()).toString(),
        method(view, "margins-and-ties"),
        ranking.graded().data().ranked().stream().map(Run::source).map(s -> s.url()).distinct().toList(), variables, files);
  }

  static Page.Dataset composite(View view) {
    var boards = view.context.inputs().boards().orElseThrow().boards();
    var index = view.context.evaluation().composite().orElseThrow().withReports();
    List<Variable> variables =
        List.of(
            range(
                view, view.say(Key.COLUMN_COMPOSITE), view.say(Key.HINT_COMPOSITE), Key.UNIT_POINTS,
                index.overall().stream().map(r -> r.score().shown())),
            range(
                view, view.say(Key.VARIABLE_ERROR), view.say(Key.COMPOSITE_READING), Key.UNIT_POINTS,
                index.overall().stream().flatMap(r -> r.score().uncertainty().stream()).map(u -> CompositeView.tenth(u.standardError()))),
            count(view.say(Key.COLUMN_MEASURES), view, index.measures().size()));
    Map<String, String> files = new LinkedHashMap<>();
    files.put(view.context.absolute("data/v1/composite.json"), JSON);
    files.put(view.context.absolute("data/v1/composite.csv"), CSV);
    String date = boards.retrieved().toString();
    return new Page.Dataset(
        view.say(Key.DATASET_COMPOSITE_NAME), view.say(Key.DATASET_COMPOSITE_DESCRIPTION), url(view), LICENCE, date, date,
        method(view, "composite-index"), boards.measures().stream().map(m -> m.url()).distinct().sorted().toList(), variables, files);
  }

  private static Variable range(View view, String name, String description, Key unit, Stream<BigDecimal> figures) {
    List<BigDecimal> sorted = figures.sorted().toList();
    return new Variable(
        name, description, Optional.of(view.say(unit)), sorted.stream().findFirst(), sorted.stream().max(Comparator.naturalOrder()));
  }

  private static Variable margin(View view, Stream<BigDecimal> margins) {
    return range(view, view.say(Key.VARIABLE_MARGIN), view.say(Key.VARIABLE_MARGIN_IS), Key.UNIT_POINTS, margins);
  }

  private static Variable count(String name, View view, int count) {
    Optional<BigDecimal> figure = Optional.of(BigDecimal.valueOf(count));
    return new Variable(name, view.say(Key.VARIABLE_N), Optional.empty(), figure, figure);
  }

  private static int documents(BenchmarkRanking ranking) {
    return ranking.rows().get(0).documents();
  }

  private static String url(View view) {
    return view.context.absolute(Addresses.of(view.name, view.language));
  }

  private static String method(View view, String section) {
    return view.context.absolute(Addresses.of("methodology", view.language)) + "#" + section;
  }
}
