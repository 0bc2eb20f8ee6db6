package etalon.site;

/**
 * A data file that the site offers.
 *
 * @param path relative to the site's root
 * @param size in bytes
 * @param sha256 in lower-case hexadecimal
 */
public record Download(String path, int size, String sha256) {
  /** Where rankings lie that were frozen when they were published. */
  static final String PUBLISHED = "data/v1/published/";

  /** The path of a published ranking by its path in data/published/. */
  public static String published(String path) {
    return PUBLISHED + path;
  }
}
