package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Conduct;
import etalon.bench.Language;
import etalon.bench.Protocol;
import etalon.bench.Run;
import etalon.evaluate.CallFigures;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is sent to the models, to the letter, and how the runs were made. */
final class ProtocolPage {
  private static final int FINGERPRINT_DIGITS = 12;

  private final View view;
  private final BenchmarkData data;
  private final Benchmark benchmark;

  private ProtocolPage(View view, BenchmarkData data) {
    this.view = view;
    this.data = data;
    this.benchmark = data.benchmark();
  }

  static String name(Benchmark benchmark) {
    return "benchmarks/" + benchmark.id() + "/protocol";
  }

  static Page of(View view, BenchmarkData data) {
    return new ProtocolPage(view, data).page();
  }

  private Page page() {
    String name = view.phrases.text(benchmark.names());
    List<Section> sections = new ArrayList<>();
    sections.add(Section.untitled(new Block.Paragraph(lead(), Block.Tone.LEAD)));
    data.protocol().ifPresent(
        protocol -> {
          protocol.prompts().forEach((language, prompt) -> sections.add(prompt(protocol, language, prompt)));
          sections.add(parameters(protocol.parameters()));
          sections.add(documents(protocol));
        });
    if (!data.runs().isEmpty()) {
      sections.add(runs());
    }
    List<CallFigures> figures = CallFigures.of(data);
    if (!figures.isEmpty()) {
      sections.add(served(figures));
    }
    return view.page(
        view.say(Key.PROTOCOL_TITLE, "benchmark", name),
        view.say(Key.PROTOCOL_DESCRIPTION, "benchmark", name),
        List.of(
            new Page.Link(view.say(Key.NAV_BENCHMARKS), view.link("benchmarks"), false),
            new Page.Link(name, view.link("benchmarks/" + benchmark.id()), false)),
        sections, Optional.empty());
  }

  private Rich lead() {
    String page = view.link("benchmarks/" + benchmark.id());
    String name = view.phrases.text(benchmark.names());
    if (data.protocol().isEmpty()) {
      var source = data.ranked().get(0).source();
      return view.rich(Key.PROTOCOL_ELSEWHERE, "benchmark", name, "page", page, "name", source.name(), "url", source.url());
    }
    var source = data.protocol().get().source();
    return view.rich(
        benchmark.measured() ? Key.PROTOCOL_LEAD : Key.PROTOCOL_LEAD_COMING, "benchmark", name, "page", page, "name", source.name(),
        "url", source.url());
  }

  /** The prompt, and the forms of answer that take their place in it. */
  private Section prompt(Protocol protocol, Language language, Protocol.Prompt prompt) {
    String forms =
        protocol.forms().stream()
            .map(form -> "- \"" + form.criterion() + "\": " + form.words().in(language))
            .collect(Collectors.joining("\n"));
    return Section.of(
        "prompt-" + language.code(),
        view.say(language == Language.FR ? Key.PROTOCOL_PROMPT_FR : Key.PROTOCOL_PROMPT_EN),
        List.of(
            view.paragraph(Key.PROTOCOL_PLACEHOLDERS, "question", Protocol.QUESTION, "form", Protocol.FORM, "fingerprint", shortened(prompt.sha256())),
            new Block.Verbatim(prompt.text(), Optional.of(language)),
            view.paragraph(Key.PROTOCOL_FORMS, "form", Protocol.FORM),
            new Block.Verbatim(forms, Optional.of(language))));
  }

  private static String shortened(String sha256) {
    return sha256.substring(0, FINGERPRINT_DIGITS);
  }

