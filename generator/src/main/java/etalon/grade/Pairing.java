package etalon.grade;

import java.util.ArrayDeque;
import java.util.Arrays;

/** Matches two sets one to one so that as many pairs as possible match (maximum bipartite matching). */
final class Pairing {
  private static final int NONE = -1;

  private Pairing() {}

  /**
   * The size of the largest matching, by augmenting paths (Kuhn 1955, breadth first, so that a long path needs no deep
   * recursion).
   *
   * @param matches {@code matches[i][j]}: whether the left element i and the right element j may be a pair
   * @param rights how many elements stand on the right
   */
  static int largest(boolean[][] matches, int rights) {
    int[] leftOf = new int[rights];
    int[] rightOf = new int[matches.length];
    Arrays.fill(leftOf, NONE);
    Arrays.fill(rightOf, NONE);
    int size = 0;
    for (int left = 0; left < matches.length; left++) {
      if (augment(left, matches, leftOf, rightOf)) {
        size++;
      }
    }
    return size;
  }

  private static boolean augment(int start, boolean[][] matches, int[] leftOf, int[] rightOf) {
    int[] reachedFrom = new int[leftOf.length]; // the left element from which a right one was reached
    Arrays.fill(reachedFrom, NONE);
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int left = open.remove();
      for (int right = 0; right < leftOf.length; right++) {
        if (!matches[left][right] || reachedFrom[right] != NONE) {
          continue;
        }
        reachedFrom[right] = left;
        if (leftOf[right] == NONE) {
          flip(right, reachedFrom, leftOf, rightOf);
          return true;
        }
        open.add(leftOf[right]);
      }
    }
    return false;
  }

  /** Pairs up along the path that ends at a free right element. */
  private static void flip(int free, int[] reachedFrom, int[] leftOf, int[] rightOf) {
    int right = free;
    while (right != NONE) {
      int left = reachedFrom[right];
      int before = rightOf[left];
      leftOf[right] = left;
      rightOf[left] = right;
      right = before;
    }
  }
}
