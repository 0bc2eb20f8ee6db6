package etalon.data;

import etalon.bench.Model;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Adds to data/models.json and leaves the rest of it as it stands. */
public final class ModelFile {
  public static final String PATH = "data/models.json";

  private ModelFile() {}

  /**
   * The file with one more model, in the order of the ids; empty with a problem when that cannot be.
   *
   * @param labs the ids of data/labs.json
   */
  public static Optional<byte[]> with(Files files, GatewayCatalogue.Listed listed, Set<String> labs) {
    Problems problems = files.problems();
    Optional<JsonValue> file = files.text(PATH).flatMap(Json::parse);
    String lab = listed.id().substring(0, Math.max(0, listed.id().indexOf('/')));
    Place place = Place.of(PATH);
    List<JsonValue> models = file.flatMap(f -> f.member("models")).map(JsonValue::elements).orElse(List.of());
    if (file.isEmpty()) {
      problems.error(place, "the file cannot be read", "see etalon check");
    }
    if (!listed.id().matches("[a-z0-9.-]+/[a-z0-9._-]+")) {
      problems.error(place, "'" + listed.id() + "' is a variant, not a model", "lab/model, without what follows a colon");
    }
    if (!labs.contains(lab)) {
      problems.error(place, "unknown lab '" + lab + "'", "first an entry in data/labs.json: id, name, country, url");
    }
    if (models.stream().anyMatch(model -> id(model).equals(listed.id()))) {
      problems.error(place, "'" + listed.id() + "' is there already", "a model that is new");
    }
    if (problems.errors() > 0) {
      return Optional.empty();
    }
    List<Object> all = new ArrayList<>(models);
    all.add(entry(listed, lab));
    all.sort(Comparator.comparing(ModelFile::id));
    Map<String, Object> members = new LinkedHashMap<>();
    ((Map<?, ?>) file.orElseThrow().content()).forEach((key, value) -> members.put((String) key, key.equals("models") ? all : value));
    return Optional.of(Json.file(members));
  }

  private static String id(Object model) {
    return model instanceof JsonValue value
        ? value.member("id").flatMap(JsonValue::text).orElse("")
        : (String) ((Map<?, ?>) model).get("id");
  }

  private static Map<String, Object> entry(GatewayCatalogue.Listed listed, String lab) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("id", listed.id());
    // The gateway writes "Lab: Model".
    entry.put("name", listed.name().replaceFirst("^[^:]{1,40}: ", ""));
    entry.put("lab", lab);
    entry.put("weights", listed.weights().isPresent() ? "open" : "unknown");
    listed.context().ifPresent(tokens -> entry.put("contextWindow", tokens));
    listed.maxOutput().ifPresent(tokens -> entry.put("maxOutput", tokens));
    entry.put("reads", listed.reads().stream().map((Model.Medium medium) -> JsonObject.Words.word(medium)).toList());
    return entry;
  }
}
