package etalon.bench;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A ranking as it was published on a day. History: never recomputed, never rewritten.
 *
 * @param publisher who published it
 * @param documents how many documents it rests on
 */
public record Ranking(
    String benchmark, LocalDate date, String publisher, Source source, int documents, List<Row> rows) {

  /**
   * One model's published figures. Accuracy, shares and margin are in percent and points.
   *
   * @param costPerTest US dollars
   */
  public record Row(
      String model,
      BigDecimal accuracy,
      Optional<BigDecimal> margin,
      Optional<BigDecimal> noReview,
      Optional<BigDecimal> costPerTest,
      Optional<BigDecimal> medianMillis,
      Optional<Integer> failures) {}

  public Ranking {
    rows = List.copyOf(rows);
  }
}
