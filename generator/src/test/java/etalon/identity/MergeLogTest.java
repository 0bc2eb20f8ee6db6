package etalon.identity;

import static etalon.identity.BoardNames.BOARDS;
import static etalon.identity.BoardNames.RULES;
import static etalon.identity.BoardNames.TABLE;
import static etalon.identity.BoardNames.measure;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Boards;
import etalon.bench.Boards.BoardModel;
import etalon.bench.Boards.Score;
import etalon.bench.Text;
import etalon.identity.IdentityTable.NameException;
import etalon.identity.MergeLog.Difference;
import etalon.identity.MergeLog.Kind;
import etalon.identity.Regrouping.Part;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the rules and a snapshot's ids differ: on hand-made boards, then on the snapshot of 2026-09-06. */
class MergeLogTest {
  private static final IdentityTable BARE = new IdentityTable(RULES, List.of(), List.of(), List.of());

  @Test
  void agreementIsNoDifference() {
    Boards boards = boards("gpt-6-sol | a1 | GPT-6 Sol (max) | 1", "gpt-6-sol | b1 | gpt-6-sol | 2");
    assertEquals(List.of(), log(boards));
    assertEquals(boards, Identities.regrouped(boards, BARE));
  }

  @Test
  void twoIdsOfOneFormAreAMerge() {
    Boards boards =
        boards(
            "granite-4-2-3b | a1 | Granite 4.2 3B | 1",
            "granite-4-2-3b-2 | b1 | granite-4.2-3b | 2",
            "granite-4-2-3b-2 | b2 | granite-4.2-3b | 3");
    assertEquals(
        List.of("MERGE granite-4-2-3b -> granite-4-2-3b-2, granite-4-2-3b-2 -> granite-4-2-3b-2"), log(boards));
    assertEquals(
        List.of("granite-4-2-3b-2 a1 1", "granite-4-2-3b-2 b1 2", "granite-4-2-3b-2 b2 3"), regrouped(boards));
  }

  @Test
  void oneIdOfTwoFormsIsASplit() {
    Boards boards =
        boards(
            "qwen3-8 | a1 | Qwen3.8 Max | 1",
            "qwen3-8 | b1 | Qwen3.8 27B | 2",
            "qwen3-8 | c1 | qwen3.8-max | 3",
            "other | a1 | Other 1 | 4");
    assertEquals(List.of("SPLIT qwen3-8 -> 27b-3-8-qwen, qwen3-8 -> qwen3-8"), log(boards));
    assertEquals(List.of("qwen3-8 a1 1", "27b-3-8-qwen b1 2", "qwen3-8 c1 3", "other a1 4"), regrouped(boards));
    assertEquals(
        List.of("qwen3-8", "27b-3-8-qwen", "other"),
        Identities.regrouped(boards, BARE).models().stream().map(BoardModel::id).toList());
  }

  @Test
  void whatLeavesOneIdCanJoinAnother() {
    Boards boards =
        boards(
            "foo | a1 | Foo 1 | 1", "foo | b1 | Foo 1 | 2", "foo | c1 | Foo 2 | 3", "foo-2 | a1 | foo-2 | 4",
            "foo-2 | b1 | foo-2 | 5");
    assertEquals(List.of("MERGE foo -> foo-2, foo-2 -> foo-2", "SPLIT foo -> foo, foo -> foo-2"), log(boards));
    assertEquals(List.of("foo a1 1", "foo b1 2", "foo-2 c1 3", "foo-2 a1 4", "foo-2 b1 5"), regrouped(boards));
  }

  @Test
  void onOneMeasureTheHighestTierRemains() {
    Boards boards =
        boards(
            "sol-low | a1 | GPT-6 Sol (low) | 1",
            "sol | a1 | GPT-6 Sol (high) | 2",
            "sol-no | a1 | GPT-6 Sol (no-thinking) | 3",
            "sol-low | a2 | GPT-6 Sol (low) | 4");
    assertEquals(List.of("MERGE sol-low -> sol-low, sol -> sol-low, sol-no -> sol-low"), log(boards));
    assertEquals(List.of("sol-low a1 2", "sol-low a2 4"), regrouped(boards));
    assertEquals("GPT-6 Sol (high)", Identities.regrouped(boards, BARE).scores().get(0).sourceLabel());
  }

  @Test
  void aMergeOfTwoFiguresAtOneTierIsRefused() {
    Boards boards =
        boards(
            "sol | a1 | GPT-6 Sol (high) | 1", "sol-2 | a1 | gpt-6-sol-high | 2", "sol-2 | b1 | gpt-6-sol | 3",
            "sol-3 | b2 | GPT 6 Sol | 4");
    List<Difference> differences = MergeLog.against(boards, BARE).differences();
    assertEquals(List.of(Kind.REFUSED), differences.stream().map(Difference::kind).toList());
    assertEquals(List.of("sol", "sol-2", "sol-3"), differences.get(0).models());
    assertEquals(1, differences.get(0).refusals().size());
    assertEquals(List.of("sol a1 1", "sol-2 a1 2", "sol-2 b1 3", "sol-3 b2 4"), regrouped(boards));

    NameException exception = new NameException("gpt-6-sol-high", "6 gpt sol twin", new Text("a twin", "un jumeau"));
    IdentityTable table = new IdentityTable(RULES, List.of(exception), List.of(), List.of());
    assertEquals(List.of(), Regrouping.of(boards, table).refusals());
  }

  @Test
  void equalFiguresAtOneTierAreNoContradiction() {
    Boards boards = boards("sol | a1 | GPT-6 Sol (high) | 2", "sol-2 | a1 | gpt-6-sol-high | 2.0");
    assertEquals(List.of("sol a1 2"), regrouped(boards));
  }

