package etalon.evaluate;

import etalon.bench.Boards.Kind;
import etalon.evaluate.CompositeScore.Weighted;
import etalon.evaluate.Standardization.Figure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
   * The ranks of the eligible models.
   *
   * @param eligible the models that Overall ranks under the weights as they are, in the order that breaks ties; no
   *     change of the boards makes another model eligible
   * @param measures all that are kept, for eligibility
   * @param overall those with a part in Overall, and their weights
   * @return by model, in the given order
   */
  static Map<String, WeightSensitivity> of(
      List<String> eligible, List<Standardization> measures, List<Weighted> overall) {
    List<Map<String, Integer>> variants = new ArrayList<>(List.of(ranks(eligible, overall)));
    Map<String, Map<String, Integer>> without = new LinkedHashMap<>();
    for (String board : overall.stream().map(WeightSensitivity::board).distinct().toList()) {
      for (double factor : FACTORS) {
        variants.add(ranks(eligible, scaled(overall, board, factor)));
      }
      List<Standardization> others = measures.stream().filter(m -> !m.measure().group().equals(board)).toList();
      List<String> left = eligible.stream().filter(model -> publishers(model, others).size() >= 2).toList();
      without.put(board, ranks(left, overall.stream().filter(w -> !board(w).equals(board)).toList()));
    }
    variants.addAll(without.values());
    Map<String, WeightSensitivity> result = new LinkedHashMap<>();
    for (String model : eligible) {
      int[] ranks = variants.stream().filter(v -> v.containsKey(model)).mapToInt(v -> v.get(model)).sorted().toArray();
      List<String> unranked = without.keySet().stream().filter(b -> !without.get(b).containsKey(model)).toList();
      result.put(model, new WeightSensitivity(ranks[0], ranks[ranks.length - 1], unranked));
    }
    return result;
  }

  /** The publishers whose boards, not reports, list the model. */
  static Set<String> publishers(String model, List<Standardization> measures) {
    Set<String> publishers = new HashSet<>();
    for (Standardization standardization : measures) {
      if (standardization.measure().kind() == Kind.BOARD && standardization.figures().containsKey(model)) {
        publishers.add(standardization.measure().publisher());
      }
    }
    return publishers;
  }

  /** The rank of each model that has a score; ties keep the order of the models. */
  private static Map<String, Integer> ranks(List<String> models, List<Weighted> overall) {
    Map<String, Double> scores = new LinkedHashMap<>();
    for (String model : models) {
      double available = 0;
      double evidence = 0;
      double sum = 0;
      for (Weighted weighted : overall) {
        available += weighted.weight();
        Figure figure = weighted.measure().figures().get(model);
        if (figure != null) {
          double weight = weighted.weight() * figure.confidence();
          evidence += weight;
          sum += weight * figure.score();
        }
      }
      if (evidence > 0) {
        scores.put(model, CompositeScore.shrunk(sum, evidence, available));
      }
    }
    Map<String, Integer> ranks = new HashMap<>();
    scores.keySet().stream()
        .sorted(Comparator.comparing(scores::get, Comparator.reverseOrder()))
        .forEachOrdered(model -> ranks.put(model, ranks.size() + 1));
    return ranks;
  }

  private static List<Weighted> scaled(List<Weighted> overall, String board, double factor) {
    return overall.stream()
        .map(w -> board(w).equals(board) ? new Weighted(w.measure(), w.weight() * factor) : w)
        .toList();
  }

  private static String board(Weighted weighted) {
    return weighted.measure().measure().group();
  }
}
