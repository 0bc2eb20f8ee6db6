package etalon.site;

import etalon.bench.Model;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Filter;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
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
                view.words(Key.COLUMN_MODEL), view.words(Key.COLUMN_LAB).filter(Filter.CHOICE),
                view.words(Key.COLUMN_RELEASED), view.words(Key.COLUMN_WEIGHTS).filter(Filter.CHOICE),
                view.figures(Key.COLUMN_CONTEXT, Better.HIGHER), view.words(Key.COLUMN_READS),
                view.figures(Key.COLUMN_PRICE_IN, Better.LOWER), view.figures(Key.COLUMN_PRICE_OUT, Better.LOWER),
                view.figures(Key.COLUMN_INDEX_SHORT, Better.HIGHER)),
            rows, 0, true, Use.SORT_AND_FILTER);
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
        released(view, model),
        weights(view, model),
        context(view, model),
        Cell.text(reads(view, model)),
        price(view, view.catalogue().prices().of(model.id()).map(p -> p.input())),
        price(view, view.catalogue().prices().of(model.id()).map(p -> p.output())),
        HomePage.indexCell(view, entry));
  }

  static Cell released(View view, Model model) {
    return model.released()
        .map(day -> Cell.date(view.format.date(day), day))
        .orElseGet(() -> Cell.missing(view.say(Key.UNKNOWN_DATE)));
  }

  static Cell weights(View view, Model model) {
    return switch (model.weights()) {
      case OPEN -> Cell.text(view.say(Key.WEIGHTS_OPEN)).key("open");
      case CLOSED -> Cell.text(view.say(Key.WEIGHTS_CLOSED)).key("closed");
      case UNKNOWN -> Cell.missing(view.say(Key.WEIGHTS_UNKNOWN));
    };
  }

  private static Cell context(View view, Model model) {
    return model.contextWindow().isPresent()
        ? Cell.number(view.format.number(model.contextWindow().getAsLong()), BigDecimal.valueOf(model.contextWindow().getAsLong()))
        : Cell.missing(view.say(Key.UNKNOWN));
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
    return dollars.map(p -> Cell.number(view.format.price(p), p)).orElseGet(() -> Cell.missing(view.say(Key.UNDISCLOSED)));
  }
}
