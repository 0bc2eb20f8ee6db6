package etalon.call;

import etalon.data.Json;
import etalon.data.JsonValue;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Takes the object that was asked for out of what a model wrote: alone, in a code fence, or among sentences. */
sealed interface Extraction {

  /** @param values by criterion; one that the object lacks, or says null to, is the empty text */
  record Found(Map<String, String> values) implements Extraction {}

  /** There is no object with any of the members that were asked for. */
  record Nothing() implements Extraction {}

  /** Two such objects say different things. */
  record Contradictory() implements Extraction {}

  /** A text with more opening braces than this is no answer. */
  int MOST_BRACES = 1000;

  static Extraction of(String text, Set<String> criteria) {
    Map<String, String> values = new LinkedHashMap<>();
    int braces = 0;
    for (int at = text.indexOf('{'); at >= 0 && braces < MOST_BRACES; at = text.indexOf('{', at)) {
      braces++;
      int end = end(text, at);
      Optional<JsonValue> object = end < 0 ? Optional.empty() : Json.parse(text.substring(at, end));
      if (object.isEmpty()) {
        at++;
        continue;
      }
      at = end;
      for (String criterion : criteria) {
        Optional<String> value = value(object.get(), criterion);
        String before = value.isEmpty() ? null : values.putIfAbsent(criterion, value.get());
        if (before != null && !same(before, value.get())) {
          return new Contradictory();
        }
      }
    }
    if (values.isEmpty()) {
      return new Nothing();
    }
    criteria.forEach(criterion -> values.putIfAbsent(criterion, ""));
    return new Found(values);
  }

  /** The place after the brace that closes the one at the beginning; -1 when none does. */
  private static int end(String text, int begin) {
    int depth = 0;
    boolean quoted = false;
    for (int i = begin; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        i += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else if (c == '"') {
        quoted = true;
      } else if (c == '{') {
        depth++;
      } else if (c == '}' && --depth == 0) {
        return i + 1;
      }
    }
    return -1;
  }

  /** Empty when the object has no such member; the empty text when it is null. */
  private static Optional<String> value(JsonValue object, String criterion) {
    return object.content() instanceof Map<?, ?> members && members.get(criterion) instanceof JsonValue value
        ? Optional.of(text(value))
        : Optional.empty();
  }

  /** As the comparators read it: items of a list on lines, members of an item in cells separated by tabs. */
  private static String text(JsonValue value) {
    if (value.content() instanceof List<?>) {
      return value.elements().stream().map(Extraction::line).collect(Collectors.joining("\n"));
    }
    return value.content() instanceof Map<?, ?> ? line(value) : scalar(value);
  }

  private static String line(JsonValue value) {
    List<JsonValue> cells;
    if (value.content() instanceof Map<?, ?> members) {
      cells = members.values().stream().map(member -> (JsonValue) member).toList();
    } else {
      cells = value.content() instanceof List<?> ? value.elements() : List.of(value);
    }
    return cells.stream().map(cell -> scalar(cell).replaceAll("[\\t\\r\\n]+", " ")).collect(Collectors.joining("\t"));
  }

  private static String scalar(JsonValue value) {
    if (value.content() instanceof BigDecimal number) {
      return number.toPlainString();
    }
    if (value.content() instanceof Map<?, ?> || value.content() instanceof List<?>) {
      return Json.line(value);
    }
    return value.content() == null ? "" : String.valueOf(value.content());
  }

  private static boolean same(String one, String other) {
    if (one.strip().equals(other.strip())) {
      return true;
    }
    try {
      return new BigDecimal(one.strip()).compareTo(new BigDecimal(other.strip())) == 0;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
