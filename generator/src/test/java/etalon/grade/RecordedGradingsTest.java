package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import etalon.bench.Criterion;
import etalon.bench.Criterion.Type;
import etalon.bench.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The 7,128 verdicts that the public repository ICT-fx/WorkBench.ai recorded with comparators of its own, from
 * shared/data beside the project. Where that folder is not, the test is skipped.
 */
class RecordedGradingsTest {
  private static final String NUMBER = "relativeTolerance=0.005;decimalSeparator=.";

  private static final Map<String, Criterion> RUBRIC =
      Map.of(
          "gross_amount", Criteria.of(Type.AMOUNT, ""),
          "vat_number", Criteria.of(Type.IDENTIFIER, ""),
          "reading", Criteria.of(Type.NUMBER, NUMBER),
          "calculation", Criteria.of(Type.NUMBER, NUMBER),
          "verdict", Criteria.of(Type.VERDICT, ""),
          "label", Criteria.of(Type.LABEL, ""));

  private int graded;

  /** Ours sends to a human what theirs counted as wrong: a verdict with an explanation behind it. Nothing else differs. */
  @Test
  void comeOutAgain() throws IOException {
    Path data = Path.of(System.getProperty("project.root", "."), "..", "shared", "data");
    assumeTrue(Files.isDirectory(data), () -> "skipped: no recorded gradings in " + data);
    List<String> disagreements = new ArrayList<>();
    grade(data.resolve("invoice-gradings.csv"), disagreements);
    grade(data.resolve("finance-gradings.csv"), disagreements);
    assertEquals(7_128, graded);
    assertEquals(
        List.of("qwen/qwen3.7-flash verdict 'not_applicable. Gross' recorded wrong, ours needs-review"),
        disagreements);
  }

  private void grade(Path file, List<String> disagreements) throws IOException {
    try (CsvReader<CsvRecord> records = CsvReader.builder().ofCsvRecord(file)) {
      for (CsvRecord row : records) {
        if (row.getField(0).equals("run")) {
          continue;
        }
        String criterion = row.getField(3);
        String expected = row.getField(4);
        String got = row.getField(5);
        List<String> forms = expected.isEmpty() ? List.of() : Arrays.asList(expected.split("\\|"));
        Verdict verdict = ItemGrader.of(RUBRIC.get(criterion), forms).grade(got);
        graded++;
        if (!verdict.code().equals(row.getField(6))) {
          String shown = got.length() > 21 ? got.substring(0, 21) : got;
          disagreements.add(
              row.getField(1)
                  + " "
                  + criterion
                  + " '"
                  + shown
                  + "' recorded "
                  + row.getField(6)
                  + ", ours "
                  + verdict.code());
        }
      }
    }
  }
}
