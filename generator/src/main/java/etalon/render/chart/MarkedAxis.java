package etalon.render.chart;

import etalon.chart.Axis;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/** An axis with the marks that it is given, where the library would choose its own. */
final class MarkedAxis extends NumberAxis {
  private final List<Axis.Tick> ticks;

  MarkedAxis(List<Axis.Tick> ticks) {
    this.ticks = ticks;
  }

  @Override
  public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
    return marks(ticks, edge);
  }

  /** The axis of a scale with values below one another by ratio. */
  static final class Logarithmic extends LogAxis {
    private final List<Axis.Tick> ticks;

    Logarithmic(List<Axis.Tick> ticks) {
      this.ticks = ticks;
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
      return marks(ticks, edge);
    }
  }

  private static List<NumberTick> marks(List<Axis.Tick> ticks, RectangleEdge edge) {
    TextAnchor anchor =
        edge == RectangleEdge.LEFT ? TextAnchor.CENTER_RIGHT : edge == RectangleEdge.RIGHT ? TextAnchor.CENTER_LEFT : TextAnchor.TOP_CENTER;
    return ticks.stream()
        .map(tick -> new NumberTick(tick.value().doubleValue(), tick.label(), anchor, TextAnchor.CENTER, 0))
        .toList();
  }

  /** The look that all axes share: words, and no line. */
  static <A extends ValueAxis> A plain(A axis, Fonts fonts) {
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    axis.setTickLabelFont(fonts.regular(13));
    axis.setTickLabelPaint(Painter.INK);
    axis.setLabelFont(fonts.regular(13));
    axis.setLabelPaint(Painter.MUTED);
    return axis;
  }
}
