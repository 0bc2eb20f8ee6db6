package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.bench.Criterion.Type;
import etalon.bench.Verdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers and dates written in every habit and read back: right for the value, wrong for its neighbour. */
class ReadingBackTest {
  private static final long SEED = 20261011;
  private static final String[] THOUSANDS = {"", " ", "\u00A0", "\u202F", "\u2009", ".", ",", "'", "\u2019"};
  private static final String[][] UNITS = {
    {"", ""}, {"$", ""}, {"\u20AC ", ""}, {"", " \u20AC"}, {"", "\u20AC"}, {"", "\u00A0K\u010D"}, {"CHF ", ""}, {"", " USD"},
    {"\u00A3", ""}, {"", " Kc\u030C"}, {"CA$", ""}, {"", " euros"}
  };

  private static final String[][] MONTHS = {
    {"January", "Jan", "janvier", "janv.", "ledna", "I"}, {"February", "Feb.", "f\u00E9vrier", "f\u00E9vr.", "\u00FAnora", "II"},
    {"March", "Mar", "mars", "mars", "b\u0159ezna", "III"}, {"April", "Apr", "avril", "avr.", "dubna", "IV"},
    {"May", "May", "mai", "mai", "kv\u011Btna", "V"}, {"June", "Jun", "juin", "juin", "\u010Dervna", "VI"},
    {"July", "Jul.", "juillet", "juil.", "\u010Dervence", "VII"}, {"August", "Aug", "ao\u00FBt", "ao\u00FBt", "srpna", "VIII"},
    {"September", "Sept.", "septembre", "sept.", "z\u00E1\u0159\u00ED", "IX"},
    {"October", "Oct", "octobre", "oct.", "\u0159\u00EDjna", "X"},
    {"November", "Nov", "novembre", "nov.", "listopadu", "XI"},
    {"December", "Dec", "d\u00E9cembre", "d\u00E9c.", "prosince", "XII"}
  };

  @Test
  void amountsInEveryHabit() {
    System.out.println("ReadingBackTest seed " + SEED);
    Random random = new Random(SEED);
    for (int round = 0; round < 20_000; round++) {
      BigDecimal value = BigDecimal.valueOf(random.nextLong() >> (20 + random.nextInt(44)), 2);
      ItemGrader right = Criteria.grader(Type.AMOUNT, "", value.toPlainString());
      BigDecimal cent = new BigDecimal(random.nextBoolean() ? "0.01" : "-0.01");
      ItemGrader neighbour = Criteria.grader(Type.AMOUNT, "", value.add(cent).toPlainString());
      String thousands = THOUSANDS[random.nextInt(THOUSANDS.length)];
      String decimals = thousands.equals(".") || (!thousands.equals(",") && random.nextBoolean()) ? "," : ".";
      String written = written(value, thousands, decimals, UNITS[random.nextInt(UNITS.length)], random);
      assertEquals(Verdict.CORRECT, right.grade(written), () -> value + " written " + written);
      assertEquals(Verdict.WRONG, neighbour.grade(written), () -> value.add(cent) + " against " + written);
    }
  }

  private static String written(BigDecimal value, String thousands, String decimals, String[] unit, Random random) {
    String plain = value.abs().toPlainString();
    StringBuilder text = new StringBuilder(plain.substring(0, plain.indexOf('.')));
    for (int i = text.length() - 3; i > 0; i -= 3) {
      text.insert(i, thousands);
    }
    text.append(decimals).append(plain.substring(plain.indexOf('.') + 1));
    String number = unit[0] + text + unit[1];
    if (value.signum() >= 0) {
      return random.nextInt(5) == 0 ? "+" + number : number;
    }
    return switch (random.nextInt(5)) {
      case 0 -> "-" + number;
      case 1 -> "\u2212" + number;
      case 2 -> "(" + number + ")";
      case 3 -> unit[0] + "(" + text + ")" + unit[1];
      default -> unit[0] + text + "-" + (unit[1].isEmpty() || unit[1].matches("[ \u00A0].*") ? unit[1] : " " + unit[1]);
    };
  }

  /** The rule computed another way: with doubles of exactly representable numbers, on whole tenths. */
  @Test
  void numbersWithinTheToleranceOnly() {
    Random random = new Random(SEED);
    for (int round = 0; round < 20_000; round++) {
      int reference = random.nextInt(2_000_000) - 1_000_000; // in tenths
      int got = reference + random.nextInt(24_001) - 12_000;
      // In thousandths of a tenth: half of the last digit is 500, 0.5 % of the reference is 5 per tenth.
      boolean within = 1_000L * Math.abs(got - reference) <= Math.max(500L, 5L * Math.abs(reference));
      ItemGrader grader =
          Criteria.grader(
              Type.NUMBER, "relativeTolerance=0.005;decimalSeparator=.", BigDecimal.valueOf(reference, 1).toPlainString());
      String written = BigDecimal.valueOf(got, 1).setScale(1 + random.nextInt(3), RoundingMode.UNNECESSARY) + " %";
      assertEquals(
          within ? Verdict.CORRECT : Verdict.WRONG, grader.grade(written), reference + " tenths against " + written);
    }
  }

  @Test
  void datesInEveryHabit() {
    for (LocalDate day = LocalDate.of(1999, 12, 1); day.getYear() < 2006; day = day.plusDays(1)) {
      for (String convention : List.of("DMY", "MDY", "YMD")) {
        String options = "dateConvention=" + convention;
        ItemGrader right = Criteria.grader(Type.DATE, options, day.toString());
        ItemGrader next = Criteria.grader(Type.DATE, options, day.plusDays(1).toString());
        for (String written : written(day, convention)) {
          LocalDate expected = day;
          assertEquals(Verdict.CORRECT, right.grade(written), () -> expected + " written " + written + " in " + convention);
          assertEquals(Verdict.WRONG, next.grade(written), () -> expected.plusDays(1) + " against " + written);
        }
      }
    }
  }

  private static List<String> written(LocalDate date, String convention) {
    int d = date.getDayOfMonth();
    int m = date.getMonthValue();
    int y = date.getYear();
    List<String> written = new ArrayList<>();
    String[] names = MONTHS[m - 1];
    for (int i = 0; i < 5; i++) {
      written.add(d + " " + names[i] + " " + y);
      written.add("0" + d % 10 + "-" + names[i] + "-" + y);
      written.add(names[i] + " " + d + ", " + y);
      written.add(names[i].toUpperCase(java.util.Locale.ROOT) + " " + d + " " + y);
      written.add(y + " " + names[i] + " " + d);
    }
    if (d > 9) {
      written.removeIf(text -> text.startsWith("0"));
    }
    written.add(d + ". " + names[4] + " " + y);
    written.add(d + ". " + names[5] + ". " + y);
    written.add((d == 1 ? "1er" : String.valueOf(d)) + " " + names[2] + " " + y);
    written.add(d + ordinal(d) + " of " + names[0] + " " + y);
    written.add(date + "T23:59:59Z");
    written.add(y + "/" + m + "/" + d);
    for (String separator : new String[] {"/", "-", ".", ". ", " "}) {
      if (convention.equals("DMY")) {
        written.add(d + separator + m + separator + y);
      } else if (convention.equals("MDY")) {
        written.add(m + separator + d + separator + y);
      }
    }
    return written;
  }

  private static String ordinal(int day) {
    if (day / 10 == 1) {
      return "th";
    }
    return switch (day % 10) {
      case 1 -> "st";
      case 2 -> "nd";
      case 3 -> "rd";
      default -> "th";
    };
  }
}
