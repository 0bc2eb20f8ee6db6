package etalon.site;

import etalon.arbitrate.Review;
import etalon.bench.Amendment;
import etalon.bench.Arbitration;
import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Criterion;
import etalon.bench.Model;
import etalon.bench.Ranking;
import etalon.bench.Rubric;
import etalon.bench.Run;
import etalon.chart.Chart;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.Sensitivity;
import etalon.evaluate.Share;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Filter;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A measured benchmark: protocol, ranking, what it rests on, and what it cannot say. */
final class BenchmarkPage {
  private static final int HARDEST_SHOWN = 10;

  private final View view;
  private final BenchmarkRanking ranking;
  private final BenchmarkData data;
  private final Benchmark benchmark;

  private BenchmarkPage(View view, BenchmarkRanking ranking) {
    this.view = view;
    this.ranking = ranking;
    this.data = ranking.graded().data();
    this.benchmark = data.benchmark();
  }

  static Page of(View view, BenchmarkRanking ranking) {
    return new BenchmarkPage(view, ranking).page();
  }

  private Page page() {
    var prose = ProseParts.of(view, "benchmarks/" + benchmark.id());
    List<Section> sections = new ArrayList<>();
    sections.add(opening(prose));
    sections.addAll(prose.sections("question", "input"));
    sections.add(rubric());
    sections.add(rankingSection());
    sections.add(Section.of("cost", view.say(Key.COST_TITLE), cost()));
    sections.add(CostSection.of(view, data));
    sections.add(criteria());
    sections.add(sensitivity());
    sections.addAll(prose.sections("amendments"));
    sections.add(amendments());
    sections.add(arbitration());
    sections.add(HistorySection.of(view, data));
    sections.addAll(prose.remaining());
    sections.add(sources());
    String name = view.phrases.text(benchmark.names());
    return view.page(
        name,
        view.say(Key.BENCHMARK_DESCRIPTION, "benchmark", name, "models", ranking.rows().size(), "documents", documents()),
        List.of(new Page.Link(view.say(Key.NAV_BENCHMARKS), view.link("benchmarks"), false)),
        sections,
        Optional.of(Datasets.benchmark(view, ranking)));
  }

  private int documents() {
    return ranking.rows().get(0).documents();
  }

  private String answers() {
    return view.link("benchmarks/" + benchmark.id() + "/answers");
  }

  private Section opening(ProseParts prose) {
    List<Block> blocks = new ArrayList<>(prose.notice());
    List<TopSentence.Placed> placed =
        ranking.rows().stream()
            .map(
                row -> {
                  Model model = view.model(row.model());
                  return new TopSentence.Placed(
                      model.name(), view.link("models/" + model.slug()), row.accuracy(), Optional.of(row.margin()), row.tie());
                })
            .toList();
    TopSentence.of(view.phrases, placed, view.format::percent)
        .ifPresent(sentence -> blocks.add(new Block.Paragraph(sentence, Block.Tone.LEAD)));
    blocks.add(
        new Block.Facts(
            List.of(
                view.fact(Key.FACT_FUNCTION, Rich.link(view.functionName(benchmark.function()), view.link("benchmarks#" + benchmark.function()))),
                view.fact(Key.FACT_STATE, BenchmarksPage.state(view, benchmark)),
                view.fact(Key.FACT_INPUT, BenchmarksPage.input(view, benchmark)),
                view.fact(Key.FACT_SAMPLE, view.say(Key.SAMPLE_KEPT, "documents", documents(), "unit", view.phrases.text(benchmark.unit()))),
                view.fact(Key.FACT_MODELS, view.format.number(ranking.rows().size())),
                view.fact(Key.FACT_RUNS, view.say(Key.RUNS_RANGE, "from", view.format.date(Dates.firstRun(data)), "to", view.format.date(Dates.lastRun(data)))),
                view.fact(Key.FACT_PROTOCOL, Rich.link(view.say(Key.PROTOCOL_LINK), view.link(ProtocolPage.name(benchmark)))),
                view.fact(Key.FACT_ANSWERS, Rich.link(view.say(Key.ANSWERS_LINK), answers())))));
    return Section.of("", "", blocks);
  }

