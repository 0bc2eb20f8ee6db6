package etalon.render.chart;

import etalon.chart.Chart;
import etalon.chart.Chart.Line;

/** A row for each line, and in each column a bar as high as the share that was missed. */
final class GridSvg {
  private final Chart.Grid chart;
  private final String id;
  private final SvgWriter svg = new SvgWriter();

  GridSvg(Chart.Grid chart, String id) {
    this.chart = chart;
    this.id = id;
  }

  String render() {
    double height = chart.lines().size() * SvgWriter.ROW;
    svg.begin(id, "rows", "img", height + SvgWriter.AXIS, chart.words());
    svg.beginPlot(id);
    for (int i = 0; i < chart.lines().size(); i++) {
      marks(chart.lines().get(i), i * SvgWriter.ROW);
    }
    svg.ticks(chart.columns(), height).endPlot(id, height + SvgWriter.AXIS);
    for (int i = 0; i < chart.lines().size(); i++) {
      svg.row(i * SvgWriter.ROW).name(chart.lines().get(i).label()).end();
    }
    return svg.end().toString();
  }

  private void marks(Line line, double top) {
    double bottom = top + 0.75 * SvgWriter.ROW;
    svg.raw("<g><line class=\"hair\" x2=\"100%\"").em("y1", bottom).em("y2", bottom).raw("/>");
    double width = 1.0 / line.missed().size();
    for (int column = 0; column < line.missed().size(); column++) {
      int missed = line.missed().get(column);
      if (missed > 0) {
        double height = 0.45 * SvgWriter.ROW * missed / line.whole();
        svg.raw("<rect class=\"missed\"").percent("x", (column + 0.05) * width).percent("width", 0.9 * width)
            .em("y", bottom - height).em("height", height).raw(" data-value=\"").raw(String.valueOf(missed)).raw("\"/>");
      }
    }
    svg.raw("</g>\n");
  }
}
