package etalon.render.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import etalon.bench.BenchmarkData;
import etalon.bench.Boards;
import etalon.bench.Model;
import etalon.evaluate.AnchoredEstimate;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeScore;
import etalon.evaluate.Evaluation;
import etalon.load.BoardInputs;
import etalon.load.Inputs;
import etalon.sheet.Formulas;
import etalon.site.Dates;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The tables of the site as CSV. An empty cell is unknown or does not apply. */
public final class Tables {

  /** How a table is written. */
  public enum Variant {
    /** RFC 4180: comma, decimal point, UTF-8. */
    CANONICAL(','),
    /** What French spreadsheets open without asking: byte order mark, semicolon, decimal comma. */
    FRENCH(';');

    private final char separator;

    Variant(char separator) {
      this.separator = separator;
    }
  }

  /** The columns of a benchmark's table, in order; also described in datapackage.json. */
  public static final List<String> BENCHMARK_COLUMNS =
      List.of(
          "benchmark", "model", "name", "rank", "accuracy", "margin", "low", "high", "documents", "tied_from",
          "tied_to", "best_rank", "worst_rank", "no_review", "hallucinated", "absent_fields",
          "cost_per_test_usd", "p50_ms", "failures", "first_run", "last_run");

  /** The columns of the table of models, in order. */
  public static final List<String> MODEL_COLUMNS =
      List.of(
          "model", "name", "lab", "released", "weights", "context_window", "price_in_usd", "price_out_usd",
          "prices_as_of", "status", "reason", "reason_function", "rank", "index", "margin", "tied_from",
          "tied_to", "benchmarks_taken", "cost_per_test_usd", "p50_ms");

  private final Variant variant;
  private final StringWriter text = new StringWriter();
  private final CsvWriter writer;

  private Tables(Variant variant) {
    this.variant = variant;
    if (variant == Variant.FRENCH) {
      text.append('\uFEFF');
    }
    this.writer =
        CsvWriter.builder()
            .fieldSeparator(variant.separator)
            .lineDelimiter(variant == Variant.FRENCH ? LineDelimiter.CRLF : LineDelimiter.LF)
            .build(text);
  }

  public static byte[] benchmark(Inputs inputs, BenchmarkRanking ranking, Variant variant) {
    Tables table = new Tables(variant);
    table.writer.writeRecord(BENCHMARK_COLUMNS);
    BenchmarkData data = ranking.graded().data();
    for (BenchmarkRanking.Row row : ranking.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(Formulas.harmless(data.benchmark().id()));
      cells.add(Formulas.harmless(row.model()));
      cells.add(Formulas.harmless(inputs.catalogue().model(row.model()).orElseThrow().name()));
      cells.add(table.number(row.rank()));
      cells.add(table.number(row.accuracy()));
      cells.add(table.number(row.margin()));
      cells.add(table.number(row.low()));
      cells.add(table.number(row.high()));
      cells.add(table.number(row.documents()));
      cells.add(table.number(row.tie().map(t -> BigDecimal.valueOf(t.from()))));
      cells.add(table.number(row.tie().map(t -> BigDecimal.valueOf(t.to()))));
      cells.add(table.number(row.rankInterval().best()));
      cells.add(table.number(row.rankInterval().worst()));
      cells.add(table.number(row.noReview().shown()));
      cells.add(table.number(row.hallucinated()));
      cells.add(table.number(row.absentItems()));
      cells.add(table.number(row.costPerTest()));
      cells.add(table.number(row.medianMillis()));
      cells.add(table.number(row.failures().map(BigDecimal::valueOf)));
      cells.add(Dates.firstRun(data).toString());
      cells.add(Dates.lastRun(data).toString());
      table.writer.writeRecord(cells);
    }
    return table.bytes();
  }

