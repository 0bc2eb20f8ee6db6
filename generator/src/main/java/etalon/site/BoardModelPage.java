package etalon.site;

import etalon.bench.Boards;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeIndex.Listed;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.evaluate.HeadToHead;
import etalon.evaluate.Standardization;
import etalon.evaluate.Standardization.Figure;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
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
    opening.add(view.paragraph(Key.BOARD_MODEL_COMPARE, "model", model.name(), "compare", view.link(CompareBoardsPage.NAME) + "?a=" + model.id()));
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
              Cell.number(view.format.number(CompositeView.tenth(figure.score())), CompositeView.tenth(figure.score())),
              Cell.number(view.format.number(hundredth(figure.confidence())), hundredth(figure.confidence())),
              composite.number(measure.count()),
              Cell.text(score.sourceLabel()),
              score.scaffold().map(Cell::text).orElseGet(() -> Cell.missing(view.say(Key.NOT_STATED)))));
    }
    return new Table(
        "table-profile", view.say(Key.PROFILE_CAPTION, "model", model.name()),
        List.of(
            view.words(Key.COLUMN_MEASURE), view.words(Key.COLUMN_DOMAIN),
            view.figures(Key.COLUMN_RAW, Better.HIGHER),
            view.figures(Key.COLUMN_STANDARDISED, Better.HIGHER),
            view.figures(Key.COLUMN_CONFIDENCE, Better.HIGHER),
            view.figures(Key.COLUMN_MODELS_LISTED, Better.NEITHER),
            view.words(Key.COLUMN_LABEL), view.words(Key.COLUMN_SCAFFOLD)),
        rows, 0, true, Use.SORT);
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
      HeadToHead pair = HeadToHead.of(index.measures(), model.id(), other.model());
      rows.add(
          Row.of(
              composite.number(other.rank()), composite.modelCell(other.model()), composite.score(other.score()),
              composite.number(pair.shared()), composite.number(pair.ahead()), composite.number(pair.behind())));
    }
    return new Table(
        "table-neighbours", view.say(Key.NEIGHBOURS_CAPTION, "model", model.name()),
        List.of(
            view.figures(Key.COLUMN_RANK, Better.LOWER), view.words(Key.COLUMN_MODEL),
            view.figures(Key.COLUMN_COMPOSITE, Better.HIGHER),
            view.figures(Key.COLUMN_SHARED, Better.NEITHER),
            view.figures(Key.COLUMN_AHEAD, Better.NEITHER),
            view.figures(Key.COLUMN_BEHIND, Better.NEITHER)),
        rows, 1, true);
  }

  private static BigDecimal hundredth(double value) {
    return new BigDecimal(value).setScale(2, java.math.RoundingMode.HALF_UP);
  }
}
