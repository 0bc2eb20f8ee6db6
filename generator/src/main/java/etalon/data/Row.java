package etalon.data;

import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import etalon.problem.Unfinished;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One row of a CSV file, by column name; a cell that does not fit gives a problem and a stand-in, as in
 * {@link JsonObject}.
 */
record Row(List<String> columns, String[] cells, Place place, Problems problems) {
  static final Pattern AMOUNT = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,30})?");
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");

  String raw(String column) {
    return cells[columns.indexOf(column)];
  }

  String text(String column) {
    String cell = raw(column);
    if (cell.isBlank()) {
      problems.error(place, column + " is empty", "a text");
      return "";
    }
    // What is still to be written was reported where the file was read.
    if (Unfinished.in(cell)) {
      return "";
    }
    return cell;
  }

  /** A number from zero to a thousand million; an empty cell is unknown. */
  Optional<BigDecimal> amount(String column) {
    String cell = raw(column);
    if (cell.isEmpty()) {
      return Optional.empty();
    }
    if (AMOUNT.matcher(cell).matches()) {
      return Optional.of(new BigDecimal(cell));
    }
    problems.error(
        place, column + " is '" + cell + "'", "a number from 0 to 999999999 with a decimal point, or empty if unknown");
    return Optional.empty();
  }

  int count(String column) {
    String cell = raw(column);
    if (COUNT.matcher(cell).matches()) {
      return Integer.parseInt(cell);
    }
    problems.error(place, column + " is '" + cell + "'", "a whole number from 0 to 999999999");
    return 0;
  }

  LocalDate date(String column) {
    Optional<LocalDate> day = Day.parse(raw(column));
    if (day.isEmpty()) {
      problems.error(place, column + " is '" + raw(column) + "'", Day.RIGHT);
    }
    return day.orElse(LocalDate.EPOCH);
  }

  <E extends Enum<E>> E oneOf(String column, Class<E> type) {
    Optional<E> constant = JsonObject.Words.constant(type, raw(column));
    if (constant.isEmpty()) {
      problems.error(
          place, column + " is '" + raw(column) + "'", Nearest.perhaps(raw(column), JsonObject.Words.words(type)) + "one of " + JsonObject.Words.all(type));
    }
    return constant.orElse(type.getEnumConstants()[0]);
  }
}
