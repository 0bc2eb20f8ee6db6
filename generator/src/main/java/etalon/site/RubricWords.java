package etalon.site;

import etalon.bench.Criterion;
import etalon.i18n.Key;
import java.math.BigDecimal;

/** A criterion's rule in words, from the rubric itself. */
final class RubricWords {
  private RubricWords() {}

  static String rule(View view, Criterion criterion) {
    StringBuilder text = new StringBuilder(view.say(Key.rule(criterion.type())));
    Criterion.Options options = criterion.options();
    options.absoluteTolerance().ifPresent(t -> add(text, view.say(Key.RULE_ABSOLUTE, "tolerance", view.format.number(t))));
    options
        .relativeTolerance()
        .map(t -> t.multiply(BigDecimal.valueOf(100)).stripTrailingZeros())
        .map(t -> t.scale() < 0 ? t.setScale(0) : t)
        .ifPresent(t -> add(text, view.say(Key.RULE_RELATIVE, "tolerance", view.format.percent(t))));
    options.decimalSeparator().ifPresent(s -> add(text, view.say(s == '.' ? Key.RULE_POINT : Key.RULE_COMMA)));
    options
        .dateConvention()
        .ifPresent(
            c ->
                add(
                    text,
                    view.say(
                        switch (c) {
                          case DMY -> Key.RULE_DMY;
                          case MDY -> Key.RULE_MDY;
                          case YMD -> Key.RULE_YMD;
                        })));
    if (!options.abbreviations().isEmpty()) {
      add(text, view.say(Key.RULE_ABBREVIATIONS, "pairs", String.join(", ", options.abbreviations())));
    }
    return text.toString();
  }

  private static void add(StringBuilder text, String sentence) {
    text.append(' ').append(sentence);
  }
}
