package etalon.render.chart;

import etalon.chart.Picture;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.plot.XYPlot;

/** A card: the site's name, the page's title, its foremost figure and what it counts, the source. */
final class CardPicture {
  private static final int EDGE = 72;
  private static final int GUTTER = 56;
  private static final int CHART_WIDTH = 420;

  private final Picture.Card card;
  private final Fonts fonts;

  CardPicture(Picture.Card card, Fonts fonts) {
    this.card = card;
    this.fonts = fonts;
  }

  void draw(Graphics2D graphics) {
    int width = Picture.Card.WIDTH - 2 * EDGE - (card.chart().isPresent() ? CHART_WIDTH + GUTTER : 0);
    graphics.setPaint(Painter.ACCENT);
    graphics.fillRect(0, 0, Picture.Card.WIDTH, 12);
    text(graphics, card.site(), fonts.strong(32), Painter.INK, width, 1, 100);
    double y = text(graphics, card.title(), fonts.strong(50), Painter.INK, width, 2, 178);
    y = text(graphics, card.figure(), fonts.strong(112), Painter.ACCENT, width, 1, y + 88);
    text(graphics, card.words(), fonts.regular(34), Painter.INK, width, 3, y - 64);
    text(graphics, card.source(), fonts.regular(24), Painter.MUTED, Picture.Card.WIDTH - 2 * EDGE, 1, Picture.Card.HEIGHT - 44);
    card.chart().ifPresent(
        rows -> {
          XYPlot plot = new RowsPlot(rows, fonts, false).plot();
          int left = Picture.Card.WIDTH - EDGE - CHART_WIDTH;
          plot.draw(graphics, new Rectangle2D.Double(left, 84, CHART_WIDTH, Picture.Card.HEIGHT - 84 - 100), null, null, null);
        });
  }

  /**
   * Draws a text in at most some lines, the last one cut short where there is no room.
   *
   * @param y of the first line's foot
   * @return the foot of a line below the last
   */
  private double text(Graphics2D graphics, String text, Font font, Color colour, int width, int most, double y) {
    graphics.setFont(font);
    graphics.setPaint(colour);
    double foot = y;
    for (String line : lines(graphics, text, width, most)) {
      graphics.drawString(line, EDGE, (float) foot);
      foot += font.getSize2D() * 1.2;
    }
    return foot;
  }

  private static List<String> lines(Graphics2D graphics, String text, int width, int most) {
    List<String> lines = new ArrayList<>();
    String line = "";
    // No-break spaces hold their words together.
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (width(graphics, longer) <= width || line.isEmpty()) {
        line = longer;
      } else {
        lines.add(line);
        line = word;
      }
    }
    lines.add(line);
    boolean cut = lines.size() > most;
    List<String> shown = new ArrayList<>(lines.subList(0, Math.min(most, lines.size())));
    shown.replaceAll(each -> fitted(graphics, each, width));
    if (cut) {
      int last = shown.size() - 1;
      shown.set(last, fitted(graphics, shown.get(last) + "…", width));
    }
    return shown;
  }

  private static String fitted(Graphics2D graphics, String line, int width) {
    String fitted = line;
    while (width(graphics, fitted) > width && fitted.length() > 1) {
      fitted = fitted.substring(0, fitted.offsetByCodePoints(fitted.length(), fitted.endsWith("…") ? -2 : -1)) + "…";
    }
    return fitted;
  }

  private static double width(Graphics2D graphics, String text) {
    return graphics.getFontMetrics().getStringBounds(text, graphics).getWidth();
  }
}
