package etalon.chart;

import java.util.Optional;

/** A picture for use away from the site: it says by itself what it shows, whence and of when. */
public sealed interface Picture {

  /** A chart for an article. */
  record Download(Chart chart, String source) implements Picture {}

  /**
   * What a link to a page looks like where it is shared.
   *
   * @param figure the page's foremost figure
   * @param words what the figure counts
   * @param chart drawn without its labels beside the figure
   */
  record Card(String site, String title, String figure, String words, String source, Optional<Chart.Rows> chart)
      implements Picture {
    /** In pixels, as the sites that show cards ask for. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    /** The card in words. */
    public String alternative() {
      return title + ". " + figure + " " + words;
    }
  }
}
