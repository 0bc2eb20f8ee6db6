package etalon.evaluate;

import etalon.evaluate.Standardization.Figure;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A model's score over the measures of a scope: Overall, a category or a domain.
 *
 * @param score 0 to 100, not rounded
 * @param evidence above 0 and at most 1: the share of the scope's weight that the model has, sum w c / W
 * @param figures how many measures of the scope it has, at least 1
 * @param dispersion population standard deviation of its standardised scores in the scope, each counting
 *     once; 0 with a single figure, where it says nothing
 * @param uncertainty empty when none of its figures has an error bar
 * @param dominant the publisher that more than half of the evidence comes from, if there is one
 */
public record CompositeScore(
    double score,
    double evidence,
    int figures,
    double dispersion,
    Optional<Uncertainty> uncertainty,
    Optional<Dominance> dominant) {

  /** The weight of the pull towards 50, as a share of the scope's weight. */
  static final double PRIOR = 0.25;

  /**
   * The standard error of a composite score, as far as published error bars go. Not part of the source's method.
   *
   * <p>A score is a linear combination of its raw figures, as long as none reaches a clamp. With e the error
   * bars, taken as standard errors (the sources' field is named so) and independent of each other:
   *
   * <pre>sqrt(sum (w c e 15 / sd)^2) / (sum w c + prior)</pre>
   *
   * <p>A figure at a clamp adds 0. This is a lower bound of what is not known. It leaves out measures without
   * an error bar (see {@code covered}); that mean, sd and range of a measure would move with its figures; that
   * the confidence c, held fixed here, depends on e; that errors on boards of one publisher go together; which
   * boards, weights and prior were chosen; and which of a model's settings a board ran.
   *
   * @param standardError points of the score, at least 0
   * @param covered above 0 and at most 1: the share of the evidence whose figures have an error bar
   */
  public record Uncertainty(double standardError, double covered) {}

  /**
   * One publisher's part of the evidence.
   *
   * @param share above 0.5 and at most 1
   */
  public record Dominance(String publisher, double share) {}

  /** A measure and its weight in a scope. */
  record Weighted(Standardization measure, double weight) {}

  /** What is shown: to a tenth, rounded half up from the exact value of the double. */
  public BigDecimal shown() {
    return shown(score);
  }

  static BigDecimal shown(double score) {
    return new BigDecimal(score).setScale(1, RoundingMode.HALF_UP);
  }

  /**
   * The weighted mean with shrinkage towards 50.
   *
   * <pre>score = (sum w c s + 50 prior) / (sum w c + prior),  prior = 0.25 W</pre>
   *
   * <p>with w the weight, c the confidence and s the standardised score of each measure that the model has, and
   * W the weight of all measures of the scope. Measures that it has not are left out of the sums, never imputed.
   *
   * @param scope the kept measures; one that was dropped for want of figures is no part of W
   * @return empty when the model has no measure of the scope
   */
  static Optional<CompositeScore> of(String model, List<Weighted> scope) {
    double available = 0;
    double evidence = 0;
    double sum = 0;
    double variance = 0;
    double covered = 0;
    double[] scores = new double[scope.size()];
    int figures = 0;
    Map<String, Double> byPublisher = new LinkedHashMap<>();
    for (Weighted weighted : scope) {
      available += weighted.weight();
      Figure figure = weighted.measure().figures().get(model);
      if (figure == null) {
        continue;
      }
      double weight = weighted.weight() * figure.confidence();
      evidence += weight;
      sum += weight * figure.score();
      scores[figures++] = figure.score();
      byPublisher.merge(weighted.measure().measure().publisher(), weight, Double::sum);
      if (figure.error().isPresent()) {
        double part = weight * figure.error().get();
        variance += part * part;
        covered += weight;
      }
    }
    if (!(evidence > 0)) {
      return Optional.empty();
    }
    return Optional.of(
        new CompositeScore(
            shrunk(sum, evidence, available),
            evidence / available,
            figures,
            Standardization.sd(Arrays.copyOf(scores, figures)),
            uncertainty(variance, covered, evidence, available),
            dominant(byPublisher, evidence)));
  }

  /**
   * The score from its sums.
   *
   * @param sum sum w c s
   * @param evidence sum w c
   * @param available W
   */
  static double shrunk(double sum, double evidence, double available) {
    double prior = PRIOR * available;
    return (sum + Standardization.CENTER * prior) / (evidence + prior);
  }

  private static Optional<Uncertainty> uncertainty(
      double variance, double covered, double evidence, double available) {
    return covered > 0
        ? Optional.of(
            new Uncertainty(Math.sqrt(variance) / (evidence + PRIOR * available), covered / evidence))
        : Optional.empty();
  }

  private static Optional<Dominance> dominant(Map<String, Double> byPublisher, double evidence) {
    return byPublisher.entrySet().stream()
        .filter(entry -> 2 * entry.getValue() > evidence)
        .map(entry -> new Dominance(entry.getKey(), entry.getValue() / evidence))
        .findFirst();
  }
}
