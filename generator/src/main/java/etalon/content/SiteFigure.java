package etalon.content;

import java.util.Locale;

/** The figures of the whole site that prose may name: {@code {{models.measured}}}. */
public enum SiteFigure {
  MODELS_MEASURED,
  FUNCTIONS_TOTAL,
  FUNCTIONS_MEASURED,
  BENCHMARKS_TOTAL,
  BENCHMARKS_MEASURED,
  BENCHMARKS_COMING,
  PRICES_DATE,
  DATA_DATE,
  /** Smallest and largest exact coverage of the two intervals, in percent. */
  COVERAGE_WILSON_MIN,
  COVERAGE_WILSON_MAX,
  COVERAGE_NORMAL_MIN,
  /** A table of exact coverages; alone on its line. */
  COVERAGE_TABLE;

  public String word() {
    String words = name().toLowerCase(Locale.ROOT);
    return this == COVERAGE_TABLE ? "coverage-table" : words.replace('_', '.');
  }
}
