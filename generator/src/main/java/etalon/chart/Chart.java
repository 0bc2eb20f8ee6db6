package etalon.chart;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A chart: its words and figures in one language. */
public sealed interface Chart {

  Words words();

  /** What each kind of mark stands for. */
  List<Legend> legend();

  /**
   * @param title what is shown
   * @param reading how it is read
   * @param summary what it shows, for those who do not see it
   */
  record Words(String title, String reading, String summary) {}

  record Legend(Sample sample, String text) {}

  /** Kinds of marks. */
  enum Sample {
    LEADING,
    PLAIN,
    OPEN,
    SPAN,
    BAR_LEADING,
    BAR,
    FRONTIER,
    REFERENCE,
    MISSED,
    COUNT
  }

  /** Whether the sentence above the chart speaks of a mark. What is not told apart from the first is. */
  enum Emphasis {
    LEADING,
    PLAIN
  }

  /** From low to high: a margin, a range. */
  record Span(BigDecimal from, BigDecimal to) {}

  /**
   * One row for each thing, values along one axis.
   *
   * @param reference a value that the others are read against
   */
  record Rows(Words words, Axis axis, Optional<BigDecimal> reference, List<Group> groups, List<Legend> legend) implements Chart {
    public Rows {
      groups = List.copyOf(groups);
      legend = List.copyOf(legend);
    }

    public int size() {
      int rows = 0;
      for (Group group : groups) {
        rows += group.rows().size();
      }
      return rows;
    }
  }

  /** Rows that belong together; a group is told apart from the next. */
  record Group(Optional<String> label, List<Row> rows) {
    public Group {
      rows = List.copyOf(rows);
    }
  }

  /**
   * @param shown the figures of the row as the table writes them
   * @param dots none where the span itself is the value
   */
  record Row(String label, String shown, Emphasis emphasis, Optional<Span> span, List<Dot> dots) {
    public Row {
      dots = List.copyOf(dots);
    }
  }

  /**
   * @param filled whether the dot is what is valid today; an older value is open
   * @param count how many things have this value, at least 1
   */
  record Dot(BigDecimal value, boolean filled, int count) {
    public static Dot of(BigDecimal value) {
      return new Dot(value, true, 1);
    }
  }

  /**
   * Points by two values.
   *
   * @param frontier positions in {@code points} of those on the frontier, in the order of x
   */
  record Scatter(Words words, Axis x, Axis y, List<Point> points, List<Integer> frontier, List<Legend> legend) implements Chart {
    public Scatter {
      points = List.copyOf(points);
      frontier = List.copyOf(frontier);
      legend = List.copyOf(legend);
    }
  }

  /**
   * @param href where more is said about the thing
   * @param shown both figures as the table writes them
   * @param margin of y
   */
  record Point(String label, String href, String shown, BigDecimal x, BigDecimal y, Span margin, Emphasis emphasis) {}

  /**
   * What is missing, in a grid.
   *
   * @param columns a category for each column
   */
  record Grid(Words words, Axis columns, List<Line> lines, List<Legend> legend) implements Chart {
    public Grid {
      lines = List.copyOf(lines);
      legend = List.copyOf(legend);
    }
  }

  /** @param missed per column, how many of {@code whole} were missed */
  record Line(String label, int whole, List<Integer> missed) {
    public Line {
      missed = List.copyOf(missed);
    }
  }
}
