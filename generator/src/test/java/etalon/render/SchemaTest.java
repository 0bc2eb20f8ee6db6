package etalon.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.JacksonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** index.json keeps its contract, by a schema validator that others wrote. */
class SchemaTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static Validator.Result validate(JsonNode instance) throws Exception {
    return new ValidatorFactory()
        .withJsonNodeFactory(new JacksonNode.Factory())
        .validate(MAPPER.readTree(DefaultSite.text("schema/index.v1.json")), instance);
  }

  private static JsonNode index() throws Exception {
    return MAPPER.readTree(DefaultSite.text("index.json"));
  }

  @Test
  void theIndexIsValid() throws Exception {
    Validator.Result result = validate(index());
    assertTrue(result.isValid(), () -> result.getErrors().stream().map(e -> e.getInstanceLocation() + " " + e.getError()).toList().toString());
  }

  @Test
  void theKeysStandInTheirPublishedOrder() throws Exception {
    List<String> keys = new ArrayList<>();
    index().fieldNames().forEachRemaining(keys::add);
    assertEquals(
        List.of("schemaVersion", "generatedAt", "site", "functions", "benchmarks", "models", "scores", "businessIndex", "composite", "excluded", "catalogs"),
        keys);
  }

  @Test
  void nothingIsNull() throws Exception {
    assertFalse(DefaultSite.text("index.json").contains("null"));
  }

  @Test
  void theSchemaRefusesWhatTheContractForbids() throws Exception {
    refused(index -> ((ObjectNode) index.get("benchmarks").get(21)).put("documents", 12), "a coming benchmark with a figure");
    refused(index -> ((ObjectNode) index.get("businessIndex").get("rows").get(0)).remove("rank"), "a ranked model without a rank");
    refused(index -> ((ObjectNode) index.get("scores").get(0)).put("margin", -1), "a negative margin");
    refused(index -> ((ObjectNode) index.get("models").get(0)).putNull("released"), "null in place of an absent key");
    refused(index -> ((ObjectNode) index).remove("scores"), "no scores");
  }

  private static void refused(Consumer<JsonNode> change, String what) throws Exception {
    JsonNode index = index();
    change.accept(index);
    assertFalse(validate(index).isValid(), what);
  }
}
