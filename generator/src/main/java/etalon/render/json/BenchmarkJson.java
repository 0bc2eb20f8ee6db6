package etalon.render.json;

import etalon.bench.GradedBenchmark;
import etalon.bench.Item;
import etalon.evaluate.BenchmarkRanking;
import java.time.LocalDate;
import java.util.stream.IntStream;

/** One benchmark with its ranking and every grading, so that the ranking can be computed again. */
public final class BenchmarkJson {
  private BenchmarkJson() {}

  /** @param newest the day of the newest measurement, decision or price */
  public static byte[] render(LocalDate newest, BenchmarkRanking ranking) {
    GradedBenchmark graded = ranking.graded();
    String id = graded.benchmark().id();
    return Json.object(
        json -> {
          json.put("schemaVersion", IndexJson.SCHEMA_VERSION);
          json.put("generatedAt", newest.toString());
          json.put("benchmarkId", id);
          json.objects("scores", ranking.rows(), row -> IndexJson.score(json, id, row));
          json.objects(
              "items",
              IntStream.range(0, graded.items().size()).boxed().toList(),
              i -> item(json, ranking, graded.items().get(i), i));
        });
  }

  private static void item(Json json, BenchmarkRanking ranking, Item item, int i) {
    json.put("document", item.document());
    json.put("criterion", item.criterion().id());
    json.put("weight", item.criterion().weight());
    json.texts("expected", item.expected());
    json.object(
        "verdicts",
        () ->
            ranking.rows().forEach(
                row ->
                    json.put(
                        row.model(),
                        ranking.graded().gradings().get(row.model()).get(i).verdict().code())));
  }
}
