package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import java.util.List;
import java.util.Optional;

/** A benchmark that is coming: its protocol and what it waits for, and no result. */
final class ComingPage {
  private ComingPage() {}

  static Page of(View view, Benchmark benchmark) {
    String name = view.phrases.text(benchmark.names());
    return view.page(
        name,
        view.say(Key.COMING_DESCRIPTION, "benchmark", name),
        List.of(new Page.Link(view.say(Key.NAV_BENCHMARKS), view.link("benchmarks"), false)),
        List.of(
            Section.untitled(
                new Block.Paragraph(lead(view, benchmark), Block.Tone.LEAD),
                new Block.Facts(
                    List.of(
                        view.fact(Key.FACT_FUNCTION, Rich.link(view.functionName(benchmark.function()), view.link("benchmarks#" + benchmark.function()))),
                        view.fact(Key.FACT_STATE, BenchmarksPage.state(view, benchmark)),
                        view.fact(Key.FACT_WAITING, BenchmarksPage.waitsFor(view, benchmark)),
                        view.fact(Key.FACT_INPUT, BenchmarksPage.input(view, benchmark)),
                        view.fact(Key.FACT_UNIT, view.phrases.text(benchmark.unit())),
                        view.fact(Key.FACT_TARGET, view.format.number(benchmark.targetSample())),
                        view.fact(Key.FACT_SUBTASKS, view.format.number(benchmark.subtasks())),
                        view.fact(Key.FACT_SOURCE, Rich.link(benchmark.source().name(), benchmark.source().url())))))),
        Optional.empty());
  }

  private static Rich lead(View view, Benchmark benchmark) {
    String states = view.link("methodology#measured-or-coming");
    return view.context.inputs().data(benchmark.id())
        .flatMap(BenchmarkData::protocol)
        .map(
            protocol ->
                view.rich(
                    Key.COMING_LEAD_BEGUN, "states", states, "written", protocol.documents().size(), "target", benchmark.targetSample(),
                    "protocol", view.link(ProtocolPage.name(benchmark))))
        .orElseGet(() -> view.rich(Key.COMING_LEAD, "states", states));
  }
}
