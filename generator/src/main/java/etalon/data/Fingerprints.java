package etalon.data;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sha256 of every file that a benchmark's ranking is computed from, and of the rankings before it. */
public final class Fingerprints {
  private Fingerprints() {}

  /**
   * By path, in a fixed order: what the benchmark is, then each run, then what was published before. The answers
   * themselves are not listed: run.json holds their fingerprints, and is listed.
   *
   * @param date of the ranking: earlier ones that others published can only be kept, and not be computed again
   */
  public static Map<String, String> of(Files files, String benchmark, List<String> runs, LocalDate date) {
    List<String> paths = new ArrayList<>();
    for (String name : List.of("benchmark.json", "rubric.json", "reference.csv", "amendments.json")) {
      paths.add("data/benchmarks/" + benchmark + "/" + name);
    }
    for (String run : runs) {
      for (String name : List.of("run.json", "calls.csv", "arbitration.csv")) {
        paths.add("data/runs/" + run + "/" + name);
      }
    }
    for (String name : files.list("data/published/" + benchmark)) {
      if (name.compareTo(date.toString()) < 0) {
        paths.add("data/published/" + benchmark + "/" + name);
      }
    }
    Map<String, String> sha256 = new LinkedHashMap<>();
    for (String path : paths) {
      if (files.exists(path)) {
        files.bytes(path).ifPresent(bytes -> sha256.put(path, Files.sha256(bytes)));
      }
    }
    return sha256;
  }
}
