package etalon.data;

import etalon.bench.Answer;
import etalon.bench.Failure;
import etalon.bench.Run;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.Optional;

/** The raw answers of one model in one run: a CSV file that is never rewritten. */
public final class AnswerFile {
  private static final String[] COLUMNS = {"document", "criterion", "value", "failure"};

  private AnswerFile() {}

  /** Takes one answer; {@code place} is its row. */
  public interface Taker {
    void take(String document, String criterion, Answer answer, Place place);
  }

  /** Where a model's answers lie, relative to the root. */
  public static String path(String run, String model) {
    return "data/runs/" + run + "/answers/" + model.replace('/', '_') + ".csv";
  }

  /**
   * Reads one file, row by row, once its sha256 is the one that run.json records.
   *
   * @return whether the file could be read
   */
  public static boolean read(Files files, String run, Run.Sheet sheet, Taker taker) {
    Problems problems = files.problems();
    String file = path(run, sheet.model());
    Optional<byte[]> bytes = files.bytes(file, "run.json lists it");
    if (bytes.isEmpty()) {
      return false;
    }
    String found = Files.sha256(bytes.get());
    if (!found.equals(sheet.sha256())) {
      problems.error(
          Place.of(file),
          "the raw answers have changed: sha256 is " + found,
          "answers are never rewritten; run.json records " + sheet.sha256());
      return false;
    }
    return files
        .decode(file, bytes.get())
        .map(text -> files.rows(file, text, COLUMNS, row -> take(row, taker)))
        .orElse(false);
  }

  private static void take(Row row, Taker taker) {
    String document = row.text("document");
    String criterion = row.text("criterion");
    if (document.isEmpty() || criterion.isEmpty()) {
      return;
    }
    String value = row.raw("value");
    Optional<Failure> failure =
        row.raw("failure").isEmpty() ? Optional.empty() : Optional.of(row.oneOf("failure", Failure.class));
    if (failure.isPresent() && !value.isEmpty()) {
      row.problems().error(row.place(), "a failed call has the value '" + value + "'", "a value or a failure, not both");
    }
    taker.take(document, criterion, new Answer(value, failure), row.place());
  }
}
