package etalon.render.json;

import etalon.bench.Language;
import etalon.site.Page;
import java.nio.charset.StandardCharsets;

/** A page's data set in the words of schema.org, to stand inside a script element. */
public final class JsonLd {
  private JsonLd() {}

  public static String render(Page.Dataset dataset, Language language, String siteName) {
    byte[] bytes =
        Json.object(
            json -> {
              json.put("@context", "https://schema.org/");
              json.put("@type", "Dataset");
              json.put("name", dataset.name());
              json.put("description", dataset.description());
              json.put("url", dataset.url());
              json.put("inLanguage", language.code());
              json.put("license", dataset.licence());
              json.put("isAccessibleForFree", true);
              json.put("temporalCoverage", dataset.temporalCoverage());
              json.put("version", dataset.version());
              json.put("dateModified", dataset.version());
              json.put("measurementTechnique", dataset.method());
              json.texts("isBasedOn", dataset.sources());
              json.objects("variableMeasured", dataset.variables(), variable -> variable(json, variable));
              json.object(
                  "creator",
                  () -> {
                    json.put("@type", "Organization");
                    json.put("name", siteName);
                  });
              json.objects(
                  "distribution",
                  dataset.distribution().entrySet(),
                  file -> {
                    json.put("@type", "DataDownload");
                    json.put("contentUrl", file.getKey());
                    json.put("encodingFormat", file.getValue());
                  });
            });
    // "</script>" or "<!--" inside a text would end or change the element.
    return new String(bytes, StandardCharsets.UTF_8)
        .replace("<", "\\u003c")
        .replace("&", "\\u0026")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }

  private static void variable(Json json, Page.Variable variable) {
    json.put("@type", "PropertyValue");
    json.put("name", variable.name());
    json.put("description", variable.description());
    variable.unit().ifPresent(unit -> json.put("unitText", unit));
    if (variable.low().equals(variable.high())) {
      variable.low().ifPresent(value -> json.put("value", value));
    } else {
      json.put("minValue", variable.low().get());
      json.put("maxValue", variable.high().get());
    }
  }
}