  private Section rubric() {
    List<Row> rows = new ArrayList<>();
    for (Criterion criterion : data.rubric().criteria()) {
      long declared = ranking.graded().items().stream().filter(i -> i.criterion().id().equals(criterion.id())).count();
      rows.add(
          Row.of(
              Cell.text(view.phrases.text(criterion.names())),
              Cell.text(RubricWords.rule(view, criterion)),
              number(criterion.weight()),
              Cell.text(view.say(criterion.critical() ? Key.YES : Key.NO)),
              number(declared)));
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(view.paragraph(Key.RUBRIC_LEAD, "rubric", view.link("methodology#rubric"), "checking", view.link("methodology#checking-answers")));
    blocks.add(
        new Table(
            "table-rubric", view.say(Key.RUBRIC_CAPTION),
            List.of(
                view.words(Key.COLUMN_CRITERION), view.words(Key.COLUMN_RULE),
                view.figures(Key.COLUMN_WEIGHT, Better.NEITHER), view.words(Key.COLUMN_CRITICAL),
                view.figures(Key.COLUMN_DOCUMENTS, Better.NEITHER)),
            rows, 0, false));
    if (!data.rubric().exclusions().isEmpty()) {
      List<Row> excluded = new ArrayList<>();
      for (Rubric.Exclusion e : data.rubric().exclusions()) {
        excluded.add(Row.of(Cell.text(view.phrases.text(e.names())), Cell.text(view.phrases.text(e.reason()))));
      }
      blocks.add(
          new Table(
              "table-exclusions", view.say(Key.EXCLUSIONS_CAPTION),
              List.of(view.words(Key.COLUMN_CRITERION), view.words(Key.COLUMN_REASON)),
              excluded, 0, false));
    }
    return Section.of("rubric", view.say(Key.RUBRIC_TITLE), blocks);
  }

  private Section rankingSection() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(view.paragraph(Key.RANKING_LEAD, "documents", documents(), "ties", view.link("methodology#not-told-apart"), "paired", view.link("methodology#paired-test")));
    blocks.add(figure("accuracy", ScoreChart.of(view, ranking), List.of(), "table-ranking"));
    blocks.add(rankingTable());
    blocks.add(view.remark(Key.RANKING_ORDER));
    blocks.add(figure("ranks", RankChart.of(view, ranking), List.of(), "table-ranking"));
    return Section.of("ranking", view.say(Key.RANKING_TITLE), blocks);
  }

  private Table rankingTable() {
    List<Column> columns =
        List.of(
            view.figures(Key.COLUMN_RANK, Better.LOWER),
            view.words(Key.COLUMN_MODEL),
            view.figures(Key.COLUMN_ACCURACY, Better.HIGHER),
            view.figures(Key.COLUMN_INTERVAL, Better.NEITHER),
            view.figures(Key.COLUMN_DOCUMENTS, Better.NEITHER),
            view.words(Key.COLUMN_TIE),
            view.words(Key.COLUMN_RANK_INTERVAL),
            view.figures(Key.COLUMN_NO_REVIEW, Better.HIGHER),
            view.figures(Key.COLUMN_HALLUCINATIONS, Better.LOWER),
            view.figures(Key.COLUMN_COST, Better.LOWER),
            view.figures(Key.COLUMN_TIME, Better.LOWER),
            view.figures(Key.COLUMN_FAILURES, Better.LOWER),
            view.words(Key.COLUMN_LAB).filter(Filter.CHOICE),
            view.words(Key.COLUMN_WEIGHTS).filter(Filter.CHOICE));
    List<Row> rows = new ArrayList<>();
    TieGroups groups = new TieGroups();
    for (BenchmarkRanking.Row row : ranking.rows()) {
      rows.add(new Row(cells(row), groups.begins(row.rank(), row.tie()), false));
    }
    return new Table("table-ranking", view.say(Key.RANKING_CAPTION, "benchmark", view.phrases.text(benchmark.names())), columns, rows, 1, true, Use.SORT_AND_FILTER);
  }

  private List<Cell> cells(BenchmarkRanking.Row row) {
    Model model = view.model(row.model());
    String sheet = view.link("models/" + model.slug() + "#" + benchmark.id());
    return List.of(
        number(row.rank()),
        view.modelCell(row.model()),
        Cell.number(Rich.link(view.format.percent(row.accuracy()), sheet), row.accuracy()).remark(view.format.margin(row.margin())),
        Cell.text(view.format.range(view.format.number(row.low()), view.format.number(row.high()))).key(row.low().toPlainString()),
        number(row.documents()),
        view.tie(row.tie()),
        view.ranks(row.rankInterval().best(), row.rankInterval().worst()),
        Cell.number(view.format.percent(row.noReview().shown()), row.noReview().shown()),
        hallucinations(view, row),
        view.money(row.costPerTest()),
        view.duration(row.medianMillis()),
        view.failures(row),
        Cell.text(view.labName(model)),
        ModelsPage.weights(view, model));
  }

