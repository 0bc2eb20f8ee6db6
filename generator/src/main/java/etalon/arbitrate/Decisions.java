package etalon.arbitrate;

import etalon.arbitrate.Selection.Flagged;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.Run;
import etalon.bench.Verdict;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The human decisions on a benchmark, run by run, in the order in which they were made.
 *
 * @param byRun by run id; every run has an entry
 */
public record Decisions(Map<String, List<Arbitration>> byRun) {

  public static Decisions of(BenchmarkData data) {
    Map<String, List<Arbitration>> byRun = new LinkedHashMap<>();
    data.runs().forEach(run -> byRun.put(run.id(), run.arbitrations()));
    return new Decisions(byRun);
  }

  /** The run in which a document was asked. */
  public static String runOf(BenchmarkData data, String document) {
    return data.runs().stream()
        .filter(run -> run.documents().contains(document))
        .map(Run::id)
        .findFirst()
        .orElseThrow();
  }

  /** These decisions with one more. */
  public Decisions with(String run, Arbitration decision) {
    List<Arbitration> more = new ArrayList<>(byRun.get(run));
    more.add(decision);
    return replaced(run, more);
  }

  /** These decisions without the last one of a run. */
  public Decisions withoutLast(String run) {
    List<Arbitration> fewer = byRun.get(run);
    return replaced(run, fewer.subList(0, fewer.size() - 1));
  }

  private Decisions replaced(String run, List<Arbitration> decisions) {
    Map<String, List<Arbitration>> changed = new LinkedHashMap<>(byRun);
    changed.put(run, List.copyOf(decisions));
    return new Decisions(changed);
  }

  public static Arbitration decide(Flagged flagged, Verdict human, String reason, LocalDate day) {
    return new Arbitration(
        flagged.model(), flagged.item().document(), flagged.item().criterion().id(),
        flagged.grading().automatic(), human, reason, day);
  }
}
