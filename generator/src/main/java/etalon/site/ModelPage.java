package etalon.site;

import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.bench.PriceList;
import etalon.bench.Verdict;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.load.BoardInputs;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One model: what is known of it, its index with the working, and its results. */
final class ModelPage {
  private final View view;
  private final Model model;
  private final Entry entry;

  private ModelPage(View view, Model model) {
    this.view = view;
    this.model = model;
    this.entry = view.context.entries().get(model.id());
  }

  static Page of(View view, Model model) {
    return new ModelPage(view, model).page();
  }

  private Page page() {
    List<Section> sections = new ArrayList<>();
    List<Block> opening = new ArrayList<>();
    opening.add(new Block.Paragraph(summary(), Block.Tone.LEAD));
    view.context.inputs().boards().ifPresent(boards -> opening.add(composite(boards)));
    opening.add(facts());
    if (ModelFigures.offered(view.context).stream().anyMatch(e -> e.model().equals(model.id()))) {
      opening.add(
          view.paragraph(
              Key.MODEL_TOOLS, "model", model.name(), "compare", view.link(ComparePage.NAME) + "?m=" + model.slug(), "cost", view.link(CostPage.NAME)));
    }
    sections.add(Section.of("", "", opening));
    sections.add(Section.of("index", view.say(Key.MODEL_INDEX_TITLE), working()));
    for (String benchmark : entry.taken().keySet()) {
      sections.add(result(benchmark));
    }
    return view.page(
        model.name(), view.say(Key.MODEL_DESCRIPTION, "model", model.name(), "lab", view.labName(model)),
        List.of(new Page.Link(view.say(Key.NAV_MODELS), view.link("models"), false)),
        sections, Optional.empty());
  }

  private Rich summary() {
    List<Entry> all = view.context.evaluation().index().ranked();
    int ranked = all.size();
    if (entry.rank().isEmpty()) {
      return view.rich(Key.MODEL_NOT_RANKED, "model", model.name(), "reason", HomePage.reason(view, entry));
    }
    Key key =
        ranked == 1
            ? Key.MODEL_RANKED_ONLY
            : entry.tie().isPresent() && entry.tie().get().others() > 0
                ? Key.MODEL_RANKED_TIED
                : all.stream().allMatch(e -> e.margin().isPresent()) ? Key.MODEL_RANKED : Key.MODEL_RANKED_UNKNOWN;
    return view.rich(
        key,
        "model", model.name(), "rank", view.format.ordinal(entry.rank().get()), "ranked", ranked,
        "index",
        view.format.number(entry.index().orElseThrow()) + entry.margin().map(m -> " " + view.format.margin(m)).orElse(""),
        "from", entry.tie().map(t -> t.from()).orElse(0), "to", entry.tie().map(t -> t.to()).orElse(0));
  }

  /** How the same model stands on public boards, or why it is not found there. */
  private Block composite(BoardInputs boards) {
    Optional<String> board = boards.boardModel(model.id());
    if (board.isEmpty()) {
      String reason =
          boards.identities().unlinked().stream()
              .filter(one -> one.model().equals(model.id()))
              .map(one -> view.phrases.text(one.reason()))
              .findFirst()
              .orElse("");
      return view.paragraph(Key.COMPOSITE_SHEET_NONE, "reason", reason);
    }
    return view.paragraph(
        Key.COMPOSITE_SHEET,
        "standing", MergesPage.standing(view, view.context.evaluation().composite().orElseThrow().withReports(), board.get()),
        "profile", view.link(CompositeView.page(board.get())));
  }

  /** What a million tokens cost by the newest list, and its date. */
  static String price(View view, String model) {
    Optional<PriceList.Price> price = view.catalogue().prices().of(model);
    String date = view.format.date(view.catalogue().prices().date());
    return price
        .map(p -> view.say(Key.PRICE_PAIR, "input", view.format.price(p.input()), "output", view.format.price(p.output()), "date", date))
        .orElseGet(() -> view.say(Key.UNDISCLOSED));
  }

