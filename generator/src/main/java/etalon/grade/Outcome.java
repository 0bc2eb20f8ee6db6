package etalon.grade;

/** Whether an answer is what an accepted form says. */
enum Outcome {
  SAME,
  DIFFERENT,
  /** It depends on how the answer is read, or the answer cannot be read at all. */
  UNDECIDED;

  /** With two accepted forms: one that agrees is enough, and only two that differ make a difference. */
  Outcome or(Outcome other) {
    if (this == SAME || other == SAME) {
      return SAME;
    }
    return this == UNDECIDED ? this : other;
  }
}
