package etalon.render.json;

import etalon.bench.Benchmark;
import etalon.bench.BoardSettings;
import etalon.bench.Boards;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.bench.Text;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.Evaluation;
import etalon.evaluate.Ties.Tie;
import etalon.load.Inputs;
import etalon.site.Dates;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** index.json, version 1: everything that the site shows. The contract is schema/index.v1.json. */
public final class IndexJson {
  static final String SCHEMA_VERSION = "1.0.0";

  private final Json json;
  private final Catalogue catalogue;
  private final Evaluation evaluation;

  private IndexJson(Json json, Catalogue catalogue, Evaluation evaluation) {
    this.json = json;
    this.catalogue = catalogue;
    this.evaluation = evaluation;
  }

  /** Writes the index to a stream, which it closes: of a large hub it is too large to be held. */
  public static void write(Inputs inputs, Evaluation evaluation, OutputStream out) {
    Json.object(out, json -> new IndexJson(json, inputs.catalogue(), evaluation).members(inputs));
  }

  private void members(Inputs inputs) {
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("generatedAt", Dates.newest(inputs).toString());
    json.object(
        "site",
        () -> {
          json.put("name", catalogue.site().name());
          json.put("url", catalogue.site().baseUrl());
          json.put("repository", catalogue.site().repository());
          json.put("licence", catalogue.site().textLicence());
        });
    json.objects(
        "functions",
        catalogue.functions(),
        function -> {
          json.put("id", function.id());
          names(function.names());
          json.put("measured", evaluation.index().covered().contains(function.id()));
        });
    List<Runnable> benchmarks = new ArrayList<>();
    catalogue.benchmarks().forEach(b -> benchmarks.add(() -> benchmark(b)));
    List<Runnable> models = new ArrayList<>();
    catalogue.models().forEach(m -> models.add(() -> model(m)));
    List<Runnable> scores = new ArrayList<>();
    evaluation.rankings().forEach((id, ranking) -> ranking.rows().forEach(row -> scores.add(() -> score(json, id, row))));
    inputs.boards().ifPresent(
        boards -> {
          boards.boards().measures().forEach(measure -> benchmarks.add(() -> measure(measure)));
          boards.boards().models().forEach(model -> models.add(() -> boardModel(model)));
          boards.boards().scores().forEach(score -> scores.add(() -> boardScore(score)));
        });
    json.objects("benchmarks", benchmarks, Runnable::run);
    json.objects("models", models, Runnable::run);
    json.objects("scores", scores, Runnable::run);
    json.object("businessIndex", this::index);
    evaluation.composite().ifPresent(
        composites -> json.object("composite", () -> CompositeJson.members(json, composites.withReports())));
    json.objects(
        "excluded",
        inputs.boards().map(boards -> boards.boards().excluded()).orElse(List.of()),
        excluded -> {
          json.put("name", excluded.name());
          json.put("url", excluded.url());
          json.put("reason", excluded.reason());
        });
    List<Runnable> catalogs = new ArrayList<>();
    catalogs.add(() -> catalog("models", catalogue.modelSource()));
    catalogs.add(() -> catalog("prices", catalogue.prices().source()));
    inputs.boards().ifPresent(
        boards -> boards.settings().catalogs().forEach(catalog -> catalogs.add(() -> catalog(catalog))));
    json.objects("catalogs", catalogs, Runnable::run);
  }

  private void measure(Boards.Measure measure) {
    json.put("id", measure.id());
    json.put("name", measure.name());
    json.object(
        "names",
        () -> {
          json.put("en", measure.name());
          json.put("fr", measure.name());
        });
    json.put("publisher", measure.publisher());
    json.put("url", measure.url());
    json.put("retrievedAt", measure.retrieved().toString());
    json.put("metric", word(measure.metric()));
    json.put("kind", word(measure.kind()));
    json.put("category", measure.category());
    json.put("domain", measure.domain());
    json.put("source", measure.source());
    json.put("group", measure.group());
  }

  private void boardModel(Boards.BoardModel model) {
    json.put("id", model.id());
    json.put("name", model.name());
    json.put("org", model.org());
  }

  private void boardScore(Boards.Score score) {
    json.put("modelId", score.model());
    json.put("benchmarkId", score.measure());
    json.put("raw", score.raw());
    json.put("stderr", score.errorBar());
    json.put("sourceLabel", score.sourceLabel());
    score.scaffold().ifPresent(scaffold -> json.put("scaffold", scaffold));
  }

