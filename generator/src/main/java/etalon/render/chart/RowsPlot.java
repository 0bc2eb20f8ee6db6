package etalon.render.chart;

import etalon.chart.Axis.Tick;
import etalon.chart.Chart;
import etalon.chart.Chart.Dot;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Group;
import etalon.chart.Chart.Row;
import etalon.chart.Chart.Span;
import etalon.chart.Labels;
import etalon.chart.Scale;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/** Rows as a plot: values along the bottom, a place for each row and each group's label from the top. */
final class RowsPlot {
  private static final double EDGE = 0.02;
  private static final BasicStroke HAIRLINE = new BasicStroke(1f);

  /** The series, in their order: each has its colours. */
  private enum Kind {
    LEADING,
    PLAIN,
    OPEN
  }

  private final Chart.Rows chart;
  private final Fonts fonts;
  private final boolean named;
  private final List<Tick> names = new ArrayList<>();
  private final List<Tick> figures = new ArrayList<>();
  private final List<List<Double>> radii = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  private final List<XYIntervalSeries> series = new ArrayList<>();
  private final XYPlot plot = new XYPlot();
  private boolean bars;
  private int place = 0;

  /** @param named whether rows have their names and figures beside them, and groups their labels */
  RowsPlot(Chart.Rows chart, Fonts fonts, boolean named) {
    this.chart = chart;
    this.fonts = fonts;
    this.named = named;
  }

  /** How many places from the top the rows and labels take. */
  static int places(Chart.Rows chart) {
    int labels = (int) chart.groups().stream().filter(group -> group.label().isPresent()).count();
    return chart.size() + labels;
  }

  XYPlot plot() {
    for (Kind kind : Kind.values()) {
      // Unsorted, with equal values allowed: several rows can have one.
      series.add(new XYIntervalSeries(kind, false, true));
    }
    axes();
    for (Group group : chart.groups()) {
      group(group);
    }
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    series.forEach(data::addSeries);
    plot.setDataset(data);
    plot.setRenderer(renderer());
    places();
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setDomainGridlinePaint(Painter.HAIR);
    plot.setDomainGridlineStroke(HAIRLINE);
    plot.setRangeGridlinesVisible(false);
    return plot;
  }

  private void axes() {
    Scale.Linear scale = (Scale.Linear) chart.axis().scale();
    NumberAxis axis = MarkedAxis.plain(new MarkedAxis(named ? chart.axis().ticks() : List.of()), fonts);
    axis.setTickLabelPaint(Painter.MUTED);
    axis.setRange(beyond(scale, -EDGE), beyond(scale, 1 + EDGE));
    if (named) {
      axis.setLabel(chart.axis().label());
    }
    plot.setDomainAxis(axis);
    chart.reference().ifPresent(value -> plot.addDomainMarker(new ValueMarker(value.doubleValue(), Painter.LINE, HAIRLINE)));
  }

  /** @param share of the way along the scale; the marks at its ends have room for their whole size */
  private static double beyond(Scale.Linear scale, double share) {
    double from = scale.from().doubleValue();
    return from + share * (scale.to().doubleValue() - from);
  }

  private void places() {
    MarkedAxis left = new MarkedAxis(names);
    MarkedAxis right = new MarkedAxis(figures);
    for (MarkedAxis axis : List.of(left, right)) {
      MarkedAxis.plain(axis, fonts);
      axis.setRange(-0.5, place - 0.5);
      axis.setInverted(true);
    }
    plot.setRangeAxis(0, left);
    plot.setRangeAxis(1, right);
    plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
  }

  private void group(Group group) {
    if (place > 0 && named) {
      plot.addRangeMarker(new ValueMarker(place - 0.5, Painter.LINE, HAIRLINE));
    }
    if (group.label().isPresent() && named) {
      Scale.Linear scale = (Scale.Linear) chart.axis().scale();
      XYTextAnnotation label = new XYTextAnnotation(" " + group.label().get(), beyond(scale, -EDGE), place);
      label.setTextAnchor(TextAnchor.CENTER_LEFT);
      label.setFont(fonts.regular(12));
      label.setPaint(Painter.MUTED);
      label.setBackgroundPaint(Painter.PAPER);
      plot.addAnnotation(label);
      place++;
    }
    for (Row row : group.rows()) {
      row(row);
      place++;
    }
  }

  private void row(Row row) {
    if (named) {
      names.add(new Tick(BigDecimal.valueOf(place), Labels.shortened(row.label())));
      figures.add(new Tick(BigDecimal.valueOf(place), row.shown()));
    }
    Kind kind = row.emphasis() == Emphasis.LEADING ? Kind.LEADING : Kind.PLAIN;
    if (row.dots().isEmpty()) {
      bars = true;
      Span span = row.span().orElseThrow();
      add(kind, span.from(), row.span().get(), 0);
    }
    for (int i = 0; i < row.dots().size(); i++) {
      Dot dot = row.dots().get(i);
      // The span is drawn once, with the first dot, under all of them.
      Span span = i == 0 && row.span().isPresent() ? row.span().get() : new Span(dot.value(), dot.value());
      double radius = dot.count() <= 3 ? 4 : 2.2 * Math.sqrt(dot.count());
      add(dot.filled() ? kind : Kind.OPEN, dot.value(), span, radius);
    }
  }

  private void add(Kind kind, BigDecimal value, Span span, double radius) {
    series.get(kind.ordinal())
        .add(value.doubleValue(), span.from().doubleValue(), span.to().doubleValue(), place, place, place);
    radii.get(kind.ordinal()).add(radius);
  }

  private XYErrorRenderer renderer() {
    XYErrorRenderer renderer =
        new XYErrorRenderer() {
          @Override
          public Shape getItemShape(int row, int column) {
            double radius = radii.get(row).get(column);
            return new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
          }
        };
    renderer.setDrawYError(false);
    renderer.setCapLength(0);
    renderer.setErrorStroke(bars ? new BasicStroke(7f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER) : new BasicStroke(2f));
    renderer.setSeriesPaint(Kind.LEADING.ordinal(), Painter.ACCENT);
    renderer.setSeriesPaint(Kind.PLAIN.ordinal(), Painter.LINE);
    renderer.setSeriesPaint(Kind.OPEN.ordinal(), Painter.LINE);
    renderer.setUseFillPaint(true);
    renderer.setSeriesFillPaint(Kind.LEADING.ordinal(), Painter.ACCENT);
    renderer.setSeriesFillPaint(Kind.PLAIN.ordinal(), Painter.LINE);
    renderer.setSeriesFillPaint(Kind.OPEN.ordinal(), Painter.PAPER);
    renderer.setDrawOutlines(true);
    renderer.setUseOutlinePaint(true);
    renderer.setSeriesOutlinePaint(Kind.LEADING.ordinal(), Painter.PAPER);
    renderer.setSeriesOutlinePaint(Kind.PLAIN.ordinal(), Painter.PAPER);
    renderer.setSeriesOutlinePaint(Kind.OPEN.ordinal(), Painter.LINE);
    renderer.setDefaultOutlineStroke(new BasicStroke(1.25f));
    return renderer;
  }
}
