package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.render.DefaultSite;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import nu.validator.validation.SimpleDocumentValidator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** Every page before the Nu HTML checker: no error, and no warning that proof/html-warnings.txt does not explain. */
class HtmlCheckerTest {
  /** The name of a grammar within the checker; nothing is fetched. */
  private static final String GRAMMAR = "http://s.validator.nu/html5-rdfalite.rnc";

  private static final Checker CHECKER = new Checker();

  /** A warning that is no fault: which pages, which message. Lines of the file that begin with # say why. */
  private record Explained(Pattern page, Pattern message) {
    static List<Explained> read() throws Exception {
      Path file = Path.of(HtmlCheckerTest.class.getResource("/proof/html-warnings.txt").toURI());
      return Files.readAllLines(file).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(parts -> new Explained(Pattern.compile(parts[0]), Pattern.compile(parts[1])))
          .toList();
    }

    boolean covers(String page, String text) {
      return page().matcher(page).matches() && message.matcher(text).matches();
    }
  }

  @Test
  void everyPageIsValidHtml() throws Exception {
    List<Explained> explained = Explained.read();
    Set<String> found = new TreeSet<>();
    List<String> pages = WrittenSite.pages().toList();
    assertTrue(pages.size() > 1000, () -> pages.size() + " pages");
    for (String page : pages) {
      for (Message message : CHECKER.check(page, WrittenSite.FILES.get(page))) {
        if (!message.warning() || explained.stream().noneMatch(e -> e.covers(page, message.text()))) {
          found.add(page + ":" + message.line() + ": " + message.text());
        }
      }
    }
    assertTrue(found.isEmpty(), () -> found.size() + " findings:\n" + String.join("\n", found.stream().limit(30).toList()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<title>Test</title> | <title></title> | Element “title” must not be empty.",
        "<title>Test</title> | <title>Test</title><p id=a><p id=a> | Duplicate ID “a”.",
        "<title>Test</title> | <title>Test</title><img src=x> | An “img” element must have an “alt” attribute",
        "<title>Test</title> | <title>Test</title><p align=left> | The “align” attribute on the “p” element is obsolete."
      })
  void theCheckerSeesFaults(String good, String bad, String said) throws Exception {
    String page = "<!doctype html><html lang=en><meta charset=utf-8><title>Test</title><p>Text";
    assertEquals(List.of(), check(page));
    List<String> texts = check(page.replace(good, bad)).stream().map(Message::text).toList();
    assertTrue(texts.stream().anyMatch(text -> text.startsWith(said)), texts::toString);
  }

  @Test
  void theCheckerSeesThatAPageSpeaksAnotherLanguage() throws Exception {
    String french = DefaultSite.text("fr/methodologie/index.html");
    List<String> texts = check(french.replace("<html lang=\"fr\">", "<html lang=\"en\">")).stream().map(Message::text).toList();
    assertTrue(texts.stream().anyMatch(text -> text.startsWith("This document appears to be written in French")), texts::toString);
  }

  private static List<Message> check(String html) throws Exception {
    return CHECKER.check("test/index.html", html.getBytes(StandardCharsets.UTF_8));
  }

  private record Message(boolean warning, int line, String text) {}

  /** The checker, set up once: reading its grammar takes longer than reading a page. */
  private static final class Checker implements ErrorHandler {
    private final SimpleDocumentValidator validator = new SimpleDocumentValidator(true, false, true);
    private List<Message> messages = new ArrayList<>();

    Checker() {
      try {
        validator.setUpMainSchema(GRAMMAR, this);
        validator.setUpValidatorAndParsers(this, true, false);
      } catch (Exception e) {
        throw new IllegalStateException("the checker's own grammar cannot be read", e);
      }
    }

    List<Message> check(String path, byte[] html) throws Exception {
      messages = new ArrayList<>();
      InputSource source = new InputSource(new ByteArrayInputStream(html));
      source.setEncoding("UTF-8");
      // What 'self' means in a content security policy depends on it.
      source.setSystemId(WrittenSite.BASE + path);
      validator.checkHtmlInputSource(source);
      return messages;
    }

    @Override
    public void warning(SAXParseException e) {
      messages.add(new Message(true, e.getLineNumber(), e.getMessage()));
    }

    @Override
    public void error(SAXParseException e) {
      messages.add(new Message(false, e.getLineNumber(), e.getMessage()));
    }

    @Override
    public void fatalError(SAXParseException e) {
      error(e);
    }
  }
}
