package etalon.evaluate;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import etalon.bench.Boards;
import etalon.bench.Boards.Score;
import etalon.evaluate.AnchoredEstimate.Mark;
import etalon.evaluate.CompositeIndex.Listed;
import etalon.evaluate.CompositeIndex.Placed;
import etalon.evaluate.CompositeIndex.Ranked;
import etalon.evaluate.CompositeIndex.Reason;
import etalon.evaluate.Standardization.Figure;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The index of the real snapshot equals what others computed from it (resources/expected/boards). */
class CompositeExpectedTest {
  private static final double TOLERANCE = 1e-9;
  private static final CompositeIndex INDEX = BoardsSnapshot.INDEX;
  private static final Map<String, Listed> LISTED =
      INDEX.listed().stream().collect(Collectors.toMap(Listed::model, listed -> listed));

  @Test
  void everyMeasureHasTheExpectedMeanSpreadAndRange() {
    Map<String, Standardization> ours =
        INDEX.measures().stream().collect(Collectors.toMap(m -> m.measure().id(), m -> m));
    int rows =
        each(
            "expected-measures.csv",
            row -> {
              Standardization m = ours.get(row.get("measure"));
              assertEquals(whole(row, "models"), m.count(), "models");
              assertNear(row, "mean", m.mean());
              assertNear(row, "population_sd", m.sd());
              assertNear(row, "min", m.min());
              assertNear(row, "max", m.max());
              assertEquals(0, new BigDecimal(row.get("weight")).compareTo(m.measure().scopeWeight()), "weight");
              assertEquals(row.get("in_overall").equals("1"), m.measure().overallWeight().isPresent(), "in_overall");
            });
    assertEquals(rows, ours.size());
  }

  @Test
  void everyFigureHasTheExpectedDistanceScoreAndConfidence() {
    Map<String, Figure> ours =
        INDEX.figures().stream().collect(Collectors.toMap(f -> f.model() + ' ' + f.measure(), f -> f));
    int rows =
        each(
            "expected-standardized.csv",
            row -> {
              Figure figure = ours.get(row.get("model") + ' ' + row.get("measure"));
              assertEquals(0, new BigDecimal(row.get("raw")).compareTo(figure.raw()), "raw");
              assertNear(row, "z", figure.z());
              assertNear(row, "score", figure.score());
              assertNear(row, "confidence", figure.confidence());
            });
    assertEquals(rows, ours.size());
  }

  @Test
  void everyModelHasTheExpectedOverallScoreAndStanding() {
    int rows =
        each(
            "expected-overall.csv",
            row -> {
              String model = row.get("model");
              Optional<Ranked> ranked = INDEX.ranked(model);
              Optional<CompositeScore> score = INDEX.score(model);
              var sources = ranked.map(Ranked::sources).orElseGet(() -> LISTED.get(model).sources());
              assertEquals(row.get("rank"), ranked.map(r -> String.valueOf(r.rank())).orElse(""), "rank");
              assertEquals(row.get("eligible").equals("1"), ranked.isPresent(), "eligible");
              assertEquals(!row.get("score").isEmpty(), score.isPresent(), "has a score");
              score.ifPresent(
                  s -> {
                    assertNear(row, "score", s.score());
                    assertEquals(new BigDecimal(row.get("score_1dp")), s.shown(), "score_1dp");
                  });
              assertNear(row, "evidence", score.map(CompositeScore::evidence).orElse(0.0));
              assertNear(row, "dispersion", score.map(CompositeScore::dispersion).orElse(0.0));
              assertEquals(
                  new CompositeIndex.Sources(
                      whole(row, "publishers"), whole(row, "boards"), whole(row, "overall_publishers"),
                      whole(row, "reports")),
                  sources);
            });
    assertEquals(rows, INDEX.overall().size() + INDEX.listed().size());
    // The ranked models by rank, then the others by score or estimate.
    assertEquals(
        BoardsSnapshot.expected("expected-overall.csv").stream().map(row -> row.get("model")).toList(),
        Stream.concat(INDEX.overall().stream().map(Ranked::model), INDEX.listed().stream().map(Listed::model)).toList());
  }

  @Test
  void allPublishedValuesAreOursAtOneDecimal() {
    int rows =
        each(
            "published-overall-2026-09-07.csv",
            row ->
                assertEquals(
                    0,
                    new BigDecimal(row.get("published_index_1dp"))
                        .compareTo(INDEX.score(row.get("model")).orElseThrow().shown())));
    assertEquals(228, rows);
  }

