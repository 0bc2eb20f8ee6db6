package etalon.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.render.DefaultSite.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a reader's connection has to carry, compressed as servers do. */
class WeightsTest {
  private static final int PAGE = 60_000;

  /** Answers, and lists of the composite index. */
  private static final int LONG_PAGE = 120_000;

  private static final int STYLE = 12_000;
  private static final int SCRIPTS = 10_000;

  @Test
  void noPageIsHeavierThanItMayBe() {
    Map<String, Integer> heavy =
        DefaultSite.FILES.entrySet().parallelStream()
            .filter(file -> file.getKey().endsWith(".html"))
            .collect(Collectors.toConcurrentMap(Map.Entry::getKey, file -> Weights.gzip(file.getValue())));
    heavy.entrySet().removeIf(page -> page.getValue() <= limit(page.getKey()));
    assertEquals(Map.of(), heavy);
  }

  private static int limit(String path) {
    return path.matches("(en/benchmarks/.*/answers|fr/benchmarks/.*/reponses|en/composite|fr/indice-composite)/.*") ? LONG_PAGE : PAGE;
  }

  @Test
  void theStyleSheetIsLight() {
    int weight = Weights.gzip(DefaultSite.FILES.get("assets/etalon.css"));
    assertTrue(weight <= STYLE, () -> weight + " bytes");
  }

  /** The scripts that were written; what they read is data that a build makes, and is weighed where it is tested. */
  @Test
  void allScriptsTogetherAreLight() throws IOException {
    SortedMap<String, Integer> scripts = new TreeMap<>();
    try (Stream<Path> written = Files.list(Path.of(System.getProperty("project.root", ".")).resolve("templates/assets"))) {
      written
          .map(file -> "assets/" + file.getFileName())
          .filter(path -> path.endsWith(".js"))
          .forEach(path -> scripts.put(path, Weights.gzip(DefaultSite.FILES.get(path))));
    }
    assertTrue(scripts.containsKey("assets/table.js"), scripts::toString);
    assertTrue(scripts.values().stream().mapToInt(w -> w).sum() <= SCRIPTS, scripts::toString);
  }

  @Test
  void nothingIsFetchedThatReadingDoesNotNeed() {
    assertEquals(
        java.util.List.of(),
        DefaultSite.FILES.keySet().stream().filter(path -> path.matches(".*\\.(woff2?|ttf|otf|eot)")).toList(), "fonts");
  }
}
