package etalon.bench;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/**
 * Public prices of one day, by model id. A model that is absent has no known price.
 *
 * @param unpriced why there is none, where that is known
 * @param served what the gateway said of the models that it serves
 */
public record PriceList(
    LocalDate date, Source source, Map<String, Price> prices, Map<String, Unpriced> unpriced, Map<String, Served> served) {

  /** Why a model has no price. A model that costs nothing has one: 0. */
  public enum Unpriced {
    /** The gateway decides call by call. */
    DYNAMIC,
    /** The gateway lists the model and names no price. */
    MISSING,
    /** The gateway no longer lists the model. */
    GONE
  }

  /**
   * @param version the model that the id stood for on that day
   * @param schema whether the model takes a JSON schema for its answer
   */
  public record Served(Optional<String> version, boolean schema) {}

  /** US dollars per million tokens, in and out. */
  public record Price(BigDecimal input, BigDecimal output) {
    public Price {
      if (input.signum() < 0 || output.signum() < 0) {
        throw new IllegalArgumentException("a price cannot be negative: " + input + ", " + output);
      }
    }
  }

  public PriceList {
    prices = Map.copyOf(prices);
    unpriced = Map.copyOf(unpriced);
    served = Map.copyOf(served);
  }

  public Optional<Price> of(String model) {
    return Optional.ofNullable(prices.get(model));
  }

  public Optional<Served> served(String model) {
    return Optional.ofNullable(served.get(model));
  }
}
