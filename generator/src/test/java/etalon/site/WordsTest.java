package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Language;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** What is missing has words, dates are written in full, and quotations say their language. */
class WordsTest {
  private static final Pattern ISO_DATE = Pattern.compile("(?<![\\w/-])\\d{4}-\\d{2}-\\d{2}(?![\\w/-])");
  private static final Pattern FIRST_OF_MONTH = Pattern.compile("(?<!\\d)1[ \\u00A0](janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)");

  @Test
  void noCellAndNoFactIsBlankOrADash() {
    none(
        (page, say) -> {
          for (Element cell : page.select("td, th, dd, dt")) {
            if (cell.text().matches("[\\s–—-]*") && cell.select("[aria-label]").isEmpty()) {
              say.accept("nothing in " + cell.parent().text());
            }
          }
        });
  }

  /** Addresses, files and BibTeX keep the machine's form; ids and names of models are names. */
  @Test
  void datesAreWrittenInFull() {
    none(
        (page, say) -> {
          Document copy = page.clone();
          copy.select("table").forEach(table -> columns(table, "label", "form", "expected", "answered", "others", "removed"));
          copy.select("script, pre, code, a, tbody th, h1, nav, template, [lang]:not(html)").remove();
          String name = page.select("h1").text().replaceAll(",.*", "");
          ISO_DATE.matcher(copy.body().text().replace(name, "…")).results().forEach(date -> say.accept(date.group()));
          if (page.select("html").attr("lang").equals("fr")) {
            FIRST_OF_MONTH.matcher(copy.body().text()).results().forEach(date -> say.accept(date.group() + ", not 1er"));
          }
        });
  }

  /** Without the columns that quote names and documents. */
  private static void columns(Element table, String... keys) {
    var phrases = etalon.render.DefaultSite.INPUTS.messages();
    for (Language language : Language.values()) {
      for (String key : keys) {
        String label = phrases.in(language).say(etalon.i18n.Key.valueOf("COLUMN_" + key.toUpperCase(java.util.Locale.ROOT)));
        List<String> headers = table.select("thead th").eachText();
        int at = headers.indexOf(label);
        if (at >= 0) {
          table.select("tbody tr > :nth-child(" + (at + 1) + ")").forEach(cell -> cell.text("…"));
        }
      }
    }
  }

  @Test
  void whatIsQuotedFromEnglishDocumentsSaysSoOnFrenchPages() {
    int quoted = 0;
    for (var benchmark : etalon.render.DefaultSite.INPUTS.measured()) {
      String name = "benchmarks/" + benchmark.benchmark().id() + "/answers";
      Document french = DefaultSite.PAGES.get(Addresses.of(name, Language.FR) + "index.html");
      Document english = DefaultSite.PAGES.get(Addresses.of(name, Language.EN) + "index.html");
      for (Element span : french.select("td:contains(«)")) {
        assertTrue(!span.select("[lang=en]").isEmpty(), span::toString);
        quoted += span.select("[lang=en]").size();
      }
      assertEquals(0, english.select("main [lang]").size(), name);
    }
    assertTrue(quoted > 100, "quotations: " + quoted);
  }

  private static void none(java.util.function.BiConsumer<Document, java.util.function.Consumer<String>> look) {
    List<String> findings = DefaultSite.findings(look);
    assertTrue(findings.isEmpty(), () -> findings.size() + " findings:\n" + String.join("\n", findings.subList(0, Math.min(20, findings.size()))));
  }
}
