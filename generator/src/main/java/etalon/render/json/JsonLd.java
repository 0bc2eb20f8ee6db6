package etalon.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import etalon.bench.Language;
import etalon.site.Page;
import java.nio.charset.StandardCharsets;

/** A page's data set in the words of schema.org, to stand inside a script element. */
public final class JsonLd {
  private JsonLd() {}

  public static String render(Page.Dataset dataset, Language language, String siteName) {
    ObjectNode root = Json.object();
    root.put("@context", "https://schema.org/");
    root.put("@type", "Dataset");
    root.put("name", dataset.name());
    root.put("description", dataset.description());
    root.put("url", dataset.url());
    root.put("inLanguage", language.code());
    root.put("license", dataset.licence());
    root.put("isAccessibleForFree", true);
    root.put("temporalCoverage", dataset.temporalCoverage());
    ObjectNode creator = root.putObject("creator");
    creator.put("@type", "Organization");
    creator.put("name", siteName);
    ArrayNode files = root.putArray("distribution");
    dataset.distribution().forEach(
        (address, type) -> {
          ObjectNode file = files.addObject();
          file.put("@type", "DataDownload");
          file.put("contentUrl", address);
          file.put("encodingFormat", type);
        });
    // "</script>" or "<!--" inside a text would end or change the element.
    return new String(Json.bytes(root), StandardCharsets.UTF_8)
        .replace("<", "\\u003c").replace("&", "\\u0026").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
  }
}
