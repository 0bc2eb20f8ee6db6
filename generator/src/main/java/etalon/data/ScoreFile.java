package etalon.data;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import etalon.bench.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** scores.csv: the program's verdicts on one run. Derived: it can be deleted and is written anew by each scoring. */
public final class ScoreFile {
  private static final List<String> COLUMNS = List.of("model", "document", "criterion", "verdict", "points");

  private ScoreFile() {}

  /** Takes one verdict of an earlier scoring. */
  public interface Taker {
    void take(String model, String document, String criterion, Verdict verdict);
  }

  /** Where the scores of a run lie, relative to the root. */
  public static String path(String run) {
    return "data/runs/" + run + "/scores.csv";
  }

  public static byte[] header() {
    return (String.join(",", COLUMNS) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Appends one row to a text. */
  public static void row(StringBuilder text, String model, String document, String criterion, Verdict verdict, int points) {
    text.append(model).append(',');
    cell(text, document);
    text.append(',').append(criterion).append(',').append(verdict.code()).append(',').append(points).append('\n');
  }

  private static void cell(StringBuilder text, String value) {
    if (value.indexOf(',') < 0 && value.indexOf('"') < 0 && value.indexOf('\n') < 0 && value.indexOf('\r') < 0) {
      text.append(value);
    } else {
      text.append('"').append(value.replace("\"", "\"\"")).append('"');
    }
  }

  /** Reads an earlier scoring; false when there is none or it is not one that we wrote. */
  public static boolean read(Path root, String run, Taker taker) {
    Path file = root.resolve(path(run));
    if (!java.nio.file.Files.exists(file)) {
      return false;
    }
    try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(file)) {
      boolean first = true;
      for (CsvRecord row : reader) {
        if (first) {
          first = false;
          if (!row.getFields().equals(COLUMNS)) {
            return false;
          }
          continue;
        }
        Optional<Verdict> verdict = JsonObject.Words.constant(Verdict.class, row.getField(3));
        if (verdict.isEmpty()) {
          return false;
        }
        taker.take(row.getField(0), row.getField(1), row.getField(2), verdict.get());
      }
      return true;
    } catch (IOException | CsvParseException e) {
      return false;
    }
  }
}
