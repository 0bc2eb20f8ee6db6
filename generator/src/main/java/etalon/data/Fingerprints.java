package etalon.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sha256 of every file that a benchmark's ranking is computed from. */
public final class Fingerprints {
  private Fingerprints() {}

  /**
   * By path, in a fixed order: what the benchmark is, then each run. The answers themselves are not listed:
   * run.json holds their fingerprints, and is listed.
   */
  public static Map<String, String> of(Files files, String benchmark, List<String> runs) {
    List<String> paths = new ArrayList<>();
    for (String name : List.of("benchmark.json", "rubric.json", "reference.csv", "amendments.json")) {
      paths.add("data/benchmarks/" + benchmark + "/" + name);
    }
    for (String run : runs) {
      for (String name : List.of("run.json", "calls.csv", "arbitration.csv")) {
        paths.add("data/runs/" + run + "/" + name);
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
