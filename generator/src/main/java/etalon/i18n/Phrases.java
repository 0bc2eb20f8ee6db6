package etalon.i18n;

import etalon.bench.Text;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The strings and number formats of one language. */
public final class Phrases {
  private final Map<Key, Message> messages;
  private final Format format;
  private final Map<Text, String> texts = new ConcurrentHashMap<>();

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

  /** A message whose arguments a script fills in: each stands as its name in braces. */
  public String pattern(Key key, String... arguments) {
    Object[] pairs = new Object[2 * arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      pairs[2 * i] = arguments[i];
      pairs[2 * i + 1] = "{" + arguments[i] + "}";
    }
    return say(key, pairs);
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
    return texts.computeIfAbsent(text, t -> Typography.of(format.language(), t.in(format.language())));
  }
}
