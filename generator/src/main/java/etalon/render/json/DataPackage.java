package etalon.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import etalon.bench.Site;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.render.csv.Tables;
import etalon.site.Dates;
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

  public static byte[] render(Inputs inputs, Evaluation evaluation) {
    Site site = inputs.catalogue().site();
    ObjectNode root = Json.object();
    root.put("$schema", "https://datapackage.org/profiles/2.0/datapackage.json");
    root.put("name", "etalon");
    root.put("title", site.name());
    root.put("homepage", site.baseUrl());
    root.put("version", Dates.newest(inputs).toString());
    root.put("created", Dates.newest(inputs) + "T00:00:00Z");
    ObjectNode licence = root.putArray("licenses").addObject();
    licence.put("name", site.textLicence());
    licence.put("path", "https://creativecommons.org/licenses/by/4.0/");
    ArrayNode sources = root.putArray("sources");
    inputs.measured().stream()
        .flatMap(data -> data.runs().stream())
        .map(run -> run.source())
        .distinct()
        .forEach(
            source -> {
              ObjectNode node = sources.addObject();
              node.put("title", source.name());
              node.put("path", source.url());
            });
    ArrayNode resources = root.putArray("resources");
    table(resources, "models", "data/v1/models.csv", Tables.MODEL_COLUMNS);
    for (String id : evaluation.rankings().keySet()) {
      table(resources, id, "data/v1/benchmarks/" + id + ".csv", Tables.BENCHMARK_COLUMNS);
    }
    return Json.bytes(root);
  }

  private static void table(ArrayNode resources, String name, String path, List<String> columns) {
    ObjectNode resource = resources.addObject();
    resource.put("$schema", "https://datapackage.org/profiles/2.0/dataresource.json");
    resource.put("name", name);
    resource.put("path", path);
    resource.put("type", "table");
    resource.put("format", "csv");
    resource.put("mediatype", "text/csv");
    resource.put("encoding", "utf-8");
    ObjectNode schema = resource.putObject("schema");
    ArrayNode fields = schema.putArray("fields");
    for (String column : columns) {
      ObjectNode field = fields.addObject();
      field.put("name", column);
      field.put("type", type(column));
    }
    schema.putArray("missingValues").add("");
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