  private void catalog(BoardSettings.Catalog catalog) {
    json.put("id", catalog.id());
    json.put("name", catalog.name());
    json.put("publisher", catalog.publisher());
    json.put("url", catalog.url());
    json.put("retrievedAt", catalog.retrieved().toString());
  }

  private void names(Text names) {
    json.put("name", names.en());
    json.object(
        "names",
        () -> {
          json.put("en", names.en());
          json.put("fr", names.fr());
        });
  }

  private void benchmark(Benchmark benchmark) {
    json.put("id", benchmark.id());
    names(benchmark.names());
    json.put("publisher", benchmark.source().name());
    json.put("url", benchmark.source().url());
    json.put("retrievedAt", benchmark.source().retrieved().toString());
    json.put("metric", "accuracy-percent");
    json.put("kind", word(benchmark.status()));
    json.put("function", benchmark.function());
    json.put("input", word(benchmark.input()));
    json.put("unit", benchmark.unit().en());
    BenchmarkRanking ranking = evaluation.rankings().get(benchmark.id());
    if (ranking != null) {
      json.put("documents", ranking.rows().get(0).documents());
      json.texts("runs", ranking.graded().data().ranked().stream().map(Run::id).toList());
    }
    benchmark.waitingFor().ifPresent(waiting -> json.put("waitingFor", word(waiting)));
  }

  private void model(Model model) {
    json.put("id", model.id());
    json.put("name", model.name());
    json.put("org", catalogue.lab(model.lab()).orElseThrow().name());
    model.released().ifPresent(day -> json.put("released", day.toString()));
    if (model.weights() != Model.Weights.UNKNOWN) {
      json.put("access", word(model.weights()));
    }
    model.contextWindow().ifPresent(tokens -> json.put("contextWindow", tokens));
    catalogue.prices().of(model.id()).ifPresent(
        price -> {
          json.put("priceIn", price.input());
          json.put("priceOut", price.output());
          json.put("pricesAsOf", catalogue.prices().date().toString());
        });
    json.texts("reads", model.reads().stream().map(IndexJson::word).toList());
  }

  /** One model on one benchmark; the same members stand in the benchmark's own file. */
  static void score(Json json, String benchmark, BenchmarkRanking.Row row) {
    json.put("modelId", row.model());
    json.put("benchmarkId", benchmark);
    json.put("raw", row.accuracy());
    json.put("margin", row.margin());
    json.put("low", row.low());
    json.put("high", row.high());
    json.put("n", row.documents());
    json.put("noReview", row.noReview().shown());
    json.put("hallucinated", row.hallucinated());
    json.put("absentFields", row.absentItems());
    json.put("costPerTest", row.costPerTest());
    json.put("p50Ms", row.medianMillis());
    row.failures().ifPresent(failures -> json.put("failures", failures));
    json.put("rank", row.rank());
    tie(json, row.tie());
    json.put("bestRank", row.rankInterval().best());
    json.put("worstRank", row.rankInterval().worst());
    json.object("byCriterion", () -> row.byCriterion().forEach((id, share) -> json.put(id, share.shown())));
  }

  private static void tie(Json json, Optional<Tie> tie) {
    tie.ifPresent(
        t -> {
          json.put("tiedFrom", t.from());
          json.put("tiedTo", t.to());
        });
  }

  private void index() {
    BusinessIndex index = evaluation.index();
    json.put("coveredFunctions", index.covered().size());
    json.put("totalFunctions", catalogue.functions().size());
    json.objects("rows", index.all(), this::entry);
  }

  private void entry(BusinessIndex.Entry entry) {
    json.put("modelId", entry.model());
    json.put("status", entry.rank().isPresent() ? "ranked" : "not-ranked");
    entry.rank().ifPresent(rank -> json.put("rank", rank));
    json.put("index", entry.index());
    json.put("margin", entry.margin());
    tie(json, entry.tie());
    json.object("functions", () -> entry.functions().forEach(json::put));
    json.put("benchmarksTaken", entry.taken().size());
    json.put("costPerTest", entry.meanCost());
    json.put("p50Ms", entry.meanMillis());
    entry.notRanked().ifPresent(
        reason ->
            json.object(
                "reason",
                () -> {
                  json.put("code", reason.reason().code());
                  if (!reason.function().isEmpty()) {
                    json.put("function", reason.function());
                  }
                }));
  }

  private void catalog(String id, Source source) {
    json.put("id", id);
    json.put("name", id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1));
    json.put("publisher", source.name());
    json.put("url", source.url());
    json.put("retrievedAt", source.retrieved().toString());
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
