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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** The feeds against a grammar of RFC 4287, by jing. */
class FeedGrammarTest {
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
    String grammar = FeedGrammarTest.class.getResource("/proof/atom.rnc").toString();
    assertTrue(driver.loadSchema(new InputSource(grammar)), faults::toString);
    driver.validate(new InputSource(new StringReader(feed)));
    return faults;
  }
}
