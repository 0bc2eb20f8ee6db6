package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeadToHeadTest {
  /** On m more is better, on n less is; on o both are equal; p lists b and c, q a alone with c. */
  private static final List<Standardization> MEASURES =
      Standardization.of(
          SmallBoards.of(
              "a b c d",
              "p/g/m 25 25: a=20 b=10 c=15",
              "q/h/n 25 25 lower: a=20 b=10",
              "r/i/o - 25: a=5 b=5 c=6",
              "r/i/p - 25: b=5 c=6",
              "r/i/q - 10 report: a=1 c=1"),
          true);

  @ParameterizedTest
  @CsvSource({
    "a, b, 3, 1, 1", // m for a, n for b, o level
    "b, a, 3, 1, 1",
    "a, c, 3, 1, 1", // m for a, o for c, q level
    "b, c, 3, 0, 3",
    "c, b, 3, 3, 0",
    "a, a, 4, 0, 0",
    "a, d, 0, 0, 0" // nothing lists d
  })
  void countsTheSharedMeasuresAndWhoIsAheadOnThem(String first, String second, int shared, int ahead, int behind) {
    assertEquals(new HeadToHead(shared, ahead, behind), HeadToHead.of(MEASURES, first, second));
  }
}
