package etalon.render.json;

import etalon.site.ModelFigures;

/** The measured models as a script that a page loads, like {@link BoardFiguresScript}. */
public final class ModelFiguresScript {
  private ModelFiguresScript() {}

  public static byte[] render(ModelFigures figures) {
    return Json.constant(
        "measured",
        json -> {
          json.texts("facts", figures.facts());
          json.objects(
              "benchmarks",
              figures.benchmarks(),
              benchmark -> {
                json.put("name", benchmark.name());
                json.put("answers", benchmark.answers());
                json.objects(
                    "documents",
                    benchmark.documents(),
                    document -> {
                      json.put("name", document.name());
                      json.put("anchor", document.anchor());
                    });
              });
          json.objects(
              "models",
              figures.models(),
              model -> {
                json.put("slug", model.slug());
                json.put("name", model.name());
                json.texts("facts", model.facts());
                json.objects(
                    "results",
                    model.results(),
                    result -> {
                      json.put("benchmark", result.benchmark());
                      json.put("missed", result.missed());
                    });
              });
          json.texts("sayings", figures.sayings());
          json.objects(
              "pairs",
              figures.pairs(),
              pair -> {
                json.put("benchmark", pair.benchmark());
                json.put("a", pair.a());
                json.put("b", pair.b());
                json.put("ahead", pair.ahead());
                json.put("gap", pair.gap());
                json.put("told", pair.told());
                json.put("more", pair.more());
              });
        });
  }
}
