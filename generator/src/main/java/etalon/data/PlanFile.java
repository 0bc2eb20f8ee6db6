package etalon.data;

import etalon.problem.Problems;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a run that is being made is to hold: fixed when it begins, so that a later session goes on with the same. */
public final class PlanFile {
  private PlanFile() {}

  /** @param fingerprint of all that is sent, so that a change in between is seen */
  public record Plan(String fingerprint, List<String> models, List<String> documents) {
    public Plan {
      models = List.copyOf(models);
      documents = List.copyOf(documents);
    }
  }

  /** The plan in a folder; empty when there is none. */
  public static Optional<Plan> read(Files files, String path) {
    if (!files.exists(path)) {
      return Optional.empty();
    }
    Problems problems = files.problems();
    Optional<Plan> plan =
        files.json(path).map(
            file -> {
              Set<String> seen = new HashSet<>();
              String fingerprint = file.text("fingerprint");
              List<String> models = file.texts("models");
              List<String> documents = file.texts("documents").stream().filter(seen::add).toList();
              file.end();
              return new Plan(fingerprint, models, documents);
            });
    problems.throwIfErrors();
    return plan;
  }

  public static byte[] bytes(Plan plan) {
    return Json.file(ConductFile.ordered("fingerprint", plan.fingerprint(), "models", plan.models(), "documents", plan.documents()));
  }
}
