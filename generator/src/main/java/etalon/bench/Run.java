package etalon.bench;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * One session of calls: which documents were asked, of which models, with the raw answers.
 *
 * @param id the folder's name, {@code <date>_<benchmark>}
 * @param demonstration made to show the pipeline; never enters a ranking
 * @param sheets the files of answers, one for each model
 * @param answers none when they are read a file at a time; else by model id, then by item key (see {@link #key})
 * @param each the single calls; none where only summaries are known
 * @param asked by criterion, a fingerprint of the words that asked for it; none where it was not recorded
 * @param calls what calls cost; may summarise several runs of the same benchmark
 */
public record Run(
    String id,
    String benchmark,
    LocalDate date,
    boolean demonstration,
    Source source,
    List<String> documents,
    List<Sheet> sheets,
    Map<String, Map<String, Answer>> answers,
    List<Calls> calls,
    List<Call> each,
    List<Arbitration> arbitrations,
    Map<String, String> asked,
    Conduct conduct) {
  public Run {
    each = List.copyOf(each);
    documents = List.copyOf(documents);
    sheets = List.copyOf(sheets);
    answers = Map.copyOf(answers);
    calls = List.copyOf(calls);
    arbitrations = List.copyOf(arbitrations);
    asked = Map.copyOf(asked);
  }

  /** The answers of one model, and the fingerprint that proves that nobody rewrote them. */
  public record Sheet(String model, String sha256) {}

  public Run withArbitrations(List<Arbitration> others) {
    return new Run(id, benchmark, date, demonstration, source, documents, sheets, answers, calls, each, others, asked, conduct);
  }

  /** The models that were asked. */
  public List<String> models() {
    return sheets.stream().map(Sheet::model).toList();
  }

  /** Names a document's criterion inside a map of answers. */
  public static String key(String document, String criterion) {
    return document + '\t' + criterion;
  }
}
