package etalon.grade;

import etalon.bench.Criterion.Type;
import etalon.bench.Verdict;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One answer against a reference that is already read: a right one as written, one in another form, and a wrong one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GradeBenchmark {
  private static final int ANSWERS = 3;

  @Param private Type type;

  private ItemGrader grader;
  private List<String> answers;

  @Setup
  public void read() {
    List<String> written = written(type);
    grader = ItemGrader.of(Criteria.of(type, ""), List.of(written.get(0)));
    answers = written.subList(0, ANSWERS);
  }

  private static List<String> written(Type type) {
    return switch (type) {
      case AMOUNT -> List.of("1234.50", "$1,234.50", "1,234.60");
      case NUMBER -> List.of("1234.5", "1 234,50", "1234.6");
      case DATE -> List.of("2020-03-01", "March 1, 2020", "2 mars 2020");
      case IDENTIFIER -> List.of("INV-2020/0042", "inv 2020 0042", "INV-2020/0043");
      case NAME -> List.of("Smith & Sons Incorporated", "SMITH AND SONS INC.", "Smith Brothers");
      case LABEL -> List.of("Office supplies", "office-supplies", "Travel");
      case VERDICT -> List.of("yes", "Oui", "no");
      case LINES ->
          List.of(
              "Office chair\t2\t60.00\t120.00\nDesk lamp\t1\t35.50\t35.50",
              "Desk lamp | 1 | 35.50 | 35.50\nOffice chair | 2 | 60.00 | 120.00",
              "Office chair\t2\t60.00\t120.00\nDesk lamp\t1\t35.50\t45.50");
      case LIST -> List.of("red; green; blue", "blue, green, red", "red; green");
      case EXACT -> List.of("A-12 b", "A-12  b", "A-12 c");
    };
  }

  @Benchmark
  @OperationsPerInvocation(ANSWERS)
  public Verdict answer() {
    Verdict last = null;
    for (String answer : answers) {
      last = grader.grade(answer);
    }
    return last;
  }
}
