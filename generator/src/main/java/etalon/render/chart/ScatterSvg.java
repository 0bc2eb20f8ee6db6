package etalon.render.chart;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Point;
import java.util.HashMap;
import java.util.Map;

/**
 * Points by two values. Each is a link, so the whole is a group and no picture: what lies in a picture
 * cannot be reached.
 */
final class ScatterSvg {
  private static final double HEIGHT = 24;
  private static final double HEAD = 3;

  /** Share of the width that a number takes on a small screen. */
  private static final double CLOSE = 0.05;

  private final Chart.Scatter chart;
  private final String id;
  private final SvgWriter svg = new SvgWriter();

  ScatterSvg(Chart.Scatter chart, String id) {
    this.chart = chart;
    this.id = id;
  }

  String render() {
    svg.begin(id, "scatter", "group", HEAD + HEIGHT + SvgWriter.AXIS, chart.words());
    svg.raw("<text class=\"tick\" y=\"1em\">").text(chart.y().label()).raw("</text>\n");
    svg.part(HEAD, HEIGHT);
    for (Axis.Tick tick : chart.y().ticks()) {
      double y = y(tick.value());
      svg.raw("<line class=\"hair\" x2=\"100%\"").percent("y1", y).percent("y2", y).raw("/>");
      svg.raw("<text class=\"tick\"").percent("y", y).raw(" dy=\"-.3em\">").text(tick.label()).raw("</text>\n");
    }
    // Labels of y stand in the left margin, above their lines.
    svg.raw("<svg x=\"11%\" width=\"86%\" overflow=\"visible\">");
    frontier();
    margins();
    points();
    svg.end().end();
    svg.raw("<svg x=\"11%\" width=\"86%\" overflow=\"visible\">").ticks(chart.x(), HEAD + HEIGHT).end();
    return svg.end().toString();
  }

  private double x(Point point) {
    return chart.x().scale().position(point.x());
  }

  private double y(java.math.BigDecimal value) {
    return 1 - chart.y().scale().position(value);
  }

  /** Stairs: the best that was had for a cost, until one that costs more brings more. */
  private void frontier() {
    for (int i = 0; i < chart.frontier().size(); i++) {
      Point point = chart.points().get(chart.frontier().get(i));
      boolean last = i + 1 == chart.frontier().size();
      double next = last ? 1 : x(chart.points().get(chart.frontier().get(i + 1)));
      line("frontier", x(point), y(point.y()), next, y(point.y()));
      if (!last) {
        line("frontier", next, y(point.y()), next, y(chart.points().get(chart.frontier().get(i + 1)).y()));
      }
    }
  }

  private void line(String kind, double x1, double y1, double x2, double y2) {
    svg.raw("<line class=\"").raw(kind).raw("\"").percent("x1", x1).percent("x2", x2).percent("y1", y1).percent("y2", y2).raw("/>");
  }

  /** Behind all points: the margin of one must not lie over another that has the focus. */
  private void margins() {
    for (Point point : chart.points()) {
      double x = x(point);
      line(point.emphasis() == Emphasis.LEADING ? "span leading" : "span", x, y(point.margin().from()), x, y(point.margin().to()));
    }
    svg.raw("\n");
  }

  /** Numbers of points that lie close together go up by a line, so that they can be read on a small screen. */
  private void points() {
    Map<Integer, Integer> numbers = new HashMap<>();
    Map<Integer, Integer> lines = new HashMap<>();
    double before = -1;
    int line = 0;
    for (int i = 0; i < chart.frontier().size(); i++) {
      int point = chart.frontier().get(i);
      double x = x(chart.points().get(point));
      line = x - before < CLOSE ? (line + 1) % 3 : 0;
      before = x;
      numbers.put(point, i + 1);
      lines.put(point, line);
    }
    for (int i = 0; i < chart.points().size(); i++) {
      point(chart.points().get(i), numbers.get(i), lines.getOrDefault(i, 0));
    }
  }

  /**
   * @param number of the point on the frontier, or null
   * @param line at which the number stands, 0 being closest
   */
  private void point(Point point, Integer number, int line) {
    double x = x(point);
    double y = y(point.y());
    svg.raw("<a class=\"point").raw(point.emphasis() == Emphasis.LEADING ? " leading" : "")
        .raw("\" href=\"").text(point.href()).raw("\"><title>").text(point.label()).raw(", ").text(point.shown()).raw("</title>");
    svg.raw("<circle class=\"dot\"").percent("cx", x).percent("cy", y).raw(" r=\"5\" data-x=\"").raw(point.x().toPlainString())
        .raw("\" data-y=\"").raw(point.y().toPlainString()).raw("\"/>");
    if (number != null) {
      svg.raw("<text class=\"number\"").percent("x", x).percent("y", y).raw(" dx=\"-.6em\" dy=\"-").raw(String.valueOf(line)).raw(".6em\">")
          .raw(String.valueOf(number)).raw("</text>");
    }
    svg.raw("</a>\n");
  }
}
