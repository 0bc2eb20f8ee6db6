package etalon.evaluate;

import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Kind;
import etalon.bench.Boards.Measure;
import etalon.bench.Boards.Metric;
import etalon.bench.Boards.Score;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Boards written as lines: {@code publisher/group/id overall weight [report] [lower]: model=raw model=raw~bar}, with
 * {@code -} for a measure without a part in Overall. Category and domain are {@code id} without its digits.
 */
final class SmallBoards {
  private static final LocalDate DATE = LocalDate.of(2026, 9, 6);

  private SmallBoards() {}

  /** @param models in order, separated by spaces */
  static Boards of(String models, String... lines) {
    List<Measure> measures = new ArrayList<>();
    List<Score> scores = new ArrayList<>();
    for (String line : lines) {
      String[] sides = line.split(":", -1);
      Measure measure = measure(sides[0].strip());
      measures.add(measure);
      for (String figure : sides[1].strip().split(" +")) {
        String[] parts = figure.split("[=~]");
        Optional<BigDecimal> bar = parts.length > 2 ? Optional.of(new BigDecimal(parts[2])) : Optional.empty();
        scores.add(new Score(parts[0], measure.id(), new BigDecimal(parts[1]), bar, parts[0], Optional.empty()));
      }
    }
    return new Boards(
        DATE, measures, List.of(models.split(" ")).stream().map(id -> new BoardModel(id, id, "")).toList(), scores,
        List.of(), List.of());
  }

  private static Measure measure(String text) {
    List<String> words = List.of(text.split(" +"));
    String[] names = words.get(0).split("/");
    Optional<BigDecimal> overall =
        words.get(1).equals("-") ? Optional.empty() : Optional.of(new BigDecimal(words.get(1)));
    String scope = names[2].replaceAll("[0-9]", "");
    return new Measure(
        names[2], names[2], names[0], "https://example.org/", DATE, Optional.empty(), Optional.empty(), Metric.INDEX, words.contains("lower"), scope, scope,
        words.contains("report") ? Kind.REPORT : Kind.BOARD, names[1], names[1], overall,
        new BigDecimal(words.get(2)));
  }

  /** The one measure of the line, standardised. */
  static Standardization standardized(String models, String line) {
    return Standardization.of(of(models, line), true).get(0);
  }
}
