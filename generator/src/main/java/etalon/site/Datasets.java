package etalon.site;

import etalon.i18n.Key;
import etalon.load.Inputs;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a page's data are, in the words that search engines for data sets read (schema.org Dataset). */
final class Datasets {
  private static final String LICENCE = "https://creativecommons.org/licenses/by/4.0/";

  private Datasets() {}

  static Page.Dataset index(View view) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(view.context.absolute("data/v1/index.json"), "application/json");
    return new Page.Dataset(
        view.say(Key.DATASET_INDEX_NAME), view.say(Key.DATASET_INDEX_DESCRIPTION),
        view.context.absolute(Addresses.of(view.name, view.language)), LICENCE, period(view.context.inputs()), files);
  }

  static Page.Dataset composite(View view) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(view.context.absolute("data/v1/composite.json"), "application/json");
    files.put(view.context.absolute("data/v1/composite.csv"), "text/csv");
    String date = view.context.inputs().boards().orElseThrow().boards().retrieved().toString();
    return new Page.Dataset(
        view.say(Key.DATASET_COMPOSITE_NAME), view.say(Key.DATASET_COMPOSITE_DESCRIPTION),
        view.context.absolute(Addresses.of(view.name, view.language)), LICENCE, date, files);
  }

  static Page.Dataset benchmark(View view, String id) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(view.context.absolute("data/v1/benchmarks/" + id + ".json"), "application/json");
    files.put(view.context.absolute("data/v1/benchmarks/" + id + ".csv"), "text/csv");
    return new Page.Dataset(
        view.benchmarkName(id), view.say(Key.DATASET_BENCHMARK_DESCRIPTION, "benchmark", view.benchmarkName(id)),
        view.context.absolute(Addresses.of(view.name, view.language)), LICENCE, period(view.context.inputs()), files);
  }

  private static String period(Inputs inputs) {
    String first = inputs.measured().stream().map(Dates::firstRun).min(java.time.LocalDate::compareTo).map(Object::toString).orElse("..");
    return first + "/" + Dates.newest(inputs);
  }
}
