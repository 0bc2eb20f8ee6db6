package etalon.bench;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The figures of public boards and reports, as their publishers gave them: input of the composite index.
 *
 * @param models in the order of the snapshot, which breaks ties
 * @param scores at most one for a model and a measure
 * @param excluded measures that are known and left out
 * @param overlaps measures that are part of another, or copied from it; declared, not corrected
 */
public record Boards(
    LocalDate retrieved,
    List<Measure> measures,
    List<BoardModel> models,
    List<Score> scores,
    List<Excluded> excluded,
    List<Overlap> overlaps) {

  /** A board measures many models and updates; a report is one publisher's comparison of a few. */
  public enum Kind {
    BOARD,
    REPORT
  }

  /** The unit of a measure's raw figures. */
  public enum Metric {
    ELO,
    PERCENT,
    INDEX
  }

  /**
   * One thing that a publisher measures.
   *
   * @param published day of a report
   * @param snapshot what the source says of its state that day, in its words
   * @param source the board or report that it belongs to
   * @param overallWeight its weight in the Overall score; absent when it has none
   * @param scopeWeight its weight in its category and its domain
   */
  public record Measure(
      String id,
      String name,
      String publisher,
      String url,
      LocalDate retrieved,
      Optional<LocalDate> published,
      Optional<String> snapshot,
      Metric metric,
      boolean lowerIsBetter,
      String category,
      String domain,
      Kind kind,
      String source,
      String group,
      Optional<BigDecimal> overallWeight,
      BigDecimal scopeWeight) {}

  public record BoardModel(String id, String name, String org) {}

  /**
   * @param raw in the measure's unit
   * @param errorBar in the measure's unit, as published; at least 0
   * @param sourceLabel how the source spells the model, to the letter
   * @param scaffold what ran the model, where the source says so
   */
  public record Score(
      String model,
      String measure,
      BigDecimal raw,
      Optional<BigDecimal> errorBar,
      String sourceLabel,
      Optional<String> scaffold) {}

  public record Excluded(String name, String url, String reason) {}

  /** @param why in both languages */
  public record Overlap(String measure, String with, Text why) {}

  public Boards {
    measures = List.copyOf(measures);
    models = List.copyOf(models);
    scores = List.copyOf(scores);
    excluded = List.copyOf(excluded);
    overlaps = List.copyOf(overlaps);
  }
}
