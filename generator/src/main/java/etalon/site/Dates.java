package etalon.site;

import etalon.bench.Amendment;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.Run;
import etalon.load.Inputs;
import java.time.LocalDate;
import java.util.stream.Stream;

/** The age of the data. The clock is never asked: the same inputs give the same site. */
public final class Dates {
  private Dates() {}

  /** The day of the newest run, decision, amendment or price list. */
  public static LocalDate newest(Inputs inputs) {
    return Stream.concat(
            Stream.of(inputs.catalogue().prices().date()),
            inputs.measured().stream().flatMap(Dates::of))
        .max(LocalDate::compareTo)
        .orElseThrow();
  }

  private static Stream<LocalDate> of(BenchmarkData data) {
    return Stream.of(
            data.ranked().stream().map(Run::date),
            data.ranked().stream().flatMap(run -> run.arbitrations().stream()).map(Arbitration::decided),
            data.amendments().stream().map(Amendment::date))
        .flatMap(dates -> dates);
  }

  public static LocalDate firstRun(BenchmarkData data) {
    return data.ranked().stream().map(Run::date).min(LocalDate::compareTo).orElseThrow();
  }

  public static LocalDate lastRun(BenchmarkData data) {
    return data.ranked().stream().map(Run::date).max(LocalDate::compareTo).orElseThrow();
  }
}
