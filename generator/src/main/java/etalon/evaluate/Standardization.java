package etalon.evaluate;

import etalon.bench.Boards;
import etalon.bench.Boards.Kind;
import etalon.bench.Boards.Measure;
import etalon.bench.Boards.Score;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One measure's figures on a common scale, where 50 is the measure's mean and 15 its standard deviation.
 *
 * @param mean of the raw figures, in the measure's unit; so are {@code sd}, {@code min} and {@code max}
 * @param sd the population standard deviation, sqrt(sum (x - mean)^2 / n); exactly 0 when all figures are equal
 * @param figures by model, in the order of the models; two or more
 */
public record Standardization(
    Measure measure, double mean, double sd, double min, double max, Map<String, Figure> figures) {

  static final double CENTER = 50;
  static final double SCALE = 15;
  static final double LEAST_CONFIDENCE = 0.15;

  /**
   * One model's figure on one measure.
   *
   * @param raw as published, in the measure's unit
   * @param z standard deviations from the mean; above 0 is better, also where lower raw figures are
   * @param score 0 to 100
   * @param confidence 0.15 to 1
   * @param error the published error bar in points of the score: e x 15 / sd, and 0 at a clamp or without
   *     any spread, where a small change of the figure does not move the score; empty without an error bar
   */
  public record Figure(
      String model, String measure, BigDecimal raw, double z, double score, double confidence, Optional<Double> error) {}

  public Standardization {
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
  }

  public int count() {
    return figures.size();
  }

  /**
   * Standardises every measure with two figures or more; there is nothing to hold a lone one against.
   *
   * @param reports whether the figures of reports count too
   * @return in the order of the measures
   * @throws IllegalArgumentException for a score of a model or a measure that is not listed
   */
  static List<Standardization> of(Boards boards, boolean reports) {
    Map<String, Map<String, Score>> byMeasure = new LinkedHashMap<>();
    boards.measures().forEach(measure -> byMeasure.put(measure.id(), new LinkedHashMap<>()));
    for (Score score : boards.scores()) {
      Map<String, Score> scores = byMeasure.get(score.measure());
      if (scores == null) {
        throw new IllegalArgumentException("a score of the unknown measure '" + score.measure() + "': " + score);
      }
      scores.put(score.model(), score);
    }
    List<Standardization> kept = new ArrayList<>();
    for (Measure measure : boards.measures()) {
      Map<String, Score> scores = byMeasure.get(measure.id());
      List<Score> ordered = new ArrayList<>();
      boards.models().forEach(model -> Optional.ofNullable(scores.remove(model.id())).ifPresent(ordered::add));
      if (!scores.isEmpty()) {
        throw new IllegalArgumentException("scores of unknown models: " + scores.values());
      }
      if (ordered.size() >= 2 && (reports || measure.kind() == Kind.BOARD)) {
        kept.add(of(measure, ordered));
      }
    }
    return List.copyOf(kept);
  }

  /**
   * Standardises the figures of one measure.
   *
   * <p>z = (x - mean) / sd, turned round where lower is better; score = clamp(50 + 15 z, 0, 100). Without any
   * spread z is 0 and the score 50.
   *
   * @param scores two or more
   */
  static Standardization of(Measure measure, List<Score> scores) {
    double[] raw = scores.stream().mapToDouble(score -> score.raw().doubleValue()).toArray();
    double mean = mean(raw);
    double sd = sd(raw);
    double min = raw[0];
    double max = raw[0];
    for (double x : raw) {
      min = Math.min(min, x);
      max = Math.max(max, x);
    }
    Map<String, Figure> figures = new LinkedHashMap<>();
    for (int i = 0; i < raw.length; i++) {
      Score score = scores.get(i);
      double distance = measure.lowerIsBetter() ? mean - raw[i] : raw[i] - mean;
      double z = sd == 0 ? 0 : distance / sd;
      double linear = CENTER + SCALE * z;
      boolean moves = sd > 0 && linear >= 0 && linear <= 100;
      Optional<Double> bar = score.errorBar().map(BigDecimal::doubleValue);
      double range = max - min;
      figures.put(
          score.model(),
          new Figure(
              score.model(), measure.id(), score.raw(), z,
              Math.max(0, Math.min(100, linear)),
              bar.map(e -> confidence(e, range)).orElse(1.0),
              bar.map(e -> moves ? e * SCALE / sd : 0)));
    }
    return new Standardization(measure, mean, sd, min, max, figures);
  }

  /**
   * How far a figure is to be believed: clamp(1 / (1 + 16 (e / r)^2), 0.15, 1).
   *
   * <p>An error bar of a quarter of the range halves it; from 0.595 of the range on it is 0.15. A range of 0
   * is the limit of ever smaller ones: 0.15 with any error bar above 0, and 1 with one of 0. A figure without
   * an error bar has 1; that none was published says nothing of its width.
   *
   * @param errorBar e, at least 0
   * @param range r, the largest raw figure of the measure minus the smallest
   */
  static double confidence(double errorBar, double range) {
    if (errorBar == 0) {
      return 1;
    }
    double relative = errorBar / range;
    return Math.max(LEAST_CONFIDENCE, Math.min(1, 1 / (1 + 16 * relative * relative)));
  }

  /** The population standard deviation; 0 for equal values, whatever the rounding of their mean. */
  static double sd(double[] values) {
    double mean = mean(values);
    double squares = 0;
    boolean spread = false;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
      spread |= value != values[0];
    }
    return spread ? Math.sqrt(squares / values.length) : 0;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
