package etalon.render.feed;

import etalon.site.Plan;
import java.util.List;

/** sitemap.xml: every page with its counterpart in the other language. */
public final class Sitemap {
  private Sitemap() {}

  public static byte[] render(List<Plan> plans) {
    return Xml.write(
        xml -> {
          xml.writeStartElement("urlset");
          xml.writeDefaultNamespace("http://www.sitemaps.org/schemas/sitemap/0.9");
          xml.writeNamespace("xhtml", "http://www.w3.org/1999/xhtml");
          for (Plan plan : plans) {
            if (!plan.canonical().isEmpty()) {
              xml.writeStartElement("url");
              xml.element("loc", plan.canonical());
              for (var alternate : plan.alternates().entrySet()) {
                xml.empty("xhtml:link", "rel", "alternate", "hreflang", alternate.getKey(), "href", alternate.getValue());
              }
              xml.writeEndElement();
            }
          }
          xml.writeEndElement();
        });
  }
}
