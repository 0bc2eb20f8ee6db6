package etalon.bench;

import java.util.Optional;

/**
 * One answer, judged.
 *
 * @param automatic the program's verdict
 * @param arbitration the human's, when there is one
 */
public record Grading(Answer answer, Verdict automatic, Optional<Arbitration> arbitration) {

  /** The verdict that counts: the human's when there is one, else the program's. */
  public Verdict verdict() {
    return arbitration.map(Arbitration::human).orElse(automatic);
  }
}
