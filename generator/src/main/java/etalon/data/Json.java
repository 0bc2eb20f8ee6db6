package etalon.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** JSON that comes from elsewhere or goes there, as plain values: maps, lists, texts, numbers, true, false, null. */
public final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /** The value that a text is; empty when it is none, or more than one. */
  public static Optional<JsonValue> parse(String text) {
    try {
      return Optional.of(JsonValue.parse("", text));
    } catch (JsonValue.Malformed e) {
      return Optional.empty();
    }
  }

  /** One line. */
  public static String line(Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      write(json, value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** As the files of data/ are written. */
  public static byte[] file(Map<String, ?> members) {
    return JsonWriter.object(
        json -> {
          for (var member : members.entrySet()) {
            json.writeFieldName(member.getKey());
            write(json, member.getValue());
          }
        });
  }

  private static void write(JsonGenerator json, Object value) throws IOException {
    if (value instanceof JsonValue read) {
      write(json, read.content());
    } else if (value instanceof Map<?, ?> members) {
      json.writeStartObject();
      for (var member : members.entrySet()) {
        json.writeFieldName((String) member.getKey());
        write(json, member.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof List<?> elements) {
      json.writeStartArray();
      for (Object element : elements) {
        write(json, element);
      }
      json.writeEndArray();
    } else if (value instanceof BigDecimal number) {
      json.writeNumber(number.toPlainString());
    } else if (value instanceof Integer || value instanceof Long) {
      json.writeNumber(((Number) value).longValue());
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value == null) {
      json.writeNull();
    } else {
      json.writeString((String) value);
    }
  }
}
