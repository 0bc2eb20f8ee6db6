package etalon.cli;

import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import java.io.PrintWriter;
import java.util.List;

/** How problems are said: a line each, then how many there are. */
final class ProblemList {
  private ProblemList() {}

  static void print(List<Problem> problems, PrintWriter to) {
    problems.forEach(to::println);
    long errors = problems.stream().filter(p -> p.severity() == Severity.ERROR).count();
    long warnings = problems.size() - errors;
    if (!problems.isEmpty()) {
      to.println(count(errors, "error") + ", " + count(warnings, "warning"));
    }
  }

  private static String count(long count, String word) {
    return count + " " + word + (count == 1 ? "" : "s");
  }
}
