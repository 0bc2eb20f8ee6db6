package etalon.grade;

import etalon.bench.Criterion;
import etalon.bench.Criterion.DateConvention;
import etalon.bench.Criterion.Options;
import etalon.bench.Criterion.Type;
import etalon.bench.Text;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Criteria for tests; options as the tables write them: "decimalSeparator=.;abbreviations=st=saint,gp=group". */
final class Criteria {
  private Criteria() {}

  static Criterion of(Type type, String options) {
    return new Criterion("criterion", new Text("Criterion", "Critère"), type, 1, false, options(options));
  }

  static ItemGrader grader(Type type, String options, String... forms) {
    return ItemGrader.of(of(type, options), List.of(forms));
  }

  private static Options options(String text) {
    return new Options(
        value(text, "absoluteTolerance").map(BigDecimal::new),
        value(text, "relativeTolerance").map(BigDecimal::new),
        value(text, "decimalSeparator").map(separator -> separator.charAt(0)),
        value(text, "dateConvention").map(DateConvention::valueOf),
        value(text, "abbreviations").map(pairs -> Arrays.asList(pairs.split(","))).orElse(List.of()));
  }

  private static Optional<String> value(String text, String name) {
    return Arrays.stream(text.split(";"))
        .filter(option -> option.startsWith(name + "="))
        .map(option -> option.substring(name.length() + 1))
        .findFirst();
  }
}
