package etalon.draft;

import static etalon.draft.Draft.todo;

import java.util.List;
import java.util.stream.Collectors;

/** A run whose answers are to be put beside its description. */
public final class RunDraft {
  private static final String EXPLAINED =
      """
      run.json
        benchmark      the benchmark's id
        date           the day of the calls, with which the folder's name begins
        demonstration  true for a run that enters no ranking
        gateway        through whom the models were called
        ranBy          who made the calls
        source         who publishes the answers: name, url, day on which they were read (retrieved)
        documents      what was asked, ids of reference.csv; a document belongs to one run
        answers        for each model its id and the sha256 of its file; check gives the entry of a file that has none
        asked          may be left out: for each criterion the fingerprint of the words that asked for it
        callsOfRuns    may be left out: the runs that calls.csv covers, when not this one alone
      answers/<lab>_<model>.csv
        document,criterion,value,failure: a row for each thing that was asked; value is empty for nothing, failure is one of
        quota, credit, rate-limit, host, refusal, empty, truncated, contradictory, unusable. Never changed afterwards.
      calls.csv
        model              its id
        cost_per_test_usd  mean cost of a document in dollars, empty if unknown
        p50_ms             median time of a call in milliseconds, empty if unknown
        calls, failures    how many were made, and how many failed
      arbitration.csv is made by etalon arbitrate.
      """;

  private RunDraft() {}

  /**
   * @param id the run's folder: a day, {@code _}, the benchmark's id
   * @param documents of the reference that no other run asked
   */
  public static Draft of(String id, List<String> documents) {
    String listed =
        documents.isEmpty()
            ? "    " + todo("the documents that were asked, ids of reference.csv")
            : documents.stream().map(document -> "    \"" + document + '"').collect(Collectors.joining(",\n"));
    String folder = "data/runs/" + id + "/";
    String run =
        Draft.filled(
            """
            {
              "benchmark": %s,
              "date": %s,
              "demonstration": false,
              "gateway": %s,
              "ranBy": %s,
              "source": %s,
              "documents": [
            %s
              ],
              "answers": [
                {
                  "model": %s,
                  "sha256": %s
                }
              ]
            }
            """,
            '"' + id.substring(id.indexOf('_') + 1) + '"',
            '"' + id.substring(0, id.indexOf('_')) + '"',
            todo("through whom the models were called"),
            todo("who made the calls"),
            Draft.source("  "),
            listed,
            todo("the id of a model; one such object for each file in answers/"),
            todo("of answers/<lab>_<model>.csv; put the file there and check gives this entry"));
    return new Draft(
        Draft.files(folder + "run.json", run, folder + "calls.csv", "model,cost_per_test_usd,p50_ms,calls,failures\n"),
        Draft.files(),
        EXPLAINED);
  }
}
