package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.BusinessFunction;
import etalon.evaluate.BenchmarkRanking;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All benchmarks by function: those measured with their figures, those coming with what they wait for. */
final class BenchmarksPage {
  private BenchmarksPage() {}

  static Page of(View view) {
    int measured = view.context.inputs().measured().size();
    int total = view.catalogue().benchmarks().size();
    List<Section> sections = new ArrayList<>();
    sections.add(
        Section.untitled(
            new Block.Paragraph(view.rich(Key.BENCHMARKS_LEAD, "measured", measured, "total", total), Block.Tone.LEAD),
            view.paragraph(Key.BENCHMARKS_STATES, "states", view.link("methodology#measured-or-coming"))));
    for (BusinessFunction function : view.catalogue().functions()) {
      List<Benchmark> benchmarks = view.catalogue().benchmarksOf(function.id());
      if (!benchmarks.isEmpty()) {
        sections.add(
            Section.of(function.id(), view.phrases.text(function.names()), List.of(table(view, function, benchmarks))));
      }
    }
    return view.page(
        view.say(Key.BENCHMARKS_TITLE), view.say(Key.BENCHMARKS_DESCRIPTION, "measured", measured, "total", total),
        List.of(), sections, Optional.empty());
  }

  private static Table table(View view, BusinessFunction function, List<Benchmark> benchmarks) {
    List<Row> rows = new ArrayList<>();
    for (Benchmark benchmark : benchmarks) {
      rows.add(
          Row.of(
              Cell.rich(Rich.link(view.phrases.text(benchmark.names()), view.link("benchmarks/" + benchmark.id()))),
              Cell.text(state(view, benchmark)),
              Cell.text(input(view, benchmark)),
              Cell.text(result(view, benchmark))));
    }
    return new Table(
        "table-" + function.id(),
        view.say(Key.BENCHMARKS_CAPTION, "function", view.phrases.text(function.names())),
        List.of(
            view.words(Key.COLUMN_BENCHMARK), view.words(Key.COLUMN_STATE),
            view.words(Key.COLUMN_INPUT), view.words(Key.COLUMN_RESULT)),
        rows, 0, false);
  }

  static String state(View view, Benchmark benchmark) {
    return view.say(benchmark.measured() ? Key.STATE_MEASURED : Key.STATE_COMING);
  }

  static String input(View view, Benchmark benchmark) {
    return view.say(benchmark.input() == Benchmark.Input.TEXT ? Key.INPUT_TEXT : Key.INPUT_DOCUMENT);
  }

  static String waitsFor(View view, Benchmark benchmark) {
    return view.say(
        switch (benchmark.waitingFor().orElseThrow()) {
          case PUBLIC_DATASET -> Key.WAITING_PUBLIC_DATASET;
          case RUBRIC -> Key.WAITING_RUBRIC;
          case PARTNER_DOCUMENTS -> Key.WAITING_PARTNER_DOCUMENTS;
        });
  }

  private static String result(View view, Benchmark benchmark) {
    BenchmarkRanking ranking = view.context.evaluation().rankings().get(benchmark.id());
    if (ranking == null) {
      return view.say(Key.BENCHMARKS_WAITS, "what", waitsFor(view, benchmark));
    }
    BenchmarkRanking.Row first = ranking.rows().get(0);
    BenchmarkRanking.Row last = ranking.rows().get(ranking.rows().size() - 1);
    return view.say(
        Key.BENCHMARKS_RESULT,
        "models", ranking.rows().size(), "documents", first.documents(),
        "best", view.format.percent(first.accuracy()), "lowest", view.format.percent(last.accuracy()));
  }
}