  public static byte[] models(Inputs inputs, Evaluation evaluation, Variant variant) {
    Tables table = new Tables(variant);
    table.writer.writeRecord(MODEL_COLUMNS);
    for (BusinessIndex.Entry entry : evaluation.index().all()) {
      Model model = inputs.catalogue().model(entry.model()).orElseThrow();
      var prices = inputs.catalogue().prices();
      List<String> cells = new ArrayList<>();
      cells.add(Formulas.harmless(model.id()));
      cells.add(Formulas.harmless(model.name()));
      cells.add(Formulas.harmless(model.lab()));
      cells.add(model.released().map(Object::toString).orElse(""));
      cells.add(model.weights().name().toLowerCase(java.util.Locale.ROOT));
      cells.add(model.contextWindow().isPresent() ? String.valueOf(model.contextWindow().getAsLong()) : "");
      cells.add(table.number(prices.of(model.id()).map(p -> p.input())));
      cells.add(table.number(prices.of(model.id()).map(p -> p.output())));
      cells.add(prices.of(model.id()).map(p -> prices.date().toString()).orElse(""));
      cells.add(entry.rank().isPresent() ? "ranked" : "not-ranked");
      cells.add(entry.notRanked().map(r -> r.reason().code()).orElse(""));
      cells.add(Formulas.harmless(entry.notRanked().map(r -> r.function()).orElse("")));
      cells.add(table.number(entry.rank().map(BigDecimal::valueOf)));
      cells.add(table.number(entry.index()));
      cells.add(table.number(entry.margin()));
      cells.add(table.number(entry.tie().map(t -> BigDecimal.valueOf(t.from()))));
      cells.add(table.number(entry.tie().map(t -> BigDecimal.valueOf(t.to()))));
      cells.add(table.number(entry.taken().size()));
      cells.add(table.number(entry.meanCost()));
      cells.add(table.number(entry.meanMillis()));
      table.writer.writeRecord(cells);
    }
    return table.bytes();
  }

  /** The columns of the composite's table, in order. */
  public static final List<String> COMPOSITE_COLUMNS =
      List.of(
          "model", "name", "org", "status", "reason", "rank", "score", "standard_error", "evidence", "dispersion",
          "best_rank", "worst_rank", "publishers", "estimate", "estimate_mark");

  public static byte[] composite(BoardInputs boards, CompositeIndex index, Variant variant) {
    Tables table = new Tables(variant);
    table.writer.writeRecord(COMPOSITE_COLUMNS);
    Map<String, Boards.BoardModel> models =
        boards.boards().models().stream().collect(Collectors.toMap(Boards.BoardModel::id, m -> m));
    Map<String, AnchoredEstimate> estimates =
        index.estimates().stream().collect(Collectors.toMap(AnchoredEstimate::model, e -> e));
    for (CompositeIndex.Ranked entry : index.overall()) {
      List<String> cells = new ArrayList<>(table.named(models.get(entry.model())));
      cells.addAll(List.of("ranked", "", table.number(entry.rank())));
      cells.addAll(table.score(Optional.of(entry.score())));
      cells.addAll(
          List.of(
              table.number(entry.sensitivity().best()), table.number(entry.sensitivity().worst()),
              table.number(entry.sources().publishers()), "", ""));
      table.writer.writeRecord(cells);
    }
    for (CompositeIndex.Listed entry : index.listed()) {
      List<String> cells = new ArrayList<>(table.named(models.get(entry.model())));
      cells.addAll(List.of("not-ranked", entry.reason().code(), ""));
      cells.addAll(table.score(entry.score()));
      Optional<AnchoredEstimate> estimate = Optional.ofNullable(estimates.get(entry.model()));
      cells.addAll(
          List.of(
              "", "", table.number(entry.sources().publishers()), table.number(estimate.map(AnchoredEstimate::shown)),
              estimate.map(e -> e.mark().code()).orElse("")));
      table.writer.writeRecord(cells);
    }
    return table.bytes();
  }

  private List<String> named(Boards.BoardModel model) {
    return List.of(Formulas.harmless(model.id()), Formulas.harmless(model.name()), Formulas.harmless(model.org()));
  }

  /** Score, standard error, evidence, dispersion. */
  private List<String> score(Optional<CompositeScore> score) {
    return List.of(
        number(score.map(CompositeScore::shown)),
        number(score.flatMap(CompositeScore::uncertainty).map(u -> thousandth(u.standardError()))),
        number(score.map(s -> thousandth(s.evidence()))),
        number(score.map(s -> thousandth(s.dispersion()))));
  }

  private static BigDecimal thousandth(double value) {
    return new BigDecimal(value).setScale(3, RoundingMode.HALF_UP);
  }

  private String number(long value) {
    return String.valueOf(value);
  }

  private String number(BigDecimal value) {
    String text = value.toPlainString();
    return variant == Variant.FRENCH ? text.replace('.', ',') : text;
  }

  private String number(Optional<BigDecimal> value) {
    return value.map(this::number).orElse("");
  }

  private byte[] bytes() {
    try {
      writer.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
