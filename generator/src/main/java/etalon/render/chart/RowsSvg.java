package etalon.render.chart;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Dot;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Group;
import etalon.chart.Chart.Row;
import etalon.chart.Scale;
import java.util.ArrayList;
import java.util.List;

/** One row for each thing: its name, its values, its figures. */
final class RowsSvg {
  private static final double GAP = 0.5;

  private final Chart.Rows chart;
  private final String id;
  private final Scale scale;
  private final SvgWriter svg = new SvgWriter();

  /** From the top of the chart, in em: each group's first row, its label counted as one. */
  private final List<Double> tops = new ArrayList<>();

  private final double height;

  RowsSvg(Chart.Rows chart, String id) {
    this.chart = chart;
    this.id = id;
    this.scale = chart.axis().scale();
    double top = 0;
    for (Group group : chart.groups()) {
      tops.add(top);
      top += (group.rows().size() + (group.label().isPresent() ? 1 : 0)) * SvgWriter.ROW + GAP;
    }
    this.height = top - GAP;
  }

  String render() {
    svg.begin(id, "rows", "img", height + SvgWriter.AXIS, chart.words());
    marks();
    names();
    return svg.end().toString();
  }

  private void marks() {
    svg.beginPlot(id);
    for (Axis.Tick tick : chart.axis().ticks()) {
      svg.vertical("hair", scale.position(tick.value()), height);
    }
    chart.reference().ifPresent(value -> svg.vertical("reference", scale.position(value), height));
    for (int i = 0; i < chart.groups().size(); i++) {
      Group group = chart.groups().get(i);
      double middle = tops.get(i) + (group.label().isPresent() ? 1.5 : 0.5) * SvgWriter.ROW;
      for (Row row : group.rows()) {
        marks(row, middle);
        middle += SvgWriter.ROW;
      }
    }
    svg.ticks(chart.axis(), height).endPlot(id, height + SvgWriter.AXIS);
  }

  private void marks(Row row, double y) {
    svg.raw(row.emphasis() == Emphasis.LEADING ? "<g class=\"leading\">" : "<g>");
    if (row.span().isPresent()) {
      svg.raw(row.dots().isEmpty() ? "<line class=\"bar\"" : "<line class=\"span\"")
          .percent("x1", scale.position(row.span().get().from())).percent("x2", scale.position(row.span().get().to()))
          .em("y1", y).em("y2", y).raw("/>");
    }
    for (Dot dot : row.dots()) {
      svg.raw(dot.filled() ? "<circle class=\"dot\"" : "<circle class=\"dot open\"").percent("cx", scale.position(dot.value()))
          .em("cy", y).raw(" r=\"").raw(radius(dot)).raw("\" data-value=\"").raw(dot.value().toPlainString()).raw("\"/>");
    }
    svg.raw("</g>\n");
  }

  /** The area grows with what a dot stands for; one that stands for few is as large as it must be to be seen. */
  private static String radius(Dot dot) {
    return dot.count() <= 3 ? "4" : String.valueOf(Math.round(2.2 * Math.sqrt(dot.count())));
  }

  private void names() {
    for (int i = 0; i < chart.groups().size(); i++) {
      Group group = chart.groups().get(i);
      double top = tops.get(i);
      if (i > 0) {
        svg.raw("<line class=\"rule\" x2=\"100%\"").em("y1", top - GAP / 2).em("y2", top - GAP / 2).raw("/>");
      }
      if (group.label().isPresent()) {
        svg.row(top).raw("<text class=\"group\" y=\"50%\" dy=\".35em\">").text(group.label().get()).raw("</text>").end();
        top += SvgWriter.ROW;
      }
      for (Row row : group.rows()) {
        svg.row(top).name(row.label())
            .raw("<text class=\"name\" x=\"100%\" y=\"50%\" dy=\".35em\" text-anchor=\"end\">").text(row.shown()).raw("</text>").end();
        top += SvgWriter.ROW;
      }
    }
  }
}
