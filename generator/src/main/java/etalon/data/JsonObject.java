package etalon.data;

import etalon.bench.Source;
import etalon.bench.Text;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import etalon.problem.Unfinished;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads one JSON object member by member and reports what does not fit. A member that is missing or
 * wrong gives a problem and a harmless stand-in, so that the rest of the file is still checked;
 * whoever reads must not use the result when the problems grew. The stand-in for a text is the empty one,
 * which no file may hold: whoever meets it knows that it was reported. {@link #end} reports unknown members.
 */
final class JsonObject {
  private static final Text NO_TEXT = new Text("?", "?");
  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9._-]*(/[a-z0-9][a-z0-9._-]*)?");

  private final Map<String, JsonValue> members;

  /** Whether there is an object at all; else that was reported, and its members are not missing as well. */
  private final boolean found;
  private final Place place;
  private final Problems problems;
  private final Set<String> read = new LinkedHashSet<>();

  JsonObject(JsonValue value, Problems problems) {
    this.place = value.place();
    this.problems = problems;
    this.members = members(value);
    this.found = value.content() instanceof Map;
  }

  @SuppressWarnings("unchecked")
  private Map<String, JsonValue> members(JsonValue value) {
    if (value.content() instanceof Map<?, ?> map) {
      return (Map<String, JsonValue>) map;
    }
    problems.error(value.place(), "expected an object, found " + value.shown(), "{ ... }");
    return Map.of();
  }

  Place place() {
    return place;
  }

  /** Something wrong with a member that only its reader can see. */
  void problem(String key, String message, String hint) {
    problems.error(place(key), message, hint);
  }

  Place place(String key) {
    return members.containsKey(key) ? members.get(key).place() : place;
  }

  boolean has(String key) {
    return members.containsKey(key);
  }

  String text(String key) {
    JsonValue value = required(key, "a text");
    return value == null ? "" : text(key + " is ", value);
  }

  private String text(String what, JsonValue value) {
    if (value.content() instanceof String text && !text.isBlank()) {
      if (text.codePoints().noneMatch(JsonObject::unprintable)) {
        return text;
      }
      problems.error(value.place(), what + value.shown(), "one line of text, without control characters");
    } else {
      problems.error(value.place(), what + value.shown(), "a text that is not empty");
    }
    return "";
  }

  /** What XML cannot hold, and the ends of lines. */
  private static boolean unprintable(int codePoint) {
    return Character.isISOControl(codePoint)
        || Character.getType(codePoint) == Character.SURROGATE
        || (codePoint & 0xFFFE) == 0xFFFE;
  }

  Optional<String> optionalText(String key) {
    return has(key) ? Optional.of(text(key)) : absent(key);
  }

  /** An identifier: lower-case letters, digits, and the marks . _ - / that ids may hold. */
  String id(String key) {
    String text = text(key);
    if (text.isEmpty() || ID.matcher(text).matches()) {
      return text;
    }
    problems.error(
        place(key), key + " is '" + text + "'", "lower-case letters, digits, '-', '_' and '.'");
    return "";
  }

  /** An identifier that did not stand in the same list before. */
  String freshId(String key, Set<String> seen) {
    String id = id(key);
    if (!id.isEmpty() && !seen.add(id)) {
      problems.error(place(key), "'" + id + "' stands twice", "each once");
    }
    return id;
  }

  BigDecimal number(String key, BigDecimal least, BigDecimal most) {
    JsonValue value = required(key, "a number");
    if (value == null) {
      return least;
    }
    if (value.content() instanceof BigDecimal number
        && number.compareTo(least) >= 0
        && number.compareTo(most) <= 0) {
      return number;
    }
    problems.error(
        value.place(),
        key + " is " + value.shown(),
        "a number from " + least.toPlainString() + " to " + most.toPlainString());
    return least;
  }

  Optional<BigDecimal> optionalNumber(String key, BigDecimal least, BigDecimal most) {
    return has(key) ? Optional.of(number(key, least, most)) : absent(key);
  }

  int wholeNumber(String key, int least, int most) {
    BigDecimal number = number(key, BigDecimal.valueOf(least), BigDecimal.valueOf(most));
    try {
      return number.intValueExact();
    } catch (ArithmeticException e) {
      problems.error(place(key), key + " is " + number, "a whole number");
      return least;
    }
  }

  Optional<Integer> optionalWholeNumber(String key, int least, int most) {
    return has(key) ? Optional.of(wholeNumber(key, least, most)) : absent(key);
  }

  boolean flag(String key) {
    JsonValue value = required(key, "true or false");
    if (value == null) {
      return false;
    }
    if (value.content() instanceof Boolean flag) {
      return flag;
    }
    problems.error(value.place(), key + " is " + value.shown(), "true or false");
    return false;
  }

  LocalDate date(String key) {
    String text = text(key);
    Optional<LocalDate> day = Day.parse(text);
    if (day.isEmpty() && !text.isEmpty()) {
      problems.error(place(key), key + " is '" + text + "'", Day.RIGHT);
    }
    return day.orElse(LocalDate.EPOCH);
  }

  /** The day with which a file's or folder's name begins. */
  LocalDate dateOf(String name, String key) {
    LocalDate date = date(key);
    if (!date.equals(LocalDate.EPOCH) && !name.startsWith(date.toString())) {
      problems.error(place(key), key + " is " + date, "the day with which the name begins, " + name);
    }
    return date;
  }

  Optional<LocalDate> optionalDate(String key) {
    return has(key) ? Optional.of(date(key)) : absent(key);
  }

  Text names(String key) {
    JsonValue value = required(key, "an object with en and fr");
    if (value == null) {
      return NO_TEXT;
    }
    JsonObject languages = new JsonObject(value, problems);
    String english = languages.text("en");
    String french = languages.text("fr");
    languages.end();
    return english.isEmpty() || french.isEmpty() ? NO_TEXT : new Text(english, french);
  }

  Optional<Text> optionalNames(String key) {
    return has(key) ? Optional.of(names(key)) : absent(key);
  }

  Source source() {
    JsonValue value = required("source", "an object with name, url, retrieved");
    if (value == null) {
      return new Source("", "", LocalDate.EPOCH);
    }
    JsonObject source = new JsonObject(value, problems);
    Source result = new Source(source.text("name"), source.address("url"), source.date("retrieved"));
    source.end();
    return result;
  }

  String address(String key) {
    String text = text(key);
    if (!text.isEmpty() && !isAddress(text)) {
      problems.error(place(key), key + " is '" + text + "'", "an address that begins with https://");
    }
    return text;
  }

  /** Whether a text is an http or https address with a host. */
  static boolean isAddress(String text) {
    try {
      return text.matches("https?://.+") && new URI(text).getHost() != null;
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /** One of an enum's constants, written in lower case with hyphens. */
  <E extends Enum<E>> E oneOf(String key, Class<E> type) {
    return oneOf(key, type, type.getEnumConstants()[0]);
  }

  <E extends Enum<E>> E oneOf(String key, Class<E> type, E standIn) {
    return constant(place(key), key, text(key), type).orElse(standIn);
  }

  <E extends Enum<E>> Optional<E> optionalOneOf(String key, Class<E> type) {
    return has(key) ? Optional.of(oneOf(key, type)) : absent(key);
  }

  <E extends Enum<E>> List<E> someOf(String key, Class<E> type) {
    return texts(key).stream().flatMap(text -> constant(place(key), key, text, type).stream()).toList();
  }

  private <E extends Enum<E>> Optional<E> constant(Place at, String key, String text, Class<E> type) {
    Optional<E> constant = Words.constant(type, text);
    if (constant.isEmpty() && !text.isEmpty()) {
      problems.error(at, key + " is '" + text + "'", Nearest.perhaps(text, Words.words(type)) + "one of " + Words.all(type));
    }
    return constant;
  }

  List<String> texts(String key) {
    return elements(key).stream().filter(value -> !unfinished(value)).map(value -> text(key + " holds ", value)).filter(text -> !text.isEmpty()).toList();
  }

  List<JsonObject> objects(String key) {
    return elements(key).stream().map(value -> new JsonObject(value, problems)).toList();
  }

  private List<JsonValue> elements(String key) {
    JsonValue value = required(key, "a list");
    if (value == null) {
      return List.of();
    }
    if (value.content() instanceof List<?> list) {
      List<JsonValue> elements = new ArrayList<>();
      list.forEach(element -> elements.add((JsonValue) element));
      return elements;
    }
    problems.error(value.place(), key + " is " + value.shown(), "a list: [ ... ]");
    return List.of();
  }

  private JsonValue required(String key, String kind) {
    read.add(key);
    JsonValue value = members.get(key);
    if (value == null && found) {
      problems.error(place, key + " is missing", kind);
    }
    return value == null || unfinished(value) ? null : value;
  }

  /** What is still to be written was reported where the file was read. */
  private static boolean unfinished(JsonValue value) {
    return value.content() instanceof String text && Unfinished.in(text);
  }

  /** Says that a member may be missing, and is. */
  <T> Optional<T> absent(String key) {
    read.add(key);
    return Optional.empty();
  }

  /** Any value, as it stands. */
  Optional<JsonValue> value(String key) {
    return Optional.ofNullable(required(key, "a value"));
  }

  JsonObject object(String key) {
    return new JsonObject(required(key, "an object"), problems);
  }

  /** The names of all members, in the order of the file. */
  Set<String> keys() {
    return members.keySet();
  }

  /** Reports every member that nobody asked for. */
  void end() {
    members.forEach(
        (key, value) -> {
          if (!read.contains(key)) {
            problems.error(value.place(), "unknown key '" + key + "'", Nearest.perhaps(key, unread()) + "known here: " + String.join(", ", read));
          }
        });
  }

  /** The known members that are not there: what a misspelt one was meant to be. */
  private List<String> unread() {
    return read.stream().filter(key -> !members.containsKey(key)).toList();
  }

  /** The words by which files name the constants of an enum. */
  static final class Words {
    private Words() {}

    static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
      return Arrays.stream(type.getEnumConstants()).filter(c -> word(c).equals(word)).findFirst();
    }

    static <E extends Enum<E>> String all(Class<E> type) {
      return String.join(", ", words(type));
    }

    static <E extends Enum<E>> List<String> words(Class<E> type) {
      return Arrays.stream(type.getEnumConstants()).map(Words::word).toList();
    }

    static String word(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
