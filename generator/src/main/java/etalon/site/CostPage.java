package etalon.site;

import etalon.bench.ExchangeRate;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.evaluate.CostOfChoice;
import etalon.evaluate.CostOfChoice.Month;
import etalon.evaluate.CostOfChoice.ToCorrect;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import etalon.site.Block.Use;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a month of documents costs with each model, errors corrected: an example, which the reader changes in the page. */
final class CostPage {
  static final String NAME = "cost";

  /** The example: a thousand documents, three minutes and thirty dollars an hour. */
  private static final Month EXAMPLE = new Month(new BigDecimal("1000"), new BigDecimal("3"), new BigDecimal("30"));

  private final View view;

  private CostPage(View view) {
    this.view = view;
  }

  static Page of(View view) {
    return new CostPage(view).page();
  }

  /** The models of a benchmark's table, in its order. */
  static List<BenchmarkRanking.Row> rows(Context context, BenchmarkRanking ranking) {
    Set<String> offered = ModelFigures.offered(context).stream().map(Entry::model).collect(Collectors.toSet());
    return ranking.rows().stream().filter(row -> offered.contains(row.model())).toList();
  }

  static String table(BenchmarkRanking ranking) {
    return "table-cost-" + ranking.graded().benchmark().id();
  }

  private Page page() {
    List<Section> sections = new ArrayList<>();
    List<Block> opening = new ArrayList<>();
    opening.add(new Block.Paragraph(view.rich(Key.CHOICE_LEAD), Block.Tone.LEAD));
    opening.add(ModelFigures.rankings(view).isEmpty() ? view.paragraph(Key.COMPARE_NOTHING) : tool());
    opening.add(
        view.paragraph(
            Key.CHOICE_FORMULA, "documents", view.format.number(EXAMPLE.documents()), "minutes", view.format.number(EXAMPLE.minutes()),
            "hourly", view.format.money(EXAMPLE.hourly())));
    opening.add(view.remark(Key.CHOICE_CAVEAT, "costs", view.link("methodology#cost-of-a-choice")));
    if (!rates().isEmpty()) {
      opening.add(new Block.Bullets(rates().stream().map(this::rate).toList()));
    }
    sections.add(Section.of("", "", opening));
    for (BenchmarkRanking ranking : ModelFigures.rankings(view)) {
      String id = ranking.graded().benchmark().id();
      sections.add(
          Section.of(
              id, view.benchmarkName(id),
              List.of(
                  view.paragraph(
                      Key.CHOICE_MEASURED, "documents", ranking.rows().get(0).documents(),
                      "unit", view.phrases.text(ranking.graded().benchmark().unit()), "ranking", view.link("benchmarks/" + id + "#ranking")),
                  table(view, ranking))));
    }
    return view.page(view.say(Key.CHOICE_TITLE), view.say(Key.CHOICE_DESCRIPTION), List.of(), sections, Optional.empty());
  }

  private List<ExchangeRate> rates() {
    return view.catalogue().site().rates();
  }

  private Rich rate(ExchangeRate rate) {
    return view.rich(
        Key.CHOICE_RATE, "amount", view.format.number(rate.perDollar()), "currency", rate.currency(), "date", view.format.date(rate.date()),
        "name", rate.source().name(), "url", rate.source().url());
  }

