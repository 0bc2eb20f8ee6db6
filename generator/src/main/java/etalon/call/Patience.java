package etalon.call;

import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * How long a call is tried.
 *
 * @param attempts requests at most
 * @param first the wait before the second request, without a word of the gateway
 * @param longest the longest such wait
 * @param total all waits of one call together
 */
public record Patience(int attempts, Duration first, Duration longest, Duration total) {
  public static final Patience USUAL =
      new Patience(8, Duration.ofSeconds(2), Duration.ofMinutes(1), Duration.ofMinutes(10));

  /**
   * The wait before the next request; empty when it is time to give up. It doubles each time and is shortened by up to
   * a half by chance, so that calls that failed together do not come back together. What the gateway asks for is kept, and
   * lengthened instead.
   *
   * @param made requests so far
   * @param waited so far
   */
  Optional<Duration> next(int made, Duration waited, Optional<Duration> asked, RandomGenerator random) {
    long doubled = Math.min(longest.toMillis(), first.toMillis() << Math.min(20, Math.max(0, made - 1)));
    long own = (long) (doubled * (0.5 + 0.5 * random.nextDouble()));
    Duration wait = Duration.ofMillis(asked.map(d -> d.toMillis() + (long) (first.toMillis() * random.nextDouble())).orElse(own));
    return made >= attempts || waited.plus(wait).compareTo(total) > 0 ? Optional.empty() : Optional.of(wait);
  }
}
