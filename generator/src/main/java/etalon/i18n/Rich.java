package etalon.i18n;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Running text with links in it, ready to be escaped and shown. */
public record Rich(List<Run> runs) {

  /** A stretch of text; with an address it is a link. */
  public record Run(String text, Optional<String> href) {}

  public Rich {
    runs = List.copyOf(runs);
  }

  public static Rich of(String text) {
    return new Rich(List.of(new Run(text, Optional.empty())));
  }

  public static Rich link(String text, String href) {
    return new Rich(List.of(new Run(text, Optional.of(href))));
  }

  public Rich and(Rich other) {
    List<Run> both = new ArrayList<>(runs);
    both.addAll(other.runs);
    return new Rich(both);
  }

  /** The text alone. */
  public String plain() {
    return runs.stream().map(Run::text).collect(Collectors.joining());
  }
}
