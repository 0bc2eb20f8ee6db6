package etalon.render.json;

import etalon.evaluate.AnchoredEstimate;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.CompositeIndex.Placed;
import etalon.evaluate.CompositeScore;
import etalon.identity.Group;
import etalon.identity.MergeLog.Difference;
import etalon.load.BoardInputs;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** The composite index as JSON: inside index.json, as a file of its own, and the merge log. */
public final class CompositeJson {
  /** Decimals of what is not shown on a page: enough to rank by, few enough to be the same on every machine. */
  private static final int DECIMALS = 9;

  private CompositeJson() {}

  /** composite.json. */
  public static byte[] render(BoardInputs inputs, CompositeIndex index) {
    return Json.object(
        json -> {
          json.put("schemaVersion", IndexJson.SCHEMA_VERSION);
          json.put("generatedAt", inputs.boards().retrieved().toString());
          members(json, index);
        });
  }

  /** The members of the composite object of index.json. */
  static void members(Json json, CompositeIndex index) {
    json.objects(
        "overall",
        index.overall(),
        entry -> {
          json.put("modelId", entry.model());
          json.put("rank", entry.rank());
          score(json, entry.score());
          json.put("publishers", entry.sources().publishers());
          json.put("boards", entry.sources().boards());
          json.put("bestRank", entry.sensitivity().best());
          json.put("worstRank", entry.sensitivity().worst());
          json.texts("unrankedWithout", entry.sensitivity().unrankedWithout());
        });
    json.objects(
        "listed",
        index.listed(),
        entry -> {
          json.put("modelId", entry.model());
          json.put("reason", entry.reason().code());
          entry.score().ifPresent(score -> score(json, score));
          json.put("publishers", entry.sources().publishers());
        });
    json.object("categories", () -> index.categories().forEach((name, placed) -> scope(json, name, placed)));
    json.object("domains", () -> index.domains().forEach((name, placed) -> scope(json, name, placed)));
    json.objects(
        "estimates",
        index.estimates(),
        estimate -> {
          json.put("modelId", estimate.model());
          json.put("estimate", estimate.shown());
          json.put("mark", estimate.mark().code());
          json.put("measures", estimate.measures());
          json.put("anchors", estimate.anchors());
        });
  }

  private static void score(Json json, CompositeScore score) {
    json.put("score", score.shown());
    json.put("unrounded", decimal(score.score()));
    json.put("evidence", decimal(score.evidence()));
    json.put("dispersion", decimal(score.dispersion()));
    score.uncertainty().ifPresent(u -> json.put("standardError", decimal(u.standardError())));
    score.dominant().ifPresent(d -> json.put("dominantPublisher", d.publisher()));
  }

  private static void scope(Json json, String name, List<Placed> placed) {
    json.objects(
        name,
        placed,
        entry -> {
          json.put("modelId", entry.model());
          entry.rank().ifPresent(rank -> json.put("rank", rank));
          score(json, entry.score());
        });
  }

  private static BigDecimal decimal(double value) {
    return new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_UP);
  }

  /** merges.json: every spelling with its reduced form, and where the snapshot's ids differ. */
  public static byte[] merges(BoardInputs inputs) {
    return Json.object(
        json -> {
          json.objects("groups", inputs.log().groups(), group -> group(json, group));
          json.objects(
              "differences",
              inputs.log().differences(),
              difference -> difference(json, difference));
        });
  }

  private static void group(Json json, Group group) {
    json.put("form", group.form());
    json.objects(
        "labels",
        group.members(),
        member -> {
          json.put("source", member.name().source());
          json.put("label", member.name().label());
          json.put("form", member.form());
          member.tier().ifPresent(tier -> json.put("tier", tier.name()));
          json.put("because", IndexJson.word(member.because()));
          json.put("highest", member.highest());
          json.objects(
              "changes",
              member.changes(),
              change -> {
                json.put("text", change.text());
                json.put("why", IndexJson.word(change.why()));
              });
        });
  }

  private static void difference(Json json, Difference difference) {
    json.put("kind", IndexJson.word(difference.kind()));
    json.objects(
        "parts",
        difference.parts(),
        part -> {
          json.put("modelId", part.model());
          json.put("byRules", part.becomes());
          json.put("form", part.form());
        });
  }
}
