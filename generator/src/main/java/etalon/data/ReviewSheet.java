package etalon.data;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import etalon.bench.Verdict;
import etalon.sheet.Formulas;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gradings to be decided in a spreadsheet: the same questions as in a terminal, a row each. */
public final class ReviewSheet {
  private static final String[] COLUMNS = {
    "run", "model", "document", "criterion", "expected", "got", "expected_read", "got_read", "automatic", "why", "human", "reason"
  };

  private ReviewSheet() {}

  /** One question. */
  public record Question(
      String run, String model, String document, String criterion, String expected, String got,
      String expectedRead, String gotRead, Verdict automatic, String why) {}

  /** One answered question. */
  public record Decision(
      etalon.problem.Problems.Place place, String run, String model, String document, String criterion,
      Verdict automatic, Verdict human, String reason) {}

  /** Expected and given answers are only looked at in a sheet, and never read back: they may be made harmless. */
  public static byte[] bytes(List<Question> questions) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(COLUMNS);
      for (Question q : questions) {
        csv.writeRecord(
            q.run(), q.model(), q.document(), q.criterion(), Formulas.harmless(q.expected()), Formulas.harmless(q.got()),
            Formulas.harmless(q.expectedRead()), Formulas.harmless(q.gotRead()), q.automatic().code(), q.why(), "", "");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The rows in which the column human is filled in. */
  public static List<Decision> read(Files files, String file) {
    List<Decision> decisions = new ArrayList<>();
    for (Row row : files.spreadsheet(file, COLUMNS)) {
      if (!row.raw("human").isBlank()) {
        decisions.add(
            new Decision(
                row.place(), row.text("run"), row.text("model"), row.text("document"), row.text("criterion"),
                row.oneOf("automatic", Verdict.class), row.oneOf("human", Verdict.class),
                Optional.of(row.raw("reason")).filter(r -> !r.isBlank()).orElse("read-by-human")));
      }
    }
    return decisions;
  }
}
