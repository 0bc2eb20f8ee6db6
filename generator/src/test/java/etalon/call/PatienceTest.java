package etalon.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PatienceTest {
  private final Patience patience = new Patience(5, Duration.ofSeconds(2), Duration.ofSeconds(10), Duration.ofSeconds(60));
  private final Random random = new Random(3);

  private Optional<Duration> next(int made, int waited, Optional<Integer> asked) {
    return patience.next(made, Duration.ofSeconds(waited), asked.map(Duration::ofSeconds), random);
  }

  @Test
  void theWaitDoublesUpToItsLongestAndIsNeverTwiceTheSame() {
    long[] longest = {2000, 4000, 8000, 10_000};
    Set<Long> waits = new HashSet<>();
    for (int made = 1; made <= longest.length; made++) {
      for (int i = 0; i < 50; i++) {
        long wait = next(made, 0, Optional.empty()).orElseThrow().toMillis();
        assertTrue(wait >= longest[made - 1] / 2 && wait <= longest[made - 1], made + ": " + wait);
        waits.add(wait);
      }
    }
    assertTrue(waits.size() > 150, waits::toString);
  }

  @Test
  void theGatewaysWordIsKeptAndAtMostLengthened() {
    for (int i = 0; i < 50; i++) {
      long wait = next(1, 0, Optional.of(30)).orElseThrow().toMillis();
      assertTrue(wait >= 30_000 && wait <= 32_000, "" + wait);
    }
  }

  @Test
  void itEnds() {
    assertEquals(Optional.empty(), next(5, 0, Optional.empty()), "after five requests");
    assertEquals(Optional.empty(), next(2, 59, Optional.empty()), "when the waits would be too long in all");
    assertEquals(Optional.empty(), next(1, 0, Optional.of(61)), "when the gateway asks for longer than that");
  }
}
