package etalon.grade;

import etalon.bench.Verdict;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A verdict and how it came about, in plain English.
 *
 * @param expectedRead how each accepted form was read; none when the reference says nothing
 * @param gotRead how the answer was read
 * @param f1 for line items: twice the matched lines over the lines of both sides, of the best accepted form; lines that
 *     the program could not decide on do not count as matched
 */
public record Explanation(
    Verdict verdict, List<String> expectedRead, String gotRead, String reason, OptionalDouble f1) {
  public Explanation {
    expectedRead = List.copyOf(expectedRead);
  }
}
