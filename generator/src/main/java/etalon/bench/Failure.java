package etalon.bench;

/** Why a call brought no usable answer. */
public enum Failure {
  QUOTA(false),
  CREDIT(false),
  RATE_LIMIT(false),
  HOST(false),
  REFUSAL(true),
  EMPTY(true),
  TRUNCATED(true),
  CONTRADICTORY(true),
  /** The source says that nothing usable came back, without saying which way. */
  UNUSABLE(true);

  private final boolean modelFault;

  Failure(boolean modelFault) {
    this.modelFault = modelFault;
  }

  /** Whether such a failure can be attributed to the model; an amendment has to say that it is. */
  public boolean canBeTheModels() {
    return modelFault;
  }

  public String code() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
