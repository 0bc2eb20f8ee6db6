package etalon.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Language;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code _} stands for the no-break space U+00A0 and {@code ~} for the narrow one, U+202F. */
class FormatTest {
  private final Format english = new Format(Language.EN);
  private final Format french = new Format(Language.FR);

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "0          | 0            | 0",
        "7          | 7            | 7",
        "999        | 999          | 999",
        "1000       | 1,000        | 1~000",
        "1234.50    | 1,234.50     | 1~234,50",
        "1234567.8  | 1,234,567.8  | 1~234~567,8",
        "123456     | 123,456      | 123~456",
        "99.3       | 99.3         | 99,3",
        "100.0      | 100.0        | 100,0",
        "0.05       | 0.05         | 0,05",
        "-1234.5    | −1,234.5     | −1~234,5",
        "-0.5       | −0.5         | −0,5",
        "-0.0       | 0.0          | 0,0",
        "1E+3       | 1,000        | 1~000",
        "1E-7       | 0.0000001    | 0,0000001"
      })
  void numbersKeepTheirDecimalsAndGroupTheirThousands(BigDecimal value, String en, String fr) {
    assertBoth(en, fr, english.number(value), french.number(value));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {"98.4 | 98.4% | 98,4_%", "95 | 95% | 95_%", "0.0 | 0.0% | 0,0_%"})
  void percents(BigDecimal value, String en, String fr) {
    assertBoth(en, fr, english.percent(value), french.percent(value));
  }

  /** Two significant digits at least, and cents at least; half up. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "0          | $0.00     | 0,00_$",
        "0.000887   | $0.00089  | 0,00089_$",
        "0.000885   | $0.00089  | 0,00089_$",
        "0.00088499 | $0.00088  | 0,00088_$",
        "0.00007    | $0.000070 | 0,000070_$",
        "0.0200     | $0.020    | 0,020_$",
        "0.013578   | $0.014    | 0,014_$",
        "0.12       | $0.12     | 0,12_$",
        "0.995      | $1.00     | 1,00_$",
        "1.005      | $1.01     | 1,01_$",
        "12.6       | $12.60    | 12,60_$",
        "1234.567   | $1,234.57 | 1~234,57_$",
        "100        | $100.00   | 100,00_$",
        // rounding brings one digit more
        "0.0995     | $0.10     | 0,10_$",
        "0.00996    | $0.010    | 0,010_$"
      })
  void moneyHasTwoSignificantDigitsAndCents(BigDecimal dollars, String en, String fr) {
    assertBoth(en, fr, english.money(dollars), french.money(dollars));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "0      | $0.00   | 0,00_$",
        "0.1875 | $0.1875 | 0,1875_$",
        "3      | $3.00   | 3,00_$",
        "0.30   | $0.30   | 0,30_$",
        "0.3000 | $0.30   | 0,30_$",
        "15     | $15.00  | 15,00_$",
        "1200   | $1,200.00 | 1~200,00_$"
      })
  void pricesAreNotRounded(BigDecimal dollars, String en, String fr) {
    assertBoth(en, fr, english.price(dollars), french.price(dollars));
  }

  /** Never "1 min 60 s", and never "60.0 s". */
  @ParameterizedTest(name = "{0} ms")
  @CsvSource(
      delimiter = '|',
      value = {
        "0       | 0.0_s        | 0,0_s",
        "49      | 0.0_s        | 0,0_s",
        "50      | 0.1_s        | 0,1_s",
        "7729.5  | 7.7_s        | 7,7_s",
        "7750    | 7.8_s        | 7,8_s",
        "59940   | 59.9_s       | 59,9_s",
        "59949.9 | 59.9_s       | 59,9_s",
        "59950   | 1_min_0_s    | 1_min_0_s",
        "60000   | 1_min_0_s    | 1_min_0_s",
        "60499   | 1_min_0_s    | 1_min_0_s",
        "60500   | 1_min_1_s    | 1_min_1_s",
        "119499  | 1_min_59_s   | 1_min_59_s",
        "119600  | 2_min_0_s    | 2_min_0_s",
        "3599999 | 60_min_0_s   | 60_min_0_s"
      })
  void durationsAreSecondsToATenthThenMinutesAndSeconds(BigDecimal millis, String en, String fr) {
    assertBoth(en, fr, english.duration(millis), french.duration(millis));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-10-02 | 2_October_2026  | 2_octobre_2026",
        "2020-03-01 | 1_March_2020    | 1er_mars_2020",
        "2025-08-31 | 31_August_2025  | 31_août_2025",
        "2024-02-29 | 29_February_2024 | 29_février_2024",
        "2026-12-11 | 11_December_2026 | 11_décembre_2026"
      })
  void dates(LocalDate date, String en, String fr) {
    assertBoth(en, fr, english.date(date), french.date(date));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 1st | 1er", "2 | 2nd | 2e", "3 | 3rd | 3e", "4 | 4th | 4e", "10 | 10th | 10e", "11 | 11th | 11e",
        "12 | 12th | 12e", "13 | 13th | 13e", "20 | 20th | 20e", "21 | 21st | 21e", "22 | 22nd | 22e", "23 | 23rd | 23e",
        "101 | 101st | 101e", "111 | 111th | 111e", "112 | 112th | 112e", "113 | 113th | 113e", "121 | 121st | 121e",
        "1001 | 1,001st | 1~001e"
      })
  void ordinals(int value, String en, String fr) {
    assertBoth(en, fr, english.ordinal(value), french.ordinal(value));
  }

  @ParameterizedTest(name = "{0} bytes")
  @CsvSource(
      delimiter = '|',
      value = {"0 | 0.0_kB | 0,0_ko", "49 | 0.0_kB | 0,0_ko", "1250 | 1.3_kB | 1,3_ko", "1234567 | 1,234.6_kB | 1~234,6_ko"})
  void sizesAreKilobytesOfAThousandBytes(int bytes, String en, String fr) {
    assertBoth(en, fr, english.size(bytes), french.size(bytes));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"0, false, true", "1, true, true", "2, false, false", "1000000, false, false"})
  void frenchCountsNothingAndOneAsSingularEnglishOnlyOne(long count, boolean en, boolean fr) {
    assertEquals(en, english.singular(count));
    assertEquals(fr, french.singular(count));
  }

  @Test
  void marginsRangesAndMilliseconds() {
    BigDecimal millis = new BigDecimal("7729.5");
    assertBoth("7,729.5_ms", "7~729,5_ms", english.millis(millis), french.millis(millis));
    BigDecimal margin = new BigDecimal("1.7");
    assertBoth("±_1.7", "±_1,7", english.margin(margin), french.margin(margin));
    assertBoth("94.3_to 100.0", "94,3_à 100,0", english.range("94.3", "100.0"), french.range("94,3", "100,0"));
  }

  private static void assertBoth(String en, String fr, String actualEn, String actualFr) {
    assertEquals(en, spelled(actualEn), "English");
    assertEquals(fr, spelled(actualFr), "French");
  }

  private static String spelled(String text) {
    return text.replace('\u00A0', '_').replace('\u202F', '~');
  }
}