  private Block.Tool tool() {
    return new Block.Tool(
        view.rich(Key.CHOICE_NEEDS_SCRIPTS), List.of("tool.js", "costs.js", "cost.js"),
        Map.ofEntries(
            Map.entry("documents", view.say(Key.CHOICE_DOCUMENTS)),
            Map.entry("minutes", view.say(Key.CHOICE_MINUTES)),
            Map.entry("hourly", view.say(Key.CHOICE_HOURLY)),
            Map.entry("example.documents", EXAMPLE.documents().toPlainString()),
            Map.entry("example.minutes", EXAMPLE.minutes().toPlainString()),
            Map.entry("example.hourly", EXAMPLE.hourly().toPlainString()),
            Map.entry("bad.documents", view.say(Key.CHOICE_BAD_DOCUMENTS)),
            Map.entry("bad.minutes", view.say(Key.CHOICE_BAD_MINUTES)),
            Map.entry("bad.hourly", view.say(Key.CHOICE_BAD_HOURLY)),
            Map.entry("kept", view.say(Key.CHOICE_KEPT)),
            Map.entry("caption", view.pattern(Key.CHOICE_CAPTION, "documents", "minutes", "hourly")),
            Map.entry("range", view.format.range("{low}", "{high}")),
            Map.entry("money", pattern(view.format.money(BigDecimal.ZERO))),
            Map.entry("amount", pattern(view.format.amount(BigDecimal.ZERO, "{currency}")))));
  }

  /** A shown zero with its number as an argument. */
  private String pattern(String zero) {
    return zero.replace(view.format.number(new BigDecimal("0.00")), "{amount}");
  }

  private Table table(View view, BenchmarkRanking ranking) {
    List<Row> rows = new ArrayList<>();
    for (BenchmarkRanking.Row row : rows(view.context, ranking)) {
      rows.add(row(row));
    }
    return new Table(
        table(ranking),
        // The tables of several benchmarks are told apart by their captions.
        view.benchmarkName(ranking.graded().benchmark().id())
            + ". "
            + view.say(
                Key.CHOICE_CAPTION, "documents", view.format.number(EXAMPLE.documents()), "minutes", view.format.number(EXAMPLE.minutes()),
                "hourly", view.format.money(EXAMPLE.hourly())),
        List.of(
            view.words(Key.COLUMN_MODEL), view.figures(Key.COLUMN_COST, Better.LOWER),
            view.figures(Key.COLUMN_TO_CORRECT, Better.LOWER), view.figures(Key.COLUMN_MODEL_COST, Better.LOWER),
            view.figures(Key.COLUMN_CORRECTIONS, Better.LOWER), view.figures(Key.COLUMN_TOTAL, Better.LOWER)),
        rows, 0, true, Use.SORT);
  }

  private Row row(BenchmarkRanking.Row row) {
    ToCorrect toCorrect = ToCorrect.of(row.noReview());
    CostOfChoice cost = CostOfChoice.of(EXAMPLE, row.costPerTest(), toCorrect);
    return Row.of(
        view.modelCell(row.model()),
        row.costPerTest().map(c -> Cell.number(view.format.price(c), c)).orElseGet(() -> Cell.missing(view.say(Key.UNDISCLOSED))),
        Cell.number(view.format.percent(toCorrect.share()), toCorrect.share())
            .remark(view.format.range(view.format.number(toCorrect.low()), view.format.number(toCorrect.high()))),
        view.money(cost.calls()),
        Cell.number(view.format.money(cost.corrections()), cost.corrections()).remark(range(cost.fewest(), cost.most())),
        total(cost));
  }

  private Cell total(CostOfChoice cost) {
    Optional<BigDecimal> total = cost.total(cost.corrections());
    if (total.isEmpty()) {
      return Cell.missing(view.say(Key.UNDISCLOSED));
    }
    List<Rich> lines = new ArrayList<>();
    lines.add(Rich.of(view.format.money(total.get())));
    rates().forEach(rate -> lines.add(Rich.of(view.format.amount(total.get().multiply(rate.perDollar()), rate.currency()))));
    return new Cell(
        lines.get(0), Optional.of(range(cost.total(cost.fewest()).orElseThrow(), cost.total(cost.most()).orElseThrow())),
        total.map(BigDecimal::toPlainString), lines.subList(1, lines.size()));
  }

  private String range(BigDecimal low, BigDecimal high) {
    return view.format.range(view.format.money(low), view.format.money(high));
  }
}
