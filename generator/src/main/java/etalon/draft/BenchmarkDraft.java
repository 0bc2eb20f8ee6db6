package etalon.draft;

import static etalon.draft.Draft.todo;

import etalon.problem.Unfinished;
import java.util.List;

/** A benchmark that is announced and not measured yet, with its rubric and reference begun. */
public final class BenchmarkDraft {
  private static final String EXPLAINED =
      """
      benchmark.json
        id            the folder's name, for ever: addresses hold it
        function      the business function, an id of data/functions.json
        names         what readers see, in English and French
        input         text, or document for images and PDFs
        unit          what one document is, in both languages: invoice, question
        status        coming; measured once there is a run
        waitingFor    while coming: public-dataset, rubric or partner-documents; taken out when measured
        targetSample  how many documents the protocol asks for
        subtasks      how many distinct things one document asks
        source        who publishes the task: name, url, day on which it was read (retrieved)
      rubric.json
        criteria      what is graded on a document, each with
          id            as reference.csv and answers name it
          names         what readers see, in both languages
          type          how answers are compared: amount, number, date, identifier, name, label, verdict, lines, list, exact
          weight        points that a right answer earns, a whole number from 1
          critical      true when one mistake here sends the document to review
          also, where the type needs it: absoluteTolerance, relativeTolerance, decimalSeparator, dateConvention,
          abbreviations
        exclusions    what the documents hold and nobody is graded on: id, names, reason
      reference.csv   what is expected, before the run: document, criterion, accepted forms joined by |, empty for nothing
      amendments.json what changed after the run; source, and amendments with a day and a reason in both languages
      """;

  private BenchmarkDraft() {}

  /** @param functions the known business functions */
  public static Draft of(String id, List<String> functions) {
    String folder = "data/benchmarks/" + id + "/";
    return new Draft(
        Draft.files(
            folder + "benchmark.json", benchmark(id, functions),
            folder + "rubric.json", rubric(),
            folder + "reference.csv", reference(),
            folder + "amendments.json", amendments()),
        Draft.files(),
        EXPLAINED);
  }

  private static String benchmark(String id, List<String> functions) {
    return Draft.filled(
        """
        {
          "id": %s,
          "function": %s,
          "names": {
            "en": %s,
            "fr": %s
          },
          "input": %s,
          "unit": {
            "en": %s,
            "fr": %s
          },
          "status": "coming",
          "waitingFor": "rubric",
          "targetSample": %s,
          "subtasks": %s,
          "source": %s
        }
        """,
        '"' + id + '"',
        todo("the business function, one of " + String.join(", ", functions)),
        todo("the name in English"),
        todo("le nom en français"),
        todo("what the model is given: text, or document for images and PDFs"),
        todo("what one document is, in English: invoice, question"),
        todo("ce qu’est un document, en français : facture, question"),
        todo("how many documents are to be measured, a whole number"),
        todo("how many distinct things one document asks, a whole number"),
        Draft.source("  "));
  }

  private static String rubric() {
    return Draft.filled(
        """
        {
          "criteria": [
            {
              "id": %s,
              "names": {
                "en": %s,
                "fr": %s
              },
              "type": %s,
              "weight": 1,
              "critical": false
            }
          ],
          "exclusions": []
        }
        """,
        todo("a short id, such as total; one such object for each thing that is graded"),
        todo("its name in English"), todo("son nom en français"),
        todo("amount, number, date, identifier, name, label, verdict, lines, list or exact"));
  }

  private static String reference() {
    return "document,criterion,expected\n"
        + Unfinished.value("id of a document") + "," + Unfinished.value("id of a criterion") + ","
        + Unfinished.value("accepted forms joined by | or nothing at all") + "\n";
  }

  private static String amendments() {
    return Draft.filled(
        """
        {
          "source": %s,
          "amendments": []
        }
        """,
        Draft.source("  "));
  }
}
