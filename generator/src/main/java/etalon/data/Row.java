package etalon.data;

import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/** One row of a CSV file, by column name; a cell that does not fit gives a problem. */
record Row(List<String> columns, List<String> cells, Place place, Problems problems) {

  String raw(String column) {
    return cells.get(columns.indexOf(column));
  }

  String text(String column) {
    String cell = raw(column);
    if (cell.isBlank()) {
      problems.error(place, column + " is empty", "a text");
      return "?";
    }
    return cell;
  }

  /** A number of at least zero; an empty cell is unknown. */
  Optional<BigDecimal> amount(String column) {
    String cell = raw(column);
    if (cell.isEmpty()) {
      return Optional.empty();
    }
    if (cell.matches("[0-9]+(\\.[0-9]+)?")) {
      return Optional.of(new BigDecimal(cell));
    }
    problems.error(
        place, column + " is '" + cell + "'", "a number of at least 0 with a decimal point, or empty if unknown");
    return Optional.empty();
  }

  int count(String column) {
    String cell = raw(column);
    if (cell.matches("[0-9]{1,9}")) {
      return Integer.parseInt(cell);
    }
    problems.error(place, column + " is '" + cell + "'", "a whole number of at least 0");
    return 0;
  }

  LocalDate date(String column) {
    try {
      return LocalDate.parse(raw(column));
    } catch (DateTimeParseException e) {
      problems.error(place, column + " is '" + raw(column) + "'", "a day that exists, as 2026-10-02");
      return LocalDate.EPOCH;
    }
  }

  <E extends Enum<E>> E oneOf(String column, Class<E> type) {
    Optional<E> constant = JsonObject.Words.constant(type, raw(column));
    if (constant.isEmpty()) {
      problems.error(
          place, column + " is '" + raw(column) + "'", "one of " + JsonObject.Words.all(type));
    }
    return constant.orElse(type.getEnumConstants()[0]);
  }
}
