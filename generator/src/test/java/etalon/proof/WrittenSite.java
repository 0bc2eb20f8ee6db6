package etalon.proof;

import etalon.load.Inputs;
import etalon.render.DefaultSite;
import etalon.render.Renderer;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The project's own site as files, and which kinds of pages it has. */
final class WrittenSite {
  static final SortedMap<String, byte[]> FILES = DefaultSite.FILES;
  static final String BASE = DefaultSite.INPUTS.catalogue().site().baseUrl();

  private WrittenSite() {}

  /** The same site, for another address. */
  static SortedMap<String, byte[]> at(String baseUrl) {
    Path root = Path.of(System.getProperty("project.root", "."));
    return Renderer.render(Inputs.load(root, Optional.of(baseUrl)), DefaultSite.EVALUATION).files();
  }

  static Stream<String> pages() {
    return FILES.keySet().stream().filter(path -> path.endsWith(".html"));
  }

  /** The address that a file is served at, relative to the site's root: folders for their index. */
  static String address(String path) {
    return path.endsWith("/index.html") ? path.substring(0, path.length() - "index.html".length()) : path;
  }

  /**
   * The smallest and the largest page of every kind in every language, by "en models/*". Pages are of one kind when
   * their addresses differ in ids and page numbers only. Ids are the parts below the first that are the same in both
   * languages; words are translated.
   */
  static Map<String, List<String>> kinds() {
    return pages().collect(Collectors.groupingBy(WrittenSite::kind, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), WrittenSite::extremes)));
  }

  private static List<String> extremes(List<String> pages) {
    Comparator<String> bySize = Comparator.<String>comparingInt(path -> FILES.get(path).length).thenComparing(path -> path);
    return Stream.of(pages.stream().min(bySize), pages.stream().max(bySize)).map(Optional::orElseThrow).distinct().toList();
  }

  private static final List<String> WORDS =
      pages().flatMap(path -> Stream.of(path.split("/")).skip(2)).distinct()
          .filter(part -> pages().noneMatch(path -> path.startsWith("en/") && path.contains("/" + part + "/"))
              || pages().noneMatch(path -> path.startsWith("fr/") && path.contains("/" + part + "/")))
          .toList();

  static String kind(String path) {
    String[] parts = path.split("/");
    StringBuilder kind = new StringBuilder(parts[0]);
    for (int i = 1; i < parts.length - 1; i++) {
      if (!parts[i].matches("\\d+")) {
        kind.append(i == 1 ? " " : "/").append(i == 1 || WORDS.contains(parts[i]) ? parts[i] : "*");
      }
    }
    return kind.toString();
  }
}
