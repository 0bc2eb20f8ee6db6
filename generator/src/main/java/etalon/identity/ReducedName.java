package etalon.identity;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is left of a label when the settings of its run are taken out.
 *
 * @param tokens a bag, sorted by text
 * @param tier the highest that the label names; none means that it says nothing
 * @param changes in the order of the label, completions last
 */
public record ReducedName(List<Token> tokens, Optional<Tier> tier, List<Change> changes) {
  public ReducedName {
    tokens = List.copyOf(tokens);
    changes = List.copyOf(changes);
    if (tokens.isEmpty()) {
      throw new IllegalArgumentException("a reduced name has at least one token");
    }
  }

  /** The tokens with a space between: {@code 2 9b gemma}. Two labels of one form are one model. */
  public String form() {
    return tokens.stream().map(Token::text).collect(Collectors.joining(" "));
  }

  /** The tokens that no source leaves out. */
  List<String> core() {
    return tokens.stream().filter(t -> !t.kind().isOmissible()).map(Token::text).toList();
  }

  /** The tokens that some sources leave out. */
  List<Token> details() {
    return tokens.stream().filter(t -> t.kind().isOmissible()).toList();
  }
}
