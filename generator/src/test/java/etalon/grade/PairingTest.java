package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PairingTest {
  private static final long SEED = 20261009;

  @Test
  void isAsLargeAsTheBestOfAllAssignments() {
    System.out.println("PairingTest seed " + SEED);
    Random random = new Random(SEED);
    for (int round = 0; round < 2_000; round++) {
      int lefts = random.nextInt(7);
      int rights = random.nextInt(7);
      double density = random.nextDouble();
      boolean[][] matches = new boolean[lefts][rights];
      for (boolean[] row : matches) {
        for (int j = 0; j < rights; j++) {
          row[j] = random.nextDouble() < density;
        }
      }
      assertEquals(bestOfAll(matches, 0, new boolean[rights]), Pairing.largest(matches, rights));
    }
  }

  /** Tries every assignment of the left elements from one on. */
  private static int bestOfAll(boolean[][] matches, int left, boolean[] taken) {
    if (left == matches.length) {
      return 0;
    }
    int best = bestOfAll(matches, left + 1, taken);
    for (int right = 0; right < taken.length; right++) {
      if (matches[left][right] && !taken[right]) {
        taken[right] = true;
        best = Math.max(best, 1 + bestOfAll(matches, left + 1, taken));
        taken[right] = false;
      }
    }
    return best;
  }

  /** Each element must give way to the next: the longest possible augmenting path, which recursion would not survive. */
  @Test
  void survivesALongChain() {
    int n = 2_000;
    boolean[][] matches = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      matches[i][i == n - 1 ? 0 : i] = true;
      if (i < n - 1) {
        matches[i][i + 1] = true;
      }
    }
    assertEquals(n, Pairing.largest(matches, n));
  }
}
