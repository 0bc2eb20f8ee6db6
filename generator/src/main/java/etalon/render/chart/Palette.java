package etalon.render.chart;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The colours of a picture in one byte: each ink in steps down to the paper, which is all that a soft edge is made of.
 * Such a PNG takes a fraction of the time and of the bytes of one in full colour.
 */
final class Palette {
  private static final int STEPS = 51;

  private final int[] colours;

  Palette(Color paper, List<Color> inks) {
    colours = new int[inks.size() * STEPS];
    for (int i = 0; i < inks.size(); i++) {
      for (int step = 0; step < STEPS; step++) {
        colours[i * STEPS + step] = mixed(inks.get(i), paper, step);
      }
    }
  }

  private static int mixed(Color ink, Color paper, int step) {
    int red = mixed(ink.getRed(), paper.getRed(), step);
    int green = mixed(ink.getGreen(), paper.getGreen(), step);
    int blue = mixed(ink.getBlue(), paper.getBlue(), step);
    return red << 16 | green << 8 | blue;
  }

  /** From the paper at step 0 to the ink at the last. */
  private static int mixed(int ink, int paper, int step) {
    return paper + Math.round((ink - paper) * step / (float) (STEPS - 1));
  }

  /**
   * A picture as PNG, each point in the colour of the palette that is nearest to its own.
   *
   * @param picture of {@link BufferedImage#TYPE_INT_RGB}
   */
  byte[] png(BufferedImage picture) {
    // The array itself: to ask an image for its points one by one takes longer than to draw it.
    int[] points = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
    byte[] indexes = new byte[points.length];
    Map<Integer, Byte> known = new HashMap<>();
    Function<Integer, Byte> nearest = this::nearest;
    for (int i = 0; i < points.length; i++) {
      boolean asBefore = i > 0 && points[i] == points[i - 1];
      indexes[i] = asBefore ? indexes[i - 1] : known.computeIfAbsent(points[i], nearest);
    }
    return IndexedPng.of(picture.getWidth(), picture.getHeight(), colours, indexes);
  }

  private byte nearest(int colour) {
    int best = 0;
    for (int i = 1; i < colours.length; i++) {
      if (distance(colours[i], colour) < distance(colours[best], colour)) {
        best = i;
      }
    }
    return (byte) best;
  }

  private static int distance(int one, int other) {
    int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
    int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (one & 0xFF) - (other & 0xFF);
    return red * red + green * green + blue * blue;
  }
}
