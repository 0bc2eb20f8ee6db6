package etalon.bench;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One model asked about one document, until there was an answer or none could be had. Tokens, costs and time are
 * those of the replies that made the answer: one, or two when the first was not the object asked for.
 *
 * @param key fingerprint of what was asked, as in {@code call.Keys}; 16 hexadecimal digits
 * @param version the model as the reply names it
 * @param provider who served it
 * @param tokensIn of prompt and documents, as the gateway counts them
 * @param tokensOut of the answer, thinking included
 * @param charged US dollars, as the gateway charges them
 * @param recomputed US dollars: the tokens times the price list's price of the day
 * @param lost US dollars charged for replies that were of no use, by no fault of the model
 * @param millis time of the replies, without the waiting between attempts
 * @param attempts requests made
 * @param finish why the model stopped, in the gateway's word
 * @param repeated whether the first reply was not the object asked for, and the model was asked once more
 * @param failure why there is no answer
 * @param reusedFrom the run that made and paid the call, when it was another one
 * @param remark what the gateway said about a failure; empty when there is nothing to say
 */
public record Call(
    String model,
    String document,
    String key,
    Optional<String> version,
    Optional<String> provider,
    OptionalLong tokensIn,
    OptionalLong tokensOut,
    Optional<BigDecimal> charged,
    Optional<BigDecimal> recomputed,
    BigDecimal lost,
    OptionalLong millis,
    int attempts,
    Optional<String> finish,
    Form form,
    boolean repeated,
    Optional<Failure> failure,
    Optional<String> reusedFrom,
    String remark) {

  /** How the form of the answer was asked for. */
  public enum Form {
    /** By JSON schema. */
    SCHEMA,
    /** In words only: a provider refused the schema. */
    SCHEMA_REFUSED,
    /** In words only: the catalogue says that the model takes no schema. */
    WORDS
  }

  public boolean succeeded() {
    return failure.isEmpty();
  }

  /** What the run that lists this call spent on it: nothing when another run paid. */
  public BigDecimal spent() {
    return reusedFrom.isPresent() ? BigDecimal.ZERO : charged.or(() -> recomputed).orElse(BigDecimal.ZERO).add(lost);
  }

  public Call reused(String run) {
    return new Call(
        model, document, key, version, provider, tokensIn, tokensOut, charged, recomputed, lost, millis, attempts, finish,
        form, repeated, failure, Optional.of(reusedFrom.orElse(run)), remark);
  }
}
