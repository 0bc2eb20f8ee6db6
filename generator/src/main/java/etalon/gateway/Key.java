package etalon.gateway;

/** The key to a gateway. It is never written and never shown: not in a message, not by {@link #toString}. */
public final class Key {
  private static final String MASK = "***";

  private final String secret;

  public Key(String secret) {
    if (secret.isBlank() || !secret.chars().allMatch(c -> c > ' ' && c < 127)) {
      throw new IllegalArgumentException("a key is printable ASCII without spaces");
    }
    this.secret = secret;
  }

  String header() {
    return "Bearer " + secret;
  }

  /** A text of someone else, in which the key cannot be read. */
  public String mask(String text) {
    return text.replace(secret, MASK);
  }

  @Override
  public String toString() {
    return MASK;
  }
}
