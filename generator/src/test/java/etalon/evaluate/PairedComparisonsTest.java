package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.evaluate.PairedComparison.Told;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PairedComparisonsTest {

  @ParameterizedTest
  @CsvSource({
    "'0.01 0.02 0.04', 0.05, 0.04", // thresholds 0.0167, 0.025, 0.05
    "'0.01 0.03 0.04', 0.05, 0.01", // the first that fails stops it
    "'0.04 0.01 0.02', 0.05, 0.04", // in any order
    "'0.02 0.02', 0.05, 0.02", // equal ones together
    "'0.03 0.5', 0.05, -1",
    "'0.05', 0.05, 0.05",
    "'0', 0.05, 0"
  })
  void holmsCutIsTheLargestPValueThatIsRejected(String pValues, double level, double cut) {
    assertEquals(cut, Holm.cut(java.util.Arrays.stream(pValues.split(" ")).mapToDouble(Double::parseDouble).toArray(), level));
  }

  /**
   * Twelve documents. a is right on all, b misses 6 (p = 2 / 2^6 = 0.03125), c misses the same 6 and 6 more
   * (against a 2 / 2^12, against b 2 / 2^6), d is as good as b on other documents. Among six pairs only a and c
   * pass 0.05 / 6; the next, 0.03125, fails 0.05 / 5.
   */
  @Test
  void threeAnswersAndHowManyDocumentsMore() {
    BenchmarkRanking ranking =
        Bench.simple()
            .model("a", "1 1 1 1 1 1 1 1 1 1 1 1")
            .model("b", "0 0 0 0 0 0 1 1 1 1 1 1")
            .model("c", "0 0 0 0 0 0 0 0 0 0 0 0")
            .model("d", "1 1 1 1 1 1 0 0 0 0 0 0")
            .ranking();
    PairedComparisons pairs = PairedComparisons.of(ranking);
    assertEquals(6, pairs.count());
    assertEquals("[a, b, d, c]", ranking.rows().stream().map(BenchmarkRanking.Row::model).toList().toString());
    assertEquals(new PairedComparison(2 / 64.0, Told.ALONE, 6, OptionalLong.empty()), pairs.pair(0, 1));
    assertEquals(new PairedComparison(2 / 4096.0, Told.AMONG_ALL, 12, OptionalLong.empty()), pairs.pair(0, 3));
    assertEquals(new PairedComparison(2 / 4096.0, Told.AMONG_ALL, -12, OptionalLong.empty()), pairs.pair(3, 0));
    assertEquals(new PairedComparison(1, Told.NOT, 0, OptionalLong.empty()), pairs.pair(1, 2));
  }

  /** 9 better and 3 worse of 20: p = 598 / 4096; 0.45 and 0.15 ask for 50 (Connor), 30 more. One document more at least. */
  @Test
  void whatIsNotToldApartNeedsMoreDocuments() {
    PairedComparisons pairs =
        PairedComparisons.of(
            Bench.simple()
                .model("a", "1 1 1 1 1 1 1 1 1 0 0 0 1 1 1 1 1 1 1 1")
                .model("b", "0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1")
                .ranking());
    assertEquals(new PairedComparison(598 / 4096.0, Told.NOT, 6, OptionalLong.of(30)), pairs.pair(0, 1));
    PairedComparisons few = PairedComparisons.of(Bench.simple().model("a", "1 1 1 1 1").model("b", "0 0 0 0 0").ranking());
    assertEquals(new PairedComparison(2 / 32.0, Told.NOT, 5, OptionalLong.of(1)), few.pair(0, 1));
  }

  /** Against expected-pairs.csv, which was computed by others (see expected/README.md). */
  @ParameterizedTest
  @ValueSource(strings = {RealData.FINANCE, RealData.INVOICE})
  void agreesWithWhatOthersComputedForTheRealRuns(String benchmark) {
    BenchmarkRanking ranking = RealData.ranking(benchmark);
    PairedComparisons pairs = PairedComparisons.of(ranking);
    Map<String, Integer> position = new HashMap<>();
    ranking.rows().forEach(row -> position.put(row.model(), row.rank() - 1));
    int compared = 0;
    for (Map<String, String> row : RealData.expected("expected-pairs.csv")) {
      if (row.get("benchmark").equals(benchmark)) {
        PairedComparison pair = pairs.pair(position.get(row.get("model_a")), position.get(row.get("model_b")));
        double expected = Double.parseDouble(row.get("p_value"));
        assertEquals(expected, pair.pValue(), 1e-9, row::toString);
        assertEquals(Integer.parseInt(row.get("points_difference")), pair.pointsAhead(), row::toString);
        assertEquals(expected > 0.05, pair.told() == Told.NOT, row::toString);
        assertEquals(expected > 0.05 && pair.pointsAhead() != 0, pair.more().isPresent(), row::toString);
        // The normal test at these documents has about half the power or less, so it takes as many again or more.
        assertTrue(pair.more().isEmpty() || pair.more().getAsLong() >= ranking.possible().length / 4, row::toString);
        compared++;
      }
    }
    assertEquals(27 * 26 / 2, compared);
    assertEquals(compared, pairs.count());
  }
}
