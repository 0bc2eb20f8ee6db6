package etalon.site;

import etalon.bench.Boards;
import etalon.bench.Boards.Measure;
import etalon.evaluate.Standardization;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
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
              Cell.text(view.format.date(measure.retrieved())), Cell.text(composite.scope(measure.category())),
              Cell.text(composite.scope(measure.domain())), Cell.text(composite.unit(measure.metric())),
              measure.overallWeight().map(w -> Cell.number(view.format.number(w), w)).orElseGet(() -> Cell.text(view.say(Key.NONE))),
              Cell.number(view.format.number(measure.scopeWeight()), measure.scopeWeight()),
              kept.map(k -> composite.number(k.count())).orElseGet(() -> Cell.text(view.say(Key.MEASURE_DROPPED)))));
    }
    return new Table(
        "table-" + kind.name().toLowerCase(java.util.Locale.ROOT), view.say(Key.MEASURES_CAPTION),
        List.of(
            Column.text(view.say(Key.COLUMN_MEASURE)), Column.text(view.say(Key.COLUMN_PUBLISHER)),
            Column.text(view.say(Key.COLUMN_DATE)), Column.text(view.say(Key.COLUMN_CATEGORY)),
            Column.text(view.say(Key.COLUMN_DOMAIN)), Column.text(view.say(Key.COLUMN_UNIT)),
            Column.number(view.say(Key.COLUMN_OVERALL_WEIGHT), Better.NEITHER),
            Column.number(view.say(Key.COLUMN_SCOPE_WEIGHT), Better.NEITHER),
            Column.number(view.say(Key.COLUMN_MODELS_LISTED), Better.NEITHER)),
        rows, 0, true);
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
            Column.text(view.say(Key.COLUMN_MEASURE)), Column.text(view.say(Key.COLUMN_WITH)), Column.text(view.say(Key.COLUMN_REASON))),
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
