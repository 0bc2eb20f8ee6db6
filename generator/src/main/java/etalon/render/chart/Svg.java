package etalon.render.chart;

import etalon.chart.Chart;

/** Charts as inline SVG: classes for the style sheet, text as text, a name and a description. */
public final class Svg {
  private Svg() {}

  /** @param id of the chart on its page */
  public static String render(Chart chart, String id) {
    if (chart instanceof Chart.Rows rows) {
      return new RowsSvg(rows, id).render();
    }
    if (chart instanceof Chart.Scatter scatter) {
      return new ScatterSvg(scatter, id).render();
    }
    return new GridSvg((Chart.Grid) chart, id).render();
  }

  /** The mark that a line of the legend is about. */
  public static String sample(Chart.Sample sample) {
    String mark =
        switch (sample) {
          case LEADING -> "<circle class=\"dot leading\" cx=\"12\" cy=\"8\" r=\"4\"/>";
          case PLAIN -> "<circle class=\"dot\" cx=\"12\" cy=\"8\" r=\"4\"/>";
          case OPEN -> "<circle class=\"dot open\" cx=\"12\" cy=\"8\" r=\"4\"/>";
          case SPAN -> "<line class=\"span\" x1=\"1\" x2=\"23\" y1=\"8\" y2=\"8\"/>";
          case BAR_LEADING -> "<line class=\"bar leading\" x1=\"1\" x2=\"23\" y1=\"8\" y2=\"8\"/>";
          case BAR -> "<line class=\"bar\" x1=\"1\" x2=\"23\" y1=\"8\" y2=\"8\"/>";
          case FRONTIER -> "<path class=\"frontier\" d=\"M1 14H12V3H23\"/>";
          case REFERENCE -> "<line class=\"reference\" x1=\"12\" x2=\"12\" y1=\"0\" y2=\"16\"/>";
          case MISSED -> "<rect class=\"missed\" x=\"8\" y=\"2\" width=\"8\" height=\"12\"/>";
          case COUNT -> "<circle class=\"dot\" cx=\"5\" cy=\"8\" r=\"3.5\"/><circle class=\"dot\" cx=\"16\" cy=\"8\" r=\"7\"/>";
        };
    return "<svg class=\"sample\" aria-hidden=\"true\" width=\"24\" height=\"16\">" + mark + "</svg>";
  }
}
