package etalon.render.chart;

import java.awt.AWTError;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;

/** The letters of all pictures: Source Sans 3, which we bring along, so that they look the same everywhere. */
record Fonts(Font regular, Font strong) {

  /** @throws CannotDraw when a word cannot be drawn on this machine */
  static Fonts load() throws CannotDraw {
    try {
      Fonts fonts = new Fonts(font("SourceSans3-Regular.ttf"), font("SourceSans3-SemiBold.ttf"));
      fonts.tryOut();
      return fonts;
    } catch (LinkageError | InternalError | AWTError | IOException | FontFormatException | RuntimeException e) {
      // A Java without its font libraries fails in any of these ways, at the first use of any of them.
      throw new CannotDraw(e);
    }
  }

  private static Font font(String name) throws IOException, FontFormatException {
    try (InputStream in = Fonts.class.getResourceAsStream("/fonts/" + name)) {
      return Font.createFont(Font.TRUETYPE_FONT, in);
    }
  }

  private void tryOut() {
    Graphics2D graphics = new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB).createGraphics();
    graphics.setFont(regular(12));
    graphics.drawString("a", 0, 8);
    graphics.dispose();
  }

  Font regular(float size) {
    return regular.deriveFont(size);
  }

  Font strong(float size) {
    return strong.deriveFont(size);
  }
}
