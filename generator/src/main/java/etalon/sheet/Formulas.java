package etalon.sheet;

/** Cells of a CSV file that a spreadsheet would run. */
public final class Formulas {
  private static final String BEGINNINGS = "=+-@\t\r";

  private Formulas() {}

  /** The cell as a spreadsheet may be given it: with an apostrophe before what would be run as a formula. */
  public static String harmless(String cell) {
    return !cell.isEmpty() && BEGINNINGS.indexOf(cell.charAt(0)) >= 0 ? "'" + cell : cell;
  }
}
