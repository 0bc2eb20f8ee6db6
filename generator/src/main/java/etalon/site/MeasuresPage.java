package etalon.site;

import etalon.bench.Boards;
import etalon.bench.Boards.Measure;
import etalon.evaluate.Standardization;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Filter;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the composite's figures come from: publishers, dates, weights, how many models each lists, and overlaps. */
final class MeasuresPage {
  private MeasuresPage() {}

  static Page of(View view) {
    CompositeView composite = new CompositeView(view);
    Boards boards = composite.inputs.boards();
    List<Section> sections = new ArrayList<>();
    sections.add(
        Section.untitled(
            new Block.Paragraph(
                view.rich(Key.MEASURES_LEAD, "measures", boards.measures().size(), "date", view.format.date(boards.retrieved())), Block.Tone.LEAD)));
    for (Boards.Kind kind : Boards.Kind.values()) {
      sections.add(
          Section.of(
              kind == Boards.Kind.BOARD ? "boards" : "reports",
              view.say(kind == Boards.Kind.BOARD ? Key.MEASURES_BOARDS : Key.MEASURES_REPORTS), List.of(table(view, composite, kind))));
    }
    sections.add(Section.of("overlaps", view.say(Key.OVERLAPS_TITLE), List.of(view.paragraph(Key.OVERLAPS_LEAD), overlaps(view, boards))));
    List<Rich> excluded = new ArrayList<>();
    for (Boards.Excluded one : boards.excluded()) {
      excluded.add(view.rich(Key.EXCLUDED_MEASURE, "name", one.name(), "url", one.url()));
    }
    if (!excluded.isEmpty()) {
      sections.add(Section.of("excluded", view.say(Key.EXCLUDED_TITLE), List.of(new Block.Bullets(excluded))));
    }
    return view.page(
        view.say(Key.MEASURES_TITLE), view.say(Key.MEASURES_DESCRIPTION), composite.crumbs(), sections, Optional.empty());
  }

  private static Table table(View view, CompositeView composite, Boards.Kind kind) {
    List<Row> rows = new ArrayList<>();
    for (Measure measure : composite.inputs.boards().measures()) {
      if (measure.kind() != kind) {
        continue;
      }
      Optional<Standardization> kept =
          composite.index(true).measures().stream().filter(m -> m.measure().id().equals(measure.id())).findFirst();
      rows.add(
          Row.of(
              Cell.rich(Rich.link(measure.name(), measure.url())), Cell.text(measure.publisher()),
              Cell.date(view.format.date(measure.retrieved()), measure.retrieved()),
              Cell.text(composite.scope(measure.category())).key(measure.category()),
              Cell.text(composite.scope(measure.domain())).key(measure.domain()),
              Cell.text(composite.unit(measure.metric())),
              measure.overallWeight().map(w -> Cell.number(view.format.number(w), w)).orElseGet(() -> Cell.missing(view.say(Key.MEASURE_NOT_OVERALL))),
              Cell.number(view.format.number(measure.scopeWeight()), measure.scopeWeight()),
              kept.map(k -> composite.number(k.count())).orElseGet(() -> Cell.missing(view.say(Key.MEASURE_DROPPED))))
              .id(anchor(measure)));
    }
    return new Table(
        "table-" + kind.name().toLowerCase(java.util.Locale.ROOT), 
        view.say(kind == Boards.Kind.BOARD ? Key.MEASURES_BOARDS_CAPTION : Key.MEASURES_REPORTS_CAPTION),
        List.of(
            view.words(Key.COLUMN_MEASURE), view.words(Key.COLUMN_PUBLISHER).filter(Filter.CHOICE),
            view.words(Key.COLUMN_DATE), view.words(Key.COLUMN_CATEGORY).filter(Filter.CHOICE),
            view.words(Key.COLUMN_DOMAIN).filter(Filter.CHOICE), view.words(Key.COLUMN_UNIT),
            view.figures(Key.COLUMN_OVERALL_WEIGHT, Better.NEITHER),
            view.figures(Key.COLUMN_SCOPE_WEIGHT, Better.NEITHER),
            view.figures(Key.COLUMN_MODELS_LISTED, Better.NEITHER)),
        rows, 0, true, Use.SORT_AND_FILTER);
  }

  /** Where a measure stands on the page. */
  static String anchor(Measure measure) {
    return "m-" + measure.id();
  }

  private static Table overlaps(View view, Boards boards) {
    List<Row> rows = new ArrayList<>();
    for (Boards.Overlap overlap : boards.overlaps()) {
      rows.add(
          Row.of(
              Cell.text(name(boards, overlap.measure())), Cell.text(name(boards, overlap.with())),
              Cell.text(view.phrases.text(overlap.why()))));
    }
    return new Table(
        "table-overlaps", view.say(Key.OVERLAPS_CAPTION),
        List.of(
            view.words(Key.COLUMN_MEASURE), view.words(Key.COLUMN_WITH), view.words(Key.COLUMN_REASON)),
        rows, 0, false);
  }

  private static String name(Boards boards, String id) {
    return boards.measures().stream()
        .filter(m -> m.id().equals(id))
        .map(m -> m.name() + " (" + m.publisher() + ")")
        .findFirst()
        .orElseThrow();
  }
}