  private Section parameters(Protocol.Parameters parameters) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Facts(
            List.of(
                view.fact(Key.FACT_TEMPERATURE, view.format.number(parameters.temperature())),
                view.fact(Key.FACT_LONGEST, view.say(Key.TOKENS, "count", parameters.maxTokens())),
                view.fact(Key.FACT_SCHEMA, view.say(Key.PROTOCOL_SCHEMA)))));
    if (!parameters.ceilings().isEmpty()) {
      List<Row> rows = new ArrayList<>();
      new TreeMap<>(parameters.ceilings()).forEach(
          (model, own) ->
              rows.add(Row.of(view.modelCell(model), number(own.tokens()), Cell.text(view.phrases.text(own.reason())))));
      blocks.add(
          new Table(
              "table-ceilings", view.say(Key.CEILINGS_CAPTION),
              List.of(
                  Column.text(view.say(Key.COLUMN_MODEL)), Column.number(view.say(Key.COLUMN_LONGEST), Better.NEITHER),
                  Column.text(view.say(Key.COLUMN_REASON))),
              rows, 0, false));
    }
    if (!parameters.pins().isEmpty()) {
      List<Row> rows = new ArrayList<>();
      new TreeMap<>(parameters.pins()).forEach(
          (model, pin) ->
              rows.add(
                  Row.of(
                      view.modelCell(model), Cell.text(String.join(", ", pin.order())),
                      Cell.text(view.say(pin.fallbacks() ? Key.YES : Key.NO)))));
      blocks.add(
          new Table(
              "table-pins", view.say(Key.PINS_CAPTION),
              List.of(
                  Column.text(view.say(Key.COLUMN_MODEL)), Column.text(view.say(Key.COLUMN_PROVIDERS)),
                  Column.text(view.say(Key.COLUMN_FALLBACKS))),
              rows, 0, false));
    }
    return Section.of("parameters", view.say(Key.PARAMETERS_TITLE), blocks);
  }

  private Section documents(Protocol protocol) {
    Map<String, Conduct.Sent> sent = new TreeMap<>();
    data.ranked().forEach(run -> run.conduct().recorded().ifPresent(recorded -> sent.putAll(recorded.documents())));
    List<Row> rows = new ArrayList<>();
    for (Protocol.Document document : protocol.documents()) {
      List<Rich> lines = new ArrayList<>();
      document.question().ifPresent(question -> lines.add(view.quoted(document.language(), question)));
      document.files().forEach(file -> lines.add(Rich.of(view.say(Key.PROTOCOL_FILE, "file", file.path(), "pages", file.pages(), "fingerprint", shortened(file.sha256())))));
      rows.add(
          Row.of(
              Cell.text(document.id()),
              Cell.lines(lines),
              Cell.rich(document.basis().map(basis -> view.quoted(Language.FR, basis)).orElse(Rich.of(view.say(Key.PROTOCOL_NO_BASIS)))),
              noted(shortened(document.sha256()), changed(document, Optional.ofNullable(sent.get(document.id()))))));
    }
    return Section.of(
        "documents", view.say(Key.PROTOCOL_DOCUMENTS),
        List.of(
            view.paragraph(Key.PROTOCOL_DOCUMENTS_LEAD, "documents", protocol.documents().size(), "target", benchmark.targetSample()),
            new Table(
                "table-documents", view.say(Key.PROTOCOL_DOCUMENTS_CAPTION),
                List.of(
                    Column.text(view.say(Key.COLUMN_DOCUMENT)), Column.text(view.say(Key.COLUMN_SENT)),
                    Column.text(view.say(Key.COLUMN_BASIS)),
                    Column.text(view.say(Key.COLUMN_FINGERPRINT)).hint(view.say(Key.HINT_FINGERPRINT))),
                rows, 0, false)));
  }

  /** Says when a run was asked another question, or sent another file, than stands here. */
  private String changed(Protocol.Document document, Optional<Conduct.Sent> sent) {
    return sent.filter(then -> !then.sha256().equals(document.sha256()))
        .map(then -> view.say(Key.PROTOCOL_CHANGED, "fingerprint", shortened(then.sha256())))
        .orElse("");
  }

  private Section runs() {
    List<Row> rows = new ArrayList<>();
    for (Run run : data.runs()) {
      Optional<Conduct.Recorded> recorded = run.conduct().recorded();
      boolean replaced = !run.demonstration() && !data.ranked().contains(run);
      rows.add(
          Row.of(
              noted(view.format.date(run.date()), note(run, replaced)),
              Cell.text(run.conduct().ranBy()),
              Cell.text(run.conduct().gateway()),
              number(run.documents().size()),
              number(run.models().size()),
              Cell.text(recorded.map(this::days).orElse(view.say(Key.UNKNOWN))),
              Cell.text(recorded.map(this::prompts).orElse(view.say(Key.UNKNOWN)))));
    }
    return Section.of(
        "runs", view.say(Key.PROTOCOL_RUNS),
        List.of(
            new Table(
                "table-runs", view.say(Key.PROTOCOL_RUNS_CAPTION),
                List.of(
                    Column.text(view.say(Key.COLUMN_RUN)), Column.text(view.say(Key.COLUMN_RAN_BY)), Column.text(view.say(Key.COLUMN_GATEWAY)),
                    Column.number(view.say(Key.COLUMN_DOCUMENTS), Better.NEITHER), Column.number(view.say(Key.COLUMN_MODELS), Better.NEITHER),
                    Column.text(view.say(Key.COLUMN_DAYS)), Column.text(view.say(Key.COLUMN_PROMPTS))),
                rows, 0, false)));
  }

  private String note(Run run, boolean replaced) {
    if (run.demonstration()) {
      return view.say(Key.PROTOCOL_DEMONSTRATION);
    }
    return replaced ? view.say(Key.PROTOCOL_REPLACED) : "";
  }

  private String days(Conduct.Recorded recorded) {
    return recorded.first().equals(recorded.last())
        ? view.format.date(recorded.first())
        : view.say(Key.RUNS_RANGE, "from", view.format.date(recorded.first()), "to", view.format.date(recorded.last()));
  }

  /** The prompts' fingerprints, and whether they are those shown above. */
  private String prompts(Conduct.Recorded recorded) {
    List<String> words = new ArrayList<>();
    new TreeMap<>(recorded.prompts()).forEach(
        (language, sha256) -> {
          boolean shown = data.protocol().map(p -> p.prompts().get(language)).filter(p -> p.sha256().equals(sha256)).isPresent();
          words.add(view.say(shown ? Key.PROTOCOL_SAME_PROMPT : Key.PROTOCOL_OTHER_PROMPT, "language", language.code(), "fingerprint", shortened(sha256)));
        });
    return view.format.list(words);
  }

  private Section served(List<CallFigures> figures) {
    List<Row> rows = new ArrayList<>();
    for (CallFigures own : figures) {
      rows.add(
          Row.of(
              view.modelCell(own.model()),
              Cell.lines(own.versions().stream().map(Rich::of).toList()),
              Cell.lines(own.providers().stream().map(Rich::of).toList()),
              number(own.calls()),
              number(own.requests()),
              number(own.repeated()),
              number(own.withoutSchema()),
              number(own.calls() - own.answered())));
    }
    return Section.of(
        "served", view.say(Key.SERVED_TITLE),
        List.of(
            view.paragraph(
                Key.SERVED_LEAD, "calls", figures.stream().mapToInt(CallFigures::calls).sum(), "requests",
                figures.stream().mapToInt(CallFigures::requests).sum(), "repeated", figures.stream().mapToInt(CallFigures::repeated).sum(),
                "method", view.link("methodology#whose-failure")),
            new Table(
                "table-served", view.say(Key.SERVED_CAPTION),
                List.of(
                    Column.text(view.say(Key.COLUMN_MODEL)), Column.text(view.say(Key.COLUMN_VERSION)), Column.text(view.say(Key.COLUMN_PROVIDERS)),
                    Column.number(view.say(Key.COLUMN_CALLS), Better.NEITHER),
                    Column.number(view.say(Key.COLUMN_REQUESTS), Better.NEITHER).hint(view.say(Key.HINT_REQUESTS)),
                    Column.number(view.say(Key.COLUMN_REPEATED), Better.NEITHER).hint(view.say(Key.HINT_REPEATED)),
                    Column.number(view.say(Key.COLUMN_WITHOUT_SCHEMA), Better.NEITHER).hint(view.say(Key.HINT_WITHOUT_SCHEMA)),
                    Column.number(view.say(Key.COLUMN_FAILURES), Better.NEITHER).hint(view.say(Key.HINT_FAILURES))),
                rows, 0, true)));
  }

  private static Cell noted(String text, String note) {
    return note.isEmpty() ? Cell.text(text) : Cell.text(text).remark(note);
  }

  private Cell number(long value) {
    return Cell.number(view.format.number(value), BigDecimal.valueOf(value));
  }
}
