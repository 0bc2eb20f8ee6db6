package etalon.grade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import etalon.bench.Criterion.Type;
import etalon.bench.Verdict;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What an explanation and a refusal say. */
class ItemGraderTest {

  @Test
  void explainsHowBothSidesWereRead() {
    Explanation explanation = Criteria.grader(Type.AMOUNT, "", "1880 \u20AC").explain("1.880,50 \u20AC");
    assertEquals(
        new Explanation(
            Verdict.WRONG,
            List.of("1880 EUR"),
            "1880.50 EUR",
            "the answer is another value than the reference",
            OptionalDouble.empty()),
        explanation);
  }

  @Test
  void explainsWhatItCannotDecide() {
    Explanation explanation = Criteria.grader(Type.AMOUNT, "", "1880").explain("$1,880");
    assertEquals(Verdict.NEEDS_REVIEW, explanation.verdict());
    assertEquals("1880 or 1.880 USD or CAD or AUD or NZD or HKD or SGD or MXN", explanation.gotRead());
    assertEquals(
        "the answer is " + explanation.gotRead() + ", and only one of the two is right", explanation.reason());
    assertEquals(
        "the units differ: EUR in the reference, CZK in the answer",
        Criteria.grader(Type.AMOUNT, "", "5 \u20AC").explain("5 K\u010D").reason());
    assertEquals(
        "the answer cannot be read: there is no such day",
        Criteria.grader(Type.DATE, "", "2019-02-28").explain("Feb. 29, 2019").reason());
    assertEquals(
        "the answer is 2020-04-03 or 2020-03-04, and only one of them is right",
        Criteria.grader(Type.DATE, "", "2020-04-03").explain("03/04/2020").reason());
  }

  @Test
  void explainsTheToleranceOfANumber() {
    String options = "relativeTolerance=0.005;decimalSeparator=.";
    assertEquals(
        List.of("1616, accepts 1607.92 to 1624.08"),
        Criteria.grader(Type.NUMBER, options, "1616").explain("1615.9").expectedRead());
    assertEquals(
        List.of("1.9, accepts 1.85 to 1.95"), Criteria.grader(Type.NUMBER, options, "1.9").explain("2").expectedRead());
  }

  @Test
  void explainsNothing() {
    ItemGrader grader = Criteria.grader(Type.LABEL, "");
    assertEquals("nothing", grader.explain("n/a").gotRead());
    assertEquals("the reference says nothing, and so does the answer", grader.explain("n/a").reason());
    assertEquals(
        "the answer gives a value, although the reference says nothing", grader.explain("Nasdaq").reason());
    assertEquals(List.of(), grader.explain("n/a").expectedRead());
  }

  @Test
  void keepsTheF1OfLines() {
    ItemGrader grader = Criteria.grader(Type.LINES, "", "Chair\t2\t10.00\nTable\t1\t50.00\nLamp\t3\t5.00");
    Explanation explanation = grader.explain("Table | 1 | 50\nLamp | 3 | 5\nSofa | 1 | 90\nChair | 1 | 10");
    assertEquals(Verdict.WRONG, explanation.verdict());
    assertEquals(4.0 / 7, explanation.f1().getAsDouble());
    assertFalse(Criteria.grader(Type.LABEL, "", "Chair").explain("Chair").f1().isPresent());
  }

  @Test
  void takesTheBestF1OverTheForms() {
    ItemGrader grader = Criteria.grader(Type.LINES, "", "Chair\nTable", "Lamp\nSofa");
    assertEquals(0.5, grader.explain("Lamp\nBed").f1().getAsDouble());
  }

  @Test
  void refusesReferencesWithTheValueAndWhatWouldBeRight() {
    assertRefused(
        Type.AMOUNT,
        "12,100",
        "'12,100' cannot be a reference of type amount: it is 12100 or 12.100; fix the decimal separator in the rubric, or"
            + " write it without thousands");
    assertRefused(
        Type.NUMBER,
        "8.7 billion",
        "'8.7 billion' cannot be a reference of type number: 'billion' beside the number is no currency and no percent"
            + " sign; write a plain number such as 1234.56");
    assertRefused(
        Type.DATE,
        "03/04/2020",
        "'03/04/2020' cannot be a reference of type date: it is 2020-04-03 or 2020-03-04; declare the date convention in"
            + " the rubric, or write it as 2020-04-03");
    assertRefused(
        Type.DATE,
        "Feb. 29, 2019",
        "'Feb. 29, 2019' cannot be a reference of type date: there is no such day; write the day as 2020-04-03");
    assertRefused(
        Type.LABEL,
        "None",
        "'None' cannot be a reference of type label: it says nothing; leave the expected value empty for that");
    assertRefused(
        Type.VERDICT, "maybe", "'maybe' cannot be a reference of type verdict: write yes, no or not_applicable");
  }

  private static void assertRefused(Type type, String form, String message) {
    UnreadableReference refused =
        assertThrows(UnreadableReference.class, () -> Criteria.grader(type, "", form));
    assertEquals(message, refused.getMessage());
  }

  @Test
  void refusesAWrittenAbbreviationThatIsNoPair() {
    assertThrows(
        IllegalArgumentException.class, () -> Criteria.grader(Type.NAME, "abbreviations=st", "Acme"));
  }
}
