package etalon.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What somebody who misspelt a name most likely meant, by Levenshtein's edit distance. */
public final class Nearest {
  private Nearest() {}

  /** The known name that takes the fewest edits; the first in their order among several. Empty when none is known. */
  public static Optional<String> of(String name, Collection<String> known) {
    return known.stream().min(Comparator.comparingInt((String other) -> distance(name, other)).thenComparing(o -> o));
  }

  /**
   * The beginning of a hint, {@code perhaps 'acme/small'; }, when a known name is close enough to be a
   * misspelling: at most a third of its letters differ. Else nothing.
   */
  public static String perhaps(String name, Collection<String> known) {
    return of(name, known)
        .filter(other -> distance(name, other) * 3 <= Math.max(name.length(), other.length()))
        .map(other -> "perhaps '" + other + "'; ")
        .orElse("");
  }

  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int substituted = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
