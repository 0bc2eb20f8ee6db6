package etalon.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Language;
import etalon.i18n.Format;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Marks of axes, as each language writes them. Expected by hand from the rule: multiples of 1, 2 or 5 by a power of ten. */
class TicksTest {

  @ParameterizedTest(name = "{0} to {1}, at most {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "47.9  | 100   | 7  | 40 50 60 70 80 90 100          | 40 50 60 70 80 90 100",
        "0     | 100   | 3  | 0 50 100                       | 0 50 100",
        "0     | 100   | 6  | 0 20 40 60 80 100              | 0 20 40 60 80 100",
        "94.3  | 100   | 7  | 94 95 96 97 98 99 100          | 94 95 96 97 98 99 100",
        "99.2  | 99.9  | 5  | 99.2 99.4 99.6 99.8 100        | 99,2 99,4 99,6 99,8 100",
        "0.1   | 0.3   | 3  | 0.1 0.2 0.3                    | 0,1 0,2 0,3",
        "100   | 100   | 7  | 100 101                        | 100 101",
        "99.3  | 99.3  | 4  | 99.3 99.4                      | 99,3 99,4",
        "0     | 0     | 4  | 0 1                            | 0 1",
        "-12.5 | 8     | 5  | −20 −10 0 10                   | −20 −10 0 10",
        "-12.5 | 8     | 3  | −20 0 20                       | −20 0 20",
        "-12.5 | 8     | 6  | −15 −10 −5 0 5 10              | −15 −10 −5 0 5 10",
        "0     | 12345 | 4  | 0 5,000 10,000 15,000          | 0 5\u202f000 10\u202f000 15\u202f000",
        "0.00007 | 0.00009 | 3 | 0.00007 0.00008 0.00009    | 0,00007 0,00008 0,00009"
      })
  void ofALinearAxis(BigDecimal least, BigDecimal greatest, int most, String english, String french) {
    assertEquals(english, written(Ticks.linear(least, greatest, most), Language.EN));
    assertEquals(french, written(Ticks.linear(least, greatest, most), Language.FR));
  }

  @ParameterizedTest(name = "{0} to {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "0.00007 | 0.1  | $0.0001 $0.001 $0.01 $0.10   | 0,0001_$ 0,001_$ 0,01_$ 0,10_$",
        "1       | 100  | $1.00 $10.00 $100.00         | 1,00_$ 10,00_$ 100,00_$",
        "0.003   | 0.04 | $0.005 $0.01 $0.02           | 0,005_$ 0,01_$ 0,02_$",
        "2       | 5    | $2.00 $5.00                  | 2,00_$ 5,00_$"
      })
  void ofALogarithmicAxis(BigDecimal from, BigDecimal to, String english, String french) {
    List<BigDecimal> ticks = Ticks.logarithmic(from, to);
    assertEquals(english, prices(ticks, Language.EN));
    assertEquals(french, prices(ticks, Language.FR).replace('\u00A0', '_'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1 | 1", "3 | 1 2 3", "7 | 1 2 4 6", "27 | 1 5 10 15 20 25", "104 | 1 20 40 60 80 100", "1234 | 1 200 400 600 800 1,000 1,200"})
  void ofRanks(int last, String expected) {
    assertEquals(expected, written(Ticks.ranks(last), Language.EN));
  }

  /** Whatever the ends: within the number asked for, in order, round, and around all values. */
  @Test
  void everyLinearAxisHoldsItsValues() {
    Random random = new Random(20261130);
    for (int i = 0; i < 2000; i++) {
      BigDecimal one = BigDecimal.valueOf(random.nextInt(200_000) - 100_000, random.nextInt(7) - 1);
      BigDecimal other = BigDecimal.valueOf(random.nextInt(200_000) - 100_000, random.nextInt(7) - 1);
      BigDecimal least = one.min(other);
      BigDecimal greatest = one.max(other);
      int most = 3 + random.nextInt(8);
      List<BigDecimal> ticks = Ticks.linear(least, greatest, most);
      String said = least + " to " + greatest + ", at most " + most + ": " + ticks;
      assertTrue(ticks.size() >= 2 && ticks.size() <= most, said);
      assertTrue(ticks.get(0).compareTo(least) <= 0 && ticks.get(ticks.size() - 1).compareTo(greatest) >= 0, said);
      BigDecimal step = ticks.get(1).subtract(ticks.get(0));
      assertTrue(List.of("1", "2", "5").contains(step.stripTrailingZeros().unscaledValue().toString()), said);
      for (int t = 1; t < ticks.size(); t++) {
        assertEquals(0, ticks.get(t).subtract(ticks.get(t - 1)).compareTo(step), said);
      }
    }
  }

  @Test
  void noAxisRunsBackwardsOrHasTooFewMarks() {
    assertThrows(IllegalArgumentException.class, () -> Ticks.linear(BigDecimal.TEN, BigDecimal.ONE, 5));
    assertThrows(IllegalArgumentException.class, () -> Ticks.linear(BigDecimal.ONE, BigDecimal.TEN, 2));
  }

  private static String written(List<BigDecimal> ticks, Language language) {
    Format format = new Format(language);
    return ticks.stream().map(format::number).collect(Collectors.joining(" "));
  }

  private static String prices(List<BigDecimal> ticks, Language language) {
    Format format = new Format(language);
    return ticks.stream().map(format::price).collect(Collectors.joining(" "));
  }
}
