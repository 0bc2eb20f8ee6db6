package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class NumberReaderTest {
  private static final long SEED = 20261012;
  private static final String ALPHABET = "0123450000,,,...  ''";

  /** The grammar once more, as one regular expression for each pair of separators. */
  @Test
  void readsDigitsAndSeparatorsAsTheGrammarSays() {
    System.out.println("NumberReaderTest seed " + SEED);
    Random random = new Random(SEED);
    Character[] fixed = {null, '.', ','};
    int readable = 0;
    for (int round = 0; round < 50_000; round++) {
      Optional<Character> separator = Optional.ofNullable(fixed[random.nextInt(3)]);
      String text = text(random);
      Set<String> expected = byGrammar(text, separator);
      Set<String> read =
          new NumberReader(separator)
              .read(text).values().stream().map(NumberReaderTest::plain).collect(Collectors.toCollection(TreeSet::new));
      assertEquals(expected, read, () -> "'" + text + "', decimals after " + separator);
      readable += expected.isEmpty() ? 0 : 1;
    }
    System.out.println("NumberReaderTest: " + readable + " of 50000 random texts are numbers");
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    text.append(1 + random.nextInt(3));
    int groups = random.nextInt(4);
    for (int i = 0; i < groups; i++) {
      text.append(ALPHABET.charAt(10 + random.nextInt(10)));
      int digits = random.nextInt(4) == 0 ? random.nextInt(5) : 3;
      for (int d = 0; d < digits; d++) {
        text.append(random.nextInt(10));
      }
    }
    if (random.nextInt(3) == 0) {
      text.setCharAt(random.nextInt(text.length()), ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    // What stands at the ends is not part of the digits: white space, a full stop, a unit.
    return text.toString().replaceAll("^[ ',]+|[ ',.]+$", "");
  }

  private static Set<String> byGrammar(String text, Optional<Character> fixed) {
    Set<String> values = new TreeSet<>();
    if (text.matches("[0-9]+")) {
      values.add(plain(new BigDecimal(text)));
    }
    for (char decimal : new char[] {'.', ','}) {
      if (fixed.isPresent() && fixed.get() != decimal) {
        continue;
      }
      String d = Pattern.quote(String.valueOf(decimal));
      if (text.matches("[0-9]*" + d + "[0-9]+")) {
        values.add(plain(new BigDecimal(text.replace(decimal, '.'))));
      }
      for (char thousands : new char[] {' ', '\'', '.', ','}) {
        String t = Pattern.quote(String.valueOf(thousands));
        if (thousands != decimal && text.matches("[1-9][0-9]{0,2}(" + t + "[0-9]{3})+(" + d + "[0-9]+)?")) {
          values.add(plain(new BigDecimal(text.replace(String.valueOf(thousands), "").replace(decimal, '.'))));
        }
      }
    }
    return values;
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
