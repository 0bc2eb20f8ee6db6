package etalon.arbitrate;

import etalon.bench.Answer;
import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/** Which gradings of a benchmark a human must see. */
public final class Selection {
  private static final int SAMPLE_PERCENT = 10;

  private Selection() {}

  /** Why a grading is shown to a human. */
  public enum Reason {
    /** A value where the reference says nothing. */
    HALLUCINATED,
    /** The program could not decide. */
    NEEDS_REVIEW,
    /** Judged right, but not written as the reference is. */
    WRITTEN_OTHERWISE,
    /** One of a seeded tenth of the rest, as a control. */
    SAMPLE
  }

  /** A grading that is to be seen, decided or not. */
  public record Flagged(String model, Item item, Grading grading, Reason reason) {
    public boolean decided() {
      return grading.arbitration().isPresent();
    }
  }

  /**
   * Every grading to be seen, by model and then in the order of the reference. Failed calls are not: there
   * is no answer to look at.
   *
   * @param seed of the sample; the same seed takes the same gradings, whatever else is graded
   */
  public static List<Flagged> of(GradedBenchmark graded, long seed) {
    List<Flagged> flagged = new ArrayList<>();
    for (String model : graded.models()) {
      List<Grading> gradings = graded.gradings().get(model);
      for (int i = 0; i < gradings.size(); i++) {
        Item item = graded.items().get(i);
        Grading grading = gradings.get(i);
        reason(model, item, grading, seed).ifPresent(r -> flagged.add(new Flagged(model, item, grading, r)));
      }
    }
    return List.copyOf(flagged);
  }

  private static Optional<Reason> reason(String model, Item item, Grading grading, long seed) {
    Answer answer = grading.answer();
    if (answer.failure().isPresent()) {
      return Optional.empty();
    }
    Verdict automatic = grading.automatic();
    if (automatic == Verdict.HALLUCINATED) {
      return Optional.of(Reason.HALLUCINATED);
    }
    if (automatic == Verdict.NEEDS_REVIEW) {
      return Optional.of(Reason.NEEDS_REVIEW);
    }
    boolean asWritten = item.expectsNothing() ? answer.value().isBlank() : item.expected().contains(answer.value());
    if (automatic == Verdict.CORRECT && !asWritten) {
      return Optional.of(Reason.WRITTEN_OTHERWISE);
    }
    return sampled(model, item, seed) ? Optional.of(Reason.SAMPLE) : Optional.empty();
  }

  /** By a checksum of what is graded, so that a later run does not change which gradings were drawn. */
  private static boolean sampled(String model, Item item, long seed) {
    CRC32 checksum = new CRC32();
    String key = seed + "\t" + model + "\t" + item.document() + "\t" + item.criterion().id();
    checksum.update(key.getBytes(StandardCharsets.UTF_8));
    return checksum.getValue() % 100 < SAMPLE_PERCENT;
  }
}
