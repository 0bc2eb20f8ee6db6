package etalon.gateway;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** What came back for a question. Texts of others have been rid of the key. */
public sealed interface Reply {

  /**
   * The model has answered, in whatever way.
   *
   * @param text what it wrote; empty when it wrote nothing
   * @param refused whether it declined, or a filter did
   * @param finish why it stopped, in the gateway's word
   * @param millis from the request to the last byte
   */
  record Answered(Usage usage, String text, boolean refused, Optional<String> finish, long millis) implements Reply {}

  /**
   * What a reply cost, and who served it.
   *
   * @param version the model as the reply names it
   * @param cost US dollars as charged
   */
  record Usage(
      Optional<String> version, Optional<String> provider, OptionalLong tokensIn, OptionalLong tokensOut, Optional<BigDecimal> cost) {
    public static final Usage UNKNOWN =
        new Usage(Optional.empty(), Optional.empty(), OptionalLong.empty(), OptionalLong.empty(), Optional.empty());
  }

  /**
   * The gateway or the provider would not.
   *
   * @param status as in HTTP
   * @param flagged whether the input was held to be objectionable
   * @param retryAfter how long the gateway asks to wait
   */
  record Refused(int status, String message, boolean flagged, Optional<Duration> retryAfter) implements Reply {}

  /**
   * No whole reply came: no connection, a cut one, too long a wait, bytes that are not the reply's form.
   *
   * @param usage what the gateway says that it cost all the same, when it could be asked
   * @param billed whether it may have cost something: the request had reached the gateway
   */
  record Broken(String reason, Optional<Usage> usage, boolean billed) implements Reply {}
}
