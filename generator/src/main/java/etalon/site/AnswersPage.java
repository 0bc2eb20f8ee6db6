package etalon.site;

import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Language;
import etalon.bench.Verdict;
import etalon.evaluate.BenchmarkRanking;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was expected on each document, who was right, and what the others answered. */
final class AnswersPage {
  private final View view;
  private final BenchmarkRanking ranking;
  private final Language language;

  private AnswersPage(View view, BenchmarkRanking ranking) {
    this.view = view;
    this.ranking = ranking;
    this.language = ranking.graded().benchmark().language();
  }

  static Page of(View view, BenchmarkRanking ranking) {
    return new AnswersPage(view, ranking).page();
  }

  /** The anchor of a document's section; two documents never share one. */
  static String anchor(String document) {
    StringBuilder anchor = new StringBuilder("d-");
    for (char c : document.toCharArray()) {
      boolean plain = c < 128 && (Character.isLetterOrDigit(c) || c == '-' || c == '.');
      anchor.append(plain ? String.valueOf(c) : "_" + Integer.toHexString(c) + "_");
    }
    return anchor.toString();
  }

  private Page page() {
    GradedBenchmark graded = ranking.graded();
    String name = view.phrases.text(graded.benchmark().names());
    Map<String, List<Integer>> byDocument = new LinkedHashMap<>();
    for (int i = 0; i < graded.items().size(); i++) {
      byDocument.computeIfAbsent(graded.items().get(i).document(), d -> new ArrayList<>()).add(i);
    }
    List<Section> sections = new ArrayList<>();
    sections.add(
        Section.untitled(
            new Block.Paragraph(
                view.rich(
                    Key.ANSWERS_LEAD, "documents", byDocument.size(), "models", ranking.rows().size(),
                    "benchmark", view.link("benchmarks/" + graded.benchmark().id())),
                Block.Tone.LEAD),
            view.paragraph(Key.ANSWERS_READING, "verdicts", view.link("methodology#verdicts"))));
    sections.add(AnswerGrid.of(view, ranking, byDocument));
    byDocument.forEach((document, items) -> sections.add(document(document, items)));
    return view.page(
        view.say(Key.ANSWERS_TITLE, "benchmark", name),
        view.say(Key.ANSWERS_DESCRIPTION, "benchmark", name, "documents", byDocument.size(), "models", ranking.rows().size()),
        List.of(
            new Page.Link(view.say(Key.NAV_BENCHMARKS), view.link("benchmarks"), false),
            new Page.Link(name, view.link("benchmarks/" + graded.benchmark().id()), false)),
        sections,
        Optional.of(Datasets.benchmark(view, ranking)));
  }

  private Section document(String document, List<Integer> items) {
    List<Row> rows = new ArrayList<>();
    for (int i : items) {
      Item item = ranking.graded().items().get(i);
      List<String> right = new ArrayList<>();
      Map<Rich, List<String>> others = new LinkedHashMap<>();
      for (BenchmarkRanking.Row row : ranking.rows()) {
        Grading grading = ranking.graded().gradings().get(row.model()).get(i);
        String model = view.model(row.model()).name();
        if (grading.verdict() == Verdict.CORRECT) {
          right.add(model);
        } else {
          others.computeIfAbsent(answered(view, language, grading), a -> new ArrayList<>()).add(model);
        }
      }
      rows.add(
          Row.of(
              Cell.text(view.phrases.text(item.criterion().names())),
              Cell.lines(expected(view, language, item)),
              Cell.number(view.outOf(right.size(), ranking.rows().size()), BigDecimal.valueOf(right.size()))
                  .remark(who(right, others)),
              others.isEmpty() ? Cell.text(view.say(Key.OTHERS_NONE)) : Cell.lines(
                  others.entrySet().stream()
                      .map(e -> view.rich(Key.ANSWERED_BY, "answer", e.getKey(), "models", String.join(", ", e.getValue())))
                      .toList())));
    }
    return Section.of(
        anchor(document), document,
        List.of(
            new Table(
                "t-" + anchor(document), view.say(Key.ANSWERS_CAPTION, "document", document),
                List.of(
                    view.words(Key.COLUMN_CRITERION), view.words(Key.COLUMN_EXPECTED),
                    view.figures(Key.COLUMN_RIGHT, Better.NEITHER), view.words(Key.COLUMN_OTHERS)),
                rows, 0, false)));
  }

  private String who(List<String> right, Map<Rich, List<String>> others) {
    if (others.isEmpty()) {
      return view.say(Key.RIGHT_ALL);
    }
    if (right.isEmpty()) {
      return view.say(Key.RIGHT_NONE);
    }
    int wrong = others.values().stream().mapToInt(List::size).sum();
    return wrong < right.size() ? view.say(Key.RIGHT_ALL_BUT, "count", wrong) : String.join(", ", right);
  }

  static List<Rich> expected(View view, Language language, Item item) {
    return item.expectsNothing()
        ? List.of(Rich.of(view.say(Key.NOTHING)))
        : item.expected().stream().map(form -> view.quoted(language, form)).toList();
  }

  /** Control characters, which HTML forbids and which can reverse the text around them, named. */
  private static String visible(String answer) {
    StringBuilder text = new StringBuilder();
    answer
        .codePoints()
        .forEach(
            c -> {
              boolean reversing = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
              boolean shown = c == '\n' || c == '\t' || !(Character.isISOControl(c) || reversing);
              if (shown) {
                text.appendCodePoint(c);
              } else {
                text.append("<U+").append(HexFormat.of().withUpperCase().toHexDigits((char) c)).append('>');
              }
            });
    return text.toString();
  }

  /** The answer as it was given, and what it was judged to be. */
  static Rich answered(View view, Language language, Grading grading) {
    Rich answer =
        grading.answer().failure().isPresent()
            ? view.rich(Key.FAILED_CALL)
            : grading.answer().value().isBlank()
                ? view.rich(Key.NOTHING)
                : view.rich(Key.QUOTED, "text", view.quoted(language, visible(grading.answer().value())));
    return view.rich(Key.ANSWER_JUDGED, "answer", answer, "verdict", view.say(Key.verdict(grading.verdict())));
  }
}
