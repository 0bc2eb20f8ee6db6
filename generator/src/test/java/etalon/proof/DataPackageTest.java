package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import etalon.render.DefaultSite;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** datapackage.json by the rules of Data Package 2.0, and its description of each table against the table. */
class DataPackageTest {
  private static final JsonNode PACKAGE = parse();

  private static JsonNode parse() {
    try {
      return new ObjectMapper().readTree(DefaultSite.text("datapackage.json"));
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void thePackageHasWhatItsProfileAsksFor() {
    assertEquals("https://datapackage.org/profiles/2.0/datapackage.json", PACKAGE.get("$schema").textValue());
    assertTrue(PACKAGE.get("name").textValue().matches("[a-z0-9._-]+"));
    assertTrue(URI.create(PACKAGE.get("homepage").textValue()).isAbsolute());
    assertDoesNotThrow(() -> Instant.parse(PACKAGE.get("created").textValue()));
    assertTrue(PACKAGE.get("resources").size() > 0);
    for (String list : List.of("licenses", "sources")) {
      assertTrue(PACKAGE.get(list).size() > 0, list);
      for (JsonNode one : PACKAGE.get(list)) {
        assertTrue(URI.create(one.get("path").textValue()).isAbsolute(), one::toString);
      }
    }
    Set<String> names = new HashSet<>();
    resources().forEach(resource -> assertTrue(names.add(resource.get("name").textValue()), () -> "twice: " + resource.get("name")));
  }

  static Stream<JsonNode> resources() {
    List<JsonNode> resources = new ArrayList<>();
    PACKAGE.get("resources").forEach(resources::add);
    return resources.stream();
  }

  @ParameterizedTest
  @MethodSource("resources")
  void theTableIsAsDescribed(JsonNode resource) throws Exception {
    assertEquals("https://datapackage.org/profiles/2.0/dataresource.json", resource.get("$schema").textValue());
    assertEquals("table", resource.get("type").textValue());
    String path = resource.get("path").textValue();
    assertTrue(path.matches("[^./][^:]*") && !path.contains(".."), path);
    JsonNode fields = resource.get("schema").get("fields");
    List<String> names = new ArrayList<>();
    fields.forEach(field -> names.add(field.get("name").textValue()));
    try (CsvReader<NamedCsvRecord> table = CsvReader.builder().ofNamedCsvRecord(DefaultSite.text(path))) {
      int rows = 0;
      for (NamedCsvRecord row : table) {
        assertEquals(names, row.getHeader(), path);
        for (JsonNode field : fields) {
          String value = row.getField(field.get("name").textValue());
          assertDoesNotThrow(() -> read(field.get("type").textValue(), value), () -> path + ": " + field + ": " + value);
        }
        rows++;
      }
      assertTrue(rows > 0, path);
    }
  }

  private static void read(String type, String value) {
    if (value.isEmpty()) {
      return;
    }
    switch (type) {
      case "string" -> {}
      case "integer" -> new BigInteger(value);
      case "number" -> new BigDecimal(value);
      case "date" -> LocalDate.parse(value);
      case "boolean" -> assertTrue(Set.of("true", "false").contains(value), value);
      default -> throw new AssertionError("no such type of Table Schema here: " + type);
    }
  }
}