  /** A percentage only when it rests on at least twenty gradings; else a count; else "not applicable". */
  static Cell hallucinations(View view, BenchmarkRanking.Row row) {
    if (row.absentItems() == 0) {
      return Cell.missing(view.say(Key.NOT_APPLICABLE));
    }
    BigDecimal value = BigDecimal.valueOf(row.hallucinated());
    return row.absentItems() < 20
        ? Cell.number(view.outOf(row.hallucinated(), row.absentItems()), value)
        : Cell.number(view.format.percent(row.hallucinationRate().orElseThrow()), value);
  }

  /** @param name of the chart in {@link BenchmarkCharts} */
  private Block.Figure figure(String name, Chart chart, List<Rich> entries, String table) {
    return view.figure("chart-" + name, chart, entries, table, Pictures.benchmark(benchmark.id(), name));
  }

  private List<Block> cost() {
    Optional<CostChart> cost = CostChart.of(view, ranking);
    if (cost.isEmpty()) {
      return List.of(view.paragraph(Key.COST_UNKNOWN));
    }
    List<Block> blocks = new ArrayList<>();
    cost.get().lead().ifPresent(sentence -> blocks.add(new Block.Paragraph(sentence, Block.Tone.PLAIN)));
    blocks.add(figure("cost", cost.get().chart(), cost.get().frontierEntries(), "table-ranking"));
    if (cost.get().undrawn() > 0) {
      blocks.add(view.remark(Key.COST_UNDRAWN, "count", cost.get().undrawn()));
    }
    return blocks;
  }