  @Test
  void everyScopeIsTheExpectedOne() {
    Map<String, Placed> ours = new LinkedHashMap<>();
    INDEX.categories().forEach((scope, placed) -> placed.forEach(p -> ours.put("category " + scope + ' ' + p.model(), p)));
    int rows =
        each(
            "expected-scopes.csv",
            row -> {
              Placed placed = ours.get(row.get("level") + ' ' + row.get("scope") + ' ' + row.get("model"));
              assertEquals("reports_on", row.get("variant"));
              assertNear(row, "score", placed.score().score());
              assertEquals(new BigDecimal(row.get("score_1dp")), placed.score().shown(), "score_1dp");
              assertEquals(whole(row, "position"), placed.position(), "position");
              assertEquals(row.get("position_among_eligible"), placed.rank().map(String::valueOf).orElse(""), "rank");
              assertEquals(row.get("eligible").equals("1"), placed.eligible(), "eligible");
              assertEquals(whole(row, "boards_in_scope"), placed.boards(), "boards_in_scope");
            });
    assertEquals(rows, ours.size());
  }

  @Test
  void everyExpectedEstimateIsOurs() {
    Map<String, AnchoredEstimate> ours =
        INDEX.estimates().stream().collect(Collectors.toMap(AnchoredEstimate::model, e -> e));
    Map<String, Mark> marks = Map.of("~", Mark.ABOUT, "<=", Mark.AT_MOST, ">=", Mark.AT_LEAST);
    int rows =
        each(
            "expected-estimates.csv",
            row -> {
              AnchoredEstimate estimate = ours.get(row.get("model"));
              assertNear(row, "estimate", estimate.value());
              assertEquals(new BigDecimal(row.get("estimate_1dp")), estimate.shown(), "estimate_1dp");
              assertEquals(marks.get(row.get("mark")), estimate.mark(), "mark");
              assertEquals(whole(row, "measures"), estimate.measures(), "measures");
              assertEquals(whole(row, "anchors"), estimate.anchors(), "anchors");
            });
    // The file has half of them.
    assertEquals(2 * rows, ours.size());
    assertEquals(84, ours.size());
  }

  @Test
  void theModelsWithoutARankHaveTheirReasons() {
    Map<Reason, Long> counts =
        INDEX.listed().stream().collect(Collectors.groupingBy(Listed::reason, Collectors.counting()));
    assertEquals(104, INDEX.overall().size());
    assertEquals(
        Map.of(Reason.ONE_PUBLISHER, 338L, Reason.NO_OVERALL_MEASURE, 68L, Reason.REPORTS_ONLY, 16L), counts);
    each(
        "expected-overall.csv",
        row -> {
          Listed listed = LISTED.get(row.get("model"));
          if (listed != null) {
            Reason reason =
                !row.get("score").isEmpty() ? Reason.ONE_PUBLISHER
                    : whole(row, "boards") > 0 ? Reason.NO_OVERALL_MEASURE : Reason.REPORTS_ONLY;
            assertEquals(reason, listed.reason());
          }
        });
  }

  @Test
  void uncertaintyDominanceAndRankRangeAreThoseComputedInPython() {
    int rows =
        each(
            "beyond-overall.csv",
            row -> {
              Ranked ranked = INDEX.ranked(row.get("model")).orElseThrow();
              CompositeScore score = ranked.score();
              assertEquals(whole(row, "rank"), ranked.rank(), "rank");
              List<String> without =
                  row.get("unranked_without").isEmpty() ? List.of() : List.of(row.get("unranked_without").split(" "));
              assertEquals(
                  new WeightSensitivity(whole(row, "best"), whole(row, "worst"), without), ranked.sensitivity());
              assertEquals(!row.get("standard_error").isEmpty(), score.uncertainty().isPresent(), "has an error bar");
              score.uncertainty().ifPresent(
                  uncertainty -> {
                    assertNear(row, "standard_error", uncertainty.standardError());
                    assertNear(row, "covered", uncertainty.covered());
                  });
              assertEquals(row.get("dominant"), score.dominant().map(d -> d.publisher()).orElse(""), "dominant");
              score.dominant().ifPresent(dominant -> assertNear(row, "dominant_share", dominant.share()));
            });
    assertEquals(rows, INDEX.overall().size());
  }

