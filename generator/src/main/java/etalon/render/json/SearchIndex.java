package etalon.render.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import etalon.i18n.Phrases;
import etalon.render.markdown.Markdown;
import etalon.site.SearchEntry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the search page looks through: the kinds, and the entries, each [kind, title, about, address, text].
 * A script that assigns the data and not a JSON file, because a page that was opened from disk may fetch
 * nothing, and because the same address then works everywhere.
 */
public final class SearchIndex {
  private static final JsonFactory FACTORY = new JsonFactory();

  private SearchIndex() {}

  public static byte[] render(List<SearchEntry> entries, Phrases phrases, Markdown markdown) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes("globalThis.etalonSearch = ".getBytes(StandardCharsets.UTF_8));
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      json.writeArrayFieldStart("kinds");
      for (SearchEntry.Kind kind : SearchEntry.Kind.values()) {
        json.writeString(phrases.say(kind.word()));
      }
      json.writeEndArray();
      json.writeArrayFieldStart("entries");
      for (SearchEntry entry : entries) {
        if (entry.prose().isEmpty()) {
          write(json, entry, entry.title(), entry.about(), entry.address(), "");
          continue;
        }
        for (Markdown.Part part : markdown.parts(entry.prose().get())) {
          boolean opening = part.id().isEmpty();
          write(
              json, entry, opening ? entry.title() : part.title(), opening ? entry.about() : entry.title(),
              opening ? entry.address() : entry.address().replaceFirst("#.*", "") + "#" + part.id(), part.text());
        }
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    bytes.writeBytes(";\n".getBytes(StandardCharsets.UTF_8));
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator json, SearchEntry entry, String title, String about, String address, String text)
      throws IOException {
    json.writeStartArray();
    json.writeNumber(entry.kind().ordinal());
    json.writeString(title);
    json.writeString(about);
    json.writeString(address);
    if (!text.isEmpty()) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
