package etalon.call;

import etalon.bench.Source;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a session is to do.
 *
 * @param run the run's id, {@code <date>_<benchmark>}
 * @param models to be asked; all that can be when none is named
 * @param limit how many documents, the first ones; all when absent
 * @param budget US dollars that the whole run may cost
 * @param concurrency calls under way at once
 * @param resume whether the run was begun before
 * @param close whether the run is to be finished as it is, without another call
 */
public record Order(
    String run,
    LocalDate date,
    List<String> models,
    OptionalInt limit,
    Optional<BigDecimal> budget,
    int concurrency,
    boolean resume,
    boolean close,
    By by) {

  /**
   * Who asks, for the record.
   *
   * @param gateway its name
   * @param ranBy whose run it is
   * @param program the version of this program
   * @param today the day of this session
   */
  public record By(String gateway, String ranBy, Source source, String program, LocalDate today) {}
}
