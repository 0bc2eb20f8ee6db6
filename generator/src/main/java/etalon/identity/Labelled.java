package etalon.identity;

import java.util.Comparator;

/**
 * A name as one source prints it, to the letter.
 *
 * @param source the board or report; its several measures share one spelling
 */
public record Labelled(String source, String label) implements Comparable<Labelled> {
  private static final Comparator<Labelled> ORDER =
      Comparator.comparing(Labelled::source).thenComparing(Labelled::label);

  @Override
  public int compareTo(Labelled other) {
    return ORDER.compare(this, other);
  }
}
