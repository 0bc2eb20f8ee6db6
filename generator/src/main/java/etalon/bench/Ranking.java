package etalon.bench;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A ranking as it was published on a day. History: never recomputed in place, never rewritten.
 *
 * @param publisher who published it
 * @param documents how many documents it rests on
 * @param inputs what it was computed from; absent for rankings that others published
 */
public record Ranking(
    String benchmark,
    LocalDate date,
    String publisher,
    Source source,
    int documents,
    Optional<Inputs> inputs,
    List<Row> rows) {

  /** The prefix of the figures that are one criterion's share of points. */
  public static final String BY_CRITERION = "byCriterion.";

  /**
   * The figures that a row may have, by the names of index.json, in the order in which they are written.
   * Shares are in percent, margins in points, costs in US dollars, times in milliseconds.
   */
  public static final List<String> FIGURES =
      List.of(
          "rank", "accuracy", "margin", "low", "high", "tiedFrom", "tiedTo", "bestRank", "worstRank", "noReview",
          "hallucinated", "absentFields", "hallucinationRate", "costPerTest", "p50Ms", "failures");

  /**
   * What a ranking was computed from.
   *
   * @param version of the program
   * @param runs the runs that were merged
   * @param sha256 of each input file, and of the rankings published before, by path; run.json holds those of the answers
   */
  public record Inputs(String version, List<String> runs, Map<String, String> sha256) {
    public Inputs {
      runs = List.copyOf(runs);
      sha256 = Collections.unmodifiableMap(new LinkedHashMap<>(sha256));
    }
  }

  /**
   * One model's published figures, by name: those of {@link #FIGURES} and {@link #BY_CRITERION} with a
   * criterion's id. What was not published is absent.
   */
  public record Row(String model, Map<String, BigDecimal> figures) {
    public Row {
      figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }

    public Optional<BigDecimal> figure(String name) {
      return Optional.ofNullable(figures.get(name));
    }

    public BigDecimal accuracy() {
      return figures.get("accuracy");
    }

    public Optional<BigDecimal> noReview() {
      return figure("noReview");
    }

    public Optional<Integer> failures() {
      return figure("failures").map(BigDecimal::intValue);
    }
  }

  public Ranking {
    rows = List.copyOf(rows);
  }

  /** The criteria that were graded, as far as the rows tell. */
  public List<String> criteria() {
    return rows.stream()
        .flatMap(row -> row.figures().keySet().stream())
        .filter(name -> name.startsWith(BY_CRITERION))
        .map(name -> name.substring(BY_CRITERION.length()))
        .distinct()
        .toList();
  }
}
