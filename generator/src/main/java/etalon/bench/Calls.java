package etalon.bench;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What one model's calls cost and took on one benchmark.
 *
 * @param costPerTest mean US dollars of a successful call, at the price of its day; unknown when absent
 * @param medianMillis median duration of a successful call, in milliseconds
 * @param calls documents asked
 * @param failures calls that brought no usable answer
 */
public record Calls(
    String model,
    Optional<BigDecimal> costPerTest,
    Optional<BigDecimal> medianMillis,
    int calls,
    int failures) {
  public Calls {
    if (costPerTest.filter(c -> c.signum() < 0).isPresent()
        || medianMillis.filter(t -> t.signum() < 0).isPresent()
        || calls < 0
        || failures < 0) {
      throw new IllegalArgumentException("costs, times and counts cannot be negative: " + model);
    }
  }
}
