package etalon.render.chart;

/** What every picture has in common. No class of the drawing libraries is named here. */
final class Drawing {
  /** To be changed with anything that changes the look of a picture: the code, the font, the library. */
  static final String VERSION = "2";

  private Drawing() {}
}
