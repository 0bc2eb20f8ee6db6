package etalon.site;

import etalon.bench.Model;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The catalogue of models, by name. */
final class ModelsPage {
  private ModelsPage() {}

  static Page of(View view) {
    List<Row> rows = new ArrayList<>();
    List<Model> models = new ArrayList<>(view.catalogue().models());
    models.sort(Comparator.comparing((Model m) -> m.name().toLowerCase(java.util.Locale.ROOT)).thenComparing(Model::id));
    for (Model model : models) {
      rows.add(new Row(cells(view, model), false, false));
    }
    Table table =
        new Table(
            "table-models", view.say(Key.MODELS_CAPTION),
            List.of(
                Column.text(view.say(Key.COLUMN_MODEL)), Column.text(view.say(Key.COLUMN_LAB)),
                Column.text(view.say(Key.COLUMN_RELEASED)), Column.text(view.say(Key.COLUMN_WEIGHTS)),
                Column.number(view.say(Key.COLUMN_CONTEXT), Better.HIGHER), Column.text(view.say(Key.COLUMN_READS)),
                Column.number(view.say(Key.COLUMN_PRICE_IN), Better.LOWER), Column.number(view.say(Key.COLUMN_PRICE_OUT), Better.LOWER),
                Column.number(view.say(Key.COLUMN_INDEX_SHORT), Better.HIGHER)),
            rows, 0, true);
    return view.page(
        view.say(Key.MODELS_TITLE), view.say(Key.MODELS_DESCRIPTION, "models", models.size()), List.of(),
        List.of(
            Section.untitled(
                new Block.Paragraph(
                    view.rich(
                        Key.MODELS_LEAD, "models", models.size(), "date", view.format.date(view.catalogue().prices().date()),
                        "prices", view.link("methodology#costs-and-prices")),
                    Block.Tone.LEAD),
                table)),
        Optional.empty());
  }

  private static List<Cell> cells(View view, Model model) {
    Entry entry = view.context.entries().get(model.id());
    return List.of(
        view.modelCell(model.id()),
        Cell.text(view.labName(model)),
        Cell.text(released(view, model)),
        Cell.text(weights(view, model)),
        context(view, model),
        Cell.text(reads(view, model)),
        price(view, view.catalogue().prices().of(model.id()).map(p -> p.input())),
        price(view, view.catalogue().prices().of(model.id()).map(p -> p.output())),
        HomePage.indexCell(view, entry));
  }

  static String released(View view, Model model) {
    return model.released().map(view.format::date).orElseGet(() -> view.say(Key.UNKNOWN));
  }

  static String weights(View view, Model model) {
    return view.say(
        switch (model.weights()) {
          case OPEN -> Key.WEIGHTS_OPEN;
          case CLOSED -> Key.WEIGHTS_CLOSED;
          case UNKNOWN -> Key.UNKNOWN;
        });
  }

  private static Cell context(View view, Model model) {
    return model.contextWindow().isPresent()
        ? Cell.number(view.format.number(model.contextWindow().getAsLong()), BigDecimal.valueOf(model.contextWindow().getAsLong()))
        : Cell.text(view.say(Key.UNKNOWN));
  }

  static String reads(View view, Model model) {
    return model.reads().stream()
        .map(
            medium ->
                view.say(
                    switch (medium) {
                      case TEXT -> Key.READS_TEXT;
                      case IMAGE -> Key.READS_IMAGE;
                      case PDF -> Key.READS_PDF;
                    }))
        .collect(Collectors.joining(", "));
  }

  static Cell price(View view, Optional<BigDecimal> dollars) {
    return dollars.map(p -> Cell.number(view.format.price(p), p)).orElseGet(() -> Cell.text(view.say(Key.UNDISCLOSED)));
  }
}
