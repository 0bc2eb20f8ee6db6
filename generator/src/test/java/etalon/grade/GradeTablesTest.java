package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import etalon.bench.Criterion.Type;
import etalon.bench.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables of cases under resources/grade, one per type: type, options, expected (forms separated by a bar), got,
 * verdict. The verdicts were written by hand from the method, before the comparators ran. The verdict
 * "unreadable-reference" stands for a reference that has to be refused.
 */
class GradeTablesTest {
  private static final String REFUSED = "unreadable-reference";

  record Row(Type type, long line, String options, String expected, String got, String verdict) {
    private List<String> forms() {
      return expected.isEmpty() ? List.of() : Arrays.asList(expected.split("\\|", -1));
    }

    @Override
    public String toString() {
      String shown = got.length() > 60 ? got.substring(0, 60) + "... (" + got.length() + ")" : got;
      return file(type) + " line " + line + ": [" + options + "] '" + expected + "' <- '" + shown + "' is " + verdict;
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void givesTheVerdictOfTheTable(Row row) {
    assertEquals(row.verdict, verdict(row), row::toString);
  }

  private static String verdict(Row row) {
    ItemGrader grader;
    try {
      grader = ItemGrader.of(Criteria.of(row.type, row.options), row.forms());
    } catch (UnreadableReference refused) {
      assertTrue(refused.getMessage().startsWith("'"), refused::getMessage);
      return REFUSED;
    }
    Verdict verdict = grader.grade(row.got);
    Explanation explanation = grader.explain(row.got);
    assertEquals(verdict, explanation.verdict(), row::toString);
    assertEquals(row.forms().size(), explanation.expectedRead().size(), row::toString);
    assertTrue(!explanation.reason().isEmpty(), row::toString);
    return verdict.code();
  }

  @ParameterizedTest
  @EnumSource(Type.class)
  void hasEnoughCasesOfEachType(Type type) {
    assertTrue(rows(type).size() >= 40, () -> file(type) + " has only " + rows(type).size() + " rows");
  }

  static Stream<Row> rows() {
    return Arrays.stream(Type.values()).flatMap(type -> rows(type).stream());
  }

  static List<Row> rows(Type type) {
    try (InputStream in = GradeTablesTest.class.getResourceAsStream("/grade/" + file(type));
        CsvReader<CsvRecord> records =
            CsvReader.builder().ofCsvRecord(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<Row> rows = new ArrayList<>();
      for (CsvRecord cells : records) {
        if (!cells.getField(0).equals("type")) {
          rows.add(
              new Row(
                  Type.valueOf(cells.getField(0)),
                  cells.getStartingLineNumber(),
                  cells.getField(1),
                  cells.getField(2),
                  cells.getField(3),
                  cells.getField(4)));
        }
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String file(Type type) {
    return type.name().toLowerCase(Locale.ROOT) + ".csv";
  }
}
