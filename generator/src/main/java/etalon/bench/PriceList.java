package etalon.bench;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/** Public prices of one day, by model id. A model that is absent has no known price. */
public record PriceList(LocalDate date, Source source, Map<String, Price> prices) {

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
  }

  public Optional<Price> of(String model) {
    return Optional.ofNullable(prices.get(model));
  }
}
