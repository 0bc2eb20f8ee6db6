package etalon.site;

import etalon.bench.Language;
import etalon.chart.Chart;
import etalon.content.ContentPage;
import etalon.i18n.Rich;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

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
   * A chart. The same figures stand in a table of the page, to which one of the links leads.
   *
   * @param id of the chart on its page
   * @param entries what the numbers in the chart stand for, in their order
   */
  record Figure(String id, Chart chart, List<Rich> entries, List<Rich> links) implements Block {}

  /**
   * Markdown of content/.
   *
   * @param page whose language and file it has
   * @param markdown the part that is shown, placeholders filled
   * @param headingLevel the level of a top-level section of the part
   */
  record Prose(ContentPage page, String markdown, Map<String, String> links) implements Block {}

  /**
   * What a table can do where scripts run. Without them every table is whole, in the published order, and that
   * order and the ranks never change: they are content.
   */
  enum Use {
    READ,
    SORT,
    SORT_AND_FILTER,
    /** As above, over a list that goes on on other pages: the links to them stand in a {@link Pages} block. */
    SORT_AND_FILTER_ALL_PAGES;

    public boolean sorts() {
      return this != READ;
    }

    public boolean filters() {
      return this == SORT_AND_FILTER || this == SORT_AND_FILTER_ALL_PAGES;
    }
  }

  /**
   * @param headerColumn the column whose cells name their rows
   * @param ranking whether the columns up to the header column stay in view when the table scrolls
   */
  record Table(
      String id, String caption, List<Column> columns, List<Row> rows, int headerColumn, boolean ranking, Use use)
      implements Block {
    Table(String id, String caption, List<Column> columns, List<Row> rows, int headerColumn, boolean ranking) {
      this(id, caption, columns, rows, headerColumn, ranking, Use.READ);
    }

    /** Whether it scrolls in its region on every narrow screen, so that the region's height is known without it. */
    public boolean tall() {
      return ranking && rows.size() >= 25;
    }

    Table use(Use other) {
      return new Table(id, caption, columns, rows, headerColumn, ranking, other);
    }

    /** What the columns hold, and which way is better, for those columns that need a word. */
    public List<Column> explained() {
      return columns.stream().filter(c -> c.hint().isPresent()).toList();
    }

    /** The different values of a column of choices, in the order of their words. */
    public List<Choice> choices(int column) {
      if (!columns.get(column).choices().isEmpty()) {
        return columns.get(column).choices();
      }
      SortedMap<String, Choice> byWords = new TreeMap<>();
      for (Row row : rows) {
        Cell cell = row.cells().get(column);
        String words = cell.shown().plain();
        String value = cell.key().orElse(words);
        if (!value.isEmpty()) {
          byWords.put(words.toLowerCase(Locale.ROOT), new Choice(value, words));
        }
      }
      return List.copyOf(byWords.values());
    }
  }

  /** One value that rows can be filtered by; {@code value} is the same in both languages. */
  record Choice(String value, String words) {}

  /** How the rows of a table can be narrowed down by a column. */
  enum Filter {
    NONE,
    /** To those with one of the column's values. */
    CHOICE,
    /** To those that have a figure in this column. */
    FIGURE
  }

  /** Which way is better in a column. */
  enum Better {
    NEITHER,
    HIGHER,
    LOWER
  }

  /**
   * @param id what the column is called in addresses, the same in both languages; needed where a table sorts
   * @param hint what the column holds
   * @param choices the values to filter by, where the table's own rows do not show them all
   */
  record Column(
      String id, String label, Optional<String> hint, boolean numeric, Better better, Filter filter, List<Choice> choices) {
    static Column text(String label) {
      return text("", label);
    }

    static Column text(String id, String label) {
      return new Column(id, label, Optional.empty(), false, Better.NEITHER, Filter.NONE, List.of());
    }

    static Column number(String label, Better better) {
      return number("", label, better);
    }

    static Column number(String id, String label, Better better) {
      return new Column(id, label, Optional.empty(), true, better, Filter.NONE, List.of());
    }

    Column hint(String text) {
      return new Column(id, label, Optional.of(text), numeric, better, filter, choices);
    }

    Column filter(Filter other) {
      return new Column(id, label, hint, numeric, better, other, choices);
    }

    Column choices(List<Choice> values) {
      return new Column(id, label, hint, numeric, better, Filter.CHOICE, List.copyOf(values));
    }
  }

  /**
   * @param id an anchor; may be absent
   * @param breakBefore whether the row begins a group that the margins tell apart from the one above
   * @param muted a row without a rank
   */
  record Row(Optional<String> id, List<Cell> cells, boolean breakBefore, boolean muted) {
    Row(List<Cell> cells, boolean breakBefore, boolean muted) {
      this(Optional.empty(), cells, breakBefore, muted);
    }

    static Row of(Cell... cells) {
      return new Row(List.of(cells), false, false);
    }

    Row id(String anchor) {
      return new Row(Optional.of(anchor), cells, breakBefore, muted);
    }
  }

  /**
   * @param shown what is read
   * @param remark a smaller addition below or beside: a margin, a count
   * @param key what rows are sorted and filtered by, never formatted: an exact decimal, an ISO date or a code;
   *     empty where nothing is known; absent where the words themselves serve
   * @param lines more than one line, one under the other; then {@code shown} is the first
   */
  record Cell(Rich shown, Optional<String> remark, Optional<String> key, List<Rich> lines) {
    static Cell text(String text) {
      return rich(Rich.of(text));
    }

    static Cell rich(Rich text) {
      return new Cell(text, Optional.empty(), Optional.empty(), List.of());
    }

    static Cell number(String shown, BigDecimal value) {
      return number(Rich.of(shown), value);
    }

    static Cell number(Rich shown, BigDecimal value) {
      return rich(shown).key(value.toPlainString());
    }

    static Cell date(String shown, LocalDate date) {
      return text(shown).key(date.toString());
    }

    /** Words that say why there is nothing: sorted last, whichever way. */
    static Cell missing(String words) {
      return text(words).key("");
    }

    static Cell lines(List<Rich> lines) {
      return new Cell(lines.get(0), Optional.empty(), Optional.empty(), lines.subList(1, lines.size()));
    }

    Cell remark(String text) {
      return new Cell(shown, Optional.of(text), key, lines);
    }

    Cell key(String other) {
      return new Cell(shown, remark, Optional.of(other), lines);
    }
  }

  /** Terms explained where they stand, closed until they are asked for. */
  record Notes(List<Fact> facts) implements Block {}

  /** Links to all pages of a long list; the present one is current. */
  record Pages(List<Page.Link> links) implements Block {}
}
