package etalon.site;

import etalon.bench.Boards;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.Standardization;
import etalon.evaluate.Standardization.Figure;
import etalon.i18n.Key;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Every figure of the boards as a page says it, for the comparison of two models that a reader chooses.
 *
 * @param measures those with two figures or more
 * @param models all, by name
 */
public record BoardFigures(List<Measure> measures, List<Model> models) {

  /** @param about publisher, domain and unit, in words */
  public record Measure(String name, String url, String about) {}

  /**
   * @param name as the reader chooses it: no two models have the same
   * @param standing score and rank, or why there is none
   */
  public record Model(String id, String name, String standing, List<Shown> figures) {}

  /**
   * @param measure its place in {@code measures}
   * @param place 1 for the best figure of the measure; equal figures have equal places
   * @param raw in the measure's unit, with the published error bar behind it where there is one
   * @param tenths the standardised score in tenths of a point, as it is shown
   */
  public record Shown(int measure, int place, String raw, int tenths) {}

  static BoardFigures of(View view) {
    CompositeView composite = new CompositeView(view);
    CompositeIndex index = composite.index(true);
    List<Measure> measures = new ArrayList<>();
    Map<String, List<Shown>> figures = new HashMap<>();
    for (Standardization measure : index.measures()) {
      Boards.Measure m = measure.measure();
      int place = 0;
      double last = Double.NaN;
      for (Figure figure : measure.figures().values().stream().sorted(Comparator.comparingDouble(Figure::z).reversed()).toList()) {
        place += figure.z() == last ? 0 : 1;
        last = figure.z();
        figures.computeIfAbsent(figure.model(), id -> new ArrayList<>())
            .add(new Shown(measures.size(), place, raw(view, figure), CompositeView.tenth(figure.score()).movePointRight(1).intValueExact()));
      }
      measures.add(new Measure(m.name(), m.url(), m.publisher() + " · " + composite.scope(m.domain()) + ", " + composite.unit(m.metric())));
    }
    List<Model> models = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Boards.BoardModel model : composite.inputs.boards().models()) {
      String name = names.add(model.name()) ? model.name() : model.name() + " (" + model.id() + ")";
      models.add(new Model(model.id(), name, standing(composite, index, model.id()), figures.getOrDefault(model.id(), List.of())));
    }
    models.sort(Comparator.comparing((Model m) -> m.name().toLowerCase(Locale.ROOT)).thenComparing(Model::id));
    return new BoardFigures(List.copyOf(measures), List.copyOf(models));
  }

  private static String raw(View view, Figure figure) {
    Optional<BigDecimal> bar = view.context.boardScores().get(figure.model() + '\t' + figure.measure()).errorBar();
    return view.format.number(figure.raw()) + bar.map(b -> " " + view.format.margin(b)).orElse("");
  }

  private static String standing(CompositeView composite, CompositeIndex index, String id) {
    if (index.score(id).isPresent()) {
      return MergesPage.standing(composite.view, index, id);
    }
    CompositeIndex.Reason reason = index.listed().stream().filter(l -> l.model().equals(id)).findFirst().orElseThrow().reason();
    return composite.view.say(Key.NOT_RANKED) + " (" + composite.reason(reason) + ")";
  }
}
