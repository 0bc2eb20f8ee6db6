package etalon.identity;

import etalon.bench.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Everything that is declared about identities: {@code data/boards/identities.json}.
 *
 * @param links from the measured models to those of the snapshot
 * @param unlinked measured models without one
 */
public record IdentityTable(Rules rules, List<NameException> exceptions, List<Link> links, List<Unlinked> unlinked) {

  /**
   * A label that the rules read wrongly.
   *
   * @param label as the source spells it, to the letter
   * @param form what it reduces to instead; it joins no fuller name
   */
  public record NameException(String label, String form, Text reason) {}

  /**
   * @param model of the catalogue
   * @param board the snapshot's id
   * @param reason why, where the names alone do not say so
   */
  public record Link(String model, String board, Optional<Text> reason) {}

  public record Unlinked(String model, Text reason) {}

  public IdentityTable {
    exceptions = List.copyOf(exceptions);
    links = List.copyOf(links);
    unlinked = List.copyOf(unlinked);
    Set<String> labels = new HashSet<>();
    for (NameException exception : exceptions) {
      if (!labels.add(exception.label())) {
        throw new IllegalArgumentException("two exceptions for '" + exception.label() + "'");
      }
      String reduced = Names.reduce(exception.form(), rules).form();
      if (!reduced.equals(exception.form())) {
        throw new IllegalArgumentException(
            "the exception for '" + exception.label() + "' has the form '" + exception.form() + "', which reduces to '"
                + reduced + "'");
      }
    }
    Set<String> models = new HashSet<>();
    Stream.concat(links.stream().map(Link::model), unlinked.stream().map(Unlinked::model))
        .filter(model -> !models.add(model))
        .findFirst()
        .ifPresent(
            model -> {
              throw new IllegalArgumentException(model + " is linked or unlinked twice");
            });
  }

  /** What the label reduces to: by its exception, else by the rules. Tier and changes are the rules' in any case. */
  ReducedName reduce(String label) {
    ReducedName byRules = Names.reduce(label, rules);
    return exception(label)
        .map(e -> new ReducedName(Names.reduce(e.form(), rules).tokens(), byRules.tier(), byRules.changes()))
        .orElse(byRules);
  }

  Optional<NameException> exception(String label) {
    return exceptions.stream().filter(e -> e.label().equals(label)).findFirst();
  }
}
