package etalon.identity;

import static etalon.identity.BoardNames.LABELS;
import static etalon.identity.BoardNames.RULES;
import static etalon.identity.BoardNames.TABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Text;
import etalon.identity.Group.Because;
import etalon.identity.Group.Member;
import etalon.identity.IdentityTable.Link;
import etalon.identity.IdentityTable.NameException;
import etalon.identity.IdentityTable.Unlinked;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class IdentitiesTest {
  private static final Text REASON = new Text("because", "parce que");
  private static final List<Group> SNAPSHOT = Identities.merge(LABELS, TABLE);
  private static final IdentityTable BARE = new IdentityTable(RULES, List.of(), List.of(), List.of());

  /** pairs.csv, written by hand: real labels and the pitfalls, judged among all labels of the snapshot. */
  @ParameterizedTest
  @CsvFileSource(resources = "/identity/pairs.csv", numLinesToSkip = 1)
  void tellsApartWhatTheTableTellsApart(String first, String second, String relation, String why) {
    boolean sameForm = TABLE.reduce(first).form().equals(TABLE.reduce(second).form());
    List<Group> groups = groupsWith(first, second);
    boolean sameGroup = groupOf(first, groups).equals(groupOf(second, groups));
    boolean isException = TABLE.exception(first).isPresent() || TABLE.exception(second).isPresent();
    switch (relation) {
      case "same form" -> assertTrue(sameForm && sameGroup, why);
      case "same model" -> assertTrue((!sameForm || isException) && sameGroup, why);
      case "different" -> assertTrue(!sameForm && !sameGroup, why);
      default -> throw new AssertionError(relation);
    }
  }

  /** Of all labels of the snapshot and of these; one that the snapshot does not have is in a source of its own. */
  private static List<Group> groupsWith(String... more) {
    Set<String> known = LABELS.stream().map(Labelled::label).collect(Collectors.toSet());
    List<String> unknown = Stream.of(more).filter(label -> !known.contains(label)).toList();
    if (unknown.isEmpty()) {
      return SNAPSHOT;
    }
    List<Labelled> labels = new ArrayList<>(LABELS);
    unknown.forEach(label -> labels.add(new Labelled("source of " + label, label)));
    return Identities.merge(labels, TABLE);
  }

  private static Group groupOf(String label, List<Group> groups) {
    return groups.stream()
        .filter(group -> group.members().stream().anyMatch(member -> member.name().label().equals(label)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aDatedNameAndAnUndatedOneOfTwoSourcesAreOneModel() {
    assertEquals(1, merge("a: GPT-4.1", "b: gpt-4.1-2025-04-14").size());
  }

  @Test
  void aSourceThatListsBothMeansTwo() {
    assertEquals(2, merge("a: GPT-4.1", "a: gpt-4.1-2025-04-14").size());
    assertEquals(2, merge("a: GPT-4.1", "b: GPT-4.1", "a: gpt-4.1-2025-04-14").size());
  }

  @Test
  void anUndatedNameJoinsNoneOfTwoDates() {
    List<Group> groups = merge("a: GPT-4o", "b: gpt-4o-2024-05-13", "b: gpt-4o-2024-08-06");
    assertEquals(3, groups.size());
  }

  @Test
  void aSizelessNameJoinsTheOnlySizeAndNoneOfTwo() {
    assertEquals(1, merge("a: Gemma 2", "b: Gemma 2 9B").size());
    assertEquals(3, merge("a: Gemma 2", "b: Gemma 2 9B", "b: Gemma 2 27B").size());
  }

  @Test
  void namesThatSayLessAndLessJoinTheFullest() {
    List<Group> groups =
        merge("a: Nemotron 3 Ultra", "b: Nemotron 3 Ultra 550B", "c: nemotron-3-ultra-550b-a55b-nvfp4");
    assertEquals(1, groups.size());
    assertEquals("3 550b a55b nemotron nvfp4 ultra", groups.get(0).form());
    assertEquals(
        List.of(Because.FITS_ONE_FULLER_NAME, Because.FITS_ONE_FULLER_NAME, Because.SAME_FORM),
        groups.get(0).members().stream().map(Member::because).toList());
  }

  @Test
  void aNameJoinsNoModelWhenAFullerFormStandsApart() {
    // b lists both fuller names, so they are two, and nothing says which of them a means
    assertEquals(3, merge("a: Foo 3", "b: Foo 3 70B", "b: Foo 3 70B fp8").size());
  }

  @Test
  void namesWhoseDetailsDoNotContainEachOtherStayApart() {
    assertEquals(2, merge("a: Mistral Small 3 24B", "b: mistral-small-3-2503").size());
  }

  @Test
  void aDayWithoutItsYearIsThatDay() {
    assertEquals(1, merge("a: Foo 0813", "b: foo-20260813").size());
    assertEquals(2, merge("a: Foo 0814", "b: foo-20260813").size());
    assertEquals(1, merge("a: Foo (August 2026)", "b: foo-20260813").size());
    assertEquals(2, merge("a: Foo (July 2026)", "b: foo-20260813").size());
  }

  @Test
  void movingNamesNeedTheirDate() {
    assertEquals(2, merge("a: Foo Preview", "b: foo-preview-0813").size());
    assertEquals(1, merge("a: Foo Preview 0813", "b: foo-preview-20260813").size());
    assertEquals(1, merge("a: Foo Preview", "b: foo-preview-7b").size());
  }

  @Test
  void perSourceTheHighestTierCountsAndItsLabelIsKept() {
    Group group =
        merge(
                "a: GPT-6 Sol (medium)", "a: GPT-6 Sol (max)", "a: GPT-6 Sol", "b: GPT-6 Sol (low)",
                "c: GPT-6 Sol (no-thinking)")
            .get(0);
    assertEquals(5, group.members().size());
    assertEquals(
        List.of("GPT-6 Sol (max)", "GPT-6 Sol (low)", "GPT-6 Sol (no-thinking)"),
        group.members().stream().filter(Member::highest).map(member -> member.name().label()).toList());
  }

  @Test
  void aNameThatSaysNothingIsAboveNoThinkingAndBelowAnyTier() {
    Group group = merge("a: GPT-6 Sol", "a: GPT-6 Sol (no-thinking)").get(0);
    assertEquals(
        List.of("GPT-6 Sol"),
        group.members().stream().filter(Member::highest).map(member -> member.name().label()).toList());
  }

  @Test
  void anExceptionGivesTheFormAndJoinsNothing() {
    NameException apart = new NameException("GPT-4.1", "4.1 gpt", REASON);
    assertEquals(2, merge(table(apart), "a: GPT-4.1", "b: gpt-4.1-2025-04-14").size());

    NameException together = new NameException("Aurora (max)", "2025-04-14 4.1 gpt", REASON);
    List<Group> groups = merge(table(together), "a: Aurora (max)", "b: gpt-4.1-2025-04-14");
    assertEquals(1, groups.size());
    Member member = groups.get(0).members().get(0);
    assertEquals(Because.EXCEPTION, member.because());
    assertEquals(Optional.of(together), member.exception());
    assertEquals("max", member.tier().orElseThrow().name());
  }

  @Test
  void theOrderOfTheLabelsDoesNotCountAndRepetitionNeither() {
    List<Labelled> mixed = new ArrayList<>(LABELS);
    mixed.addAll(LABELS.subList(0, 100));
    Collections.shuffle(mixed, new Random(1));
    assertEquals(SNAPSHOT, Identities.merge(mixed, TABLE));
  }

  @Test
  void everyLabelIsInOneGroup() {
    List<Labelled> grouped =
        SNAPSHOT.stream().flatMap(g -> g.members().stream()).map(Member::name).sorted().toList();
    assertEquals(LABELS, grouped);
  }

  @Test
  void everyExceptionIsOfALabelThatExistsAndChangesSomething() {
    Set<String> known = LABELS.stream().map(Labelled::label).collect(Collectors.toSet());
    for (NameException exception : TABLE.exceptions()) {
      assertTrue(known.contains(exception.label()), exception.label());
      List<NameException> others = TABLE.exceptions().stream().filter(e -> !e.equals(exception)).toList();
      IdentityTable without = new IdentityTable(RULES, others, List.of(), List.of());
      assertNotEquals(names(SNAPSHOT), names(Identities.merge(LABELS, without)), exception.label());
    }
  }

  @Test
  void aTableRefusesExceptionsThatCannotBe() {
    NameException one = new NameException("Aurora", "4.1 gpt", REASON);
    assertThrows(IllegalArgumentException.class, () -> table(one, one));
    var refused =
        assertThrows(IllegalArgumentException.class, () -> table(new NameException("Aurora", "GPT-4.1", REASON)));
    assertTrue(refused.getMessage().contains("4.1 gpt"), refused::getMessage);
    List<Link> links = List.of(new Link("a/b", "b", Optional.empty()));
    List<Unlinked> unlinked = List.of(new Unlinked("a/b", REASON));
    assertThrows(IllegalArgumentException.class, () -> new IdentityTable(RULES, List.of(), links, unlinked));
  }

  private static Set<Set<Labelled>> names(Collection<Group> groups) {
    return groups.stream()
        .map(group -> group.members().stream().map(Member::name).collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  private static IdentityTable table(NameException... exceptions) {
    return new IdentityTable(RULES, List.of(exceptions), List.of(), List.of());
  }

  /** @param labels "source: label" */
  private static List<Group> merge(String... labels) {
    return merge(BARE, labels);
  }

  private static List<Group> merge(IdentityTable table, String... labels) {
    return Identities.merge(
        Stream.of(labels).map(l -> l.split(": ", 2)).map(l -> new Labelled(l[0], l[1])).toList(), table);
  }
}
