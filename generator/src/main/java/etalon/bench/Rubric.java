package etalon.bench;

import java.util.List;
import java.util.Optional;

/** What is graded on a benchmark, and what is not and why. */
public record Rubric(List<Criterion> criteria, List<Exclusion> exclusions) {

  /** A criterion that is graded for nobody, with the reason. */
  public record Exclusion(String criterion, Text names, Text reason) {}

  public Rubric {
    criteria = List.copyOf(criteria);
    exclusions = List.copyOf(exclusions);
  }

  public Optional<Criterion> criterion(String id) {
    return criteria.stream().filter(c -> c.id().equals(id)).findFirst();
  }
}
