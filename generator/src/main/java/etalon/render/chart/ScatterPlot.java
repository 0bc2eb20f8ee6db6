package etalon.render.chart;

import etalon.chart.Chart;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Point;
import etalon.chart.Scale;
import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYStepRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Points by two values as a plot, with the stairs of the frontier. */
final class ScatterPlot {
  private final Chart.Scatter chart;
  private final Fonts fonts;
  private final XYPlot plot = new XYPlot();

  ScatterPlot(Chart.Scatter chart, Fonts fonts) {
    this.chart = chart;
    this.fonts = fonts;
  }

  XYPlot plot() {
    axes();
    points();
    frontier();
    // The stairs lie under the points.
    plot.setDatasetRenderingOrder(DatasetRenderingOrder.REVERSE);
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinePaint(Painter.HAIR);
    plot.setRangeGridlineStroke(new BasicStroke(1f));
    return plot;
  }

  private void axes() {
    Scale.Logarithmic costs = (Scale.Logarithmic) chart.x().scale();
    LogAxis x = MarkedAxis.plain(new MarkedAxis.Logarithmic(chart.x().ticks()), fonts);
    x.setRange(costs.from().doubleValue(), costs.to().doubleValue());
    x.setTickLabelPaint(Painter.MUTED);
    x.setLabel(chart.x().label());
    plot.setDomainAxis(x);
    Scale.Linear shares = (Scale.Linear) chart.y().scale();
    NumberAxis y = MarkedAxis.plain(new MarkedAxis(chart.y().ticks()), fonts);
    double room = 0.08 * (shares.to().doubleValue() - shares.from().doubleValue());
    y.setRange(shares.from().doubleValue() - 0.1 * room, shares.to().doubleValue() + room);
    y.setTickLabelPaint(Painter.MUTED);
    y.setLabel(chart.y().label());
    plot.setRangeAxis(y);
  }

  private void points() {
    XYIntervalSeries leading = new XYIntervalSeries(Emphasis.LEADING, false, true);
    XYIntervalSeries plain = new XYIntervalSeries(Emphasis.PLAIN, false, true);
    for (Point point : chart.points()) {
      double x = point.x().doubleValue();
      (point.emphasis() == Emphasis.LEADING ? leading : plain)
          .add(x, x, x, point.y().doubleValue(), point.margin().from().doubleValue(), point.margin().to().doubleValue());
    }
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    data.addSeries(leading);
    data.addSeries(plain);
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawXError(false);
    renderer.setCapLength(0);
    renderer.setErrorStroke(new BasicStroke(1f));
    renderer.setErrorPaint(Painter.HAIR.darker());
    renderer.setDefaultShape(new Ellipse2D.Double(-5, -5, 10, 10));
    renderer.setAutoPopulateSeriesShape(false);
    renderer.setSeriesPaint(0, Painter.ACCENT);
    renderer.setSeriesPaint(1, Painter.LINE);
    renderer.setDrawOutlines(true);
    renderer.setUseOutlinePaint(true);
    renderer.setDefaultOutlinePaint(Painter.PAPER);
    renderer.setAutoPopulateSeriesOutlinePaint(false);
    plot.setDataset(0, data);
    plot.setRenderer(0, renderer);
  }

  private void frontier() {
    XYSeries stairs = new XYSeries("frontier");
    for (int i = 0; i < chart.frontier().size(); i++) {
      Point point = chart.points().get(chart.frontier().get(i));
      stairs.add(point.x(), point.y());
      XYTextAnnotation number =
          new XYTextAnnotation(String.valueOf(i + 1), point.x().doubleValue(), point.y().doubleValue() + above());
      number.setFont(fonts.strong(13));
      number.setPaint(Painter.INK);
      number.setTextAnchor(TextAnchor.BOTTOM_CENTER);
      plot.addAnnotation(number);
    }
    if (!chart.frontier().isEmpty()) {
      Point last = chart.points().get(chart.frontier().get(chart.frontier().size() - 1));
      stairs.add(((Scale.Logarithmic) chart.x().scale()).to(), last.y());
    }
    XYStepRenderer renderer = new XYStepRenderer();
    renderer.setSeriesPaint(0, Painter.INK);
    renderer.setSeriesStroke(0, new BasicStroke(1.5f));
    plot.setDataset(1, new XYSeriesCollection(stairs));
    plot.setRenderer(1, renderer);
  }

  /** In units of y, so that a number stands clear of its dot. */
  private double above() {
    Scale.Linear scale = (Scale.Linear) chart.y().scale();
    return 0.015 * (scale.to().doubleValue() - scale.from().doubleValue());
  }
}
