package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.chart.Picture;
import etalon.render.Renderer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Which pictures the project's site asks for, and where its pages lead to them. */
class PicturesTest {
  private static final Map<String, Picture> WANTED = new HashMap<>();
  private static SortedMap<String, byte[]> files;

  @BeforeAll
  static void build() {
    files =
        Renderer.render(
                etalon.render.DefaultSite.INPUTS, etalon.render.DefaultSite.EVALUATION,
                wanted -> {
                  WANTED.putAll(wanted);
                  Map<String, byte[]> drawn = new HashMap<>();
                  wanted.keySet().forEach(path -> drawn.put(path, new byte[1500]));
                  return drawn;
                })
            .files();
  }

  private static Document page(String path) {
    return Jsoup.parse(new String(files.get(path), StandardCharsets.UTF_8), DefaultSite.BASE + path);
  }

  @Test
  void everyPageThatCanBeSharedHasACardInItsLanguage() {
    Set<String> used = new TreeSet<>();
    for (String path : files.keySet()) {
      if (!path.matches("(en|fr)/.*\\.html") || path.contains("/models/") || path.contains("/modeles/")) {
        continue;
      }
      Document page = page(path);
      String card = page.select("meta[property=og:image]").attr("content");
      assertTrue(card.startsWith(DefaultSite.BASE + "pictures/" + path.substring(0, 2) + "/card-"), () -> path + ": " + card);
      String file = card.substring(DefaultSite.BASE.length());
      assertTrue(files.containsKey(file), () -> path + " leads to " + file);
      assertEquals("1200", page.select("meta[property=og:image:width]").attr("content"));
      assertEquals("630", page.select("meta[property=og:image:height]").attr("content"));
      assertEquals(((Picture.Card) WANTED.get(file)).alternative(), page.select("meta[property=og:image:alt]").attr("content"));
      used.add(file);
    }
    Set<String> unused = new TreeSet<>(WANTED.keySet());
    unused.removeIf(path -> !path.contains("/card-") || path.contains("/card-models."));
    unused.removeAll(used);
    assertEquals(Set.of(), unused);
  }

  @Test
  void everyDownloadIsLinkedUnderItsChartWithItsSize() {
    Set<String> linked = new TreeSet<>();
    for (String path : files.keySet()) {
      if (!path.matches("(en|fr)/(benchmarks/[^/]+/)?index\\.html")) {
        continue;
      }
      for (Element link : page(path).select("figure.chart > p a[href$=.png]")) {
        String file = link.absUrl("href").substring(DefaultSite.BASE.length());
        linked.add(file);
        Picture.Download download = (Picture.Download) WANTED.get(file);
        assertEquals(link.closest("figure").selectFirst("figcaption strong").wholeText(), download.chart().words().title(), path);
        assertTrue(link.parent().text().matches(".*\\(1[.,]5 k[Bo]\\).*"), link.parent()::text);
        assertTrue(download.source().contains("2026"), download::source);
      }
    }
    Set<String> wanted = new TreeSet<>(WANTED.keySet());
    wanted.removeIf(path -> path.contains("/card-"));
    assertEquals(wanted, linked);
  }

  @Test
  void withoutPicturesNoPageSpeaksOfOne() {
    assertEquals(
        java.util.List.of(),
        DefaultSite.findings(
            (page, say) -> page.select("meta[property^=og:image], a[href$=.png]").forEach(e -> say.accept(e.toString()))));
  }
}
