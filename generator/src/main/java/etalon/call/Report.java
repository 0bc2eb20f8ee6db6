package etalon.call;

import etalon.bench.Failure;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * What a session of calls came to.
 *
 * @param planned calls of the whole run
 * @param reused calls whose answers earlier runs had, by that run
 * @param done calls with an answer or a failure of the model's own, reused ones included
 * @param failures by class
 * @param spent US dollars of the whole run, failures included
 * @param possible US dollars at most of requests whose cost was not told
 * @param refused documents that a provider refused, with who and why
 * @param open calls that are to be asked again
 * @param halted why the session ended before its end; empty when it did not
 * @param sealed whether the run is finished and lies in its folder
 */
public record Report(
    int planned,
    Map<String, Integer> reused,
    int done,
    Map<Failure, Integer> failures,
    BigDecimal spent,
    BigDecimal possible,
    List<String> refused,
    int open,
    String halted,
    boolean sealed) {

  /** How the remark on a document begins that a provider would not take. */
  static final String DOCUMENT_REFUSED = "document refused: ";
}
