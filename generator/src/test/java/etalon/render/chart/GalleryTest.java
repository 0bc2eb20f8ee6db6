package etalon.render.chart;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import etalon.bench.Language;
import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Picture;
import etalon.i18n.Format;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Pictures of small charts, read back. */
class GalleryTest {

  private static final class Memory implements Gallery.Store {
    private final Map<String, byte[]> kept = new HashMap<>();

    @Override
    public Optional<byte[]> read(String key) {
      return Optional.ofNullable(kept.get(key));
    }

    @Override
    public void write(String key, byte[] png) {
      kept.put(key, png);
    }
  }

  private static Chart.Rows rows(String name) {
    Format format = new Format(Language.FR);
    BigDecimal score = new BigDecimal("98.5");
    return new Chart.Rows(
        new Chart.Words("Indice", "Le point est le score.", "Un modèle."),
        Axis.linear("Indice, en pour cent", BigDecimal.valueOf(90), BigDecimal.valueOf(100), 6, format::number),
        Optional.empty(),
        List.of(
            new Chart.Group(
                Optional.of("Rang 1"),
                List.of(
                    new Chart.Row(
                        name, "98,5", Chart.Emphasis.LEADING,
                        Optional.of(new Chart.Span(new BigDecimal("95.1"), BigDecimal.valueOf(100))), List.of(Chart.Dot.of(score)))))),
        List.of(new Chart.Legend(Chart.Sample.LEADING, "premier")));
  }

  private static Picture.Card card(String title, String words) {
    return new Picture.Card("Étalon", title, "17 sur 27", words, "Source : Étalon", Optional.of(rows("Modèle")));
  }

  private static Map<String, byte[]> draw(Gallery.Store store, Map<String, Picture> wanted) {
    Gallery gallery = new Gallery(store);
    Map<String, byte[]> pictures = gallery.pictures(wanted);
    assertEquals(Optional.empty(), gallery.failure());
    return pictures;
  }

  private static BufferedImage image(byte[] png) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  @Test
  void chartsAreTwiceAsWideAsTheyAreDrawnAndCardsHaveTheSizeThatIsAskedFor() throws IOException {
    Map<String, byte[]> pictures =
        draw(new Memory(), Map.of("chart", new Picture.Download(rows("Modèle"), "Source"), "card", card("Titre", "modèles")));
    assertEquals(1600, image(pictures.get("chart")).getWidth());
    assertEquals(1200, image(pictures.get("card")).getWidth());
    assertEquals(630, image(pictures.get("card")).getHeight());
  }

  @Test
  void theSameBytesTwiceAndOthersForOtherWords() {
    Map<String, Picture> wanted = Map.of("a", new Picture.Download(rows("Modèle"), "Source"));
    byte[] once = draw(new Memory(), wanted).get("a");
    assertArrayEquals(once, draw(new Memory(), wanted).get("a"));
    assertNotEquals(
        List.of(once), List.of(draw(new Memory(), Map.of("a", new Picture.Download(rows("Autre"), "Source"))).get("a")));
  }

  @Test
  void whatWasDrawnBeforeIsNotDrawnAgain() {
    Memory store = new Memory();
    Map<String, Picture> wanted =
        Map.of("a", new Picture.Download(rows("Modèle"), "Source"), "b", card("Titre", "modèles"));
    Gallery first = new Gallery(store);
    Map<String, byte[]> drawn = first.pictures(wanted);
    Gallery second = new Gallery(store);
    Map<String, byte[]> kept = second.pictures(wanted);
    assertEquals(2, first.drawn());
    assertEquals(0, second.drawn());
    drawn.forEach((path, png) -> assertArrayEquals(png, kept.get(path)));
    Gallery third = new Gallery(store);
    third.pictures(Map.of("a", new Picture.Download(rows("Modèle"), "another source"), "b", card("Titre", "modèles")));
    assertEquals(1, third.drawn());
  }

  /** However long its words are, a card keeps its margins: the last columns are paper. */
  @Test
  void longWordsStayWithinTheCard() throws IOException {
    String endless = "mot ".repeat(80) + "x".repeat(300);
    BufferedImage image = image(draw(new Memory(), Map.of("a", new Picture.Card("Étalon", endless, endless, endless, endless, Optional.empty()))).get("a"));
    for (int x = 1140; x < 1200; x++) {
      for (int y = 12; y < 630; y++) {
        assertEquals(0xFFFFFFFF, image.getRGB(x, y), x + ", " + y);
      }
    }
  }

  /**
   * Who changes the look of pictures changes {@link Drawing#VERSION}, or those that were kept would stay as
   * they were. The sum is that of these very pictures, drawn by this version on JDK 17; other systems than
   * Linux draw letters with libraries of their own.
   */
  @Test
  void anotherLookHasAnotherVersion() throws Exception {
    assumeTrue(System.getProperty("os.name").equals("Linux"), "letters are drawn by the system");
    Map<String, byte[]> pictures =
        draw(new Memory(), Map.of("chart", new Picture.Download(rows("Modèle"), "Source"), "card", card("Titre", "modèles")));
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (String name : List.of("card", "chart")) {
      BufferedImage image = image(pictures.get(name));
      for (int y = 0; y < image.getHeight(); y++) {
        for (int x = 0; x < image.getWidth(); x++) {
          int pixel = image.getRGB(x, y);
          digest.update((byte) (pixel >> 16));
          digest.update((byte) (pixel >> 8));
          digest.update((byte) pixel);
        }
      }
    }
    assertEquals("2 297eaa6afa3933a48aa19449bc675411636d85114c3b72033970bb1a3958f7ed", Drawing.VERSION + " " + HexFormat.of().formatHex(digest.digest()));
    assertTrue(pictures.get("chart").length > 1000);
  }
}
