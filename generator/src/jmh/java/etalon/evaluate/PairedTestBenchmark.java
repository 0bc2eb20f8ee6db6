package etalon.evaluate;

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

/** The exact paired test: one pair of models, and all pairs of a panel, which share what they count. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PairedTestBenchmark {
  private static final int MODELS = 27;
  private static final int MOST_POINTS = 10;

  @Param({"40", "1000"})
  private int documents;

  private int[][] points;

  @Setup
  public void draw() {
    Random random = new Random(20261130);
    points = new int[MODELS][documents];
    for (int[] model : points) {
      for (int document = 0; document < documents; document++) {
        model[document] = MOST_POINTS - Math.min(MOST_POINTS, (int) Math.abs(2 * random.nextGaussian()));
      }
    }
  }

  @Benchmark
  public double onePair() {
    return new PairedTest().pValue(differences(0, 1));
  }

  @Benchmark
  public double allPairs() {
    PairedTest test = new PairedTest();
    double sum = 0;
    for (int one = 0; one < MODELS; one++) {
      for (int other = 0; other < one; other++) {
        sum += test.pValue(differences(one, other));
      }
    }
    return sum;
  }

  private int[] differences(int one, int other) {
    int[] differences = new int[documents];
    for (int document = 0; document < documents; document++) {
      differences[document] = points[one][document] - points[other][document];
    }
    return differences;
  }
}