  @Test
  void aNameThatSaysAnotherThingThanTheLabelsIsMisnamed() {
    assertEquals(List.of("MISNAMED qwen3-8 -> qwen3-8"), log(named("Qwen3.8", boards("qwen3-8 | a1 | Qwen3.8 Max | 1"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Qwen3.8 Max 02 2025", "Qwen3.8 Max 02-2025", "qwen3.8-max-02-2025 (high)"})
  void aNameThatIsOneOfTheLabelsOrSaysTheSameIsNotMisnamed(String name) {
    assertEquals(List.of(), log(named(name, boards("qwen3-8 | a1 | Qwen3.8 Max 02-2025 | 1"))));
    assertEquals(List.of(), log(named(name, boards("qwen3-8 | a1 | " + name + " | 1"))));
  }

  private static Boards named(String name, Boards boards) {
    String id = boards.models().get(0).id();
    return new Boards(
        boards.retrieved(), boards.measures(), List.of(new BoardModel(id, name, "Alibaba")), boards.scores(), List.of(), List.of());
  }

  @Test
  void aScoreOfAnUnknownModelIsRefused() {
    Boards boards =
        new Boards(
            LocalDate.of(2026, 9, 6), List.of(measure("a1", "a")), List.of(), List.of(score("x", "a1", "X", "1")),
            List.of(), List.of());
    assertThrows(IllegalArgumentException.class, () -> Regrouping.of(boards, BARE));
  }

  @Test
  void onTheSnapshotTheRulesMergeAndNeitherSplitNorRefuse() {
    MergeLog log = MergeLog.against(BOARDS, TABLE);
    assertEquals(858, BoardNames.LABELS.size());
    assertEquals(484, log.groups().size());
    assertEquals(41, ofKind(log, Kind.MERGE).size());
    assertEquals(List.of(), ofKind(log, Kind.SPLIT));
    assertEquals(List.of(), ofKind(log, Kind.REFUSED));
    List<String> pitfalls = List.of("gemma-2-9b-it", "llama-3-8b-instruct", "ring-2-6-1t", "qwen3-8", "mistral");
    assertTrue(ofKind(log, Kind.MISNAMED).containsAll(pitfalls));
  }

  @Test
  void onTheSnapshotEveryFigureFindsItsPlace() {
    Regrouping regrouping = Regrouping.of(BOARDS, TABLE);
    Boards regrouped = regrouping.boards();
    assertEquals(484, regrouped.models().size());
    Set<String> cells = new HashSet<>();
    Set<String> ids = regrouped.models().stream().map(BoardModel::id).collect(Collectors.toSet());
    for (Score score : regrouped.scores()) {
      assertTrue(cells.add(score.model() + " " + score.measure()), score::toString);
      assertTrue(ids.contains(score.model()), score::toString);
    }
    Set<String> lost = new TreeSet<>(BOARDS.scores().stream().map(Score::sourceLabel).toList());
    regrouped.scores().forEach(score -> lost.remove(score.sourceLabel()));
    assertEquals(Set.of("qwen3-235b-a22b-no-thinking"), lost);
    assertEquals(regrouped, Identities.regrouped(regrouped, TABLE));
  }

  @Test
  void theOrderOfTheScoresChangesNoId() {
    List<Score> mixed = new ArrayList<>(BOARDS.scores());
    Collections.shuffle(mixed, new Random(1));
    Boards boards = new Boards(BOARDS.retrieved(), BOARDS.measures(), BOARDS.models(), mixed, List.of(), List.of());
    assertEquals(MergeLog.against(BOARDS, TABLE), MergeLog.against(boards, TABLE));
    assertEquals(Identities.regrouped(BOARDS, TABLE).models(), Identities.regrouped(boards, TABLE).models());
  }

  private static List<String> ofKind(MergeLog log, Kind kind) {
    return log.differences().stream().filter(d -> d.kind() == kind).map(d -> d.models().get(0)).toList();
  }

  private static List<String> log(Boards boards) {
    return MergeLog.against(boards, BARE).differences().stream().map(MergeLogTest::shown).toList();
  }

  private static String shown(Difference difference) {
    return difference.kind()
        + difference.parts().stream().map(MergeLogTest::shown).collect(Collectors.joining(", ", " ", ""));
  }

  private static String shown(Part part) {
    return part.model() + " -> " + part.becomes();
  }

  private static List<String> regrouped(Boards boards) {
    return Identities.regrouped(boards, BARE).scores().stream()
        .map(score -> score.model() + " " + score.measure() + " " + score.raw())
        .toList();
  }

  /**
   * Each model has the name of its first label.
   *
   * @param rows "model | measure | label | raw"; the measure's first letter is its source
   */
  private static Boards boards(String... rows) {
    List<String[]> cells = Stream.of(rows).map(row -> row.split(" \\| ")).toList();
    List<BoardModel> models = new ArrayList<>();
    cells.stream()
        .filter(cell -> models.stream().noneMatch(model -> model.id().equals(cell[0])))
        .forEach(cell -> models.add(new BoardModel(cell[0], cell[2], "Lab")));
    return new Boards(
        LocalDate.of(2026, 9, 6),
        cells.stream().map(cell -> cell[1]).distinct().map(id -> measure(id, id.substring(0, 1))).toList(),
        models,
        cells.stream().map(cell -> score(cell[0], cell[1], cell[2], cell[3])).toList(),
        List.of(),
        List.of());
  }

  private static Score score(String model, String measure, String label, String raw) {
    return new Score(model, measure, new BigDecimal(raw), Optional.empty(), label, Optional.empty());
  }
}
