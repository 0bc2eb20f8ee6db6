package etalon.render.chart;

/** This machine's Java has no means to draw. */
final class CannotDraw extends Exception {
  CannotDraw(Throwable cause) {
    super(reason(cause), cause);
  }

  /** The innermost cause: the outer ones only say that a class could not be loaded. */
  private static String reason(Throwable cause) {
    Throwable inner = cause;
    while (inner.getCause() != null) {
      inner = inner.getCause();
    }
    return inner.toString();
  }
}
