package etalon.evaluate;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A ranking's margins, and who is told apart from whom: every pair of models. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MarginsBenchmark {
  private static final int DOCUMENTS = 200;

  @Param({"27", "1000"})
  private int models;

  private double[] shares;
  private List<Ties.Scored> rows;

  @Setup
  public void draw() {
    shares = new Random(20261130).doubles(models).sorted().toArray();
    rows = new ArrayList<>();
    for (double share : shares) {
      rows.add(new Ties.Scored(shown(share), Optional.of(shown(Interval.wilson(share, DOCUMENTS).margin()))));
    }
  }

  private static BigDecimal shown(double share) {
    return BigDecimal.valueOf(100 * share).setScale(1, RoundingMode.HALF_UP);
  }

  @Benchmark
  public double wilson() {
    double widths = 0;
    for (double share : shares) {
      widths += Interval.wilson(share, DOCUMENTS).margin();
    }
    return widths;
  }

  @Benchmark
  public List<Optional<Ties.Tie>> ties() {
    return Ties.of(rows);
  }
}
