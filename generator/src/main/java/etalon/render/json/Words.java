package etalon.render.json;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** What a page's scripts say, as one JSON object, sorted: the same words are the same bytes. */
public final class Words {
  private Words() {}

  public static String render(Map<String, String> words) {
    return new String(Json.compact(json -> new TreeMap<>(words).forEach(json::put)), StandardCharsets.UTF_8);
  }
}
