package etalon.diff;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * index.json as things and their figures, whatever its version holds: an object in a list is a thing, what it
 * holds are its figures, and a list of texts is one.
 */
public final class Index {
  private final Map<Thing, Map<String, String>> things = new LinkedHashMap<>();

  private Index() {}

  /** @throws IOException when the bytes are not JSON */
  public static Index parse(byte[] json) throws IOException {
    Index index = new Index();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("index.json does not begin with an object");
      }
      Map<String, String> site = new LinkedHashMap<>();
      index.members(parser, "", "", site);
      index.things.put(Thing.SITE, site);
    }
    return index;
  }

  Map<Thing, Map<String, String>> things() {
    return things;
  }

  /** The address for which the site was built. */
  String address() {
    return things.get(Thing.SITE).getOrDefault("site.url", "");
  }

  /** The name of a thing that has one. */
  String name(Thing thing) {
    return things.getOrDefault(thing, Map.of()).getOrDefault("name", thing.id());
  }

  /** @param list in which the thing stands whose members these are; empty outside of lists */
  private void members(JsonParser parser, String list, String prefix, Map<String, String> figures) throws IOException {
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = prefix + parser.currentName();
      switch (parser.nextToken()) {
        case START_OBJECT -> members(parser, list, name + ".", figures);
        case START_ARRAY -> elements(parser, list, name, figures);
        default -> figures.put(name, parser.getText());
      }
    }
  }

  private void elements(JsonParser parser, String list, String name, Map<String, String> figures) throws IOException {
    StringJoiner texts = new StringJoiner(", ");
    for (int number = 1; parser.nextToken() != JsonToken.END_ARRAY; number++) {
      if (parser.currentToken() != JsonToken.START_OBJECT) {
        texts.add(parser.getText());
      } else if (list.isEmpty()) {
        Map<String, String> own = new LinkedHashMap<>();
        members(parser, name, "", own);
        things.put(thing(name, own), own);
      } else {
        members(parser, list, name + "." + number + ".", figures);
      }
    }
    if (texts.length() > 0) {
      figures.put(name, texts.toString());
    }
  }

  private static Thing thing(String list, Map<String, String> figures) {
    String benchmark = figures.getOrDefault("benchmarkId", "");
    String model = figures.getOrDefault("modelId", "");
    String id = figures.getOrDefault("id", figures.getOrDefault("name", benchmark + ' ' + model));
    boolean about = benchmark.isEmpty() && model.isEmpty();
    return new Thing(
        list, id, about && list.equals("benchmarks") ? id : benchmark, about && list.equals("models") ? id : model);
  }
}
