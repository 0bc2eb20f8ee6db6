package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairedSampleSizeTest {

  /** Connor's numbers, and the power that the exact test has there, by others (see expected/paired). */
  @Test
  void isConnorsNumberAndTheExactTestHasNearlyThePowerThere() {
    for (Map<String, String> row : RealData.expected("paired/power.csv")) {
      double p10 = Double.parseDouble(row.get("p10"));
      double p01 = Double.parseDouble(row.get("p01"));
      assertEquals(
          Long.parseLong(row.get("documents")), PairedSampleSize.documents(p10 + p01, p10 - p01).getAsLong(), row::toString);
      double power = Double.parseDouble(row.get("power"));
      assertTrue(power > 0.76 && power < 0.8, row::toString);
    }
  }

  @ParameterizedTest(name = "{0} better, {1} worse of {2}, {3} points each: {4}")
  @CsvSource({
    "9, 1, 20, 1, 23", // 0.45 and 0.05: published
    "6, 3, 20, 1, 155", // 0.30 and 0.15: published
    "3, 6, 20, 1, 155", // whoever is better
    "6, 3, 20, 5, 155", // in whatever unit
    "60, 30, 200, 1, 155", // however many showed it
    "0, 20, 20, 1, 4" // every document: z^2, 3.84; the exact test cannot reject with 4
  })
  void dependsOnTheSharesOfTheDocumentsThatDiffer(int better, int worse, int documents, int points, long needed) {
    int[] differences = new int[documents];
    Arrays.fill(differences, 0, better, points);
    Arrays.fill(differences, better, better + worse, -points);
    assertEquals(OptionalLong.of(needed), PairedSampleSize.documents(differences));
  }

  @Test
  void nothingFollowsFromEqualPoints() {
    assertEquals(OptionalLong.empty(), PairedSampleSize.documents(new int[] {0, 0, 0}));
    assertEquals(OptionalLong.empty(), PairedSampleSize.documents(new int[] {2, -1, -1}));
  }
}
