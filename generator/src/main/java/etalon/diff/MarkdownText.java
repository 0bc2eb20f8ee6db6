package etalon.diff;

/** Words as Markdown that shows them as they stand. */
final class MarkdownText {
  private static final String MARKS = "\\`*_{}[]()<>#+-.!|~&@:";

  private MarkdownText() {}

  static String escaped(String words) {
    StringBuilder text = new StringBuilder(words.length() + 8);
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      // A digit's neighbours begin neither list nor emphasis: figures stay legible in the source.
      boolean figure = (c == '.' || c == '-' || c == ':') && i > 0 && Character.isLetterOrDigit(words.charAt(i - 1));
      if (MARKS.indexOf(c) >= 0 && !figure) {
        text.append('\\');
      }
      text.append(c);
    }
    return text.toString();
  }
}