  private Block.Facts facts() {
    List<Block.Fact> facts = new ArrayList<>();
    facts.add(view.fact(Key.COLUMN_LAB, Rich.link(view.labName(model), view.context.labs().get(model.lab()).url())));
    facts.add(view.fact(Key.COLUMN_RELEASED, ModelsPage.released(view, model).shown()));
    facts.add(view.fact(Key.COLUMN_WEIGHTS, ModelsPage.weights(view, model).shown()));
    facts.add(view.fact(Key.COLUMN_READS, ModelsPage.reads(view, model)));
    facts.add(view.fact(Key.FACT_CONTEXT, tokens(model.contextWindow())));
    facts.add(view.fact(Key.FACT_OUTPUT, tokens(model.maxOutput())));
    facts.add(view.fact(Key.FACT_PRICE, price(view, model.id())));
    facts.add(view.fact(Key.FACT_ID, model.id()));
    return new Block.Facts(facts);
  }

  private String tokens(java.util.OptionalLong tokens) {
    return tokens.isPresent() ? view.say(Key.TOKENS, "count", tokens.getAsLong()) : view.say(Key.UNKNOWN);
  }

  /** The figures that were averaged, so that a reader can average them again. */
  private List<Block> working() {
    List<Block> blocks = new ArrayList<>();
    if (entry.taken().isEmpty()) {
      blocks.add(view.paragraph(Key.MODEL_NO_RESULT));
      return blocks;
    }
    List<Row> rows = new ArrayList<>();
    entry.functions().forEach(
        (function, score) -> {
          List<Rich> parts = new ArrayList<>();
          entry.taken().forEach(
              (benchmark, row) -> {
                if (view.catalogue().benchmarksOf(function).stream().anyMatch(b -> b.id().equals(benchmark))) {
                  parts.add(
                      Rich.link(view.benchmarkName(benchmark), "#" + benchmark)
                          .and(Rich.of(" " + view.format.number(row.accuracy()) + " " + view.format.margin(row.margin()))));
                }
              });
          rows.add(
              Row.of(
                  Cell.text(view.functionName(function)), Cell.lines(parts),
                  Cell.number(view.format.number(score), score)));
        });
    blocks.add(
        new Table(
            "table-index", view.say(Key.MODEL_INDEX_CAPTION),
            List.of(
                view.words(Key.COLUMN_FUNCTION), view.words(Key.COLUMN_AVERAGED),
                view.figures(Key.COLUMN_SCORE, Better.HIGHER)),
            rows, 0, false));
    if (entry.index().isPresent()) {
      blocks.add(
          view.paragraph(
              Key.WORKING_INDEX,
              "sum", entry.functions().values().stream().map(view.format::number).collect(Collectors.joining(" + ")),
              "count", entry.functions().size(), "index", view.format.number(entry.index().get()),
              "method", view.link("methodology#business-index")));
      entry.margin().ifPresent(
          margin ->
              blocks.add(
                  view.paragraph(
                      Key.WORKING_MARGIN,
                      "squares", entry.taken().values().stream().map(r -> view.format.number(r.margin()) + "²").collect(Collectors.joining(" + ")),
                      "count", entry.taken().size(), "margin", view.format.number(margin),
                      "method", view.link("methodology#index-margin"))));
      mean(entry.taken().values().stream().map(BenchmarkRanking.Row::costPerTest).toList(), view.format::price)
          .ifPresent(costs -> blocks.add(view.paragraph(Key.WORKING_COST, "mean", costs, "cost", view.format.money(entry.meanCost().orElseThrow()))));
      mean(entry.taken().values().stream().map(BenchmarkRanking.Row::medianMillis).toList(), view.format::millis)
          .ifPresent(times -> blocks.add(view.paragraph(Key.WORKING_TIME, "mean", times, "time", view.format.duration(entry.meanMillis().orElseThrow()))));
    } else {
      blocks.add(new Block.Paragraph(Rich.of(HomePage.reason(view, entry)), Block.Tone.PLAIN));
    }
    return blocks;
  }

  /** "(a + b) / 2" over the known figures; nothing when none is known. */
  private static Optional<String> mean(List<Optional<BigDecimal>> values, Function<BigDecimal, String> shown) {
    List<String> known = values.stream().flatMap(Optional::stream).map(shown).toList();
    return known.isEmpty() ? Optional.empty() : Optional.of("(" + String.join(" + ", known) + ") / " + known.size());
  }

