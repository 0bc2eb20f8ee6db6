package etalon.data;

import etalon.bench.Criterion;
import etalon.bench.Criterion.DateConvention;
import etalon.bench.Criterion.Options;
import etalon.bench.Verdict;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tables of cases about the rules of comparison: type, options, expected, got, and the verdict that is claimed. */
public final class Cases {
  private static final List<String> COLUMNS = List.of("type", "options", "expected", "got");

  /** The names of the options, as in rubric.json. */
  private static final Set<String> OPTIONS =
      Set.of("absoluteTolerance", "relativeTolerance", "decimalSeparator", "dateConvention", "abbreviations");

  private static final Map<String, DateConvention> COUNTRIES =
      Map.of(
          "us", DateConvention.MDY, "fr", DateConvention.DMY, "uk", DateConvention.DMY, "gb", DateConvention.DMY,
          "cz", DateConvention.DMY, "de", DateConvention.DMY, "iso", DateConvention.YMD);

  private Cases() {}

  /**
   * @param expected the accepted forms; none when the right answer is nothing
   * @param claimed the verdict that the table gives, when it has that column
   */
  public record Case(Place place, Criterion criterion, List<String> expected, String got, Optional<Verdict> claimed) {}

  /** Reads a table; a row that does not fit is a problem. */
  public static List<Case> read(Files files, String file) {
    Problems problems = files.problems();
    List<Case> cases = new ArrayList<>();
    boolean claims = files.text(file).map(text -> text.startsWith(String.join(",", COLUMNS) + ",verdict")).orElse(false);
    List<String> columns = new ArrayList<>(COLUMNS);
    if (claims) {
      columns.add("verdict");
    }
    for (Row row : files.csv(file, columns.toArray(String[]::new))) {
      Optional<Criterion.Type> type =
          JsonObject.Words.constant(Criterion.Type.class, row.raw("type").toLowerCase(Locale.ROOT));
      if (type.isEmpty()) {
        problems.error(row.place(), "type is '" + row.raw("type") + "'", "one of " + JsonObject.Words.all(Criterion.Type.class));
        continue;
      }
      options(row.raw("options"), row.place(), problems)
          .ifPresent(
              options ->
                  cases.add(
                      new Case(
                          row.place(), criterion(type.get(), options), BenchmarkReader.forms(row.raw("expected")), row.raw("got"),
                          claims ? Optional.of(row.oneOf("verdict", Verdict.class)) : Optional.empty())));
    }
    return cases;
  }

  /** A criterion that is only compared, never weighed. */
  public static Criterion criterion(Criterion.Type type, Options options) {
    String id = type.name().toLowerCase(Locale.ROOT);
    return new Criterion(id, new etalon.bench.Text(id, id), type, 1, false, options);
  }

  /** {@code key=value;key=value}; several abbreviations are joined by commas. Empty after reporting a problem. */
  public static Optional<Options> options(String text, Place place, Problems problems) {
    Map<String, String> values = new HashMap<>();
    for (String pair : text.isBlank() ? new String[0] : text.split(";")) {
      String[] parts = pair.split("=", 2);
      if (parts.length < 2 || !OPTIONS.contains(parts[0].strip())) {
        problems.error(place, "option '" + pair + "'", "key=value, with a key of " + OPTIONS.stream().sorted().toList());
        return Optional.empty();
      }
      values.put(parts[0].strip(), parts[1].strip());
    }
    try {
      return Optional.of(
          new Options(
              Optional.ofNullable(values.get("absoluteTolerance")).map(Cases::tolerance),
              Optional.ofNullable(values.get("relativeTolerance")).map(Cases::tolerance),
              Optional.ofNullable(values.get("decimalSeparator")).map(Cases::separator),
              Optional.ofNullable(values.get("dateConvention")).map(Cases::convention),
              values.containsKey("abbreviations") ? abbreviations(values.get("abbreviations")) : List.of()));
    } catch (IllegalArgumentException e) {
      problems.error(place, "options '" + text + "': " + e.getMessage(), "tolerances from 0 with a decimal point, '.' or ',', dmy, mdy or ymd");
      return Optional.empty();
    }
  }

  private static BigDecimal tolerance(String text) {
    if (!Row.AMOUNT.matcher(text).matches()) {
      throw new IllegalArgumentException("tolerance '" + text + "'");
    }
    return new BigDecimal(text);
  }

  private static List<String> abbreviations(String text) {
    List<String> pairs = Arrays.asList(text.split(","));
    if (!pairs.stream().allMatch(pair -> pair.matches("[^=]+=[^=]+"))) {
      throw new IllegalArgumentException("abbreviations '" + text + "' are not short=long");
    }
    return pairs;
  }

  private static char separator(String text) {
    if (!text.equals(".") && !text.equals(",")) {
      throw new IllegalArgumentException("decimalSeparator '" + text + "'");
    }
    return text.charAt(0);
  }

  /** dmy, mdy, ymd, or a country that writes dates so: US, FR, UK, CZ, DE. */
  private static DateConvention convention(String text) {
    String word = text.toLowerCase(Locale.ROOT);
    return JsonObject.Words.constant(DateConvention.class, word)
        .or(() -> Optional.ofNullable(COUNTRIES.get(word)))
        .orElseThrow(() -> new IllegalArgumentException("dateConvention '" + text + "'"));
  }
}
