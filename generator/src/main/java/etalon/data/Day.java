package etalon.data;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** A day as the files write it: 2026-10-02. */
final class Day {
  static final String RIGHT = "a day that exists, as 2026-10-02";

  private Day() {}

  /** The day, unless the text is none; years have four digits. */
  static Optional<LocalDate> parse(String text) {
    try {
      return text.matches("\\d{4}-.*") ? Optional.of(LocalDate.parse(text)) : Optional.empty();
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
