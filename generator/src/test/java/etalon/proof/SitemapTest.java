package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.render.DefaultSite;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;

/** sitemap.xml lists the pages that may be indexed, each with the languages that the page itself names. */
class SitemapTest {
  private static final int MOST = 50_000;

  @Test
  void theSitemapSaysWhatThePagesSay() {
    Map<String, Map<String, String>> ofPages = new TreeMap<>();
    WrittenSite.pages().forEach(
        path -> {
          Document page = Jsoup.parse(DefaultSite.text(path));
          if (page.select("meta[name=robots][content=noindex]").isEmpty()) {
            ofPages.put(page.selectFirst("link[rel=canonical]").attr("href"), alternates(page.head(), "link[hreflang]"));
          }
        });
    Document sitemap = Jsoup.parse(DefaultSite.text("sitemap.xml"), "", Parser.xmlParser());
    Map<String, Map<String, String>> listed =
        sitemap.select("urlset > url").stream()
            .collect(Collectors.toMap(url -> url.selectFirst("loc").text(), url -> alternates(url, "xhtml|link"), (a, b) -> a, TreeMap::new));
    assertEquals(ofPages, listed);
    assertEquals(listed.size(), sitemap.select("url").size(), "an address stands twice");
    assertTrue(listed.size() <= MOST);
  }

  private static Map<String, String> alternates(Element element, String links) {
    return element.select(links).stream().collect(Collectors.toMap(l -> l.attr("hreflang"), l -> l.attr("href"), (a, b) -> a, TreeMap::new));
  }

  @Test
  void robotsAreToldOfIt() {
    assertTrue(DefaultSite.text("robots.txt").lines().anyMatch(("Sitemap: " + WrittenSite.BASE + "sitemap.xml")::equals));
  }
}
