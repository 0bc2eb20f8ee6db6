package etalon.site;

import etalon.bench.Language;
import etalon.content.ContentPage;
import etalon.i18n.Rich;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A piece of a page: what it says, without HTML. */
public sealed interface Block {

  /** One paragraph. */
  record Paragraph(Rich text, Tone tone) implements Block {}

  /** How much a paragraph matters. */
  enum Tone {
    LEAD,
    PLAIN,
    /** A remark about the table or the text above. */
    REMARK,
    WARNING;

    public String code() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  record Bullets(List<Rich> items) implements Block {}

  /** Terms and what stands for them. */
  record Facts(List<Fact> facts) implements Block {}

  record Fact(String term, Rich value) {}

  /**
   * What scripts make of the page when they run; a page has one at most.
   *
   * @param without what is read where they do not run
   * @param scripts of assets/, in the order in which they run
   * @param words what the scripts say, by the name that they use; an argument is its name in braces
   */
  record Tool(Rich without, List<String> scripts, Map<String, String> words) implements Block {}

  /**
   * Text to be copied as it stands.
   *
   * @param language its own, when it is in one
   */
  record Verbatim(String text, Optional<Language> language) implements Block {}

  /**
   * Markdown of content/.
   *
   * @param page whose language and file it has
   * @param markdown the part that is shown, placeholders filled
   * @param headingLevel the level of a top-level section of the part
   */
  record Prose(ContentPage page, String markdown, Map<String, String> links) implements Block {}

  /**
   * @param headerColumn the column whose cells name their rows
   * @param ranking whether the columns up to the header column stay in view when the table scrolls
   */
  record Table(
      String id, String caption, List<Column> columns, List<Row> rows, int headerColumn, boolean ranking)
      implements Block {}

  /** Which way is better in a column. */
  enum Better {
    NEITHER,
    HIGHER,
    LOWER
  }

  /** @param hint what the column holds, for those who ask; may be absent */
  record Column(String label, Optional<String> hint, boolean numeric, Better better) {
    static Column text(String label) {
      return new Column(label, Optional.empty(), false, Better.NEITHER);
    }

    static Column number(String label, Better better) {
      return new Column(label, Optional.empty(), true, better);
    }

    Column hint(String text) {
      return new Column(label, Optional.of(text), numeric, better);
    }
  }

  /**
   * @param breakBefore whether the row begins a group that the margins tell apart from the one above
   * @param muted a row without a rank
   */
  record Row(List<Cell> cells, boolean breakBefore, boolean muted) {
    static Row of(Cell... cells) {
      return new Row(List.of(cells), false, false);
    }
  }

  /**
   * @param shown what is read
   * @param remark a smaller addition below or beside: a margin, a count
   * @param value the figure behind the shown text, unrounded; absent for words
   * @param lines more than one line, one under the other; then {@code shown} is the first
   */
  record Cell(Rich shown, Optional<String> remark, Optional<BigDecimal> value, List<Rich> lines) {
    static Cell text(String text) {
      return new Cell(Rich.of(text), Optional.empty(), Optional.empty(), List.of());
    }

    static Cell rich(Rich text) {
      return new Cell(text, Optional.empty(), Optional.empty(), List.of());
    }

    static Cell number(String shown, BigDecimal value) {
      return new Cell(Rich.of(shown), Optional.empty(), Optional.of(value), List.of());
    }

    static Cell number(Rich shown, BigDecimal value) {
      return new Cell(shown, Optional.empty(), Optional.of(value), List.of());
    }

    static Cell lines(List<Rich> lines) {
      return lines.isEmpty()
          ? text("")
          : new Cell(lines.get(0), Optional.empty(), Optional.empty(), lines.subList(1, lines.size()));
    }

    Cell remark(String text) {
      return new Cell(shown, Optional.of(text), value, lines);
    }
  }
}
