package etalon.site;

import etalon.bench.Boards.BoardModel;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Every model of the boards by first letter: how a reader without scripts finds one. */
final class BoardModelsPage {
  private BoardModelsPage() {}

  static Page of(View view) {
    CompositeView composite = new CompositeView(view);
    List<BoardModel> models = new ArrayList<>(composite.inputs.boards().models());
    models.sort(Comparator.comparing((BoardModel m) -> m.name().toLowerCase(Locale.ROOT)).thenComparing(BoardModel::id));
    List<Section> sections = new ArrayList<>();
    sections.add(Section.untitled(new Block.Paragraph(view.rich(Key.BOARD_MODELS_LEAD, "models", models.size()), Block.Tone.LEAD)));
    String letter = "";
    List<Rich> items = new ArrayList<>();
    for (BoardModel model : models) {
      String first = model.name().substring(0, 1).toUpperCase(Locale.ROOT);
      if (!first.equals(letter) && !items.isEmpty()) {
        sections.add(letter(letter, items));
        items = new ArrayList<>();
      }
      letter = first;
      items.add(Rich.link(model.name(), view.link(CompositeView.page(model.id()))).and(Rich.of(" · " + model.org())));
    }
    sections.add(letter(letter, items));
    return view.page(
        view.say(Key.BOARD_MODELS_TITLE), view.say(Key.BOARD_MODELS_DESCRIPTION, "models", models.size()), composite.crumbs(), sections, Optional.empty());
  }

  private static Section letter(String letter, List<Rich> items) {
    return Section.of("letter-" + Integer.toHexString(letter.codePointAt(0)), letter, List.of(new Block.Bullets(items)));
  }
}
