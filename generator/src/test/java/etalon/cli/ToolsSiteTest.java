package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import etalon.bench.Language;
import etalon.site.Addresses;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The comparison and the costs on the small benchmarks of {@link StatesSiteTest}, with two exchange rates. */
class ToolsSiteTest {
  @TempDir static Path folder;

  private static Workflow.Made made;

  @BeforeAll
  static void build() {
    made = FixtureSite.copy("states", folder).with("rates").make();
  }

  private static Element page(String name, Language language) {
    return FixtureSite.html(made.tree(), Addresses.of(name, language) + "index.html");
  }

  private static JsonNode script(String path) throws IOException {
    String text = FixtureSite.text(made.tree(), path);
    return new ObjectMapper().readTree(text.substring(text.indexOf('=') + 1, text.length() - 2));
  }

  /**
   * Receipts, 1,000 of them: 5 of 5 pass for One, so 0 to 43.4 % (z² / (5 + z²)) are to be corrected; at 3 minutes and
   * 30 dollars, 1.50 each: at most 651. 4 of 5 pass for Four: 200 to correct, 3.6 to 62.4 %, with calls of unknown cost.
   */
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "EN | One  | $0.002 | 0.0% 0.0 to 43.4 | $2.00 | $0.00 $0.00 to $651.00 | $2.00 $2.00 to $653.00 EUR 1.00 JPY 200.00",
        "EN | Four | Undisclosed | 20.0% 3.6 to 62.4 | Undisclosed | $300.00 $54.00 to $936.00 | Undisclosed",
        "FR | Four | Non communiqué | 20,0 % 3,6 à 62,4 | Non communiqué | 300,00 $ 54,00 $ à 936,00 $ | Non communiqué",
        "FR | One  | 0,002 $ | 0,0 % 0,0 à 43,4 | 2,00 $ | 0,00 $ 0,00 $ à 651,00 $ | 2,00 $ 2,00 $ à 653,00 $ 1,00 EUR 200,00 JPY"
      })
  void theExampleIsComputedInDollarsAndShownInOtherCurrencies(
      Language language, String model, String test, String share, String calls, String corrections, String total) {
    Element row =
        page("cost", language).select("#table-cost-receipts tbody tr").stream()
            .filter(r -> r.child(0).text().equals(model)).findFirst().orElseThrow();
    assertEquals(List.of(model, test, share, calls, corrections, total), row.children().eachText());
  }

  @Test
  void aRateIsShownWithItsDateAndSource() {
    assertEquals(
        List.of(
            "EUR for display: 0.5 for a dollar on 1 April 2026, Example Bank.",
            "JPY for display: 100 for a dollar on 1 April 2026, Example Bank."),
        page("cost", Language.EN).select("main > ul li").eachText());
    assertEquals(
        List.of(
            "EUR pour l’affichage : 0,5 pour un dollar le 1er avril 2026, Example Bank.",
            "JPY pour l’affichage : 100 pour un dollar le 1er avril 2026, Example Bank."),
        page("cost", Language.FR).select("main > ul li").eachText());
  }

  @Test
  void theScriptGetsTheSameRatesAndNoCostThatIsNotKnown() throws IOException {
    JsonNode costs = script("assets/costs.js");
    assertEquals(
        "[{\"currency\":\"EUR\",\"perDollar\":\"0.5\"},{\"currency\":\"JPY\",\"perDollar\":\"100\"}]", costs.get("rates").toString());
    assertEquals(
        "{\"share\":\"20.0\",\"low\":\"3.6\",\"high\":\"62.4\"}",
        costs.get("tables").get(1).get("rows").get(3).toString(), "beta/four on receipts");
  }

  /** Four has taken no clauses and Text Only no receipts: they share no pair. Untaken is not offered. */
  @Test
  void pairsAreOfModelsThatHaveBothTakenABenchmark() throws IOException {
    JsonNode measured = script("assets/models.en.js");
    assertEquals("[\"Two\",\"One\",\"Three\",\"Four\",\"Text Only\"]", names(measured).toString());
    StringBuilder pairs = new StringBuilder();
    for (JsonNode pair : measured.get("pairs")) {
      pairs.append(pair.get("benchmark")).append(':').append(pair.get("a")).append(pair.get("b")).append(' ');
    }
    // Benchmarks by id: clauses, then receipts.
    assertEquals("0:01 0:02 0:04 0:12 0:14 0:24 1:01 1:02 1:03 1:12 1:13 1:23 ", pairs.toString());
  }

  private static JsonNode names(JsonNode measured) {
    var names = new ObjectMapper().createArrayNode();
    measured.get("models").forEach(model -> names.add(model.get("name")));
    return names;
  }

  /** Two and Text Only on clauses: 4 and 2 points of 4, p = 2 / 2^2 = 0.5; 0.5 and 0 of the documents ask for 14 (Connor). */
  @Test
  void aPairIsSaidInWords() throws IOException {
    JsonNode measured = script("assets/models.en.js");
    for (JsonNode pair : measured.get("pairs")) {
      String told = measured.get("sayings").get(pair.get("told").asInt()).asText();
      String more = measured.get("sayings").get(pair.get("more").asInt()).asText();
      if (pair.get("benchmark").asInt() == 0 && pair.get("a").asInt() == 0 && pair.get("b").asInt() == 4) {
        assertEquals("50.0", pair.get("gap").asText());
        assertEquals(0, pair.get("ahead").asInt());
        assertEquals("No: if neither were better, a difference this large would come up in 50.0% of cases (p = 0.500).", told);
        assertEquals("About 10", more);
      }
      if (pair.get("benchmark").asInt() == 0 && pair.get("a").asInt() == 0 && pair.get("b").asInt() == 1) {
        assertEquals(-1, pair.get("ahead").asInt());
        assertEquals("No: they earned the same number of points.", told);
        assertEquals("Cannot be said: nothing follows from equal points", more);
      }
    }
  }
}
