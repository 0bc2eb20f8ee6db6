package etalon.evaluate;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where a model without an Overall score stands among those that have one, its anchors; never a rank.
 *
 * @param value on the scale of the Overall score, not rounded
 * @param measures how many measures place the model, at least 1
 * @param anchors how many models they place it among, each counted once; at least 2
 */
public record AnchoredEstimate(String model, double value, Mark mark, int measures, int anchors) {

  /** With this many anchors on a measure, or more, its placement counts in full. */
  static final int FULL_SUPPORT = 6;

  /** What the estimate is: a point, or a bound when more than half of its weight is outside the anchors' range. */
  public enum Mark {
    ABOUT,
    /** The model is behind every anchor on measures with more than half of the weight. */
    AT_MOST,
    /** The model is ahead of every anchor there. */
    AT_LEAST;

    /** The stable word used in files. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** One model with an Overall score on one measure; {@code figure} is turned round where lower is better. */
  record Anchor(double figure, double overall) {}

  /** An Overall score read among anchors, and on which side of them all the figure is. */
  record Placement(double overall, Mark side) {}

  /** What is shown: to a tenth, rounded half up from the exact value of the double. */
  public BigDecimal shown() {
    return CompositeScore.shown(value);
  }

  /**
   * Estimates every model that has no Overall score and shares a measure with two or more that have one.
   *
   * <p>The estimate is the mean of the placements (see {@link #place}) on those measures, each weighted by the
   * measure's weight in its category x min(anchors, 6) / 6.
   *
   * @param overall the Overall scores, ranked or not, by model
   * @return highest first; ties in the order of the models
   */
  static List<AnchoredEstimate> of(
      List<String> models, List<Standardization> measures, Map<String, Double> overall) {
    List<Anchored> anchored =
        measures.stream().map(m -> Anchored.of(m, overall)).filter(m -> m.models().size() >= 2).toList();
    List<AnchoredEstimate> estimates = new ArrayList<>();
    for (String model : models) {
      if (!overall.containsKey(model)) {
        of(model, anchored).ifPresent(estimates::add);
      }
    }
    estimates.sort(Comparator.comparing(AnchoredEstimate::value).reversed());
    return List.copyOf(estimates);
  }

  /** A measure with its anchors, by figure; equal figures in the order of the models. */
  private record Anchored(Standardization measure, List<String> models, List<Anchor> anchors) {
    static Anchored of(Standardization measure, Map<String, Double> overall) {
      List<String> models = measure.figures().keySet().stream().filter(overall::containsKey).toList();
      return new Anchored(
          measure,
          models,
          sorted(models.stream().map(m -> new Anchor(directed(measure, m), overall.get(m))).toList()));
    }
  }

  private static Optional<AnchoredEstimate> of(String model, List<Anchored> measures) {
    double sum = 0;
    double total = 0;
    double behind = 0;
    double ahead = 0;
    int count = 0;
    Set<String> among = new HashSet<>();
    for (Anchored anchored : measures) {
      Standardization measure = anchored.measure();
      if (!measure.figures().containsKey(model)) {
        continue;
      }
      Placement placement = place(directed(measure, model), anchored.anchors());
      double support = Math.min(anchored.anchors().size(), FULL_SUPPORT) / (double) FULL_SUPPORT;
      double weight = measure.measure().scopeWeight().doubleValue() * support;
      sum += weight * placement.overall();
      total += weight;
      behind += placement.side() == Mark.AT_MOST ? weight : 0;
      ahead += placement.side() == Mark.AT_LEAST ? weight : 0;
      count++;
      among.addAll(anchored.models());
    }
    if (!(total > 0)) {
      return Optional.empty();
    }
    Mark mark = 2 * behind > total ? Mark.AT_MOST : 2 * ahead > total ? Mark.AT_LEAST : Mark.ABOUT;
    return Optional.of(new AnchoredEstimate(model, sum / total, mark, count, among.size()));
  }

  private static double directed(Standardization measure, String model) {
    double raw = measure.figures().get(model).raw().doubleValue();
    return measure.measure().lowerIsBetter() ? -raw : raw;
  }

  static List<Anchor> sorted(List<Anchor> anchors) {
    return anchors.stream().sorted(Comparator.comparing(Anchor::figure)).toList();
  }

  /**
   * Places a figure among anchors and reads their Overall score there.
   *
   * <p>Between two neighbours the score is linear. A figure equal to an anchor's has that anchor's score; equal to
   * those of several, the mean of the first two of them. Strictly outside all anchors it has the score of the
   * nearest, as a bound.
   *
   * @param figure higher is better
   * @param sorted one or more, by figure; equal figures in the order of the models
   */
  static Placement place(double figure, List<Anchor> sorted) {
    Anchor lowest = sorted.get(0);
    if (figure < lowest.figure()) {
      return new Placement(lowest.overall(), Mark.AT_MOST);
    }
    int upper = 0;
    while (upper < sorted.size() && sorted.get(upper).figure() < figure) {
      upper++;
    }
    if (upper == sorted.size()) {
      return new Placement(sorted.get(upper - 1).overall(), Mark.AT_LEAST);
    }
    Anchor above = sorted.get(upper);
    if (above.figure() == figure) {
      boolean twice = upper + 1 < sorted.size() && sorted.get(upper + 1).figure() == figure;
      double overall = twice ? (above.overall() + sorted.get(upper + 1).overall()) / 2 : above.overall();
      return new Placement(overall, Mark.ABOUT);
    }
    Anchor below = sorted.get(upper - 1);
    double way = (figure - below.figure()) / (above.figure() - below.figure());
    return new Placement(below.overall() + way * (above.overall() - below.overall()), Mark.ABOUT);
  }
}
