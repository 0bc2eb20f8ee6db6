package etalon.site;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** The pages of the project's own site, parsed. */
final class DefaultSite {
  static final SortedMap<String, byte[]> FILES = etalon.render.DefaultSite.FILES;
  static final String BASE = etalon.render.DefaultSite.INPUTS.catalogue().site().baseUrl();

  /** Every page by its path. */
  static final SortedMap<String, Document> PAGES = new TreeMap<>();

  static {
    FILES.forEach(
        (path, bytes) -> {
          if (path.endsWith(".html")) {
            PAGES.put(path, Jsoup.parse(new String(bytes, StandardCharsets.UTF_8), BASE + path));
          }
        });
  }

  private DefaultSite() {}

  static boolean standsAlone(String path) {
    return path.equals("index.html") || path.equals("404.html");
  }

  static Stream<String> pages(String language) {
    return PAGES.keySet().stream().filter(path -> path.startsWith(language + "/"));
  }

  /** The address that a page's file is served at. */
  static String address(String path) {
    return BASE + path.replaceAll("(^|/)index\\.html$", "$1");
  }

  /** Looks at every page and returns what it was told of them, each with its page's path. */
  static List<String> findings(BiConsumer<Document, Consumer<String>> look) {
    List<String> found = new ArrayList<>();
    PAGES.forEach((path, page) -> look.accept(page, finding -> found.add(path + ": " + finding)));
    return found;
  }
}
