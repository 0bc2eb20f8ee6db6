package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import etalon.bench.Criterion.Type;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Long answers that could cost quadratic time or much memory; each takes milliseconds, the limit is for slow machines. */
class HostileInputTest {
  private static final int N = 100_000;

  private static final List<String> ANSWERS =
      List.of(
          "x".repeat(N),
          "1".repeat(N),
          "1 ".repeat(N),
          "a;".repeat(N),
          "a\t1\n".repeat(N),
          "a\u0301".repeat(N),
          "a" + "\u0301\u0316".repeat(N), // marks whose canonical order is another than the written one
          "-".repeat(N),
          "\u200B".repeat(N) + "1",
          "\uD83D\uDE42".repeat(N),
          "co ".repeat(N), // an abbreviation a hundred thousand times
          "x".repeat(N) + " as & co inc sa art av rd",
          " ".repeat(N) + "none" + " ".repeat(N));

  @ParameterizedTest
  @EnumSource(Type.class)
  void longAnswersAreGradedAtOnce(Type type) {
    String form =
        switch (type) {
          case AMOUNT, NUMBER -> "12";
          case DATE -> "2020-04-03";
          case VERDICT -> "yes";
          case LINES -> "a\t1\nb\t2";
          case LIST -> "a;b";
          default -> "Acme & Co";
        };
    ItemGrader grader = Criteria.grader(type, "", form);
    for (String got : ANSWERS) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(10), () -> grader.grade(got), () -> type + ": " + got.substring(0, 10) + "...");
      assertTimeoutPreemptively(Duration.ofSeconds(10), () -> grader.explain(got));
    }
  }
}
