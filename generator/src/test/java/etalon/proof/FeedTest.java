package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.thaiopensource.util.PropertyMapBuilder;
import com.thaiopensource.validate.ValidateProperty;
import com.thaiopensource.validate.ValidationDriver;
import com.thaiopensource.validate.rng.CompactSchemaReader;
import etalon.bench.Language;
import etalon.render.DefaultSite;
import java.io.StringReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** The feeds against the rules of RFC 4287: its grammar by jing, and what no grammar can say. */
class FeedTest {
  private static String text(Language language) {
    return DefaultSite.text(language.code() + "/feed.xml");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theFeedFollowsTheGrammar(Language language) throws Exception {
    assertEquals(List.of(), faults(text(language)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<updated> | <updated>on ",
        "T00:00:00Z | t00:00:00z",
        "<id>tag: | <id>tag ",
        "rel=\"self\" | rel=\"own\"",
        "<author> | <author><name/></author><author>",
        "<title> | <title></title><title>"
      })
  void theGrammarRefuses(String good, String bad) throws Exception {
    String text = text(Language.EN);
    assertTrue(text.contains(good), good);
    assertTrue(!faults(text.replace(good, bad)).isEmpty(), bad);
  }

  private static List<String> faults(String feed) throws Exception {
    List<String> faults = new ArrayList<>();
    DefaultHandler handler =
        new DefaultHandler() {
          @Override
          public void error(SAXParseException e) {
            faults.add(e.getLineNumber() + ": " + e.getMessage());
          }

          @Override
          public void fatalError(SAXParseException e) {
            error(e);
          }
        };
    PropertyMapBuilder properties = new PropertyMapBuilder();
    properties.put(ValidateProperty.ERROR_HANDLER, handler);
    ValidationDriver driver = new ValidationDriver(properties.toPropertyMap(), CompactSchemaReader.getInstance());
    String grammar = FeedTest.class.getResource("/proof/atom.rnc").toString();
    assertTrue(driver.loadSchema(new InputSource(grammar)), faults::toString);
    driver.validate(new InputSource(new StringReader(feed)));
    return faults;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void entriesAreDistinctInOrderAndLeadToPages(Language language) {
    Document feed = parse(language);
    String self = WrittenSite.BASE + language.code() + "/feed.xml";
    assertEquals(List.of(self), feed.select("feed > link[rel=self]").eachAttr("href"));
    assertEquals(1, feed.select("feed > link[rel=alternate]").size());
    Set<String> ids = new HashSet<>();
    Instant before = Instant.parse(feed.selectFirst("feed > updated").text());
    for (Element entry : feed.select("entry")) {
      assertTrue(ids.add(entry.selectFirst("id").text()), () -> "twice: " + entry);
      Instant updated = Instant.parse(entry.selectFirst("updated").text());
      assertTrue(!updated.isAfter(before), () -> "newer than what stands before it: " + entry);
      before = updated;
      String page = entry.selectFirst("link").attr("href").split("#")[0];
      String file = page.substring(WrittenSite.BASE.length()) + (page.endsWith("/") ? "index.html" : "");
      assertTrue(WrittenSite.FILES.containsKey(file), page);
    }
  }

  @Test
  void bothFeedsTellTheSameChanges() {
    assertEquals(parse(Language.EN).select("entry > id").eachText(), parse(Language.FR).select("entry > id").eachText());
  }

  private static Document parse(Language language) {
    return Jsoup.parse(text(language), "", Parser.xmlParser());
  }
}
