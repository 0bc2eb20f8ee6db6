package etalon.identity;

import java.util.Comparator;

/**
 * How hard a model was set to work, as a label says it.
 *
 * @param name of the rules: {@code max}, {@code thinking}
 * @param rank its place among the tiers of the rules, 0 for the lowest
 * @param budget thousands of tokens that it may think, 0 when not said: 32 for "thinking 32k"
 */
public record Tier(String name, int rank, int budget) implements Comparable<Tier> {
  private static final Comparator<Tier> ORDER = Comparator.comparingInt(Tier::rank).thenComparingInt(Tier::budget);

  /** By rank, then by budget. */
  @Override
  public int compareTo(Tier other) {
    return ORDER.compare(this, other);
  }
}
