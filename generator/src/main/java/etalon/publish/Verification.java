package etalon.publish;

import etalon.bench.Amendment;
import etalon.bench.BenchmarkData;
import etalon.bench.Ranking;
import etalon.bench.Run;
import etalon.evaluate.BenchmarkRanking;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares published rankings with what the raw answers give. */
public final class Verification {
  private Verification() {}

  /**
   * One published figure beside the one computed now.
   *
   * @param published absent when the publication lacks it
   * @param now absent when nothing can be computed for it
   * @param why why a difference is meant; empty for one that is not
   */
  public record Check(
      String model, String figure, Optional<BigDecimal> published, Optional<BigDecimal> now, String why) {
    public boolean equal() {
      return published.isPresent() && now.isPresent() && now.get().compareTo(published.get()) == 0;
    }

    /** A difference that nothing explains. */
    public boolean fails() {
      return !equal() && why.isEmpty();
    }
  }

  /**
   * The data as they stood for a publication: its runs, and the amendments and decisions up to its day.
   */
  public static BenchmarkData asOf(BenchmarkData data, Ranking ranking) {
    LocalDate day = ranking.date();
    List<String> runs = ranking.inputs().orElseThrow().runs();
    List<Run> then =
        data.runs().stream()
            .filter(run -> runs.contains(run.id()))
            .map(run -> run.withArbitrations(run.arbitrations().stream().filter(a -> !a.decided().isAfter(day)).toList()))
            .toList();
    List<Amendment> amendments = data.amendments().stream().filter(a -> !a.date().isAfter(day)).toList();
    return new BenchmarkData(data.benchmark(), data.rubric(), data.reference(), amendments, then, data.published(), data.protocol());
  }

  /**
   * The input files whose fingerprint is no longer the one of the publication, with what became of them. A file is
   * new when it lies beside one that the publication records.
   *
   * @param sha256 of the files that there are now, by path
   */
  public static List<String> changedInputs(Ranking ranking, Map<String, String> sha256) {
    List<String> changed = new ArrayList<>();
    Map<String, String> before = ranking.inputs().orElseThrow().sha256();
    before.forEach(
        (path, then) -> {
          String now = sha256.get(path);
          if (now == null) {
            changed.add(path + " is gone");
          } else if (!now.equals(then)) {
            changed.add(path + " has changed since");
          }
        });
    Set<String> folders = before.keySet().stream().map(Verification::folder).collect(Collectors.toSet());
    sha256.keySet().stream()
        .filter(path -> !before.containsKey(path) && folders.contains(folder(path)))
        .forEach(path -> changed.add(path + " is new"));
    return List.copyOf(changed);
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /**
   * Every figure of a publication of ours beside the one computed again, and those that it lacks: a figure that no
   * row has was not published then, but one that only some rows have has been taken out of the others.
   */
  public static List<Check> ours(Ranking published, BenchmarkRanking now) {
    List<Ranking.Row> rows = Freeze.rows(now);
    List<Check> checks = new ArrayList<>();
    checks.add(
        new Check(
            "all models", "documents", Optional.of(BigDecimal.valueOf(published.documents())),
            Optional.of(BigDecimal.valueOf(now.rows().get(0).documents())), ""));
    checks.addAll(compare(published, rows, Map.of()));
    Map<String, Ranking.Row> before = byModel(published.rows());
    Set<String> known = published.rows().stream().flatMap(row -> row.figures().keySet().stream()).collect(Collectors.toSet());
    for (Ranking.Row row : rows) {
      Optional<Ranking.Row> was = Optional.ofNullable(before.get(row.model()));
      row.figures().forEach(
          (figure, value) -> {
            if (known.contains(figure) && was.flatMap(w -> w.figure(figure)).isEmpty()) {
              checks.add(new Check(row.model(), figure, Optional.empty(), Optional.of(value), ""));
            }
          });
    }
    return List.copyOf(checks);
  }

  /**
   * The source's published figures beside ours.
   *
   * @param meant by figure, why ours differs on purpose
   */
  public static List<Check> theirs(Ranking published, BenchmarkRanking now, Map<String, String> meant) {
    return compare(published, Freeze.rows(now), meant);
  }

  private static List<Check> compare(Ranking published, List<Ranking.Row> now, Map<String, String> meant) {
    Map<String, Ranking.Row> rows = byModel(now);
    List<Check> checks = new ArrayList<>();
    for (Ranking.Row row : published.rows()) {
      row.figures().forEach(
          (figure, value) ->
              checks.add(
                  new Check(
                      row.model(), figure, Optional.of(value),
                      Optional.ofNullable(rows.get(row.model())).flatMap(r -> r.figure(figure)),
                      meant.getOrDefault(figure, ""))));
    }
    return List.copyOf(checks);
  }

  private static Map<String, Ranking.Row> byModel(List<Ranking.Row> rows) {
    return rows.stream().collect(Collectors.toMap(Ranking.Row::model, row -> row));
  }
}
