package etalon.bench;

import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A model of the catalogue.
 *
 * @param id {@code lab/model}, as the gateway names it
 * @param contextWindow tokens, when published
 * @param maxOutput tokens, when published
 */
public record Model(
    String id,
    String name,
    String lab,
    Optional<LocalDate> released,
    Weights weights,
    OptionalLong contextWindow,
    OptionalLong maxOutput,
    Set<Medium> reads) {

  /** Whether anyone can download the parameters. */
  public enum Weights {
    OPEN,
    CLOSED,
    UNKNOWN
  }

  /** What a model accepts as input. */
  public enum Medium {
    TEXT,
    IMAGE,
    PDF
  }

  public Model {
    if (!id.matches("[a-z0-9.-]+/[a-z0-9._-]+")) {
      throw new IllegalArgumentException("model id '" + id + "' is not lab/model");
    }
    EnumSet<Medium> sorted = EnumSet.noneOf(Medium.class);
    sorted.addAll(reads);
    reads = Collections.unmodifiableSet(sorted);
  }

  /** The part of the id that names the model's page. */
  public String slug() {
    return id.substring(id.indexOf('/') + 1);
  }

  /** Whether the model can be given scanned or PDF documents. */
  public boolean readsDocuments() {
    return reads.contains(Medium.IMAGE) || reads.contains(Medium.PDF);
  }
}
