package etalon.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import etalon.bench.Benchmark;
import etalon.bench.BusinessFunction;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.bench.Text;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.site.Dates;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** index.json, version 1: everything that the site shows. The contract is schema/index.v1.json. */
public final class IndexJson {
  private IndexJson() {}

  public static byte[] render(Inputs inputs, Evaluation evaluation) {
    Catalogue catalogue = inputs.catalogue();
    ObjectNode root = Json.object();
    root.put("schemaVersion", "1.0.0");
    root.put("generatedAt", Dates.newest(inputs).toString());
    ObjectNode site = root.putObject("site");
    site.put("name", catalogue.site().name());
    site.put("url", catalogue.site().baseUrl());
    site.put("repository", catalogue.site().repository());
    site.put("licence", catalogue.site().textLicence());
    ArrayNode functions = root.putArray("functions");
    for (BusinessFunction function : catalogue.functions()) {
      ObjectNode node = functions.addObject();
      node.put("id", function.id());
      names(node, function.names());
      node.put("measured", evaluation.index().covered().contains(function.id()));
    }
    ArrayNode benchmarks = root.putArray("benchmarks");
    catalogue.benchmarks().forEach(b -> benchmark(benchmarks.addObject(), b, inputs, evaluation));
    ArrayNode models = root.putArray("models");
    catalogue.models().forEach(m -> model(models.addObject(), m, catalogue));
    ArrayNode scores = root.putArray("scores");
    evaluation.rankings().forEach((id, ranking) -> ranking.rows().forEach(row -> score(scores.addObject(), id, row)));
    index(root.putObject("businessIndex"), catalogue, evaluation.index());
    root.putArray("excluded");
    catalogs(root.putArray("catalogs"), catalogue);
    return Json.bytes(root);
  }

  private static void names(ObjectNode node, Text names) {
    node.put("name", names.en());
    ObjectNode both = node.putObject("names");
    both.put("en", names.en());
    both.put("fr", names.fr());
  }

  private static void benchmark(ObjectNode node, Benchmark benchmark, Inputs inputs, Evaluation evaluation) {
    BenchmarkRanking ranking = evaluation.rankings().get(benchmark.id());
    node.put("id", benchmark.id());
    names(node, benchmark.names());
    node.put("publisher", benchmark.source().name());
    node.put("url", benchmark.source().url());
    node.put("retrievedAt", benchmark.source().retrieved().toString());
    node.put("metric", "accuracy-percent");
    node.put("kind", word(benchmark.status()));
    node.put("function", benchmark.function());
    node.put("input", word(benchmark.input()));
    node.put("unit", benchmark.unit().en());
    if (ranking != null) {
      node.put("documents", ranking.rows().get(0).documents());
      ArrayNode runs = node.putArray("runs");
      ranking.graded().data().runs().stream().map(Run::id).forEach(runs::add);
    }
    benchmark.waitingFor().ifPresent(w -> node.put("waitingFor", word(w)));
  }

  private static void model(ObjectNode node, Model model, Catalogue catalogue) {
    node.put("id", model.id());
    node.put("name", model.name());
    node.put("org", catalogue.lab(model.lab()).orElseThrow().name());
    model.released().ifPresent(d -> node.put("released", d.toString()));
    if (model.weights() != Model.Weights.UNKNOWN) {
      node.put("access", word(model.weights()));
    }
    model.contextWindow().ifPresent(tokens -> node.put("contextWindow", tokens));
    catalogue.prices().of(model.id()).ifPresent(
        price -> {
          Json.put(node, "priceIn", price.input());
          Json.put(node, "priceOut", price.output());
          node.put("pricesAsOf", catalogue.prices().date().toString());
        });
    ArrayNode reads = node.putArray("reads");
    model.reads().forEach(medium -> reads.add(word(medium)));
  }

  /** One model on one benchmark; the same object stands in the benchmark's own file. */
  static void score(ObjectNode node, String benchmark, BenchmarkRanking.Row row) {
    node.put("modelId", row.model());
    node.put("benchmarkId", benchmark);
    Json.put(node, "raw", row.accuracy());
    Json.put(node, "margin", row.margin());
    Json.put(node, "low", row.low());
    Json.put(node, "high", row.high());
    node.put("n", row.documents());
    Json.put(node, "noReview", row.noReview().shown());
    node.put("hallucinated", row.hallucinated());
    node.put("absentFields", row.absentItems());
    Json.put(node, "costPerTest", row.costPerTest());
    Json.put(node, "p50Ms", row.medianMillis());
    node.put("failures", row.failures());
    node.put("rank", row.rank());
    row.tie().ifPresent(
        tie -> {
          node.put("tiedFrom", tie.from());
          node.put("tiedTo", tie.to());
        });
    node.put("bestRank", row.rankInterval().best());
    node.put("worstRank", row.rankInterval().worst());
    ObjectNode byCriterion = node.putObject("byCriterion");
    row.byCriterion().forEach((id, share) -> Json.put(byCriterion, id, share.shown()));
  }

  private static void index(ObjectNode node, Catalogue catalogue, BusinessIndex index) {
    node.put("coveredFunctions", index.covered().size());
    node.put("totalFunctions", catalogue.functions().size());
    ArrayNode rows = node.putArray("rows");
    List<BusinessIndex.Entry> entries = new ArrayList<>(index.ranked());
    entries.addAll(index.notRanked());
    for (BusinessIndex.Entry entry : entries) {
      ObjectNode row = rows.addObject();
      row.put("modelId", entry.model());
      row.put("status", entry.rank().isPresent() ? "ranked" : "not-ranked");
      entry.rank().ifPresent(rank -> row.put("rank", rank));
      Json.put(row, "index", entry.index());
      Json.put(row, "margin", entry.margin());
      entry.tie().ifPresent(
          tie -> {
            row.put("tiedFrom", tie.from());
            row.put("tiedTo", tie.to());
          });
      ObjectNode functions = row.putObject("functions");
      entry.functions().forEach((id, score) -> Json.put(functions, id, score));
      row.put("benchmarksTaken", entry.taken().size());
      Json.put(row, "costPerTest", entry.meanCost());
      Json.put(row, "p50Ms", entry.meanMillis());
      entry.notRanked().ifPresent(
          reason -> {
            ObjectNode why = row.putObject("reason");
            why.put("code", reason.reason().code());
            if (!reason.function().isEmpty()) {
              why.put("function", reason.function());
            }
          });
    }
  }

  private static void catalogs(ArrayNode catalogs, Catalogue catalogue) {
    catalog(catalogs.addObject(), "models", "Models", catalogue.modelSource());
    catalog(catalogs.addObject(), "prices", "Prices", catalogue.prices().source());
  }

  private static void catalog(ObjectNode node, String id, String name, Source source) {
    node.put("id", id);
    node.put("name", name);
    node.put("publisher", source.name());
    node.put("url", source.url());
    node.put("retrievedAt", source.retrieved().toString());
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
