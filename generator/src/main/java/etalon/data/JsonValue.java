package etalon.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON value that remembers where it stands, so that a problem can name line and column.
 *
 * @param content a {@code Map<String, JsonValue>}, a {@code List<JsonValue>}, a String, a BigDecimal, a
 *     Boolean, or null
 */
record JsonValue(Object content, Place place) {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /**
   * Reads one strict JSON document: no comments, no trailing commas, no NaN, no key twice.
   *
   * @throws Malformed with the place and what the parser says
   */
  static JsonValue parse(String file, String text) throws Malformed {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() == null) {
        throw new Malformed(Place.of(file), "the file is empty");
      }
      JsonValue value = read(file, parser);
      if (parser.nextToken() != null) {
        throw new Malformed(place(file, parser), "there is more after the end of the value");
      }
      return value;
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      Place place =
          at == null ? Place.of(file) : new Place(file, at.getLineNr(), Math.max(0, at.getColumnNr()));
      throw new Malformed(place, e.getOriginalMessage());
    } catch (IOException e) {
      throw new Malformed(Place.of(file), String.valueOf(e.getMessage()));
    }
  }

  private static JsonValue read(String file, JsonParser parser) throws IOException {
    Place place = place(file, parser);
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String key = parser.currentName();
          parser.nextToken();
          members.put(key, read(file, parser));
        }
        yield new JsonValue(members, place);
      }
      case START_ARRAY -> {
        List<JsonValue> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          elements.add(read(file, parser));
        }
        yield new JsonValue(elements, place);
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          new JsonValue(new BigDecimal(parser.getText()), place);
      case VALUE_TRUE, VALUE_FALSE -> new JsonValue(parser.getBooleanValue(), place);
      case VALUE_NULL -> new JsonValue(null, place);
      default -> new JsonValue(parser.getText(), place);
    };
  }

  private static Place place(String file, JsonParser parser) {
    JsonLocation at = parser.currentTokenLocation();
    return new Place(file, at.getLineNr(), at.getColumnNr());
  }

  /** Shown in messages: the value itself when it is short, else what kind it is. */
  String shown() {
    if (content instanceof Map) {
      return "an object";
    }
    if (content instanceof List) {
      return "a list";
    }
    return content instanceof String ? "'" + content + "'" : String.valueOf(content);
  }

  /** A text that is not JSON. */
  static final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;
    final transient Place place;

    Malformed(Place place, String message) {
      super(message);
      this.place = place;
    }
  }
}
