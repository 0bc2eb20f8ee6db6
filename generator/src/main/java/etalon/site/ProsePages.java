package etalon.site;

import etalon.content.ContentPage;
import etalon.content.Placeholders;
import etalon.i18n.Key;
import etalon.i18n.Typography;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pages that are mostly prose: methodology and about. */
final class ProsePages {
  private ProsePages() {}

  static Page methodology(View view) {
    List<Section> sections = new ArrayList<>();
    sections.add(Section.untitled(new Block.Paragraph(view.rich(Key.METHODOLOGY_LEAD), Block.Tone.LEAD)));
    for (ContentPage page : view.context.inputs().contents().folder("methodology", view.language)) {
      List<Block> blocks = new ArrayList<>(ProseParts.notice(view, page));
      String markdown = Placeholders.fill(page, view.context.figures().get(view.language));
      blocks.add(new Block.Prose(page, markdown, view.proseLinks()));
      sections.add(Section.of(page.id(), Typography.of(view.language, page.title()), blocks));
    }
    return view.page(
        view.say(Key.METHODOLOGY_TITLE), view.say(Key.METHODOLOGY_DESCRIPTION), List.of(), sections, Optional.empty());
  }

  static Page about(View view) {
    ProseParts prose = ProseParts.of(view, "about");
    List<Block> opening = new ArrayList<>(prose.notice());
    opening.addAll(prose.opening());
    List<Section> sections = new ArrayList<>();
    sections.add(Section.of("", "", opening));
    sections.addAll(prose.remaining());
    return view.page(prose.title(), view.say(Key.ABOUT_DESCRIPTION), List.of(), sections, Optional.empty());
  }
}
