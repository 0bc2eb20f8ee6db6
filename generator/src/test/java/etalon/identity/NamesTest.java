package etalon.identity;

import static etalon.identity.BoardNames.RULES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.identity.Rules.TierWords;
import etalon.identity.Token.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of data/boards/identities.json. The forms of reductions.csv were written by hand. */
class NamesTest {
  private static final long SEED = 20260906;

  /** All of the snapshot. */
  private static final List<String> LABELS =
      BoardNames.LABELS.stream().map(Labelled::label).distinct().sorted().toList();

  @ParameterizedTest
  @CsvFileSource(resources = "/identity/reductions.csv", numLinesToSkip = 1)
  void reducesToTheFormOfTheTable(String label, String form, String tier, int budget, String changes) {
    ReducedName reduced = reduce(label);
    assertEquals(form, reduced.form());
    assertEquals(tier == null ? "" : tier, reduced.tier().map(Tier::name).orElse(""));
    assertEquals(budget, reduced.tier().map(Tier::budget).orElse(0));
    assertEquals(
        changes == null ? "" : changes,
        reduced.changes().stream().map(c -> c.why() + ":" + c.text()).collect(Collectors.joining(";")));
  }

  @Test
  void versionAndSizeAreTwoThings() {
    assertEquals(
        List.of(new Token("2", Kind.VERSION), new Token("9b", Kind.SIZE), new Token("gemma", Kind.WORD)),
        reduce("Gemma 2 9B").tokens());
    assertEquals(
        List.of(new Token("1t", Kind.SIZE), new Token("2.6", Kind.VERSION), new Token("ring", Kind.WORD)),
        reduce("Ring 2.6 1T").tokens());
  }

  @Test
  void aFormReducesToItself() {
    for (String label : LABELS) {
      ReducedName reduced = reduce(label);
      assertEquals(new ReducedName(reduced.tokens(), Optional.empty(), List.of()), reduce(reduced.form()), label);
    }
  }

  @Test
  void theOrderOfTheTokensDoesNotCount() {
    Random random = new Random(SEED);
    for (String label : LABELS) {
      ReducedName reduced = reduce(label);
      for (int i = 0; i < 5; i++) {
        List<String> shuffled = new ArrayList<>(reduced.tokens().stream().map(Token::text).toList());
        Collections.shuffle(shuffled, random);
        String mixed = String.join(" ", shuffled);
        assertEquals(reduced.form(), reduce(mixed).form(), mixed);
      }
    }
  }

  @Test
  void neitherCaseNorSpacesCount() {
    for (String label : LABELS) {
      assertEquals(reduce(label), reduce(label.toUpperCase(Locale.ROOT)), label);
      assertEquals(reduce(label), reduce("  " + label.replace(" ", " \u00A0") + " "), label);
      assertEquals(reduce(label), reduce(label.replace("-", "\u2011")), label);
    }
  }

  @Test
  void whatTheRulesKnowOfARunDoesNotChangeTheForm() {
    for (String label : LABELS) {
      String form = reduce(label).form();
      for (String dressed : dressed(label)) {
        assertEquals(form, reduce(dressed).form(), dressed);
      }
    }
  }

  private static List<String> dressed(String label) {
    List<String> dressed = new ArrayList<>();
    for (TierWords tier : RULES.tiers()) {
      tier.phrases().forEach(phrase -> dressed.add(label + " (" + phrase + ")"));
      tier.phrases().forEach(phrase -> dressed.add(label + "(16k, " + phrase + ")"));
    }
    RULES.settings().forEach(setting -> dressed.add(label + " (" + setting + ")"));
    RULES.notes().forEach(note -> dressed.add(label + " (max, " + note + " Opus 4.8)"));
    RULES.vendors().forEach(vendor -> dressed.add(vendor + " " + label));
    RULES.badges().forEach(badge -> dressed.add(label + badge));
    if (!label.endsWith(")")) {
      RULES.badges().forEach(badge -> dressed.add(label + badge + " (High)"));
    }
    dressed.add("vendor.ai/" + label);
    if (reduce(label).changes().stream().noneMatch(change -> change.why() == Change.Why.BADGE)) {
      dressed.addAll(List.of(label + " Max Effort", label + " xhigh", label + " High 32K"));
    }
    return dressed;
  }

  @Test
  void theHighestTierOfALabelCounts() {
    assertEquals("high", reduce("GPT-5.1 (Thinking, High)").tier().orElseThrow().name());
    assertEquals("max", reduce("GPT-6 Sol (Max, low)").tier().orElseThrow().name());
  }

  @Test
  void tiersAreOrderedByRankThenByBudget() {
    List<Optional<Tier>> tiers =
        Stream.of(
                "Claude Opus 4.5 (no-thinking)", "Claude Opus 4.5", "Claude Opus 4.5 (thinking)",
                "Claude Opus 4.5 (thinking 16k)", "Claude Opus 4.5 (thinking 32k)", "Claude Opus 4.5 (low)",
                "Claude Opus 4.5 (medium)", "Claude Opus 4.5 (high)", "Claude Opus 4.5 (high, 32k)",
                "Claude Opus 4.5 (x-high)", "Claude Opus 4.5 (max)")
            .map(label -> reduce(label).tier())
            .toList();
    List<Optional<Tier>> mixed = new ArrayList<>(tiers);
    Collections.shuffle(mixed, new Random(SEED));
    assertEquals(tiers, mixed.stream().sorted(RULES.tierOrder()).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "(", "()", "—", "( , )"})
  void aLabelWithoutLetterOrDigitIsRefused(String label) {
    var refused = assertThrows(IllegalArgumentException.class, () -> reduce(label));
    assertTrue(refused.getMessage().contains("'" + label + "'"), refused::getMessage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"+", "x (", "x) (max", "((x)) (max)", "x,,(,)", "открытая модель 7B", "模型 3 8B", "İx", "a-/b"})
  void strangeLabelsHaveAFormThatReducesToItself(String label) {
    String form = reduce(label).form();
    assertEquals(form, reduce(form).form());
  }

  @Test
  void rulesNameTheirTwoFixedTiersAndEachTierOnce() {
    assertThrows(IllegalArgumentException.class, () -> rules(List.of(new TierWords("max", List.of("max")))));
    TierWords unstated = new TierWords(Rules.UNSTATED, List.of());
    TierWords thinking = new TierWords(Rules.THINKING, List.of("thinking"));
    assertThrows(IllegalArgumentException.class, () -> rules(List.of(unstated, thinking, thinking)));
    assertEquals(1, rules(List.of(unstated, thinking)).rank("thinking"));
  }

  private static Rules rules(List<TierWords> tiers) {
    return new Rules(
        tiers, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), Map.of(), List.of(), List.of(),
        List.of());
  }

  private static ReducedName reduce(String label) {
    return Names.reduce(label, RULES);
  }
}
