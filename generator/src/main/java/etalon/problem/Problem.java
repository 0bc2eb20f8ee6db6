package etalon.problem;

import java.util.Locale;

/**
 * Something wrong with an input, said so that its author can put it right. Values are named as they stand;
 * {@link #toString} makes them safe to print.
 *
 * @param file path relative to the root, with forward slashes
 * @param line 1 for the first line; 0 when the whole file is meant
 * @param column 1 for the first character; 0 when the whole line is meant
 * @param message what is wrong, with the offending value
 * @param hint what would be right; may be empty
 */
public record Problem(Severity severity, String file, int line, int column, String message, String hint) {

  /** Errors stop a build; warnings do not. */
  public enum Severity {
    ERROR,
    WARNING
  }

  /**
   * {@code file:line:column: error: message (hint)}, the form that editors and CI make clickable. Always one
   * line; see {@link #visible}.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(file);
    if (line > 0) {
      text.append(':').append(line);
      if (column > 0) {
        text.append(':').append(column);
      }
    }
    text.append(severity == Severity.ERROR ? ": error: " : ": warning: ").append(message);
    if (!hint.isEmpty()) {
      text.append(" (").append(hint).append(')');
    }
    return visible(text);
  }

  /** A text that a terminal shows as it stands: control characters, and marks that nobody sees, are written as {@code <U+202E>}. */
  public static String visible(CharSequence text) {
    StringBuilder visible = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (Character.getType(c)) {
                case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                    visible.append(String.format(Locale.ROOT, "<U+%04X>", c));
                default -> visible.appendCodePoint(c);
              }
            });
    return visible.toString();
  }
}
