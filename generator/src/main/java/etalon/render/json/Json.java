package etalon.render.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** How JSON is written: keys in the order in which they were put, exact decimals, two spaces, LF. */
final class Json {
  private static final JsonNodeFactory NODES = JsonNodeFactory.withExactBigDecimals(true);
  private static final ObjectWriter WRITER =
      new ObjectMapper()
          .writer(
              new DefaultPrettyPrinter(
                      Separators.createDefaultInstance()
                          .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
                  .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                  .withArrayIndenter(new DefaultIndenter("  ", "\n")));

  private Json() {}

  static ObjectNode object() {
    return NODES.objectNode();
  }

  /** An absent figure is left out, never null. */
  static void put(ObjectNode object, String key, Optional<BigDecimal> value) {
    value.ifPresent(v -> put(object, key, v));
  }

  static void put(ObjectNode object, String key, BigDecimal value) {
    // A scale below zero would be written as 1E+3.
    object.put(key, value.scale() < 0 ? value.setScale(0) : value);
  }

  static byte[] bytes(JsonNode node) {
    return (string(node) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String string(JsonNode node) {
    try {
      return WRITER.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of plain values can always be written", e);
    }
  }
}
