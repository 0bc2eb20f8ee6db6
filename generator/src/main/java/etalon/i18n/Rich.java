package etalon.i18n;

import etalon.bench.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Running text with links and words of other languages in it, ready to be escaped and shown. */
public record Rich(List<Run> runs) {

  /**
   * A stretch of text.
   *
   * @param href with an address it is a link
   * @param language where it is not that of the text around
   * @param code whether it is for machines, and of no language
   */
  public record Run(String text, Optional<String> href, Optional<Language> language, boolean code) {
    Run(String text, Optional<String> href) {
      this(text, href, Optional.empty(), false);
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

  /** A quotation in another language than the text around it. */
  public static Rich in(Language language, String text) {
    return new Rich(List.of(new Run(text, Optional.empty(), Optional.of(language), false)));
  }

  /** Text for machines, in any language the same. */
  public static Rich code(String text) {
    return new Rich(List.of(new Run(text, Optional.empty(), Optional.empty(), true)));
  }

  /** "a, b and c", each with its link. */
  public static Rich list(List<Rich> parts, Format format) {
    Rich list = parts.get(0);
    for (int i = 1; i < parts.size(); i++) {
      list = list.and(of(i == parts.size() - 1 ? format.lastOfList() : ", ")).and(parts.get(i));
    }
    return list;
  }

  public Rich and(Rich other) {
    List<Run> both = new ArrayList<>(runs);
    both.addAll(other.runs);
    return new Rich(both);
  }

  /** The text alone. */
  public String plain() {
    return runs.size() == 1 ? runs.get(0).text() : runs.stream().map(Run::text).collect(Collectors.joining());
  }
}
