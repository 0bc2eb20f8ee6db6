package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import etalon.bench.Language;
import etalon.i18n.Format;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The composite index as the pages show it, against expected-overall.csv, which was computed by others (see
 * expected/boards).
 */
class CompositePagesTest {

  private static List<NamedCsvRecord> expected() throws IOException {
    try (InputStream in = CompositePagesTest.class.getResourceAsStream("/expected/boards/expected-overall.csv");
        var reader = CsvReader.builder().ofNamedCsvRecord(new String(in.readAllBytes(), StandardCharsets.UTF_8))) {
      return reader.stream().toList();
    }
  }

  /** The rows of the ranking, over all its pages, in order. */
  private static List<Element> rows(Language language) {
    List<Element> rows = new ArrayList<>();
    for (int page = 1; ; page++) {
      var found = DefaultSite.PAGES.get(Addresses.of(CompositePage.name(page), language) + "index.html");
      if (found == null) {
        return rows;
      }
      rows.addAll(found.select("#table-composite tbody tr"));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyModelStandsWithTheRankAndScoreThatOthersComputed(Language language) throws IOException {
    Format format = new Format(language);
    Map<String, Element> byModel = new HashMap<>();
    for (Element row : rows(language)) {
      byModel.put(row.select("th a").attr("href").replaceAll(".*/([^/]+)/index\\.html$", "$1"), row);
    }
    assertEquals(526, byModel.size());
    int ranked = 0;
    for (NamedCsvRecord line : expected()) {
      Element row = byModel.get(line.getField("model"));
      if (line.getField("eligible").equals("1")) {
        ranked++;
        assertEquals(line.getField("rank"), row.child(0).text(), line::toString);
        Element score = row.child(2).clone();
        score.select(".remark").remove();
        assertEquals(format.number(new BigDecimal(line.getField("score_1dp"))), score.text(), line::toString);
      } else {
        assertTrue(row.hasClass("muted"), line::toString);
        assertEquals("", row.child(0).attr("data-value"), line::toString);
      }
    }
    assertEquals(104, ranked);
  }

  @Test
  void aPageHasAHundredRowsAtMost() {
    DefaultSite.PAGES.forEach(
        (path, page) -> {
          if (path.contains("composite")) {
            page.select("table").forEach(table -> assertTrue(table.select("tbody tr").size() <= 100, path));
          }
        });
  }

  @Test
  void everyMeasuredModelLeadsToItsProfileOrSaysWhyNot() {
    int linked = 0;
    for (var model : etalon.render.DefaultSite.INPUTS.catalogue().models()) {
      var page = DefaultSite.PAGES.get(Addresses.of("models/" + model.slug(), Language.EN) + "index.html");
      boolean profile = !page.select("a[href*=/composite/models/]").isEmpty();
      boolean reason = page.select("main p").eachText().stream().anyMatch(text -> text.startsWith("Composite index: none. "));
      assertTrue(profile != reason, model.id());
      linked += profile ? 1 : 0;
    }
    assertEquals(19, linked, "of 27; the others give their reasons");
  }
}
