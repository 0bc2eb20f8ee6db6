package etalon.data;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** A day as the files write it: 2026-10-02. */
final class Day {
  static final String RIGHT = "a day that exists, as 2026-10-02";

  /** Without it LocalDate would take years of five digits, which it writes with a sign. */
  private static final int RIGHT_LENGTH = "2026-10-02".length();

  private Day() {}

  /** The day, unless the text is none; years have four digits. */
  static Optional<LocalDate> parse(String text) {
    try {
      return text.length() == RIGHT_LENGTH ? Optional.of(LocalDate.parse(text)) : Optional.empty();
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
