package etalon.site;

import etalon.bench.Boards;
import etalon.evaluate.AnchoredEstimate;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeScore;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.load.BoardInputs;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** How the pages of the composite index say their figures. */
final class CompositeView {
  final View view;
  final BoardInputs inputs;

  CompositeView(View view) {
    this.view = view;
    this.inputs = view.context.inputs().boards().orElseThrow();
  }

  CompositeIndex index(boolean reports) {
    var composites = view.context.evaluation().composite().orElseThrow();
    return reports ? composites.withReports() : composites.boardsOnly();
  }

  static String page(String model) {
    return "composite/models/" + model;
  }

  Boards.BoardModel model(String id) {
    return view.context.boardModels().get(id);
  }

  Cell modelCell(String id) {
    return Cell.rich(Rich.link(model(id).name(), view.link(page(id))));
  }

  Cell score(CompositeScore score) {
    // The figure as shown: where it is the same, the published order decides, and that one knows the rest.
    Cell cell = Cell.number(view.format.number(score.shown()), score.shown());
    return score.uncertainty()
        .map(u -> cell.remark(view.format.margin(tenth(u.standardError()))))
        .orElse(cell);
  }

  Cell evidence(CompositeScore score) {
    BigDecimal share = new BigDecimal(score.evidence() * 100).setScale(0, RoundingMode.HALF_UP);
    return Cell.number(view.format.percent(share), share);
  }

  /** A word of caution where one publisher is more than half of the evidence. */
  Optional<String> dominance(CompositeScore score) {
    return score
        .dominant()
        .map(
            d ->
                view.say(
                    Key.COMPOSITE_DOMINANT, "publisher", d.publisher(),
                    "share", view.format.percent(tenth(d.share() * 100).setScale(0, RoundingMode.HALF_UP))));
  }

  /** Words of caution, or that there is none to give. */
  Cell caution(List<String> words) {
    return words.isEmpty() ? Cell.missing(view.say(Key.NO_CAUTION)) : Cell.text(String.join(" · ", words));
  }

  /** The column of labs, with those of the whole list to filter by: a page shows a part of them. */
  Column labs(Stream<String> models) {
    return view.words(Key.COLUMN_LAB)
        .choices(
            models.map(id -> model(id).org()).distinct()
                .sorted(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()))
                .map(org -> new Block.Choice(org, org))
                .toList());
  }

  /** "≈ 55.0", "at most", "at least": an estimate is never a rank. */
  String estimate(AnchoredEstimate estimate) {
    String value = view.format.number(estimate.shown());
    return switch (estimate.mark()) {
      case ABOUT -> view.say(Key.ESTIMATE_ABOUT, "value", value);
      case AT_MOST -> view.say(Key.ESTIMATE_AT_MOST, "value", value);
      case AT_LEAST -> view.say(Key.ESTIMATE_AT_LEAST, "value", value);
    };
  }

  Optional<AnchoredEstimate> estimate(CompositeIndex index, String model) {
    return index.estimates().stream().filter(e -> e.model().equals(model)).findFirst();
  }

  String reason(CompositeIndex.Reason reason) {
    return view.say(
        switch (reason) {
          case NO_FIGURE -> Key.LISTED_NO_FIGURE;
          case REPORTS_ONLY -> Key.LISTED_REPORTS_ONLY;
          case NO_OVERALL_MEASURE -> Key.LISTED_NO_OVERALL_MEASURE;
          case ONE_PUBLISHER -> Key.LISTED_ONE_PUBLISHER;
        });
  }

  String scope(String name) {
    return view.phrases.text(inputs.settings().scopes().get(name));
  }

  String unit(Boards.Metric metric) {
    return view.say(
        switch (metric) {
          case ELO -> Key.METRIC_ELO;
          case PERCENT -> Key.METRIC_PERCENT;
          case INDEX -> Key.METRIC_INDEX;
        });
  }

  static BigDecimal tenth(double value) {
    return new BigDecimal(value).setScale(1, RoundingMode.HALF_UP);
  }

  Cell number(long value) {
    return Cell.number(view.format.number(value), BigDecimal.valueOf(value));
  }

  /**
   * Links to all pages of a long table; the present one is no link.
   *
   * @param name gives the name of a page by its number
   */
  Block.Pages pages(int number, int pages, IntFunction<String> name) {
    List<Page.Link> links = new ArrayList<>();
    for (int other = 1; other <= pages; other++) {
      links.add(new Page.Link(view.format.number(other), view.link(name.apply(other)), other == number));
    }
    return new Block.Pages(links);
  }

  List<Page.Link> crumbs() {
    return List.of(new Page.Link(view.say(Key.NAV_COMPOSITE), view.link("composite"), false));
  }
}
