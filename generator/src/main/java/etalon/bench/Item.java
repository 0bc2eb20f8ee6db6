package etalon.bench;

import java.util.List;

/**
 * One graded cell of a benchmark: a criterion that a document declares, and what it expects there.
 *
 * @param expected the accepted forms; none when the right answer is "nothing"
 */
public record Item(String document, Criterion criterion, List<String> expected) {
  public Item {
    expected = List.copyOf(expected);
  }

  public boolean expectsNothing() {
    return expected.isEmpty();
  }
}
