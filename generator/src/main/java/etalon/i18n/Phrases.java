package etalon.i18n;

import etalon.bench.Text;
import java.util.HashMap;
import java.util.Map;

/** The strings and number formats of one language. */
public final class Phrases {
  private final Map<Key, Message> messages;
  private final Format format;

  Phrases(Map<Key, Message> messages, Format format) {
    this.messages = messages;
    this.format = format;
  }

  public Format format() {
    return format;
  }

  /** A message without links. Arguments come in pairs: name, value; whole numbers are formatted here. */
  public String say(Key key, Object... arguments) {
    return rich(key, arguments).plain();
  }

  /** A message with its arguments still in braces, for a script to fill in. */
  public String pattern(Key key) {
    Map<String, Object> names = new HashMap<>();
    messages.get(key).arguments().forEach(name -> names.put(name, '{' + name + '}'));
    return messages.get(key).fill(names, format).plain();
  }

  /** A message whose links have their addresses among the arguments. */
  public Rich rich(Key key, Object... arguments) {
    Map<String, Object> named = new HashMap<>();
    for (int i = 0; i < arguments.length; i += 2) {
      named.put((String) arguments[i], arguments[i + 1]);
    }
    try {
      return messages.get(key).fill(named, format);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(key.word() + ": " + e.getMessage(), e);
    }
  }

  /** A name or sentence of the data, with the language's typography. */
  public String text(Text text) {
    return Typography.of(format.language(), text.in(format.language()));
  }
}
