package etalon.render.chart;

import etalon.chart.Picture;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jfree.chart.JFreeChart;

/** Pictures to PNG: charts by JFreeChart at twice their size, cards around them. The colours are those of the site on paper. */
final class Painter {
  static final Color PAPER = Color.WHITE;
  static final Color INK = new Color(0x1b1c1e);
  static final Color MUTED = new Color(0x575650);
  static final Color LINE = new Color(0x8f8b80);
  static final Color HAIR = new Color(0xd9d5ca);
  static final Color ACCENT = new Color(0x0a4d68);

  private static final Palette PALETTE = new Palette(PAPER, List.of(INK, MUTED, LINE, HAIR, ACCENT));
  private static final int SCALE = 2;
  private static final int WIDTH = 800;

  private static Painter instance;

  private final Fonts fonts;

  private Painter(Fonts fonts) {
    this.fonts = fonts;
  }

  /** @throws CannotDraw when this machine's Java cannot */
  static byte[] draw(Picture picture) throws CannotDraw {
    Painter painter = instance();
    return picture instanceof Picture.Card card ? painter.card(card) : painter.download((Picture.Download) picture);
  }

  private static synchronized Painter instance() throws CannotDraw {
    if (instance == null) {
      // No screen is needed, and looking for one would fail on a server.
      System.setProperty("java.awt.headless", "true");
      instance = new Painter(Fonts.load());
    }
    return instance;
  }

  private byte[] card(Picture.Card card) {
    BufferedImage image = image(Picture.Card.WIDTH, Picture.Card.HEIGHT);
    Graphics2D graphics = graphics(image);
    new CardPicture(card, fonts).draw(graphics);
    graphics.dispose();
    return PALETTE.png(image);
  }

  private byte[] download(Picture.Download download) {
    ChartPicture picture = new ChartPicture(download, fonts);
    JFreeChart chart = picture.chart();
    int height = picture.height();
    BufferedImage image = image(WIDTH * SCALE, height * SCALE);
    Graphics2D graphics = graphics(image);
    graphics.scale(SCALE, SCALE);
    chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
    graphics.dispose();
    return PALETTE.png(image);
  }

  private static BufferedImage image(int width, int height) {
    return new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
  }

  private static Graphics2D graphics(BufferedImage image) {
    Graphics2D graphics = image.createGraphics();
    hints(graphics);
    graphics.setPaint(PAPER);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    return graphics;
  }

  /** Every choice that a Java could make differently is made here. */
  static void hints(Graphics2D graphics) {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
  }
}
