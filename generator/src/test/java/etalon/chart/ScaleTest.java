package etalon.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaleTest {

  @ParameterizedTest(name = "{2} from {0} to {1}")
  @CsvSource({"0, 100, 25, 0.25", "40, 100, 100, 1", "40, 100, 40, 0", "40, 100, 10, -0.5", "27, 1, 1, 1", "0.5, 27.5, 14, 0.5"})
  void linear(BigDecimal from, BigDecimal to, BigDecimal value, double position) {
    assertEquals(position, new Scale.Linear(from, to).position(value), 1e-12);
  }

  @ParameterizedTest(name = "{2} from {0} to {1}")
  @CsvSource({"0.001, 10, 0.1, 0.5", "1, 1000, 10, 0.333333333333", "1, 100, 0.1, -0.5", "0.0001, 0.01, 0.01, 1"})
  void logarithmic(BigDecimal from, BigDecimal to, BigDecimal value, double position) {
    assertEquals(position, new Scale.Logarithmic(from, to).position(value), 1e-12);
  }

  @ParameterizedTest(name = "{1} of {0}")
  @CsvSource({"1, 0, 0.5", "4, 0, 0.125", "4, 3, 0.875"})
  void category(int size, BigDecimal index, double position) {
    assertEquals(position, new Scale.Category(size).position(index), 1e-12);
  }

  @Test
  void whatHasNoPlaceIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Scale.Linear(BigDecimal.ONE, new BigDecimal("1.0")));
    assertThrows(IllegalArgumentException.class, () -> new Scale.Logarithmic(BigDecimal.ZERO, BigDecimal.ONE));
    assertThrows(IllegalArgumentException.class, () -> new Scale.Logarithmic(BigDecimal.ONE, BigDecimal.ONE));
    assertThrows(
        IllegalArgumentException.class, () -> new Scale.Logarithmic(BigDecimal.ONE, BigDecimal.TEN).position(BigDecimal.ZERO));
    assertThrows(IllegalArgumentException.class, () -> new Scale.Category(0));
  }
}
