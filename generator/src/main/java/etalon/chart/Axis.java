package etalon.chart;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A scale with its name and the values that are marked on it.
 *
 * @param label what is measured, with its unit
 */
public record Axis(String label, Scale scale, List<Tick> ticks) {

  /** A marked value and how the language writes it. */
  public record Tick(BigDecimal value, String label) {}

  public Axis {
    ticks = List.copyOf(ticks);
  }

  /**
   * A linear axis that begins and ends on a tick.
   *
   * @param most how many ticks there is room for, at least 3
   * @param write how the language writes a value
   */
  public static Axis linear(String label, BigDecimal least, BigDecimal greatest, int most, Function<BigDecimal, String> write) {
    List<BigDecimal> values = Ticks.linear(least, greatest, most);
    return new Axis(
        label, new Scale.Linear(values.get(0), values.get(values.size() - 1)), written(values, write));
  }

  /** A logarithmic axis that ends a little beyond its values, with ticks at powers of ten, or closer where they are few. */
  public static Axis logarithmic(String label, BigDecimal least, BigDecimal greatest, Function<BigDecimal, String> write) {
    BigDecimal from = least.multiply(new BigDecimal("0.8"));
    BigDecimal to = greatest.multiply(new BigDecimal("1.25"));
    return new Axis(label, new Scale.Logarithmic(from, to), written(Ticks.logarithmic(from, to), write));
  }

  /** Ranks 1 to {@code last}, with ticks at the first and at every fifth, tenth ... */
  public static Axis ranks(String label, int last, Function<BigDecimal, String> write) {
    BigDecimal half = new BigDecimal("0.5");
    return new Axis(
        label, new Scale.Linear(half, BigDecimal.valueOf(last).add(half)), written(Ticks.ranks(last), write));
  }

  /** Categories 1 to {@code size}, named by their number as ranks are. */
  public static Axis numbered(String label, int size, Function<BigDecimal, String> write) {
    List<Tick> ticks = new ArrayList<>();
    for (BigDecimal rank : Ticks.ranks(size)) {
      ticks.add(new Tick(rank.subtract(BigDecimal.ONE), write.apply(rank)));
    }
    return new Axis(label, new Scale.Category(size), ticks);
  }

  private static List<Tick> written(List<BigDecimal> values, Function<BigDecimal, String> write) {
    return values.stream().map(value -> new Tick(value, write.apply(value))).toList();
  }
}
