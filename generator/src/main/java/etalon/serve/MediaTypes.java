package etalon.serve;

import java.util.Map;

/** What a static host says of each kind of file that a site holds. */
final class MediaTypes {
  private static final Map<String, String> BY_ENDING =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("csv", "text/csv; charset=utf-8"),
          Map.entry("xml", "application/xml; charset=utf-8"),
          Map.entry("svg", "image/svg+xml; charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("cff", "text/plain; charset=utf-8"));

  private MediaTypes() {}

  static String of(String path) {
    return BY_ENDING.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
  }
}
