package etalon.bench;

import java.util.Optional;

/**
 * One task that models are measured on, or will be.
 *
 * @param language of the documents, and so of the answers that are quoted from them
 * @param unit what one document of the test is: an invoice, a question
 * @param targetSample how many documents the protocol asks for
 * @param subtasks how many distinct things one document asks
 * @param waitingFor what a coming benchmark still lacks; empty when measured
 */
public record Benchmark(
    String id,
    String function,
    Text names,
    Input input,
    Language language,
    Text unit,
    Status status,
    Optional<WaitingFor> waitingFor,
    int targetSample,
    int subtasks,
    Source source) {

  /** What the model is given. */
  public enum Input {
    TEXT,
    DOCUMENT
  }

  /** Measured benchmarks carry figures; coming ones carry none. */
  public enum Status {
    MEASURED,
    COMING
  }

  /** Why a coming benchmark is not measured yet. */
  public enum WaitingFor {
    PUBLIC_DATASET,
    RUBRIC,
    PARTNER_DOCUMENTS
  }

  public Benchmark {
    if ((status == Status.COMING) != waitingFor.isPresent()) {
      throw new IllegalArgumentException(
          "a coming benchmark says what it waits for, a measured one does not: " + id);
    }
  }

  public boolean measured() {
    return status == Status.MEASURED;
  }
}
