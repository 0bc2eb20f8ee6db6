package etalon.grade;

import etalon.bench.Criterion;
import etalon.bench.Verdict;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Judges answers to one item; made once per item, used for every model. Immutable, thread-safe.
 *
 * <p>A reference without a form says "nothing": then nothing is right and any value is hallucinated, readable or not.
 * With forms, nothing is missing, and a value is right when it is what one form says, wrong when it is what no form
 * says, and for a human when the type cannot decide.
 */
public final class ItemGrader {
  private final Forms<?> forms;

  private ItemGrader(Forms<?> forms) {
    this.forms = forms;
  }

  /**
   * @param expected the accepted forms; none when the right answer is nothing
   * @throws UnreadableReference when a form cannot be read as the criterion's type, or itself says nothing
   */
  public static ItemGrader of(Criterion criterion, List<String> expected) {
    return new ItemGrader(Forms.of(criterion.type(), comparison(criterion), expected));
  }

  private static Comparison<?> comparison(Criterion criterion) {
    Criterion.Options options = criterion.options();
    return switch (criterion.type()) {
      case AMOUNT -> new AmountComparison(options);
      case NUMBER -> new NumberComparison(options);
      case DATE -> new DateComparison(options);
      case IDENTIFIER -> new IdentifierComparison();
      case NAME -> new NameComparison(options);
      case LABEL -> new LabelComparison();
      case VERDICT -> new VerdictComparison();
      case LINES -> new LinesComparison(options);
      case LIST -> new ListComparison();
      case EXACT -> new ExactComparison();
    };
  }

  public Verdict grade(String got) {
    boolean expectsNothing = forms.readings().isEmpty();
    if (forms.comparison().saysNothing(got)) {
      return expectsNothing ? Verdict.CORRECT : Verdict.MISSING;
    }
    if (expectsNothing) {
      return Verdict.HALLUCINATED;
    }
    return switch (forms.compare(got)) {
      case SAME -> Verdict.CORRECT;
      case DIFFERENT -> Verdict.WRONG;
      case UNDECIDED -> Verdict.NEEDS_REVIEW;
    };
  }

  /** The same verdict as {@link #grade}, with how both sides were read. */
  public Explanation explain(String got) {
    Verdict verdict = grade(got);
    boolean nothing = forms.comparison().saysNothing(got);
    return new Explanation(
        verdict,
        forms.described(),
        nothing ? "nothing" : forms.described(got),
        reason(verdict, got),
        nothing ? OptionalDouble.empty() : forms.f1(got));
  }

  private String reason(Verdict verdict, String got) {
    return switch (verdict) {
      case CORRECT -> forms.readings().isEmpty()
          ? "the reference says nothing, and so does the answer"
          : "the answer is what the reference says";
      case WRONG -> "the answer is another value than the reference";
      case MISSING -> "the answer says nothing, although the document has a value";
      case HALLUCINATED -> "the answer gives a value, although the reference says nothing";
      case NEEDS_REVIEW -> forms.doubt(got);
    };
  }
}
