package etalon.render.json;

import etalon.bench.Site;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.render.csv.Tables;
import etalon.site.Dates;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** datapackage.json (Data Package, version 2): which tables there are and what their columns hold. */
public final class DataPackage {
  private static final Set<String> TEXTS =
      Set.of("benchmark", "model", "name", "lab", "weights", "status", "reason", "reason_function");
  private static final Set<String> DATES = Set.of("released", "prices_as_of", "first_run", "last_run");
  private static final Set<String> COUNTS =
      Set.of(
          "rank", "documents", "tied_from", "tied_to", "best_rank", "worst_rank", "hallucinated",
          "absent_fields", "failures", "benchmarks_taken", "context_window");

  private DataPackage() {}

  private record Resource(String name, String path, List<String> columns) {}

  public static byte[] render(Inputs inputs, Evaluation evaluation) {
    List<Resource> resources = new ArrayList<>();
    resources.add(new Resource("models", "data/v1/models.csv", Tables.MODEL_COLUMNS));
    for (String id : evaluation.rankings().keySet()) {
      resources.add(new Resource(id, "data/v1/benchmarks/" + id + ".csv", Tables.BENCHMARK_COLUMNS));
    }
    Site site = inputs.catalogue().site();
    return Json.object(
        json -> {
          json.put("$schema", "https://datapackage.org/profiles/2.0/datapackage.json");
          json.put("name", "etalon");
          json.put("title", site.name());
          json.put("homepage", site.baseUrl());
          json.put("version", Dates.newest(inputs).toString());
          json.put("created", Dates.newest(inputs) + "T00:00:00Z");
          json.objects(
              "licenses",
              List.of(site.textLicence()),
              licence -> {
                json.put("name", licence);
                json.put("path", "https://creativecommons.org/licenses/by/4.0/");
              });
          json.objects(
              "sources",
              inputs.measured().stream().flatMap(data -> data.ranked().stream()).map(run -> run.source()).distinct().toList(),
              source -> {
                json.put("title", source.name());
                json.put("path", source.url());
              });
          json.objects("resources", resources, resource -> table(json, resource));
        });
  }

  private static void table(Json json, Resource resource) {
    json.put("$schema", "https://datapackage.org/profiles/2.0/dataresource.json");
    json.put("name", resource.name());
    json.put("path", resource.path());
    json.put("type", "table");
    json.put("format", "csv");
    json.put("mediatype", "text/csv");
    json.put("encoding", "utf-8");
    json.object(
        "schema",
        () -> {
          json.objects(
              "fields",
              resource.columns(),
              column -> {
                json.put("name", column);
                json.put("type", type(column));
              });
          json.texts("missingValues", List.of(""));
        });
  }

  private static String type(String column) {
    if (TEXTS.contains(column)) {
      return "string";
    }
    if (DATES.contains(column)) {
      return "date";
    }
    return COUNTS.contains(column) ? "integer" : "number";
  }
}
