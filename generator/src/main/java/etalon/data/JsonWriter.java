package etalon.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** How the JSON files of data/ are written: two spaces, LF, a line for each value. */
final class JsonWriter {
  private JsonWriter() {}

  interface Body {
    void write(JsonGenerator json) throws IOException;
  }

  /** One object, whose members the body writes. */
  static byte[] object(Body body) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DefaultIndenter indent = new DefaultIndenter("  ", "\n");
    Separators separators = Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter(separators).withObjectIndenter(indent).withArrayIndenter(indent));
      json.writeStartObject();
      body.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
