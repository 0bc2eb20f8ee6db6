package etalon.site;

import etalon.bench.Boards;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeIndex.Listed;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.evaluate.Standardization;
import etalon.evaluate.Standardization.Figure;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One model of the boards: its profile around 50, measure by measure, and how it stands against its neighbours. */
final class BoardModelPage {
  private static final int NEIGHBOURS = 5;

  private final View view;
  private final CompositeView composite;
  private final CompositeIndex index;
  private final Boards.BoardModel model;

  private BoardModelPage(View view, String id) {
    this.view = view;
    this.composite = new CompositeView(view);
    this.index = composite.index(true);
    this.model = composite.model(id);
  }

  static Page of(View view, String id) {
    return new BoardModelPage(view, id).page();
  }

  private Page page() {
    Optional<Ranked> ranked = Optional.ofNullable(view.context.boardRanks().get(model.id()));
    List<Section> sections = new ArrayList<>();
    List<Block> opening = new ArrayList<>();
    opening.add(new Block.Paragraph(ranked.map(this::summary).orElseGet(this::listed), Block.Tone.LEAD));
    measured().ifPresent(id -> opening.add(view.paragraph(Key.BOARD_MODEL_MEASURED, "sheet", view.link("models/" + view.model(id).slug()))));
    sections.add(Section.of("", "", opening));
    sections.add(Section.of("profile", view.say(Key.PROFILE_TITLE), profileBlocks()));
    ranked.ifPresent(r -> sections.add(Section.of("neighbours", view.say(Key.NEIGHBOURS_TITLE), List.of(view.paragraph(Key.NEIGHBOURS_LEAD), neighbours(r)))));
    return view.page(
        view.say(Key.BOARD_MODEL_TITLE, "model", model.name()), view.say(Key.BOARD_MODEL_DESCRIPTION, "model", model.name(), "lab", model.org()), composite.crumbs(), sections, Optional.empty());
  }

  /** The catalogue's id of the same model, when it was measured here. */
  private Optional<String> measured() {
    return composite.inputs.identities().links().stream().filter(l -> l.board().equals(model.id())).map(l -> l.model()).findFirst();
  }

  private Rich summary(Ranked entry) {
    return view.rich(
        Key.BOARD_MODEL_RANKED,
        "model", model.name(), "rank", view.format.ordinal(entry.rank()), "ranked", index.overall().size(),
        "score", view.format.number(entry.score().shown()),
        "evidence", composite.evidence(entry.score()).shown().plain(),
        "from", entry.sensitivity().best(), "to", entry.sensitivity().worst(),
        "publishers", entry.sources().publishers());
  }

  private Rich listed() {
    Listed entry = index.listed().stream().filter(l -> l.model().equals(model.id())).findFirst().orElseThrow();
    String estimate = composite.estimate(index, model.id()).map(composite::estimate).orElse("");
    return estimate.isEmpty()
        ? view.rich(Key.BOARD_MODEL_LISTED, "model", model.name(), "reason", composite.reason(entry.reason()))
        : view.rich(Key.BOARD_MODEL_ESTIMATED, "model", model.name(), "reason", composite.reason(entry.reason()), "estimate", estimate);
  }

  private List<Block> profileBlocks() {
    List<Standardization> measures =
        index.measures().stream().filter(measure -> measure.figures().containsKey(model.id())).toList();
    List<Block> blocks = new ArrayList<>();
    blocks.add(view.paragraph(Key.PROFILE_LEAD));
    if (!measures.isEmpty()) {
      blocks.add(view.figure("chart-profile", ProfileChart.of(view, model.id(), model.name(), measures), "table-profile"));
    }
    blocks.add(profile(measures));
    return blocks;
  }

  private Table profile(List<Standardization> measures) {
    List<Row> rows = new ArrayList<>();
    for (Standardization measure : measures) {
      Figure figure = measure.figures().get(model.id());
      Boards.Score score = view.context.boardScores().get(model.id() + '\t' + measure.measure().id());
      Cell raw = Cell.number(view.format.number(score.raw()), score.raw());
      rows.add(
          Row.of(
              Cell.rich(Rich.link(measure.measure().name(), measure.measure().url())),
              Cell.text(composite.scope(measure.measure().domain())),
              score.errorBar().map(bar -> raw.remark(view.format.margin(bar))).orElse(raw),
              Cell.number(view.format.number(CompositeView.tenth(figure.score())), BigDecimal.valueOf(figure.score())),
              Cell.number(view.format.number(hundredth(figure.confidence())), BigDecimal.valueOf(figure.confidence())),
              composite.number(measure.count()),
              Cell.text(score.sourceLabel()),
              Cell.text(score.scaffold().orElse(""))));
    }
    return new Table(
        "table-profile", view.say(Key.PROFILE_CAPTION, "model", model.name()),
        List.of(
            Column.text(view.say(Key.COLUMN_MEASURE)), Column.text(view.say(Key.COLUMN_DOMAIN)),
            Column.number(view.say(Key.COLUMN_RAW), Better.HIGHER),
            Column.number(view.say(Key.COLUMN_STANDARDISED), Better.HIGHER).hint(view.say(Key.HINT_STANDARDISED)),
            Column.number(view.say(Key.COLUMN_CONFIDENCE), Better.HIGHER).hint(view.say(Key.HINT_CONFIDENCE)),
            Column.number(view.say(Key.COLUMN_MODELS_LISTED), Better.NEITHER),
            Column.text(view.say(Key.COLUMN_LABEL)), Column.text(view.say(Key.COLUMN_SCAFFOLD))),
        rows, 0, true);
  }

  /** Head to head with the models ranked just above and below, on the measures that both have. */
  private Table neighbours(Ranked entry) {
    List<Row> rows = new ArrayList<>();
    int at = entry.rank() - 1;
    for (int i = Math.max(0, at - NEIGHBOURS); i < Math.min(index.overall().size(), at + NEIGHBOURS + 1); i++) {
      Ranked other = index.overall().get(i);
      if (i == at) {
        continue;
      }
      int ahead = 0;
      int behind = 0;
      int shared = 0;
      for (Standardization measure : index.measures()) {
        Map<String, Figure> figures = measure.figures();
        if (figures.containsKey(model.id()) && figures.containsKey(other.model())) {
          shared++;
          int order = Double.compare(figures.get(model.id()).z(), figures.get(other.model()).z());
          ahead += order > 0 ? 1 : 0;
          behind += order < 0 ? 1 : 0;
        }
      }
      rows.add(
          Row.of(
              composite.number(other.rank()), composite.modelCell(other.model()), composite.score(other.score()),
              composite.number(shared), composite.number(ahead), composite.number(behind)));
    }
    return new Table(
        "table-neighbours", view.say(Key.NEIGHBOURS_CAPTION, "model", model.name()),
        List.of(
            Column.number(view.say(Key.COLUMN_RANK), Better.LOWER), Column.text(view.say(Key.COLUMN_MODEL)),
            Column.number(view.say(Key.COLUMN_COMPOSITE), Better.HIGHER),
            Column.number(view.say(Key.COLUMN_SHARED), Better.NEITHER),
            Column.number(view.say(Key.COLUMN_AHEAD), Better.NEITHER),
            Column.number(view.say(Key.COLUMN_BEHIND), Better.NEITHER)),
        rows, 1, true);
  }

  private static BigDecimal hundredth(double value) {
    return new BigDecimal(value).setScale(2, java.math.RoundingMode.HALF_UP);
  }
}
