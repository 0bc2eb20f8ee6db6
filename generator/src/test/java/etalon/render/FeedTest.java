package etalon.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Language;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The feeds against RFC 4287; the numbers are its sections. */
class FeedTest {
  private static final String ATOM = "http://www.w3.org/2005/Atom";

  private static Element feed(Language language) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    byte[] bytes = DefaultSite.FILES.get(language.code() + "/feed.xml");
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(bytes)).getDocumentElement();
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getLocalName().equals(name)) {
        assertEquals(ATOM, element.getNamespaceURI(), name);
        found.add(element);
      }
    }
    return found;
  }

  private static String one(Element parent, String name) {
    List<Element> found = children(parent, name);
    assertEquals(1, found.size(), () -> name + " in " + parent.getTextContent());
    assertTrue(!found.get(0).getTextContent().isBlank(), name);
    return found.get(0).getTextContent();
  }

  private static List<Element> links(Element parent, String rel) {
    return children(parent, "link").stream().filter(link -> link.getAttribute("rel").equals(rel)).toList();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theFeedHasWhatAFeedNeeds(Language language) throws Exception {
    Element feed = feed(language);
    assertEquals("feed", feed.getLocalName());
    assertEquals(ATOM, feed.getNamespaceURI());
    assertEquals(language.code(), feed.getAttributeNS("http://www.w3.org/XML/1998/namespace", "lang"));
    one(feed, "title");
    // 4.2.6: an absolute IRI
    assertTrue(URI.create(one(feed, "id")).isAbsolute());
    OffsetDateTime.parse(one(feed, "updated"));
    // 4.1.1: an author for every entry
    one(children(feed, "author").get(0), "name");
    // 4.1.1: a link to itself, and to the page
    assertEquals(one(feed, "id"), links(feed, "self").get(0).getAttribute("href"));
    assertEquals(1, links(feed, "alternate").size());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEntryHasWhatAnEntryNeeds(Language language) throws Exception {
    Element feed = feed(language);
    List<Element> entries = children(feed, "entry");
    assertTrue(entries.size() >= 10, entries.size() + " entries");
    Set<String> ids = new HashSet<>();
    OffsetDateTime before = OffsetDateTime.MAX;
    for (Element entry : entries) {
      one(entry, "title");
      one(entry, "summary");
      String id = one(entry, "id");
      assertTrue(URI.create(id).isAbsolute() && ids.add(id), id);
      OffsetDateTime updated = OffsetDateTime.parse(one(entry, "updated"));
      assertTrue(!updated.isAfter(before), "newest first: " + id);
      before = updated;
      assertTrue(URI.create(links(entry, "alternate").get(0).getAttribute("href")).isAbsolute(), id);
    }
    // 4.2.15: the feed changed when its newest entry did
    assertEquals(one(entries.get(0), "updated"), one(feed, "updated"));
  }

  /** A reader that takes both languages, or the same one again, knows an entry by its id. */
  @Test
  void idsAreTheSameInBothLanguagesAndNameWhatChangedAndWhen() throws Exception {
    List<String> english = children(feed(Language.EN), "entry").stream().map(e -> one(e, "id")).toList();
    assertEquals(english, children(feed(Language.FR), "entry").stream().map(e -> one(e, "id")).toList());
    english.forEach(
        id -> assertTrue(id.matches("tag:[^,]+,\\d{4}-\\d{2}-\\d{2}:(publication|amendment|arbitration):[a-z0-9-]+:\\d{4}-\\d{2}-\\d{2}(:[a-z-]+)?"), id));
  }
}
