package etalon.arbitrate;

import etalon.arbitrate.Selection.Flagged;
import etalon.bench.Arbitration;
import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Verdict;
import java.util.List;

/**
 * How far the human review of a benchmark has come.
 *
 * @param flagged gradings that a human must see, or has seen
 * @param decided gradings with a human verdict
 * @param overturned of these, with another verdict than the program's
 * @param undecided gradings for which the program has no verdict and no human has given one; they earn nothing
 */
public record Review(int flagged, int decided, int overturned, int undecided) {

  /** The seed of the sample that pages count with, and that commands take when none is given. */
  public static final long SEED = 1;

  public static Review of(GradedBenchmark graded) {
    List<Arbitration> decisions =
        graded.gradings().values().stream()
            .flatMap(List::stream)
            .flatMap(grading -> grading.arbitration().stream())
            .toList();
    List<Flagged> flagged = Selection.of(graded, SEED);
    long seenBesides = decisions.size() - flagged.stream().filter(Flagged::decided).count();
    long undecided =
        graded.gradings().values().stream()
            .flatMap(List::stream)
            .map(Grading::verdict)
            .filter(verdict -> verdict == Verdict.NEEDS_REVIEW)
            .count();
    int overturned = (int) decisions.stream().filter(d -> d.human() != d.automatic()).count();
    return new Review((int) (flagged.size() + seenBesides), decisions.size(), overturned, (int) undecided);
  }

  public int waiting() {
    return flagged - decided;
  }
}
