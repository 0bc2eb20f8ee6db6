package etalon.render.chart;

import etalon.chart.Chart;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Point;
import etalon.chart.Picture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.VerticalAlignment;

/** A chart with all that it needs away from its page: title, reading, legend, source. */
final class ChartPicture {
  private static final int ROW = 20;
  /** Title, reading, legend, axis and source. */
  private static final int AROUND = 230;
  private static final int FIELD = 380;
  private static final int LINE = 20;

  private final Picture.Download picture;
  private final Fonts fonts;

  ChartPicture(Picture.Download picture, Fonts fonts) {
    this.picture = picture;
    this.fonts = fonts;
  }

  int height() {
    return AROUND
        + (picture.chart() instanceof Chart.Scatter scatter
            ? FIELD + scatter.frontier().size() * LINE
            : RowsPlot.places((Chart.Rows) picture.chart()) * ROW);
  }

  JFreeChart chart() {
    Chart chart = picture.chart();
    XYPlot plot =
        chart instanceof Chart.Scatter scatter
            ? new ScatterPlot(scatter, fonts).plot()
            : new RowsPlot((Chart.Rows) chart, fonts, true).plot();
    JFreeChart drawn = new JFreeChart(null, fonts.strong(20), plot, false);
    drawn.setBackgroundPaint(Painter.PAPER);
    drawn.setPadding(new RectangleInsets(20, 24, 16, 24));
    drawn.addSubtitle(words(chart.words().title(), fonts.strong(20), Painter.INK, RectangleEdge.TOP));
    drawn.addSubtitle(words(chart.words().reading(), fonts.regular(14), Painter.MUTED, RectangleEdge.TOP));
    drawn.addSubtitle(legend(chart));
    // Titles at the bottom stack upwards.
    drawn.addSubtitle(words(picture.source(), fonts.regular(13), Painter.MUTED, RectangleEdge.BOTTOM));
    if (chart instanceof Chart.Scatter scatter) {
      for (int i = scatter.frontier().size() - 1; i >= 0; i--) {
        Point point = scatter.points().get(scatter.frontier().get(i));
        drawn.addSubtitle(
            words((i + 1) + "  " + point.label() + ", " + point.shown(), fonts.regular(13), Painter.INK, RectangleEdge.BOTTOM));
      }
    }
    return drawn;
  }

  private static TextTitle words(String text, Font font, Color colour, RectangleEdge edge) {
    return new TextTitle(
        text, font, colour, edge, HorizontalAlignment.LEFT, VerticalAlignment.TOP, new RectangleInsets(0, 0, 6, 0));
  }

  private LegendTitle legend(Chart chart) {
    LegendItemCollection items = new LegendItemCollection();
    for (Legend entry : chart.legend()) {
      items.add(item(entry));
    }
    LegendTitle legend = new LegendTitle(() -> items);
    legend.setItemFont(fonts.regular(13));
    legend.setItemPaint(Painter.MUTED);
    legend.setPosition(RectangleEdge.TOP);
    legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
    legend.setMargin(new RectangleInsets(0, 0, 10, 0));
    legend.setItemLabelPadding(new RectangleInsets(2, 4, 2, 16));
    return legend;
  }

  private static LegendItem item(Legend entry) {
    return switch (entry.sample()) {
      case LEADING -> filled(entry.text(), circle(4), Painter.ACCENT);
      case PLAIN -> filled(entry.text(), circle(4), Painter.LINE);
      case COUNT -> filled(entry.text(), circle(6), Painter.LINE);
      case OPEN -> new LegendItem(entry.text(), null, null, null, circle(4), Painter.PAPER, new BasicStroke(1.25f), Painter.LINE);
      case SPAN -> filled(entry.text(), new Rectangle2D.Double(-10, -1, 20, 2), Painter.LINE);
      case REFERENCE -> filled(entry.text(), new Rectangle2D.Double(-0.5, -7, 1, 14), Painter.LINE);
      case BAR_LEADING -> filled(entry.text(), new Rectangle2D.Double(-10, -3, 20, 6), Painter.ACCENT);
      case BAR -> filled(entry.text(), new Rectangle2D.Double(-10, -3, 20, 6), Painter.LINE);
      case MISSED -> filled(entry.text(), new Rectangle2D.Double(-4, -6, 8, 12), Painter.ACCENT);
      case FRONTIER -> new LegendItem(entry.text(), null, null, null, stairs(), new BasicStroke(1.5f), Painter.INK);
    };
  }

  private static LegendItem filled(String text, Shape shape, Color colour) {
    return new LegendItem(text, null, null, null, shape, colour);
  }

  private static Shape circle(double radius) {
    return new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
  }

  private static Shape stairs() {
    Path2D path = new Path2D.Double();
    path.moveTo(-11, 5);
    path.lineTo(0, 5);
    path.lineTo(0, -5);
    path.lineTo(11, -5);
    return path;
  }
}