  private Section result(String id) {
    BenchmarkRanking ranking = view.context.evaluation().rankings().get(id);
    BenchmarkRanking.Row row = entry.taken().get(id);
    String page = view.link("benchmarks/" + id);
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Facts(
            List.of(
                view.fact(
                    Key.COLUMN_ACCURACY,
                    view.rich(
                        Key.ACCURACY_WORKING,
                        "accuracy", view.format.percent(row.accuracy()), "margin", view.format.margin(row.margin()),
                        "part", row.points().part(), "whole", row.points().whole())),
                view.fact(
                    Key.COLUMN_INTERVAL,
                    view.say(
                        Key.INTERVAL_WORKING,
                        "range", view.format.range(view.format.number(row.low()), view.format.number(row.high())),
                        "n", row.documents(),
                        "effective", view.format.number(BigDecimal.valueOf(row.effectiveSize()).setScale(1, java.math.RoundingMode.HALF_UP)))),
                view.fact(
                    Key.COLUMN_RANK,
                    view.rich(Key.RANK_OF, "rank", view.format.ordinal(row.rank()), "models", ranking.rows().size(), "ranking", page + "#ranking")),
                view.fact(Key.COLUMN_TIE, view.tie(row.tie()).shown()),
                view.fact(Key.COLUMN_RANK_INTERVAL, view.say(Key.TIE_RANKS, "from", row.rankInterval().best(), "to", row.rankInterval().worst())),
                view.fact(
                    Key.COLUMN_NO_REVIEW,
                    view.say(Key.SHARE_WORKING, "share", view.format.percent(row.noReview().shown()), "part", row.noReview().part(), "whole", row.noReview().whole())),
                view.fact(Key.COLUMN_HALLUCINATIONS, BenchmarkPage.hallucinations(view, row).shown()),
                view.fact(Key.COLUMN_COST, view.money(row.costPerTest()).shown()),
                view.fact(Key.COLUMN_TIME, view.duration(row.medianMillis()).shown()),
                view.fact(Key.COLUMN_FAILURES, view.failures(row).shown()))));
    blocks.add(
        view.notes(
            Key.COLUMN_ACCURACY, Key.COLUMN_INTERVAL, Key.COLUMN_TIE, Key.COLUMN_RANK_INTERVAL, Key.COLUMN_NO_REVIEW,
            Key.COLUMN_HALLUCINATIONS, Key.COLUMN_COST, Key.COLUMN_TIME, Key.COLUMN_FAILURES));
    List<Row> missed = missed(ranking, id);
    if (missed.isEmpty()) {
      blocks.add(view.paragraph(Key.MISSED_NONE, "answers", view.link("benchmarks/" + id + "/answers")));
    } else {
      blocks.add(
          new Table(
              "missed-" + id, view.say(Key.MISSED_CAPTION, "benchmark", view.benchmarkName(id)),
              List.of(
                  view.words(Key.COLUMN_DOCUMENT), view.words(Key.COLUMN_CRITERION),
                  view.words(Key.COLUMN_EXPECTED), view.words(Key.COLUMN_ANSWERED)),
              missed, 0, false));
    }
    return Section.of(id, view.benchmarkName(id), blocks);
  }

  private List<Row> missed(BenchmarkRanking ranking, String id) {
    List<Row> rows = new ArrayList<>();
    List<Grading> gradings = ranking.graded().gradings().get(model.id());
    Language language = ranking.graded().benchmark().language();
    for (int i = 0; i < gradings.size(); i++) {
      Grading grading = gradings.get(i);
      Item item = ranking.graded().items().get(i);
      if (grading.verdict() != Verdict.CORRECT) {
        rows.add(
            Row.of(
                Cell.rich(Rich.link(item.document(), view.link("benchmarks/" + id + "/answers#" + AnswersPage.anchor(item.document())))),
                Cell.text(view.phrases.text(item.criterion().names())),
                Cell.lines(AnswersPage.expected(view, language, item)),
                Cell.rich(AnswersPage.answered(view, language, grading))));
      }
    }
    return rows;
  }
}
