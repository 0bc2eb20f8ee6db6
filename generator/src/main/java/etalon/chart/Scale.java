package etalon.chart;

import java.math.BigDecimal;

/** Where a value lies along an axis: 0 at its beginning, 1 at its end. A value outside lies outside. */
public sealed interface Scale {

  double position(BigDecimal value);

  /** Equal distances for equal differences. {@code from} differs from {@code to}. */
  record Linear(BigDecimal from, BigDecimal to) implements Scale {
    public Linear {
      if (from.compareTo(to) == 0) {
        throw new IllegalArgumentException("a scale from " + from + " to itself");
      }
    }

    @Override
    public double position(BigDecimal value) {
      double start = from.doubleValue();
      return (value.doubleValue() - start) / (to.doubleValue() - start);
    }
  }

  /** Equal distances for equal ratios; every value is above 0. */
  record Logarithmic(BigDecimal from, BigDecimal to) implements Scale {
    public Logarithmic {
      if (!(from.signum() > 0 && to.compareTo(from) > 0)) {
        throw new IllegalArgumentException("no logarithmic scale from " + from + " to " + to);
      }
    }

    /** @throws IllegalArgumentException for a value that has no logarithm */
    @Override
    public double position(BigDecimal value) {
      if (!(value.signum() > 0)) {
        throw new IllegalArgumentException("no logarithm of " + value);
      }
      double start = StrictMath.log(from.doubleValue());
      return (StrictMath.log(value.doubleValue()) - start) / (StrictMath.log(to.doubleValue()) - start);
    }
  }

  /** One place of equal width for each of the categories 0 to {@code size} - 1; a value lies in the middle of its place. */
  record Category(int size) implements Scale {
    public Category {
      if (size < 1) {
        throw new IllegalArgumentException("an axis of " + size + " categories");
      }
    }

    @Override
    public double position(BigDecimal index) {
      return (index.doubleValue() + 0.5) / size;
    }
  }
}
