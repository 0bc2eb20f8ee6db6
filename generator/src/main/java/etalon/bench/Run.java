package etalon.bench;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * One session of calls: which documents were asked, of which models, with the raw answers.
 *
 * @param id the folder's name, {@code <date>_<benchmark>}
 * @param demonstration made to show the pipeline; never enters a ranking
 * @param answers by model id, then by item key (see {@link #key})
 * @param calls what calls cost; may summarise several runs of the same benchmark
 */
public record Run(
    String id,
    String benchmark,
    LocalDate date,
    boolean demonstration,
    Source source,
    List<String> documents,
    List<String> models,
    Map<String, Map<String, Answer>> answers,
    List<Calls> calls,
    List<Arbitration> arbitrations) {
  public Run {
    documents = List.copyOf(documents);
    models = List.copyOf(models);
    answers = Map.copyOf(answers);
    calls = List.copyOf(calls);
    arbitrations = List.copyOf(arbitrations);
  }

  /** Names a document's criterion inside a map of answers. */
  public static String key(String document, String criterion) {
    return document + '\t' + criterion;
  }
}
