package etalon.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
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

  /**
   * The summary of a model's single calls: mean recomputed cost and median time of those that succeeded. One call
   * whose price is unknown leaves the mean unknown.
   */
  public static Calls of(String model, List<Call> calls) {
    List<Call> succeeded = calls.stream().filter(Call::succeeded).toList();
    return new Calls(model, mean(succeeded), percentile(succeeded, 50), calls.size(), calls.size() - succeeded.size());
  }

  private static Optional<BigDecimal> mean(List<Call> calls) {
    if (calls.isEmpty() || calls.stream().anyMatch(call -> call.recomputed().isEmpty())) {
      return Optional.empty();
    }
    BigDecimal sum = calls.stream().map(call -> call.recomputed().get()).reduce(BigDecimal.ZERO, BigDecimal::add);
    BigDecimal mean = sum.divide(BigDecimal.valueOf(calls.size()), MathContext.DECIMAL64);
    // Written out, and not as 1E+1.
    return Optional.of(new BigDecimal(mean.stripTrailingZeros().toPlainString()));
  }

  /**
   * The time that a share of the calls does not exceed, in milliseconds; the middle of the two when it falls between
   * calls. At 50 it is the median.
   *
   * @param percent above 0, below 100
   */
  public static Optional<BigDecimal> percentile(List<Call> calls, int percent) {
    long[] times = calls.stream().filter(call -> call.millis().isPresent()).mapToLong(call -> call.millis().getAsLong()).sorted().toArray();
    if (times.length == 0) {
      return Optional.empty();
    }
    // The averaged inverse of the distribution function: Hyndman and Fan's second definition (1996).
    int whole = times.length * percent;
    int above = whole / 100;
    BigDecimal high = BigDecimal.valueOf(times[Math.min(above, times.length - 1)]);
    return Optional.of(
        whole % 100 == 0 && above > 0
            ? BigDecimal.valueOf(times[above - 1]).add(high).divide(BigDecimal.valueOf(2))
            : high);
  }
}
