package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.evaluate.Ties.Scored;
import etalon.evaluate.Ties.Tie;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TiesTest {

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @CsvSource({
    // smaller than the larger margin
    "92 3, 90 3, true",
    "92 3, 90 0.5, true",
    "92 0.5, 90 3, true",
    // exactly the larger margin: told apart
    "92 2, 90 2, false",
    "92.0 2.0, 90 1.9, false",
    "92 2.1, 90 2, true",
    "92 1.9, 90 1, false",
    // equal scores, whatever the margins and however they are written
    "92 3, 92 3, true",
    "92 0, 92.0 0, true",
    // a margin is missing: nothing is declared, not even between equal scores
    "92 -, 90 3, false",
    "92 3, 92 -, false",
    "92 -, 92 -, false"
  })
  void twoRowsAreNotToldApartWhenTheyDifferByLessThanTheLargerMargin(String one, String other, boolean expected) {
    assertEquals(expected, Ties.notToldApart(scored(one), scored(other)));
    assertEquals(expected, Ties.notToldApart(scored(other), scored(one)));
  }

  @Test
  void theRelationIsNotTransitive() {
    assertEquals("1-2 (1), 1-3 (2), 2-3 (1)", ties("92 3", "90 3", "88 3"));
  }

  @Test
  void aRowWithoutAMarginHasNoTieAndTiesNobody() {
    assertEquals("1-3 (1), none, 1-3 (1)", ties("92 3", "91 -", "90 3"));
  }

  @Test
  void aRowToldApartFromEveryOtherSpansOnlyItself() {
    assertEquals("1-1 (0), 2-3 (1), 2-3 (1), 4-4 (0)", ties("99 1", "90 1", "89.1 0.2", "50 1"));
  }

  @Test
  void aRangeCanSpanARowThatIsToldApart() {
    // The first and the last have wide margins, the one between them has not: it is tied to both all the same.
    assertEquals("1-3 (2), 1-3 (2), 1-3 (2)", ties("92 5", "90 0.1", "89 5"));
    // Without a margin of its own it is counted in neither, though the range runs over it.
    assertEquals("1-3 (1), none, 1-3 (1)", ties("92 5", "90 -", "89 5"));
  }

  private static String ties(String... rows) {
    List<Optional<Tie>> ties = Ties.of(Arrays.stream(rows).map(TiesTest::scored).toList());
    return ties.stream()
        .map(tie -> tie.map(t -> t.from() + "-" + t.to() + " (" + t.others() + ")").orElse("none"))
        .collect(Collectors.joining(", "));
  }

  private static Scored scored(String scoreAndMargin) {
    String[] parts = scoreAndMargin.split(" ");
    return new Scored(
        new BigDecimal(parts[0]), parts[1].equals("-") ? Optional.empty() : Optional.of(new BigDecimal(parts[1])));
  }
}
