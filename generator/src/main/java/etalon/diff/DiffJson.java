package etalon.diff;

import etalon.render.json.Json;

/** Differences for other programs: all of them, in the order of the sites. */
public final class DiffJson {
  private DiffJson() {}

  public static byte[] render(Differences d) {
    return Json.object(
        json -> {
          json.put("changed", !d.none());
          json.texts("addressesGone", d.gone());
          json.texts("addressesAdded", d.added());
          json.objects("gone", d.entriesGone(), entry -> entry(json, entry));
          json.objects("added", d.entriesAdded(), entry -> entry(json, entry));
          json.objects("ranks", d.ranks(), figure -> figure(json, figure));
          json.objects("figures", d.figures(), figure -> figure(json, figure));
          json.objects(
              "texts",
              d.texts(),
              change -> {
                json.put("language", change.language());
                present(json, "before", change.before());
                present(json, "after", change.after());
                json.texts("pages", change.pages());
              });
          json.texts("tables", d.tables());
        });
  }

  private static void entry(Json json, Differences.Entry entry) {
    thing(json, entry.thing());
    present(json, "name", entry.name());
  }

  private static void figure(Json json, Differences.Figure figure) {
    thing(json, figure.thing());
    json.put("figure", figure.figure());
    present(json, "before", figure.before());
    present(json, "after", figure.after());
  }

  private static void thing(Json json, Thing thing) {
    present(json, "list", thing.list());
    present(json, "id", thing.id());
    present(json, "benchmark", thing.benchmark());
    present(json, "model", thing.model());
  }

  private static void present(Json json, String key, String value) {
    if (!value.isEmpty()) {
      json.put(key, value);
    }
  }
}
