package etalon.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** A list in the text of a JSON file, to which an entry is added while every other character stays. */
public final class JsonList {
  private JsonList() {}

  /**
   * The text with one more entry at the end of a list.
   *
   * @param list a member of the outermost object
   * @param entry JSON, indented as if it stood alone
   * @return nothing when the text is not JSON, or has no such list
   */
  public static Optional<String> append(String text, String list, String entry) {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      boolean inside = false;
      boolean empty = true;
      int depth = 0;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isStructEnd()) {
          depth--;
          if (inside && depth == 1) {
            int end = (int) parser.currentTokenLocation().getCharOffset();
            return Optional.of(inserted(text, end, empty, entry));
          }
        }
        if (token.isStructStart()) {
          empty &= !inside;
          inside |= depth == 1 && token == JsonToken.START_ARRAY && list.equals(parser.currentName());
          depth++;
        }
      }
      return Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String inserted(String text, int end, boolean empty, String entry) {
    String before = text.substring(0, end).stripTrailing();
    return before + (empty ? "\n    " : ",\n    ") + entry.replace("\n", "\n    ") + "\n  " + text.substring(end);
  }
}
