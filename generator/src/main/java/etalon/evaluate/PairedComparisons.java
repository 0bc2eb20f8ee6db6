package etalon.evaluate;

import etalon.evaluate.PairedComparison.Told;
import java.util.Arrays;
import java.util.OptionalLong;

/** All pairs of the models of one benchmark. Among all pairs the tests are corrected by {@link Holm}. */
public final class PairedComparisons {
  private final BenchmarkRanking ranking;
  private final double amongAll;

  private PairedComparisons(BenchmarkRanking ranking) {
    this.ranking = ranking;
    this.amongAll = Holm.cut(upper(ranking.pValues()), RankIntervals.LEVEL);
  }

  public static PairedComparisons of(BenchmarkRanking ranking) {
    return new PairedComparisons(ranking);
  }

  /** How many pairs there are. */
  public int count() {
    return ranking.rows().size() * (ranking.rows().size() - 1) / 2;
  }

  /**
   * @param first position of a model in the ranking's rows
   * @param second position of another
   */
  public PairedComparison pair(int first, int second) {
    int[] differences = new int[ranking.points()[first].length];
    for (int d = 0; d < differences.length; d++) {
      differences[d] = ranking.points()[first][d] - ranking.points()[second][d];
    }
    double pValue = ranking.pValues()[first][second];
    Told told = pValue <= amongAll ? Told.AMONG_ALL : pValue <= RankIntervals.LEVEL ? Told.ALONE : Told.NOT;
    OptionalLong needed = told == Told.NOT ? PairedSampleSize.documents(differences) : OptionalLong.empty();
    return new PairedComparison(
        pValue, told, Arrays.stream(differences).sum(),
        // The exact test asks for a little more than the formula: never fewer than there are.
        needed.isPresent() ? OptionalLong.of(Math.max(1, needed.getAsLong() - differences.length)) : needed);
  }

  private static double[] upper(double[][] pValues) {
    double[] pairs = new double[pValues.length * (pValues.length - 1) / 2];
    int at = 0;
    for (int a = 0; a < pValues.length; a++) {
      for (int b = a + 1; b < pValues.length; b++) {
        pairs[at++] = pValues[a][b];
      }
    }
    return pairs;
  }
}
