package etalon.render.json;

import etalon.bench.Benchmark;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  public static byte[] render(Inputs inputs, Evaluation evaluation) {
    return Json.object(json -> new IndexJson(json, inputs.catalogue(), evaluation).members(inputs));
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
    json.objects("benchmarks", catalogue.benchmarks(), this::benchmark);
    json.objects("models", catalogue.models(), this::model);
    List<Score> scores = new ArrayList<>();
    evaluation.rankings().forEach((id, ranking) -> ranking.rows().forEach(row -> scores.add(new Score(id, row))));
    json.objects("scores", scores, score -> score(json, score.benchmark(), score.row()));
    json.object("businessIndex", this::index);
    json.objects("excluded", List.of(), nothing -> {});
    json.objects(
        "catalogs",
        List.of(
            Map.entry("models", catalogue.modelSource()),
            Map.entry("prices", catalogue.prices().source())),
        catalog -> catalog(catalog.getKey(), catalog.getValue()));
  }

  private record Score(String benchmark, BenchmarkRanking.Row row) {}

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

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
