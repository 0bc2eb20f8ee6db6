package etalon.site;

import etalon.content.ContentPage;
import etalon.content.Placeholders;
import etalon.i18n.Key;
import etalon.i18n.Typography;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page of content/ cut at its second-level headings, so that tables can stand between its parts. */
final class ProseParts {
  private static final Pattern HEADING = Pattern.compile("(?m)^## (.*?) *\\{#([A-Za-z0-9_-]+)\\} *$");

  private final View view;
  private final ContentPage page;
  private final String opening;
  private final Map<String, Section> parts = new LinkedHashMap<>();

  private ProseParts(View view, ContentPage page) {
    this.view = view;
    this.page = page;
    String text = Placeholders.fill(page, view.context.figures().get(view.language));
    Matcher heading = HEADING.matcher(text);
    String id = null;
    String title = null;
    int from = 0;
    String before = text;
    while (heading.find()) {
      if (id == null) {
        before = text.substring(0, heading.start());
      } else {
        part(id, title, text.substring(from, heading.start()));
      }
      id = heading.group(2);
      title = heading.group(1);
      from = heading.end();
    }
    if (id != null) {
      part(id, title, text.substring(from));
    }
    this.opening = before;
  }

  static ProseParts of(View view, String path) {
    return new ProseParts(view, view.context.inputs().contents().page(path, view.language).orElseThrow());
  }

  private void part(String id, String title, String markdown) {
    parts.put(id, Section.of(id, Typography.of(page.language(), title), List.of(prose(markdown))));
  }

  private Block prose(String markdown) {
    return new Block.Prose(page, markdown, view.proseLinks());
  }

  /** The title of the page, with its language's typography. */
  String title() {
    return Typography.of(page.language(), page.title());
  }

  /** What stands before the first heading. */
  List<Block> opening() {
    return opening.isBlank() ? List.of() : List.of(prose(opening));
  }

  /** A visible word when the page translates an older text. */
  List<Block> notice() {
    return notice(view, page);
  }

  static List<Block> notice(View view, ContentPage page) {
    return page.outdated()
        ? List.of(new Block.Paragraph(view.rich(Key.OUTDATED), Block.Tone.WARNING))
        : List.of();
  }

  /** Takes out the parts with these ids, as far as they exist. */
  List<Section> sections(String... ids) {
    List<Section> taken = new ArrayList<>();
    for (String id : ids) {
      Section part = parts.remove(id);
      if (part != null) {
        taken.add(part);
      }
    }
    return taken;
  }

  /** The parts that were not taken out. */
  List<Section> remaining() {
    return List.copyOf(parts.values());
  }
}
