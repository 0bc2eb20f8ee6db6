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
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of data/boards/identities.json. The forms of reductions.csv were written by hand. */
class NamesTest {
  private static final long SEED = 20260906;

  @ParameterizedTest
  @CsvFileSource(resources = "/identity/reductions.csv", useHeadersInDisplayName = true, emptyValue = "", nullValues = "-")
  void reducesToTheFormOfTheTable(String label, String form, String tier, int budget, String changes) {
    ReducedName reduced = Names.reduce(label, RULES);
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
        Names.reduce("Gemma 2 9B", RULES).tokens());
    assertEquals(
        List.of(new Token("1t", Kind.SIZE), new Token("2.6", Kind.VERSION), new Token("ring", Kind.WORD)),
        Names.reduce("Ring 2.6 1T", RULES).tokens());
  }

  @ParameterizedTest
  @MethodSource("labels")
  void aFormReducesToItself(String label) {
    String form = Names.reduce(label, RULES).form();
    ReducedName again = Names.reduce(form, RULES);
    assertEquals(form, again.form());
    assertEquals(Names.reduce(label, RULES).tokens(), again.tokens());
    assertEquals(Optional.empty(), again.tier());
    assertEquals(List.of(), again.changes());
  }

  @ParameterizedTest
  @MethodSource("labels")
  void theOrderOfTheTokensDoesNotCount(String label) {
    ReducedName reduced = Names.reduce(label, RULES);
    Random random = new Random(SEED + label.hashCode());
    for (int i = 0; i < 5; i++) {
      List<String> shuffled = new ArrayList<>(reduced.tokens().stream().map(Token::text).toList());
      Collections.shuffle(shuffled, random);
      String mixed = String.join(" ", shuffled);
      assertEquals(reduced.form(), Names.reduce(mixed, RULES).form(), mixed);
    }
  }

  @ParameterizedTest
  @MethodSource("labels")
  void neitherCaseNorHyphensCount(String label) {
    String form = Names.reduce(label, RULES).form();
    assertEquals(form, Names.reduce(label.toUpperCase(Locale.ROOT), RULES).form());
    assertEquals(form, Names.reduce("  " + label.replace(" ", "  ") + " ", RULES).form());
  }

  @ParameterizedTest
  @MethodSource("labels")
  void whatTheRulesKnowOfARunDoesNotChangeTheForm(String label) {
    String form = Names.reduce(label, RULES).form();
    List<String> dressed = new ArrayList<>();
    for (TierWords tier : RULES.tiers()) {
      tier.phrases().forEach(phrase -> dressed.add(label + " (" + phrase + ")"));
      tier.phrases().forEach(phrase -> dressed.add(label + " (Preview 1, " + phrase + ")"));
    }
    RULES.settings().forEach(setting -> dressed.add(label + " (" + setting + ")"));
    RULES.notes().forEach(note -> dressed.add(label + " (" + note + " Opus 4.8)"));
    RULES.vendors().forEach(vendor -> dressed.add(vendor + " " + label));
    dressed.add("vendor.ai/" + label);
    dressed.add(label + " Max Effort");
    dressed.add(label + " xhigh");
    dressed.add(label + " (Thinking 32K)");
    dressed.add(label + " (16k)");
    for (String badge : RULES.badges()) {
      dressed.add(label + badge);
    }
    for (String name : dressed) {
      String expected = name.contains("Preview 1") ? Names.reduce(label + " Preview 1", RULES).form() : form;
      assertEquals(expected, Names.reduce(name, RULES).form(), name);
    }
  }

  @Test
  void theHighestTierOfALabelCounts() {
    assertEquals("high", Names.reduce("GPT-5.1 (Thinking, High)", RULES).tier().orElseThrow().name());
    assertEquals("max", Names.reduce("GPT-6 Sol (Max, low)", RULES).tier().orElseThrow().name());
  }

  @Test
  void tiersAreOrderedByRankThenByBudget() {
    List<Optional<Tier>> tiers =
        Stream.of(
                "Claude Opus 4.5 (no-thinking)", "Claude Opus 4.5", "Claude Opus 4.5 (thinking)",
                "Claude Opus 4.5 (thinking 16k)", "Claude Opus 4.5 (thinking 32k)", "Claude Opus 4.5 (low)",
                "Claude Opus 4.5 (medium)", "Claude Opus 4.5 (high)", "Claude Opus 4.5 (high, 32k)",
                "Claude Opus 4.5 (x-high)", "Claude Opus 4.5 (max)")
            .map(label -> Names.reduce(label, RULES).tier())
            .toList();
    List<Optional<Tier>> mixed = new ArrayList<>(tiers);
    Collections.shuffle(mixed, new Random(SEED));
    assertEquals(tiers, mixed.stream().sorted(RULES.tierOrder()).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "(", "()", "—", "( , )"})
  void aLabelWithoutLetterOrDigitIsRefused(String label) {
    var refused = assertThrows(IllegalArgumentException.class, () -> Names.reduce(label, RULES));
    assertTrue(refused.getMessage().contains("'" + label + "'"), refused::getMessage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"+", "x (", "x) (max", "((x)) (max)", "x,,(,)", "открытая модель 7B", "模型 3 8B", "İx", "a-/b"})
  void strangeLabelsHaveAFormThatReducesToItself(String label) {
    String form = Names.reduce(label, RULES).form();
    assertEquals(form, Names.reduce(form, RULES).form());
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
        tiers, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), Map.of(), List.of(), List.of(), List.of());
  }

  static Stream<String> labels() {
    return BoardNames.LABELS.stream().map(Labelled::label).distinct().sorted();
  }
}
