package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import etalon.evaluate.Frontier.Choice;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrontierTest {

  /** Choices are written cost:quality. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1:50                     | 0",
        "1:50 2:60 3:70           | 0 1 2",
        "3:70 2:60 1:50           | 2 1 0",
        "1:70 2:60 3:50           | 0",
        "1:50 2:60 3:55 4:60 5:61 | 0 1 4",
        "1:50 1:60                | 1",
        "1:50 1:50                | 0 1",
        "1:50 2:50                | 0",
        "1:50 1.0:50.0 2:70       | 0 1 2"
      })
  void holdsWhatNothingIsPreferableTo(String choices, String expected) {
    List<Choice> parsed = new ArrayList<>();
    for (String choice : choices.strip().split(" ")) {
      String[] parts = choice.split(":");
      parsed.add(new Choice(new BigDecimal(parts[0]), new BigDecimal(parts[1])));
    }
    assertEquals(expected, String.join(" ", Frontier.of(parsed).stream().map(String::valueOf).toList()));
  }

  /** Against the definition, pair by pair. */
  @Test
  void isThatOfTheDefinition() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      List<Choice> choices =
          IntStream.range(0, 1 + random.nextInt(20))
              .mapToObj(i -> new Choice(BigDecimal.valueOf(1 + random.nextInt(6)), BigDecimal.valueOf(random.nextInt(6))))
              .toList();
      List<Integer> expected =
          IntStream.range(0, choices.size())
              .filter(i -> choices.stream().noneMatch(other -> preferable(other, choices.get(i))))
              .boxed()
              .sorted(Comparator.comparing(i -> choices.get(i).cost()))
              .toList();
      assertEquals(expected, Frontier.of(choices), choices::toString);
    }
  }

  private static boolean preferable(Choice one, Choice other) {
    int cost = one.cost().compareTo(other.cost());
    int quality = one.quality().compareTo(other.quality());
    return cost <= 0 && quality >= 0 && (cost < 0 || quality > 0);
  }
}
