package etalon.bench;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a run was made.
 *
 * @param gateway through which the models were asked
 * @param ranBy who asked
 * @param replaces earlier runs whose answers this one holds as well; they count no more
 * @param recorded absent for runs that were taken over from elsewhere
 */
public record Conduct(String gateway, String ranBy, List<String> replaces, Optional<Recorded> recorded) {

  /**
   * What {@code call} writes down.
   *
   * @param program the version of this program
   * @param first day of the first call
   * @param last day of the last one
   * @param prompts sha256 of each prompt as sent, by language
   * @param schema sha256 of answer-schema.json
   * @param rubric sha256 of rubric.json
   * @param documents what was sent of each, by id
   */
  public record Recorded(
      String program,
      LocalDate first,
      LocalDate last,
      Map<Language, String> prompts,
      String schema,
      String rubric,
      Protocol.Parameters parameters,
      Map<String, Sent> documents) {
    public Recorded {
      prompts = Map.copyOf(prompts);
      documents = Map.copyOf(documents);
    }
  }

  /**
   * One document as it was sent.
   *
   * @param sha256 of its question and its files, as in {@link Protocol.Document}
   * @param pages images and pages of PDFs
   */
  public record Sent(Language language, String sha256, int pages) {}

  public Conduct {
    replaces = List.copyOf(replaces);
  }

  /** A run of which no more is known than who made it. */
  public static Conduct of(String gateway, String ranBy) {
    return new Conduct(gateway, ranBy, List.of(), Optional.empty());
  }
}
