package etalon.chart;

/** Names as far as a chart has room for them. */
public final class Labels {
  private static final int MOST = 40;

  private Labels() {}

  /** The name, or its beginning and an ellipsis where it is longer than 40 characters. */
  public static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= MOST
        ? name
        : name.substring(0, name.offsetByCodePoints(0, MOST - 1)) + "…";
  }
}
