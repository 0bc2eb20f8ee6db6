package etalon.i18n;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One sentence of the interface, with places for arguments.
 *
 * <ul>
 *   <li>{@code {name}} is an argument: a text, plain or rich, or a whole number in the language's format;
 *   <li>{@code {name?model|models}} is the singular or the plural, by the number called name;
 *   <li>{@code [text](name)} is a link whose address is the argument called name.
 * </ul>
 */
final class Message {
  private static final Pattern PLACE =
      Pattern.compile("\\{(\\w+)(?:\\?([^|{}]*)\\|([^{}]*))?\\}|\\[([^\\]]*)\\]\\((\\w+)\\)");

  private final List<Part> parts;
  /** Most messages say the same whenever they are used. */
  private final Optional<Rich> fixed;

  private sealed interface Part permits Literal, Argument, Plural, Link {}

  private record Literal(String text) implements Part {}

  private record Argument(String name) implements Part {}

  private record Plural(String name, String one, String many) implements Part {}

  private record Link(Message label, String name) implements Part {}

  private Message(List<Part> parts) {
    this.parts = List.copyOf(parts);
    this.fixed = parts.size() == 1 && parts.get(0) instanceof Literal only ? Optional.of(Rich.of(only.text())) : Optional.empty();
  }

  static Message parse(String text) {
    if (text.indexOf('{') < 0 && text.indexOf('[') < 0) {
      return new Message(text.isEmpty() ? List.of() : List.of(new Literal(text)));
    }
    List<Part> parts = new ArrayList<>();
    Matcher place = PLACE.matcher(text);
    int from = 0;
    while (place.find()) {
      if (place.start() > from) {
        parts.add(new Literal(text.substring(from, place.start())));
      }
      if (place.group(5) != null) {
        parts.add(new Link(parse(place.group(4)), place.group(5)));
      } else if (place.group(2) != null) {
        parts.add(new Plural(place.group(1), place.group(2), place.group(3)));
      } else {
        parts.add(new Argument(place.group(1)));
      }
      from = place.end();
    }
    if (from < text.length()) {
      parts.add(new Literal(text.substring(from)));
    }
    return new Message(parts);
  }

  /** The names of the arguments; those of links are marked, because a language may not drop a link. */
  Set<String> arguments() {
    Set<String> names = new LinkedHashSet<>();
    for (Part part : parts) {
      if (part instanceof Argument argument) {
        names.add(argument.name());
      } else if (part instanceof Plural plural) {
        names.add(plural.name());
      } else if (part instanceof Link link) {
        names.add("(" + link.name() + ")");
        names.addAll(link.label().arguments());
      }
    }
    return names;
  }

  /** Fills in the arguments; an absent one is a mistake of ours, not of an author. */
  Rich fill(Map<String, Object> arguments, Format format) {
    if (fixed.isPresent()) {
      return fixed.get();
    }
    List<Rich.Run> runs = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      Optional<Rich> rich = rich(part, arguments);
      if ((part instanceof Link || rich.isPresent()) && text.length() > 0) {
        runs.add(new Rich.Run(text.toString(), Optional.empty()));
        text.setLength(0);
      }
      if (rich.isPresent()) {
        runs.addAll(rich.get().runs());
      } else if (part instanceof Link link) {
        String label = link.label().fill(arguments, format).plain();
        runs.add(new Rich.Run(label, Optional.of(String.valueOf(argument(arguments, link.name())))));
      } else {
        text.append(shown(part, arguments, format));
      }
    }
    if (text.length() > 0 || runs.isEmpty()) {
      runs.add(new Rich.Run(text.toString(), Optional.empty()));
    }
    return new Rich(runs);
  }

  private static Optional<Rich> rich(Part part, Map<String, Object> arguments) {
    return part instanceof Argument argument && arguments.get(argument.name()) instanceof Rich rich
        ? Optional.of(rich)
        : Optional.empty();
  }

  private static String shown(Part part, Map<String, Object> arguments, Format format) {
    if (part instanceof Literal literal) {
      return literal.text();
    }
    if (part instanceof Plural plural) {
      long count = ((Number) argument(arguments, plural.name())).longValue();
      return format.singular(count) ? plural.one() : plural.many();
    }
    Object value = argument(arguments, ((Argument) part).name());
    return value instanceof Integer || value instanceof Long
        ? format.number(((Number) value).longValue())
        : String.valueOf(value);
  }

  private static Object argument(Map<String, Object> arguments, String name) {
    Object value = arguments.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the argument '" + name + "' is not given: " + arguments.keySet());
    }
    return value;
  }
}
