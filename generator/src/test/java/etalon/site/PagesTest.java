package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** What holds for every page of the site, read back from its HTML. */
class PagesTest {

  @Test
  void everyPageHasATitleADescriptionOneHeadingAndASkipLink() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              if (page.title().isBlank()) {
                say.accept("no title");
              }
              if (page.select("head > meta[name=description]").attr("content").isBlank()) {
                say.accept("no description");
              }
              if (page.select("h1").size() != 1 || page.select("h1").text().isBlank()) {
                say.accept("h1: " + page.select("h1"));
              }
              Element first = page.body().firstElementChild();
              if (!first.is("a.skip[href]") || page.select("main" + first.attr("href")).size() != 1) {
                say.accept("no skip link to the content: " + first);
              }
            }));
  }

  @Test
  void titlesAndDescriptionsAreDifferentOnEveryPageOfALanguage() {
    for (String language : List.of("en", "fr")) {
      for (String what : List.of("head > title", "head > meta[name=description]")) {
        Map<String, Long> counts =
            DefaultSite.pages(language)
                .map(path -> DefaultSite.PAGES.get(path).select(what).first())
                .map(e -> e.text() + e.attr("content"))
                .collect(Collectors.groupingBy(t -> t, Collectors.counting()));
        counts.values().removeIf(count -> count == 1);
        assertEquals(Map.of(), counts, language);
      }
    }
  }

  @Test
  void everyPageButTheFirstOnesHasABreadcrumbThatEndsInItself() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              String path = path(page);
              boolean first = DefaultSite.standsAlone(path) || path.matches("(en|fr)/index\\.html");
              if (first != page.select("nav.breadcrumbs").isEmpty()) {
                say.accept("breadcrumbs: " + page.select("nav.breadcrumbs"));
              } else if (!first && !page.select("nav.breadcrumbs li:last-child [aria-current=page]").text().equals(page.select("h1").text())) {
                say.accept("the last crumb is not the heading: " + page.select("nav.breadcrumbs li:last-child"));
              }
            }));
  }

  @Test
  void headingsDescendWithoutGaps() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              int level = 0;
              for (Element heading : page.select("h1, h2, h3, h4, h5, h6")) {
                int next = heading.tagName().charAt(1) - '0';
                if (next > level + 1) {
                  say.accept(heading + " below h" + level);
                }
                level = next;
              }
            }));
  }

  @Test
  void theIdsOfAPageAreUnique() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              Set<String> seen = new HashSet<>();
              page.select("[id]").eachAttr("id").stream().filter(id -> !seen.add(id)).forEach(id -> say.accept("twice: #" + id));
            }));
  }

  @Test
  void everyTableHasACaptionAndHeadersWithScope() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              for (Element table : page.select("table")) {
                // A Markdown table has no caption; the region around it has a name.
                boolean named =
                    !table.select("> caption").text().isBlank()
                        || table.parents().stream().anyMatch(p -> p.is(".prose [role=group][aria-label]"));
                if (!named) {
                  say.accept("no caption: " + table.id());
                }
                if (table.select("thead th").isEmpty() || !table.select("th:not([scope])").isEmpty()) {
                  say.accept("th without scope: " + table.select("th:not([scope])"));
                }
                long columns = table.select("thead th").size();
                table.select("tbody tr").stream()
                    .filter(row -> row.select("> td, > th").size() != columns)
                    .forEach(row -> say.accept("not " + columns + " cells: " + row.text()));
              }
            }));
  }

  @Test
  void noPageHasAStyleAttributeAnInlineScriptOrAnEventHandler() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              page.select("style, script:not([src]):not([type=application/ld+json]), iframe, object, embed, form:not([role=search])")
                  .forEach(e -> say.accept(e.outerHtml()));
              for (Element element : page.getAllElements()) {
                for (Attribute attribute : element.attributes()) {
                  if (attribute.getKey().matches("style|on.*")
                      || attribute.getValue().trim().toLowerCase(Locale.ROOT).startsWith("javascript:")) {
                    say.accept(attribute.toString());
                  }
                }
              }
            }));
  }

  @Test
  void thePageIsItsOwnCanonicalAddress() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              String canonical = page.select("head > link[rel=canonical]").attr("href");
              String expected = path(page).equals("404.html") ? "" : DefaultSite.address(path(page));
              if (!canonical.equals(expected)) {
                say.accept("canonical " + canonical);
              }
            }));
  }

  @Test
  void alternatesAreAbsoluteReciprocalAndIncludeTheDefault() {
    Map<String, Map<String, String>> alternates = new HashMap<>();
    DefaultSite.PAGES.forEach((path, page) -> alternates.put(DefaultSite.address(path), alternates(page)));
    assertEquals(Map.of(), alternates.remove(DefaultSite.address("404.html")));
    alternates.forEach(
        (address, own) -> {
          assertEquals(Set.of("en", "fr", "x-default"), own.keySet(), address);
          assertTrue(own.containsValue(address), () -> address + " is not among its own alternates " + own);
          own.values().forEach(
              other -> assertEquals(own, alternates.get(other), () -> other + " does not return the links of " + address));
        });
    DefaultSite.PAGES.forEach(
        (path, page) -> {
          if (!DefaultSite.standsAlone(path)) {
            assertEquals(DefaultSite.address(path), alternates(page).get(page.select("html").attr("lang")), path);
          }
        });
  }

  private static Map<String, String> alternates(Document page) {
    Map<String, String> alternates = new HashMap<>();
    page.select("head > link[rel=alternate][hreflang]").forEach(l -> alternates.put(l.attr("hreflang"), l.attr("href")));
    return alternates;
  }

  @Test
  void theLanguageSwitchLeadsToTheSamePageInTheOtherLanguage() {
    none(
        DefaultSite.findings(
            (page, say) -> {
              if (!DefaultSite.standsAlone(path(page))) {
                Element link = page.select("header a[hreflang]").first();
                String other = alternates(page).get(link.attr("hreflang"));
                if (!link.attr("hreflang").equals(link.attr("lang"))
                    || !DefaultSite.address(resolved(page, link.attr("href")).getPath().substring(1)).equals(other)) {
                  say.accept(link + " is not " + other);
                }
              }
            }));
  }

  /** 404.html is served at any address: its links begin with the path of the site. */
  @Test
  void everyLocalLinkIsRelativeAndLeadsToAFileAndAPlaceThatExist() {
    String root = URI.create(DefaultSite.BASE).getPath();
    none(
        DefaultSite.findings(
            (page, say) -> {
              for (Element element : page.select("[href], [src]")) {
                String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
                boolean absolute = link.matches("[a-z][a-z0-9+.-]*:.*");
                if (absolute && link.startsWith(DefaultSite.BASE) && !element.is("head > link")) {
                  say.accept("absolute link into the site: " + element);
                }
                if (absolute) {
                  continue;
                }
                boolean rooted = link.startsWith("/");
                if (link.isEmpty() || rooted != (path(page).equals("404.html") && !link.startsWith("#"))) {
                  say.accept("not relative: " + element);
                  continue;
                }
                if (rooted && !link.startsWith(root)) {
                  say.accept("outside the site: " + element);
                  continue;
                }
                URI target = resolved(page, rooted ? "/" + link.substring(root.length()) : link);
                String file = target.getPath().substring(1);
                if (target.getPath().contains("..") || !DefaultSite.FILES.containsKey(file)) {
                  say.accept("no such file: " + element);
                } else if (target.getFragment() != null
                    && DefaultSite.PAGES.get(file).getElementById(target.getFragment()) == null) {
                  say.accept("no such place: " + element);
                }
              }
            }));
  }

  private static URI resolved(Document page, String link) {
    return URI.create("https://site.invalid/" + path(page)).resolve(link);
  }

  private static String path(Document page) {
    return page.location().substring(DefaultSite.BASE.length());
  }

  private static void none(List<String> findings) {
    assertTrue(findings.isEmpty(), () -> findings.size() + " findings:\n" + String.join("\n", findings.subList(0, Math.min(20, findings.size()))));
  }
}
