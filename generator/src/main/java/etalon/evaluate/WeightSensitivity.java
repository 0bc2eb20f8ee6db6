package etalon.evaluate;

import etalon.bench.Boards.Kind;
import etalon.evaluate.CompositeScore.Weighted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How much a model's Overall rank depends on the boards and their weights. Not part of the source's method.
 *
 * <p>The ranks are those under the weights as they are, and with each board that has a part in Overall left
 * out, its weight halved, and its weight doubled, one board at a time. A board that is left out is gone with all
 * its measures: its publisher no longer counts for eligibility unless another of its boards lists the model, and
 * the prior shrinks with the weight. A model that is not eligible without a board has no rank there; ranks count
 * the models that are, so leaving a board out also lifts those who stood behind the ones that fell away.
 *
 * @param best the rank nearest to 1
 * @param worst at least {@code best}
 * @param unrankedWithout the boards, by group, without which the model would not be ranked
 */
public record WeightSensitivity(int best, int worst, List<String> unrankedWithout) {
  private static final double[] FACTORS = {0.5, 2};

  /**
   * The models that Overall ranks, best first: those that have a score there and figures on boards of two or
   * more publishers, whichever boards these are. Ties of the score keep the order of the models.
   *
   * @param measures all that are kept, for eligibility
   */
  static List<String> ranked(List<String> models, List<Standardization> measures, List<Weighted> overall) {
    Map<String, Double> scores = new LinkedHashMap<>();
    for (String model : models) {
      if (publishers(model, measures) >= 2) {
        CompositeScore.of(model, overall).ifPresent(composite -> scores.put(model, composite.score()));
      }
    }
    return scores.keySet().stream()
        .sorted(Comparator.comparing(scores::get, Comparator.reverseOrder()))
        .toList();
  }

  /** How many publishers have a board, not a report, that lists the model. */
  static int publishers(String model, List<Standardization> measures) {
    return (int)
        measures.stream()
            .filter(m -> m.measure().kind() == Kind.BOARD && m.figures().containsKey(model))
            .map(m -> m.measure().publisher())
            .distinct()
            .count();
  }

  /** One entry for each ranked model. */
  static Map<String, WeightSensitivity> of(
      List<String> models, List<Standardization> measures, List<Weighted> overall) {
    List<String> base = ranked(models, measures, overall);
    List<Map<String, Integer>> variants = new ArrayList<>(List.of(positions(base)));
    Map<String, Map<String, Integer>> without = new LinkedHashMap<>();
    for (String board : overall.stream().map(w -> w.measure().measure().group()).distinct().toList()) {
      without.put(
          board,
          positions(
              ranked(
                  base,
                  measures.stream().filter(m -> !m.measure().group().equals(board)).toList(),
                  overall.stream().filter(w -> !w.measure().measure().group().equals(board)).toList())));
      for (double factor : FACTORS) {
        variants.add(positions(ranked(base, measures, scaled(overall, board, factor))));
      }
    }
    variants.addAll(without.values());
    Map<String, WeightSensitivity> result = new LinkedHashMap<>();
    for (String model : base) {
      var ranks = variants.stream().map(v -> Optional.ofNullable(v.get(model))).flatMap(Optional::stream);
      var range = ranks.collect(Collectors.summarizingInt(Integer::intValue));
      result.put(
          model,
          new WeightSensitivity(
              range.getMin(), range.getMax(),
              without.keySet().stream().filter(board -> !without.get(board).containsKey(model)).toList()));
    }
    return result;
  }

  private static List<Weighted> scaled(List<Weighted> overall, String board, double factor) {
    return overall.stream()
        .map(w -> w.measure().measure().group().equals(board) ? new Weighted(w.measure(), w.weight() * factor) : w)
        .toList();
  }

  private static Map<String, Integer> positions(List<String> ranked) {
    Map<String, Integer> positions = new HashMap<>();
    ranked.forEach(model -> positions.put(model, positions.size() + 1));
    return positions;
  }
}
