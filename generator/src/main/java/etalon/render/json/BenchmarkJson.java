package etalon.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import etalon.bench.GradedBenchmark;
import etalon.bench.Item;
import etalon.evaluate.BenchmarkRanking;
import etalon.load.Inputs;
import etalon.site.Dates;

/** One benchmark with its ranking and every grading, so that the ranking can be computed again. */
public final class BenchmarkJson {
  private BenchmarkJson() {}

  public static byte[] render(Inputs inputs, BenchmarkRanking ranking) {
    GradedBenchmark graded = ranking.graded();
    ObjectNode root = Json.object();
    root.put("schemaVersion", "1.0.0");
    root.put("generatedAt", Dates.newest(inputs).toString());
    root.put("benchmarkId", graded.benchmark().id());
    ArrayNode scores = root.putArray("scores");
    ranking.rows().forEach(row -> IndexJson.score(scores.addObject(), graded.benchmark().id(), row));
    ArrayNode items = root.putArray("items");
    for (int i = 0; i < graded.items().size(); i++) {
      Item item = graded.items().get(i);
      ObjectNode node = items.addObject();
      node.put("document", item.document());
      node.put("criterion", item.criterion().id());
      node.put("weight", item.criterion().weight());
      ArrayNode expected = node.putArray("expected");
      item.expected().forEach(expected::add);
      ObjectNode verdicts = node.putObject("verdicts");
      for (BenchmarkRanking.Row row : ranking.rows()) {
        verdicts.put(row.model(), graded.gradings().get(row.model()).get(i).verdict().code());
      }
    }
    return Json.bytes(root);
  }
}
