package etalon.render.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes JSON: keys in the order in which they are put, exact decimals, two spaces, LF. What is absent is
 * left out, never null.
 */
public final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");
  private static final DefaultPrettyPrinter PRINTER =
      new DefaultPrettyPrinter(
              Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER))
          .withObjectIndenter(INDENT)
          .withArrayIndenter(INDENT);

  private final JsonGenerator generator;

  private Json(JsonGenerator generator) {
    this.generator = generator;
  }

  private interface Action {
    void run() throws IOException;
  }

  /** One object, whose members the body puts. */
  public static byte[] object(Consumer<Json> body) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    object(bytes, body);
    return bytes.toByteArray();
  }

  /** One object, written while the body puts its members, and closed. */
  static void object(OutputStream out, Consumer<Json> body) {
    write(
        () -> {
          try (JsonGenerator generator = FACTORY.createGenerator(out)) {
            generator.setPrettyPrinter(PRINTER.createInstance());
            object(generator, body);
            generator.writeRaw('\n');
          }
        });
  }

  /** One object without spaces, for a page's scripts. */
  static byte[] compact(Consumer<Json> body) {
    return compact("", body, "");
  }

  /** A script that gives one object a name. */
  static byte[] constant(String name, Consumer<Json> body) {
    return compact("const " + name + "=", body, ";\n");
  }

  private static byte[] compact(String before, Consumer<Json> body, String after) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    write(
        () -> {
          try (JsonGenerator generator = FACTORY.createGenerator(bytes)) {
            generator.writeRaw(before);
            object(generator, body);
            generator.writeRaw(after);
          }
        });
    return bytes.toByteArray();
  }

  private static void object(JsonGenerator generator, Consumer<Json> body) throws IOException {
    generator.writeStartObject();
    body.accept(new Json(generator));
    generator.writeEndObject();
  }

  public void put(String key, String value) {
    write(() -> generator.writeStringField(key, value));
  }

  public void put(String key, long value) {
    write(() -> generator.writeNumberField(key, value));
  }

  public void put(String key, boolean value) {
    write(() -> generator.writeBooleanField(key, value));
  }

  public void put(String key, BigDecimal value) {
    write(
        () -> {
          generator.writeFieldName(key);
          generator.writeNumber(value.toPlainString());
        });
  }

  public void put(String key, Optional<BigDecimal> value) {
    value.ifPresent(v -> put(key, v));
  }

  public void object(String key, Runnable body) {
    write(
        () -> {
          generator.writeObjectFieldStart(key);
          body.run();
          generator.writeEndObject();
        });
  }

  /** A list of objects; the body puts the members of each. */
  public <T> void objects(String key, Iterable<T> elements, Consumer<T> body) {
    write(
        () -> {
          generator.writeArrayFieldStart(key);
          for (T element : elements) {
            generator.writeStartObject();
            body.accept(element);
            generator.writeEndObject();
          }
          generator.writeEndArray();
        });
  }

  public void texts(String key, Iterable<String> elements) {
    write(
        () -> {
          generator.writeArrayFieldStart(key);
          for (String element : elements) {
            generator.writeString(element);
          }
          generator.writeEndArray();
        });
  }

  private static void write(Action action) {
    try {
      action.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
