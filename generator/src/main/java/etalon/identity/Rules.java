package etalon.identity;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the names of boards are made of. Every word is in lower case; a phrase is words with a space between.
 *
 * @param tiers lowest first; among them {@value #UNSTATED}, the place of a label that says nothing, and {@value
 *     #THINKING}, the tier of a label that gives a budget only
 * @param settings phrases about the run that are neither tier nor name
 * @param notes phrases that make their part of the parentheses a remark, to be dropped whole
 * @param vendors words that some sources put before a name and others do not
 * @param badges marks that a board prints at the end of a name, glued to it; here the longest first
 * @param productWords tiers' words that are a part of a product's name
 * @param completions words that some sources leave out
 * @param spellings words to the spelling that counts
 * @param tunings words that say how the weights were finished, left out by some sources
 * @param precisions words that say how the weights were stored, left out by some sources
 * @param moving words of names that mean another thing each month: with one, a missing date tells apart
 */
public record Rules(
    List<TierWords> tiers,
    List<String> settings,
    List<String> notes,
    List<String> vendors,
    List<String> badges,
    List<ProductWord> productWords,
    List<Completion> completions,
    Map<String, String> spellings,
    List<String> tunings,
    List<String> precisions,
    List<String> moving) {

  public static final String UNSTATED = "unstated";
  public static final String THINKING = "thinking";

  /** @param phrases that mean the tier */
  public record TierWords(String name, List<String> phrases) {
    public TierWords {
      phrases = List.copyOf(phrases);
    }
  }

  /**
   * A word that is no tier outside parentheses, and not before "effort", in a name with all of these tokens: max with
   * qwen.
   */
  public record ProductWord(String word, List<String> with) {
    public ProductWord {
      with = List.copyOf(with);
    }
  }

  /** A word to add to a name that has one of these and not the word itself: claude to opus. */
  public record Completion(String word, List<String> to) {
    public Completion {
      to = List.copyOf(to);
    }
  }

  public Rules {
    tiers = List.copyOf(tiers);
    settings = List.copyOf(settings);
    notes = List.copyOf(notes);
    vendors = List.copyOf(vendors);
    badges = badges.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();
    productWords = List.copyOf(productWords);
    completions = List.copyOf(completions);
    spellings = Map.copyOf(spellings);
    tunings = List.copyOf(tunings);
    precisions = List.copyOf(precisions);
    moving = List.copyOf(moving);
    List<String> names = tiers.stream().map(TierWords::name).toList();
    if (!names.contains(UNSTATED) || !names.contains(THINKING) || names.stream().distinct().count() != names.size()) {
      throw new IllegalArgumentException("tiers are distinct, with " + UNSTATED + " and " + THINKING + ": " + names);
    }
  }

  /** The tier that a phrase means, by name. */
  Optional<String> tierOf(String phrase) {
    for (TierWords tier : tiers) {
      if (tier.phrases().contains(phrase)) {
        return Optional.of(tier.name());
      }
    }
    return Optional.empty();
  }

  /** @return the place of the tier, 0 for the lowest; -1 if there is none of this name */
  int rank(String name) {
    return tiers.stream().map(TierWords::name).toList().indexOf(name);
  }

  /** Lowest first; a label that says nothing stands where {@value #UNSTATED} stands. */
  Comparator<Optional<Tier>> tierOrder() {
    Tier unstated = new Tier(UNSTATED, rank(UNSTATED), 0);
    return Comparator.comparing(tier -> tier.orElse(unstated));
  }
}
