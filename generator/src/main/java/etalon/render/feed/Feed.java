package etalon.render.feed;

import etalon.bench.Language;
import etalon.i18n.Key;
import etalon.load.Inputs;
import etalon.site.Addresses;
import etalon.site.Change;
import etalon.site.Dates;
import java.net.URI;
import java.util.List;

/** The changes as an Atom feed (RFC 4287). */
public final class Feed {
  private static final String ATOM = "http://www.w3.org/2005/Atom";

  private Feed() {}

  /** @param changes newest first */
  public static byte[] render(Inputs inputs, Language language, List<Change> changes) {
    String base = inputs.catalogue().site().baseUrl();
    String name = inputs.catalogue().site().name();
    String self = base + language.code() + "/feed.xml";
    String updated = (changes.isEmpty() ? Dates.newest(inputs) : changes.get(0).date()) + "T00:00:00Z";
    return Xml.write(
        xml -> {
          xml.writeStartElement("feed");
          xml.writeDefaultNamespace(ATOM);
          xml.writeAttribute("xml:lang", language.code());
          xml.element("title", inputs.messages().in(language).say(Key.FEED_TITLE, "site", name));
          xml.element("id", self);
          xml.element("updated", updated);
          xml.empty("link", "rel", "self", "type", "application/atom+xml", "href", self);
          xml.empty("link", "rel", "alternate", "type", "text/html", "hreflang", language.code(),
              "href", base + Addresses.of("changes", language));
          xml.writeStartElement("author");
          xml.element("name", name);
          xml.writeEndElement();
          for (Change change : changes) {
            String[] page = change.page().split("#", 2);
            String address = base + Addresses.of(page[0], language) + (page.length > 1 ? "#" + page[1] : "");
            xml.writeStartElement("entry");
            xml.element("title", change.subject() + " · " + change.title());
            xml.element("id", tag(base, change));
            xml.element("updated", change.date() + "T00:00:00Z");
            xml.empty("link", "rel", "alternate", "type", "text/html", "href", address);
            xml.element("summary", change.text());
            xml.writeEndElement();
          }
          xml.writeEndElement();
        });
  }

  /** A tag URI (RFC 4151): stable even when the site moves within its host. */
  private static String tag(String base, Change change) {
    return "tag:" + URI.create(base).getHost() + "," + change.date() + ":" + change.id();
  }
}
