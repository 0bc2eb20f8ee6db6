package etalon.diff;

import java.util.ArrayList;
import java.util.List;

/** Which passages of a text were replaced, taken out or put in: the longest common subsequence stays. */
final class Passages {
  /** Above this product of lengths, about 30 MB of table, what differs in the middle is taken as replaced. */
  private static final long MOST_CELLS = 8_000_000;

  private Passages() {}

  /** One passage before and after; empty before when it is new, empty after when it is gone. */
  record Change(String before, String after) {}

  static List<Change> changes(List<String> before, List<String> after) {
    int start = 0;
    int shorter = Math.min(before.size(), after.size());
    while (start < shorter && before.get(start).equals(after.get(start))) {
      start++;
    }
    int end = 0;
    while (end < shorter - start && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
      end++;
    }
    List<String> old = before.subList(start, before.size() - end);
    List<String> now = after.subList(start, after.size() - end);
    List<Change> changes = new ArrayList<>();
    if ((long) old.size() * now.size() > MOST_CELLS) {
      pair(old, now, changes);
    } else {
      between(old, now, common(old, now), changes);
    }
    return changes;
  }

  /** {@code [i][j]}: how many passages the two have in common from i and j on. */
  private static int[][] common(List<String> old, List<String> now) {
    int[][] common = new int[old.size() + 1][now.size() + 1];
    for (int i = old.size() - 1; i >= 0; i--) {
      for (int j = now.size() - 1; j >= 0; j--) {
        common[i][j] =
            old.get(i).equals(now.get(j)) ? 1 + common[i + 1][j + 1] : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private static void between(List<String> old, List<String> now, int[][] common, List<Change> changes) {
    int oldFrom = 0;
    int nowFrom = 0;
    int i = 0;
    int j = 0;
    while (i < old.size() && j < now.size()) {
      if (old.get(i).equals(now.get(j))) {
        pair(old.subList(oldFrom, i), now.subList(nowFrom, j), changes);
        oldFrom = ++i;
        nowFrom = ++j;
      } else if (common[i + 1][j] >= common[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    pair(old.subList(oldFrom, old.size()), now.subList(nowFrom, now.size()), changes);
  }

  /** What stood between two common passages becomes, one by one, what stands there now. */
  private static void pair(List<String> old, List<String> now, List<Change> changes) {
    for (int i = 0; i < Math.max(old.size(), now.size()); i++) {
      changes.add(new Change(i < old.size() ? old.get(i) : "", i < now.size() ? now.get(i) : ""));
    }
  }
}