  private Section criteria() {
    List<Criterion> criteria = BenchmarkCharts.criteria(ranking);
    List<Column> columns = new ArrayList<>();
    columns.add(view.words(Key.COLUMN_MODEL));
    criteria.forEach(c -> columns.add(Column.number(c.id(), view.phrases.text(c.names()), Better.HIGHER)));
    List<Row> rows = new ArrayList<>();
    for (BenchmarkRanking.Row row : ranking.rows()) {
      List<Cell> cells = new ArrayList<>();
      cells.add(view.modelCell(row.model()));
      for (Criterion criterion : criteria) {
        Share share = row.byCriterion().get(criterion.id());
        cells.add(
            Cell.number(view.format.percent(share.shown()), share.shown())
                .remark(view.outOf(share.part() / criterion.weight(), share.whole() / criterion.weight())));
      }
      rows.add(new Row(cells, false, false));
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(view.paragraph(Key.CRITERIA_LEAD));
    // One criterion alone is the accuracy, which is drawn above.
    if (criteria.size() > 1) {
      blocks.add(figure("criteria", CriteriaChart.of(view, ranking, criteria), List.of(), "table-criteria"));
    }
    blocks.add(new Table("table-criteria", view.say(Key.CRITERIA_CAPTION), columns, rows, 0, true, Use.SORT));
    return Section.of("criteria", view.say(Key.CRITERIA_TITLE), blocks);
  }

  private Section sensitivity() {
    Sensitivity most = ranking.mostInfluential();
    List<Sensitivity> hardest =
        ranking.sensitivity().stream()
            .filter(s -> s.missedBy() > 0)
            .sorted(Comparator.comparing(Sensitivity::missedBy, Comparator.reverseOrder()))
            .limit(HARDEST_SHOWN)
            .toList();
    List<Row> rows = new ArrayList<>();
    for (Sensitivity document : hardest) {
      rows.add(
          Row.of(
              Cell.rich(Rich.link(document.document(), answers() + "#" + AnswersPage.anchor(document.document()))),
              Cell.number(view.outOf(document.missedBy(), ranking.rows().size()), BigDecimal.valueOf(document.missedBy())),
              Cell.text(Figures.correlation(view.format, document, view.phrases)),
              number(document.perfectWithout())));
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        view.paragraph(
            Key.SENSITIVITY_LEAD, "document", most.document(),
            "correlation", Figures.correlation(view.format, most, view.phrases),
            "perfect", most.perfectWithout(), "answers", answers() + "#" + AnswersPage.anchor(most.document()),
            "method", view.link("methodology#sensitivity")));
    if (!rows.isEmpty()) {
      blocks.add(
          new Table(
              "table-hardest", view.say(Key.HARDEST_CAPTION),
              List.of(
                  view.words(Key.COLUMN_DOCUMENT),
                  view.figures(Key.COLUMN_MISSED, Better.NEITHER),
                  view.figures(Key.COLUMN_CORRELATION, Better.NEITHER),
                  view.figures(Key.COLUMN_PERFECT, Better.NEITHER)),
              rows, 0, false));
    }
    return Section.of("sensitivity", view.say(Key.SENSITIVITY_TITLE), blocks);
  }

  private Section amendments() {
    List<Row> rows = new ArrayList<>();
    for (Amendment amendment : data.amendments()) {
      rows.add(
          Row.of(
              Cell.text(view.format.date(amendment.date())),
              Cell.rich(ChangesPage.amendment(view, benchmark.language(), amendment)),
              Cell.text(view.phrases.text(amendment.reason()))));
    }
    List<Block> blocks = new ArrayList<>();
    if (rows.isEmpty()) {
      blocks.add(view.paragraph(Key.AMENDMENTS_NONE));
    } else {
      blocks.add(
          new Table(
              "table-amendments", view.say(Key.AMENDMENTS_CAPTION),
              List.of(
                  view.words(Key.COLUMN_DATE), view.words(Key.COLUMN_CHANGE),
                  view.words(Key.COLUMN_REASON)),
              rows, 1, false));
    }
    return Section.of("changes-made", view.say(Key.AMENDMENTS_TITLE), blocks);
  }

  private Section arbitration() {
    List<Block> blocks = new ArrayList<>();
    Review review = Review.of(ranking.graded());
    long gradings = (long) ranking.graded().items().size() * ranking.rows().size();
    blocks.add(
        view.paragraph(
            review.decided() == 0 ? Key.ARBITRATION_NONE : Key.ARBITRATION_LEAD,
            "gradings", gradings, "decisions", review.decided(), "overturned", review.overturned(),
            "method", view.link("methodology#arbitration")));
    blocks.add(
        view.paragraph(
            Key.ARBITRATION_FLAGGED, "flagged", review.flagged(), "gradings", gradings, "waiting", review.waiting(),
            "undecided", review.undecided()));
    List<Row> rows = new ArrayList<>();
    for (Arbitration d : data.ranked().stream().flatMap(run -> run.arbitrations().stream()).toList()) {
      rows.add(
          Row.of(
              view.modelCell(d.model()),
              Cell.rich(Rich.link(d.document(), answers() + "#" + AnswersPage.anchor(d.document()))),
              Cell.text(view.say(Key.verdict(d.automatic()))),
              Cell.text(view.say(Key.verdict(d.human()))),
              Cell.text(view.say(Key.arbitrationReason(d.reason()).orElse(Key.ARBITRATION_OTHER_REASON))),
              Cell.text(view.format.date(d.decided()))));
    }
    if (!rows.isEmpty()) {
      blocks.add(
          new Table(
              "table-arbitration", view.say(Key.ARBITRATION_CAPTION),
              List.of(
                  view.words(Key.COLUMN_MODEL), view.words(Key.COLUMN_DOCUMENT),
                  view.words(Key.COLUMN_AUTOMATIC), view.words(Key.COLUMN_HUMAN),
                  view.words(Key.COLUMN_REASON), view.words(Key.COLUMN_DATE)),
              rows, 0, false));
    }
    return Section.of("arbitration", view.say(Key.ARBITRATION_TITLE), blocks);
  }

  private Section sources() {
    String runs = view.format.list(data.ranked().stream().map(Run::date).sorted().map(view.format::date).toList());
    List<Block> blocks = new ArrayList<>();
    List<Rich> items = new ArrayList<>();
    for (var source : data.ranked().stream().map(Run::source).distinct().toList()) {
      items.add(view.rich(Key.SOURCE_RUNS, "name", source.name(), "url", source.url(), "retrieved", view.format.date(source.retrieved()), "runs", runs));
    }
    for (Download file : view.context.downloads()) {
      if (file.path().contains("/benchmarks/" + benchmark.id() + ".")) {
        items.add(view.rich(Key.SOURCE_FILE, "file", file.path(), "href", view.file(file.path()), "size", view.format.size(file.size())));
      }
    }
    blocks.add(new Block.Bullets(items));
    Optional<Ranking> frozen = Publications.shown(ranking);
    blocks.add(
        frozen
            .map(
                published ->
                    view.paragraph(
                        Key.VERSION_SHOWN, "date", view.format.date(published.date()),
                        "file", view.file(Publications.path(published)), "versions", view.link("data#versions")))
            .orElseGet(() -> view.paragraph(Key.VERSION_NONE, "versions", view.link("data#versions"))));
    frozen.ifPresent(
        published ->
            blocks.add(
                view.paragraph(
                    Key.CITE_VERSION, "site", view.catalogue().site().name(), "benchmark", view.benchmarkName(benchmark.id()),
                    "year", String.valueOf(published.date().getYear()), "date", view.format.date(published.date()),
                    "url", view.context.absolute(Publications.path(published)))));
    return Section.of("sources", view.say(Key.SOURCES_TITLE), blocks);
  }

  private Cell number(long value) {
    return Cell.number(view.format.number(value), BigDecimal.valueOf(value));
  }
}
