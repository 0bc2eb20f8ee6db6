package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTest {

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "98.5 100.0, 99.3",
    "99.2 99.3, 99.3",
    "90 70, 80.0",
    "80.0 50.0, 65.0",
    "0.1 0.2 0.2, 0.2",
    "0.1 0.1 0.2, 0.1",
    "33.3, 33.3"
  })
  void aMeanIsRoundedHalfUpToATenth(String values, BigDecimal expected) {
    assertEquals(expected, Decimal.meanToTenth(decimals(values)));
  }

  /** By hand: sqrt(2.8 x 2.8 + 1.8 x 1.8) / 2 = sqrt(11.08) / 2 = 1.664. 1.7 / 2 = 0.85 and 4.3 / 2 = 2.15 are halves. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"2.8 1.8, 1.7", "3 4, 2.5", "1.7 0, 0.9", "4.3 0, 2.2", "5.1, 5.1", "1 1 1 1, 0.5", "2.8 2.8 2.8, 1.6"})
  void marginsCombineAsTheRootOfTheSumOfSquaresOverTheirNumber(String margins, BigDecimal expected) {
    assertEquals(expected, Decimal.combinedMargin(decimals(margins)));
  }

  private static List<BigDecimal> decimals(String values) {
    return Arrays.stream(values.split(" ")).map(BigDecimal::new).toList();
  }
}
