package etalon.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DayTest {
  @Test
  void aDayIsWrittenWithFourTwoAndTwoDigits() {
    assertEquals(Optional.of(LocalDate.of(2026, 10, 2)), Day.parse("2026-10-02"));
    assertEquals(Optional.of(LocalDate.of(2024, 2, 29)), Day.parse("2024-02-29"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "2026", "2026-10", "2026-10-2", "2026-1-002", "2026-02-29", "2026-13-01", "02-10-2026", "2026/10/02", "20261002", "-2026-10-02",
        "-026-10-02", "+12026-10-02", "+2026-10-2", "2026-10-02 ", " 2026-10-02", "2026-10-02T00:00", "２０２６-10-02"
      })
  void nothingElseIsADay(String text) {
    assertEquals(Optional.empty(), Day.parse(text));
  }
}
