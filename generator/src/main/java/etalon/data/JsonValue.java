package etalon.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON value that remembers where it stands, so that a problem can name line and column.
 *
 * @param content a {@code Map<String, JsonValue>}, a {@code List<JsonValue>}, a String, a BigDecimal, a
 *     Boolean, or null
 */
public record JsonValue(Object content, Place place) {

  private static final JsonFactory FACTORY = new JsonFactory();
  private static final String STRICT = "strict JSON: double quotes, no comment, no trailing comma, no NaN";

  /** More digits, before or after the point, than any figure has. */
  private static final int MOST_DIGITS = 100;

  /**
   * Reads one strict JSON document: no comments, no trailing commas, no NaN, no key twice.
   *
   * @throws Malformed with the place, what is wrong and what would be right
   */
  static JsonValue parse(String file, String text) throws Malformed {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() == null) {
        throw new Malformed(Place.of(file), "the file is empty", "an object: { ... }");
      }
      JsonValue value = read(file, parser);
      if (parser.nextToken() != null) {
        throw new Malformed(place(file, parser), "there is more after the end of the object", STRICT);
      }
      return value;
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      Place place =
          at == null ? Place.of(file) : new Place(file, at.getLineNr(), Math.max(0, at.getColumnNr()));
      throw new Malformed(place, "not JSON: " + reason(e), STRICT);
    } catch (IOException e) {
      throw new Malformed(Place.of(file), String.valueOf(e.getMessage()), "");
    }
  }

  /** What the parser says, without its advice to its programmers. */
  private static String reason(JsonProcessingException e) {
    return e instanceof JsonEOFException
        ? "the file ends before its last object, list or text"
        : e.getOriginalMessage().replaceAll("(?s): enable `.*| \\(not recognized as one since .*", "");
  }

  private static JsonValue read(String file, JsonParser parser) throws IOException, Malformed {
    Place place = place(file, parser);
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String key = parser.currentName();
          if (members.containsKey(key)) {
            throw new Malformed(place(file, parser), "the key '" + key + "' stands twice", "once");
          }
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
          new JsonValue(number(place, parser.getText()), place);
      case VALUE_TRUE, VALUE_FALSE -> new JsonValue(parser.getBooleanValue(), place);
      case VALUE_NULL -> new JsonValue(null, place);
      default -> new JsonValue(parser.getText(), place);
    };
  }

  /** A huge exponent is a short text, and a number that would fill the memory when it is written out. */
  private static BigDecimal number(Place place, String text) throws Malformed {
    try {
      BigDecimal number = new BigDecimal(text);
      if (number.precision() <= MOST_DIGITS && number.scale() <= MOST_DIGITS && number.scale() >= -MOST_DIGITS) {
        return number;
      }
    } catch (NumberFormatException e) {
      // An exponent that does not even fit an int.
    }
    throw new Malformed(place, "the number " + text + " has too many digits", "at most " + MOST_DIGITS);
  }

  /** A member of an object; absent in anything else, and where its value is null. */
  public Optional<JsonValue> member(String name) {
    return content instanceof Map<?, ?> map && map.get(name) instanceof JsonValue value && value.content != null
        ? Optional.of(value)
        : Optional.empty();
  }

  /** The elements of a list; none of anything else. */
  public List<JsonValue> elements() {
    return content instanceof List<?> list ? list.stream().map(element -> (JsonValue) element).toList() : List.of();
  }

  public Optional<String> text() {
    return content instanceof String text ? Optional.of(text) : Optional.empty();
  }

  public Optional<BigDecimal> number() {
    return content instanceof BigDecimal number ? Optional.of(number) : Optional.empty();
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

  /** A text that is not JSON as we take it. */
  static final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;
    final transient Place place;
    final transient String hint;

    Malformed(Place place, String message, String hint) {
      super(message);
      this.place = place;
      this.hint = hint;
    }
  }
}
