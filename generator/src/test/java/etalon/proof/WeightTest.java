package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What a reader must download, as a static host sends it: compressed with gzip. */
class WeightTest {
  private static final int KILOBYTE = 1000;

  /** Pages that are one long table by nature. */
  private static final Predicate<String> LONG =
      path -> path.matches("(en/benchmarks/[^/]+/answers|fr/benchmarks/[^/]+/reponses|en/composite|fr/indice-composite)/.*");

  @Test
  void noPageIsHeavy() {
    List<String> heavy = new ArrayList<>();
    WrittenSite.pages().forEach(
        path -> {
          int limit = LONG.test(path) ? 120 * KILOBYTE : 60 * KILOBYTE;
          int weight = compressed(path);
          if (weight > limit) {
            heavy.add(path + ": " + weight + " bytes, at most " + limit);
          }
        });
    assertEquals(List.of(), heavy);
  }

  @Test
  void styleIsLight() {
    assertAtMost(12 * KILOBYTE, files(".css"));
  }

  /** Scripts that hold figures and texts, and nothing that runs: read on one page each. */
  private static final Predicate<String> DATA = path -> path.matches("assets/(\\w+\\.(en|fr)|costs)\\.js");

  @Test
  void scriptsAreLight() {
    assertAtMost(10 * KILOBYTE, files(".js").stream().filter(DATA.negate()).toList());
  }

  @Test
  void whatScriptsReadIsLight() {
    files(".js").stream().filter(DATA).forEach(path -> assertAtMost(50 * KILOBYTE, List.of(path)));
  }

  @Test
  void noFontIsNeededToRead() {
    assertEquals(List.of(), WrittenSite.FILES.keySet().stream().filter(path -> path.matches(".*\\.(woff2?|ttf|otf|eot)")).toList());
  }

  private static List<String> files(String ending) {
    List<String> files = WrittenSite.FILES.keySet().stream().filter(path -> path.endsWith(ending)).toList();
    assertTrue(!files.isEmpty(), ending);
    return files;
  }

  private static void assertAtMost(int limit, List<String> files) {
    int weight = files.stream().mapToInt(WeightTest::compressed).sum();
    assertTrue(weight <= limit, () -> files + ": " + weight + " bytes, at most " + limit);
  }

  private static int compressed(String path) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(WrittenSite.FILES.get(path));
    } catch (IOException e) {
      throw new IllegalStateException("memory can always be written", e);
    }
    return bytes.size();
  }
}
