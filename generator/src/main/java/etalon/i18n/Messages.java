package etalon.i18n;

import etalon.bench.Language;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Every string of the interface in every language, by {@link Key}. */
public final class Messages {
  private final Map<Language, Map<Key, Message>> messages;

  private Messages(Map<Language, Map<Key, Message>> messages) {
    this.messages = messages;
  }

  private record Line(String text, Place place) {}

  /**
   * Reads i18n/en.properties and i18n/fr.properties: lines {@code key = text}, comments after #. A key that
   * is missing, unknown or there twice, and arguments that differ between the languages, are problems.
   *
   * @param read gives a file's text, or nothing after reporting why
   */
  public static Messages load(Function<String, Optional<String>> read, Problems problems) {
    Map<Language, Map<Key, Message>> messages = new EnumMap<>(Language.class);
    Map<Language, Map<Key, Line>> lines = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      String file = "i18n/" + language.code() + ".properties";
      Optional<String> text = read.apply(file);
      Map<Key, Line> found = text.map(t -> lines(file, t, problems)).orElse(Map.of());
      lines.put(language, found);
      messages.put(language, parse(language, found));
      for (Key key : Key.values()) {
        if (text.isPresent() && !found.containsKey(key)) {
          problems.error(Place.of(file), "the key '" + key.word() + "' is missing", key.word() + " = ...");
        }
      }
    }
    lines
        .get(Language.FR)
        .forEach(
            (key, line) -> {
              Message english = messages.get(Language.EN).get(key);
              Message french = messages.get(Language.FR).get(key);
              if (english != null && !english.arguments().equals(french.arguments())) {
                problems.error(
                    line.place(),
                    "'" + key.word() + "' has the arguments " + french.arguments(),
                    "those of English: " + english.arguments());
              }
            });
    return new Messages(messages);
  }

  private static Map<Key, Line> lines(String file, String text, Problems problems) {
    Map<Key, Line> found = new LinkedHashMap<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      Place place = Place.of(file, number);
      int equals = line.indexOf('=');
      if (equals < 0 || line.substring(equals + 1).isBlank()) {
        problems.error(place, "not a message: '" + line + "'", "key = text");
        continue;
      }
      String word = line.substring(0, equals).strip();
      Optional<Key> key = Key.of(word);
      if (key.isEmpty()) {
        problems.error(place, "nothing uses the key '" + word + "'", Nearest.perhaps(word, unused(found)) + "delete the line, or spell it as the code does");
      } else if (found.put(key.get(), new Line(line.substring(equals + 1).strip(), place)) != null) {
        problems.error(place, "the key '" + word + "' stands twice", "once");
      }
    }
    return found;
  }

  /** The keys that no line gave so far: what a misspelt one was meant to be. */
  private static List<String> unused(Map<Key, Line> found) {
    return Arrays.stream(Key.values()).filter(key -> !found.containsKey(key)).map(Key::word).toList();
  }

  private static Map<Key, Message> parse(Language language, Map<Key, Line> lines) {
    Map<Key, Message> messages = new EnumMap<>(Key.class);
    lines.forEach(
        (key, line) ->
            messages.put(
                key,
                Message.parse(Typography.of(language, line.text()))));
    return messages;
  }

  public Phrases in(Language language) {
    return new Phrases(messages.get(language), new Format(language));
  }
}
