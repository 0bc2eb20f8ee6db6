package etalon.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** Round values for an axis. All exact decimals: a tick is never written 0.30000000000000004. */
final class Ticks {
  private static final List<BigDecimal> STEPS = List.of(BigDecimal.ONE, BigDecimal.valueOf(2), BigDecimal.valueOf(5));

  private Ticks() {}

  /**
   * Multiples of 1, 2 or 5 times a power of ten, from the last one at or below {@code least} to the first
   * one at or above {@code greatest}: the finest such step that gives at most {@code most} ticks. Equal
   * ends are taken for one step around them. Ends on both sides of zero need three ticks at any step, so
   * fewer may not be asked for.
   */
  static List<BigDecimal> linear(BigDecimal least, BigDecimal greatest, int most) {
    if (most < 3 || least.compareTo(greatest) > 0) {
      throw new IllegalArgumentException(most + " ticks from " + least + " to " + greatest);
    }
    BigDecimal span = greatest.subtract(least);
    // One power below the first that could do; equal ends take the last digit that is written.
    int power = span.signum() == 0 ? -least.scale() : span.precision() - span.scale() - 1 - digits(most);
    while (true) {
      for (BigDecimal one : STEPS) {
        BigDecimal step = one.scaleByPowerOfTen(power);
        BigDecimal first = least.divide(step, 0, RoundingMode.FLOOR);
        BigDecimal last = greatest.divide(step, 0, RoundingMode.CEILING);
        if (first.compareTo(last) == 0) {
          last = last.add(BigDecimal.ONE);
        }
        if (last.subtract(first).compareTo(BigDecimal.valueOf(most - 1)) <= 0) {
          return multiples(first, last, step);
        }
      }
      power++;
    }
  }

  private static int digits(int number) {
    return BigDecimal.valueOf(number).precision();
  }

  private static List<BigDecimal> multiples(BigDecimal first, BigDecimal last, BigDecimal step) {
    List<BigDecimal> ticks = new ArrayList<>();
    for (BigDecimal i = first; i.compareTo(last) <= 0; i = i.add(BigDecimal.ONE)) {
      ticks.add(plain(i.multiply(step)));
    }
    return List.copyOf(ticks);
  }

  /** Powers of ten within the ends; with fewer than three of them, 2 and 5 times them as well. */
  static List<BigDecimal> logarithmic(BigDecimal from, BigDecimal to) {
    List<BigDecimal> powers = logarithmic(from, to, STEPS.subList(0, 1));
    return powers.size() >= 3 ? powers : logarithmic(from, to, STEPS);
  }

  private static List<BigDecimal> logarithmic(BigDecimal from, BigDecimal to, List<BigDecimal> steps) {
    List<BigDecimal> ticks = new ArrayList<>();
    for (int power = from.precision() - from.scale() - 1; BigDecimal.ONE.scaleByPowerOfTen(power).compareTo(to) <= 0; power++) {
      for (BigDecimal step : steps) {
        BigDecimal tick = plain(step.scaleByPowerOfTen(power));
        if (tick.compareTo(from) >= 0 && tick.compareTo(to) <= 0) {
          ticks.add(tick);
        }
      }
    }
    return List.copyOf(ticks);
  }

  /** 1 and the multiples of a step of 1, 2 or 5 times a power of ten that leaves at most seven. */
  static List<BigDecimal> ranks(int last) {
    int step = 1;
    for (int i = 0; last / step > 6; i++) {
      step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    }
    List<BigDecimal> ticks = new ArrayList<>();
    ticks.add(BigDecimal.ONE);
    for (int rank = step; rank <= last; rank += step) {
      if (rank > 1) {
        ticks.add(BigDecimal.valueOf(rank));
      }
    }
    return List.copyOf(ticks);
  }

  /** Without an exponent and without zeros after the last decimal. */
  private static BigDecimal plain(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}
