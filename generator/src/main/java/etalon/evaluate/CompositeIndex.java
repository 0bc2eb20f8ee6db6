package etalon.evaluate;

import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Kind;
import etalon.bench.Boards.Measure;
import etalon.evaluate.CompositeScore.Weighted;
import etalon.evaluate.Standardization.Figure;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The composite index: the figures of public boards on one scale, averaged by weight and pulled towards 50 where
 * the evidence is thin.
 *
 * @param measures those with two figures or more, standardised, in the order of the snapshot
 * @param overall the ranked models, best first
 * @param listed every other model with the reason why it has no rank: highest score, or estimate where there is
 *     none, first; equal ones in the order of the snapshot, and those with neither last
 * @param categories by name, in the order of the measures: every model with a score there, best first
 * @param domains likewise
 * @param estimates for models without an Overall score, highest first
 */
public record CompositeIndex(
    List<Standardization> measures,
    List<Ranked> overall,
    List<Listed> listed,
    Map<String, List<Placed>> categories,
    Map<String, List<Placed>> domains,
    List<AnchoredEstimate> estimates) {

  /** Why a model has no Overall rank; the first that applies. */
  public enum Reason {
    /** No measure that is kept lists it. */
    NO_FIGURE,
    /** Only reports list it, and reports alone never rank. */
    REPORTS_ONLY,
    /** Boards list it, but none with a part in Overall. */
    NO_OVERALL_MEASURE,
    /** It has an Overall score, and all boards that list it have one publisher. */
    ONE_PUBLISHER;

    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * Who measured a model. A board counts once, however many measures it has; so does a report.
   *
   * @param publishers of boards that list it, independent ones being told apart by name
   * @param boards that list it
   * @param overallPublishers publishers of the measures that its Overall score is made of
   * @param reports that list it; 0 when reports do not count
   */
  public record Sources(int publishers, int boards, int overallPublishers, int reports) {}

  /** A model with an Overall rank; 1 is first. Equal scores rank in the order of the snapshot. */
  public record Ranked(
      int rank, String model, CompositeScore score, Sources sources, WeightSensitivity sensitivity) {}

  /**
   * A model without an Overall rank.
   *
   * @param score its Overall score; there is one if the reason is {@link Reason#ONE_PUBLISHER}
   */
  public record Listed(String model, Reason reason, Optional<CompositeScore> score, Sources sources) {}

  /**
   * A model in a category or a domain.
   *
   * @param position 1 is first, among all that have a score there
   * @param rank its position among the eligible models alone; empty when no board measured it there
   * @param boards that measured it there, each counted once
   */
  public record Placed(int position, Optional<Integer> rank, String model, CompositeScore score, int boards) {
    public boolean eligible() {
      return rank.isPresent();
    }
  }

  public CompositeIndex {
    categories = unmodifiable(categories);
    domains = unmodifiable(domains);
  }

  /** Every standardised figure, measure by measure. */
  public List<Figure> figures() {
    return measures.stream().flatMap(measure -> measure.figures().values().stream()).toList();
  }

  public Optional<Ranked> ranked(String model) {
    return overall.stream().filter(entry -> entry.model().equals(model)).findFirst();
  }

  /** The Overall score of a model, ranked or not. */
  public Optional<CompositeScore> score(String model) {
    return ranked(model)
        .map(Ranked::score)
        .or(() -> listed.stream().filter(l -> l.model().equals(model)).findFirst().flatMap(Listed::score));
  }

  /**
   * Computes the index.
   *
   * <p>Each measure is standardised over all models that it lists ({@link Standardization}); a score in a scope is a
   * weighted mean with shrinkage ({@link CompositeScore}). Overall takes the boards' measures with an Overall
   * weight, and ranks models that boards of two or more publishers list, whichever boards these are. A category
   * or a domain takes its measures with their scope weight, and ranks models that one of its boards lists.
   *
   * <p>Order: score, not rounded. Ties keep in Overall the order of the models in the snapshot; in a category or
   * a domain their order in Overall, the listed ones after the ranked.
   *
   * @param reports whether the figures of reports count; they never change an Overall score
   * @throws IllegalArgumentException for a score of a model or a measure that is not listed
   */
  public static CompositeIndex of(Boards boards, boolean reports) {
    List<String> models = boards.models().stream().map(BoardModel::id).toList();
    List<Standardization> measures = Standardization.of(boards, reports);
    List<Weighted> overall =
        measures.stream()
            .filter(m -> m.measure().kind() == Kind.BOARD && m.measure().overallWeight().isPresent())
            .map(m -> new Weighted(m, m.measure().overallWeight().get().doubleValue()))
            .toList();
    Map<String, CompositeScore> scores = scores(models, overall);
    List<String> eligible =
        models.stream()
            .filter(m -> scores.containsKey(m) && WeightSensitivity.publishers(m, measures).size() >= 2)
            .toList();
    Map<String, WeightSensitivity> sensitivity = WeightSensitivity.of(eligible, measures, overall);
    List<Ranked> ranked = new ArrayList<>();
    for (String model : best(eligible, scores)) {
      ranked.add(
          new Ranked(
              ranked.size() + 1, model, scores.get(model), sources(model, measures, overall),
              sensitivity.get(model)));
    }
    List<AnchoredEstimate> estimates =
        AnchoredEstimate.of(
            models,
            measures,
            scores.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().score())));
    List<Listed> listed =
        listed(
            models.stream().filter(model -> !sensitivity.containsKey(model)).toList(),
            scores, estimates, inReports(boards), model -> sources(model, measures, overall));
    List<String> standing =
        Stream.concat(ranked.stream().map(Ranked::model), listed.stream().map(Listed::model)).toList();
    return new CompositeIndex(
        measures,
        List.copyOf(ranked),
        listed,
        scopes(standing, measures, Measure::category),
        scopes(standing, measures, Measure::domain),
        estimates);
  }

  /** The models that a kept report lists, whether or not reports count. */
  private static Set<String> inReports(Boards boards) {
    Set<String> models = new HashSet<>();
    Standardization.of(boards, true).stream()
        .filter(m -> m.measure().kind() == Kind.REPORT)
        .forEach(m -> models.addAll(m.figures().keySet()));
    return models;
  }

  private static List<Listed> listed(
      List<String> models,
      Map<String, CompositeScore> scores,
      List<AnchoredEstimate> estimates,
      Set<String> inReports,
      Function<String, Sources> sources) {
    Map<String, Double> heights = new HashMap<>();
    estimates.forEach(estimate -> heights.put(estimate.model(), estimate.value()));
    scores.forEach((model, score) -> heights.put(model, score.score()));
    return models.stream()
        .sorted(Comparator.comparing(heights::get, Comparator.nullsLast(Comparator.reverseOrder())))
        .map(
            model -> {
              Sources from = sources.apply(model);
              Optional<CompositeScore> score = Optional.ofNullable(scores.get(model));
              return new Listed(model, reason(from, score.isPresent(), inReports.contains(model)), score, from);
            })
        .toList();
  }

  private static Reason reason(Sources sources, boolean scored, boolean inReports) {
    if (scored) {
      return Reason.ONE_PUBLISHER;
    }
    if (sources.boards() > 0) {
      return Reason.NO_OVERALL_MEASURE;
    }
    return inReports ? Reason.REPORTS_ONLY : Reason.NO_FIGURE;
  }

  private static Sources sources(String model, List<Standardization> measures, List<Weighted> overall) {
    Set<String> boards = new HashSet<>();
    Set<String> overallPublishers = new HashSet<>();
    Set<String> reports = new HashSet<>();
    for (Standardization standardization : measures) {
      Measure measure = standardization.measure();
      if (standardization.figures().containsKey(model)) {
        (measure.kind() == Kind.BOARD ? boards : reports).add(measure.group());
      }
    }
    for (Weighted weighted : overall) {
      if (weighted.measure().figures().containsKey(model)) {
        overallPublishers.add(weighted.measure().measure().publisher());
      }
    }
    return new Sources(
        WeightSensitivity.publishers(model, measures).size(), boards.size(), overallPublishers.size(), reports.size());
  }

  private static Map<String, CompositeScore> scores(List<String> models, List<Weighted> scope) {
    Map<String, CompositeScore> scores = new LinkedHashMap<>();
    models.forEach(model -> CompositeScore.of(model, scope).ifPresent(score -> scores.put(model, score)));
    return scores;
  }

  /** Highest score first; ties keep the order given. */
  private static List<String> best(Collection<String> models, Map<String, CompositeScore> scores) {
    return models.stream()
        .sorted(Comparator.comparing(model -> scores.get(model).score(), Comparator.reverseOrder()))
        .toList();
  }

  private static Map<String, List<Placed>> scopes(
      List<String> models, List<Standardization> measures, Function<Measure, String> name) {
    Map<String, List<Weighted>> scopes = new LinkedHashMap<>();
    for (Standardization measure : measures) {
      BigDecimal weight = measure.measure().scopeWeight();
      scopes
          .computeIfAbsent(name.apply(measure.measure()), scope -> new ArrayList<>())
          .add(new Weighted(measure, weight.doubleValue()));
    }
    Map<String, List<Placed>> placed = new LinkedHashMap<>();
    scopes.forEach((scope, weighted) -> placed.put(scope, placed(models, weighted)));
    return placed;
  }

  private static List<Placed> placed(List<String> models, List<Weighted> scope) {
    Map<String, CompositeScore> scores = scores(models, scope);
    List<Placed> placed = new ArrayList<>();
    int eligible = 0;
    for (String model : best(scores.keySet(), scores)) {
      Set<String> boards = new HashSet<>();
      for (Weighted weighted : scope) {
        Measure measure = weighted.measure().measure();
        if (measure.kind() == Kind.BOARD && weighted.measure().figures().containsKey(model)) {
          boards.add(measure.group());
        }
      }
      Optional<Integer> rank = !boards.isEmpty() ? Optional.of(++eligible) : Optional.empty();
      placed.add(new Placed(placed.size() + 1, rank, model, scores.get(model), boards.size()));
    }
    return List.copyOf(placed);
  }

  private static Map<String, List<Placed>> unmodifiable(Map<String, List<Placed>> scopes) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(scopes));
  }
}