  @Test
  void reportsChangeNoOverallScoreAndNoBoardsFigure() {
    CompositeIndex without = CompositeIndex.of(BoardsSnapshot.BOARDS, false);
    assertEquals(14, without.measures().size());
    assertEquals(INDEX.measures().subList(0, 14), without.measures());
    assertEquals(scores(INDEX), scores(without));
    assertEquals(
        INDEX.overall().stream().map(Ranked::sensitivity).toList(),
        without.overall().stream().map(Ranked::sensitivity).toList());
    assertEquals(
        LISTED.values().stream().collect(Collectors.toMap(Listed::model, Listed::reason)),
        without.listed().stream().collect(Collectors.toMap(Listed::model, Listed::reason)));
    // Nothing is left to place the 16 models that only reports list.
    assertEquals(68, without.estimates().size());
    // A domain without a board is gone, and everybody who is left is eligible.
    assertTrue(INDEX.domains().containsKey("Physics") && !without.domains().containsKey("Physics"));
    assertTrue(without.categories().values().stream().flatMap(List::stream).allMatch(Placed::eligible));
    assertEquals(INDEX.categories().get("Human preference"), without.categories().get("Human preference"));
  }

  private static Map<String, CompositeScore> scores(CompositeIndex index) {
    Map<String, CompositeScore> scores = new LinkedHashMap<>();
    index.overall().forEach(ranked -> scores.put(ranked.model(), ranked.score()));
    index.listed().forEach(listed -> listed.score().ifPresent(score -> scores.put(listed.model(), score)));
    return scores;
  }

  /** A domain of one category alone has the scores of a category of that name. */
  @Test
  void aDomainIsComputedLikeACategory() {
    assertEquals(INDEX.categories().get("Human preference"), INDEX.domains().get("Human preference"));
    Set<String> domains = new HashSet<>();
    BoardsSnapshot.BOARDS.measures().forEach(measure -> domains.add(measure.domain()));
    assertEquals(domains, INDEX.domains().keySet());
  }

  /** The same bits on every JDK; the number was taken on 17 and on 25. */
  @Test
  void everyUnroundedFigureHasTheSameBitsOnEveryJdk() {
    long hash = 7;
    for (Figure figure : INDEX.figures()) {
      hash = 31 * hash + Double.doubleToLongBits(figure.score());
      hash = 31 * hash + Double.doubleToLongBits(figure.confidence());
    }
    for (CompositeScore score : scores(INDEX).values()) {
      hash = 31 * hash + Double.doubleToLongBits(score.score());
      hash = 31 * hash + score.uncertainty().map(u -> Double.doubleToLongBits(u.standardError())).orElse(0L);
    }
    for (AnchoredEstimate estimate : INDEX.estimates()) {
      hash = 31 * hash + Double.doubleToLongBits(estimate.value());
    }
    assertEquals(-561612042252688698L, hash);
  }

  @Test
  void twiceTheSame() {
    assertEquals(INDEX, CompositeIndex.of(BoardsSnapshot.BOARDS, true));
  }

  @Test
  void theOrderOfTheScoresDoesNotMatter() {
    List<Score> reversed = new ArrayList<>(BoardsSnapshot.BOARDS.scores());
    Collections.reverse(reversed);
    Boards b = BoardsSnapshot.BOARDS;
    assertEquals(
        INDEX,
        CompositeIndex.of(
            new Boards(b.retrieved(), b.measures(), b.models(), reversed, b.excluded(), b.overlaps()), true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "boards.json", "expected-estimates.csv", "expected-measures.csv", "expected-overall.csv",
        "expected-scopes.csv", "expected-standardized.csv", "published-overall-2026-09-07.csv"
      })
  void theCopiesEqualTheSharedFacts(String file) throws IOException {
    Path shared = Path.of(System.getProperty("project.root", "."), "../shared/data/boards").resolve(file).normalize();
    assumeTrue(Files.exists(shared), "skipped, the shared facts are not here: " + shared);
    String theirs = Files.readString(shared);
    String ours = BoardsSnapshot.resource(file);
    if (file.endsWith(".json")) {
      assertEquals(BoardsSnapshot.json(theirs), BoardsSnapshot.json(ours));
    } else {
      assertEquals(theirs, ours);
    }
  }

  /** Runs every row, collects what fails, and says how many rows there were. */
  private static int each(String file, Consumer<Map<String, String>> check) {
    List<Map<String, String>> rows = BoardsSnapshot.expected(file);
    assertTrue(!rows.isEmpty(), file);
    assertAll(
        rows.stream()
            .map(
                row ->
                    () -> {
                      try {
                        check.accept(Collections.unmodifiableMap(row));
                      } catch (AssertionError | RuntimeException e) {
                        throw new AssertionError(row + ": " + e, e);
                      }
                    }));
    return rows.size();
  }

  private static void assertNear(Map<String, String> row, String column, double actual) {
    assertEquals(Double.parseDouble(row.get(column)), actual, TOLERANCE, column);
  }

  private static int whole(Map<String, String> row, String column) {
    return Integer.parseInt(row.get(column));
  }
}
