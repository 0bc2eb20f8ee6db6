package etalon.i18n;

import etalon.bench.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Running text with links in it, ready to be escaped and shown. */
public record Rich(List<Run> runs) {

  /**
   * A stretch of text; with an address it is a link.
   *
   * @param language its own, when it is not the page's
   */
  public record Run(String text, Optional<String> href, Optional<Language> language) {
    public Run(String text, Optional<String> href) {
      this(text, href, Optional.empty());
    }
  }

  public Rich {
    runs = List.copyOf(runs);
  }

  public static Rich of(String text) {
    return new Rich(List.of(new Run(text, Optional.empty())));
  }

  public static Rich link(String text, String href) {
    return new Rich(List.of(new Run(text, Optional.of(href))));
  }

  /** A text that is quoted as it stands, in its language. */
  public static Rich quoted(String text, Language language) {
    return new Rich(List.of(new Run(text, Optional.empty(), Optional.of(language))));
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
