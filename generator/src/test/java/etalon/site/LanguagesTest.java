package etalon.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.bench.Language;
import etalon.bench.Boards;
import etalon.bench.Lab;
import etalon.bench.Model;
import etalon.evaluate.RealData;
import etalon.i18n.Key;
import etalon.i18n.Phrases;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Each page speaks one language, as that language is written. */
class LanguagesTest {
  private static final int SHOWN = 25;

  /** What is read on each page, for each set of quotations left out: every test asks for the same. */
  private static final Map<String, List<String>> RUNS = new ConcurrentHashMap<>();

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyPageSaysItsLanguage(Language language) {
    List<String> pages = DefaultSite.pages(language.code()).toList();
    assertTrue(pages.size() > 50, pages::toString);
    pages.forEach(path -> assertEquals(language.code(), DefaultSite.PAGES.get(path).select("html").attr("lang"), path));
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "FR @ \\p{L}'[\\p{L}\\p{N}] @ straight apostrophes",
        "FR @ [ ][;:!?%»] @ an ordinary space before a mark",
        "FR @ [^\\u202F;!?][;!?]+([ \\u00A0)]|$) @ no narrow space before ; ! ?",
        "FR @ [^\\u00A0]:([ \\u00A0]|$) @ no no-break space before a colon",
        "FR @ «(?!\\u00A0)|(?<!\\u00A0)» @ no no-break space inside the guillemets",
        "FR @ \\d(%|[^\\u00A0]%) @ no no-break space before %",
        "FR @ \\d\\.\\d @ a decimal point",
        "EN @ \\d,\\d{1,2}(?!\\d) @ a decimal comma",
        "EN @ «|» @ guillemets",
        "EN @ ['\"] @ straight quotation marks or apostrophes",
        "EN @ [\\p{L}\\p{N}][ \\u00A0\\u202F][;:!?%] @ a space before a mark"
      })
  void isNotWrittenWith(Language language, String pattern, String what) {
    none(language, "", pattern, what);
  }

  /** French prose quotes English words in italics; the table of amendments quotes accepted answers. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '@',
      value = {
        "FR @ .prose em, #table-amendments [scope=row] @ (?i)(?<![\\p{L}’-])(the|with|and|of|from|which|this|are|by)(?![\\p{L}’-])",
        "EN @ q @ (?i)(?<![\\p{L}’-])(le|les|une|est|avec|dans|pour|sont|cette)(?![\\p{L}’-])"
      })
  void noPageSpeaksTheOtherLanguage(Language language, String quotes, String words) {
    none(language, quotes, words, "words of the other language");
  }

  private static void none(Language language, String without, String pattern, String what) {
    Pattern fault = Pattern.compile(pattern);
    Set<String> found = new LinkedHashSet<>();
    DefaultSite.pages(language.code())
        .forEach(
            path ->
                RUNS.computeIfAbsent(path + '\t' + without, key -> RunsOfText.of(DefaultSite.PAGES.get(path), language, without))
                    .forEach(run -> fault.matcher(run).results().forEach(m -> found.add(around(run, m) + "   in " + path))));
    assertTrue(
        found.isEmpty(),
        () -> what + ", " + found.size() + " times:\n" + found.stream().limit(SHOWN).collect(Collectors.joining("\n")));
  }

  private static String around(String run, MatchResult match) {
    return "…" + run.substring(Math.max(0, match.start() - 40), Math.min(run.length(), match.end() + 40)) + "…";
  }

  /** What is read on a page, block by block, without code, other languages, names and quoted documents. */
  private static final class RunsOfText implements NodeVisitor {
    private static final Set<String> INLINE =
        Set.of("a", "span", "strong", "em", "b", "i", "sup", "sub", "small", "abbr", "time", "mark");

    /** Names that are the same in every language, addresses and files. */
    private static final Pattern NAMES =
        Pattern.compile(
            Stream.concat(
                    RealData.INPUTS.catalogue().models().stream().flatMap((Model m) -> Stream.of(m.name(), m.id())),
                    Stream.concat(
                        RealData.INPUTS.catalogue().labs().stream().map(Lab::name),
                        RealData.INPUTS.boards().stream().flatMap(b -> ofBoards(b.boards()))))
                .sorted((a, b) -> b.length() - a.length())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "", "|https?://\\S+|Apache-2\\.0|CC[ -]BY[ -]4\\.0")));

    private static Stream<String> ofBoards(Boards boards) {
      return Stream.of(
              boards.models().stream().flatMap(m -> Stream.of(m.name(), m.org())),
              boards.measures().stream().flatMap(m -> Stream.of(m.name(), m.publisher(), m.group())))
          .flatMap(names -> names);
    }

    private final List<String> runs = new ArrayList<>();
    private final StringBuilder run = new StringBuilder();

    static List<String> of(Document page, Language language, String without) {
      RunsOfText visitor = new RunsOfText();
      Document copy = page.clone();
      quoted(copy, language).forEach(Element::remove);
      copy.select("script, pre, [lang]:not(html):not([lang=" + language.code() + "])").remove();
      copy.select(without.isEmpty() ? "code" : "code, " + without).forEach(code -> code.text("¤"));
      visitor.runs.add(copy.select("title").first().wholeText());
      copy.select("meta[name=description], meta[property=og:title]").forEach(e -> visitor.runs.add(e.attr("content")));
      copy.select("[title]").forEach(e -> visitor.runs.add(e.attr("title")));
      copy.select("[aria-label]").forEach(e -> visitor.runs.add(e.attr("aria-label")));
      copy.body().traverse(visitor);
      visitor.end();
      return visitor.runs.stream().map(text -> NAMES.matcher(text).replaceAll("¤")).toList();
    }

    /** The cells that quote documents and answers, which are in whatever language they are in. */
    private static List<Element> quoted(Document page, Language language) {
      Phrases phrases = RealData.INPUTS.messages().in(language);
      Set<String> columns =
          Stream.of(
                  Key.COLUMN_EXPECTED, Key.COLUMN_OTHERS, Key.COLUMN_ANSWERED, Key.COLUMN_LABEL, Key.COLUMN_FORM, Key.COLUMN_REMOVED, Key.COLUMN_SENT)
              .map(phrases::say).collect(Collectors.toSet());
      List<Element> cells = new ArrayList<>();
      for (Element header : page.select("thead th")) {
        if (columns.contains(header.wholeText())) {
          Element table = header.closest("table");
          cells.addAll(table.select("tbody tr > :nth-child(" + (header.elementSiblingIndex() + 1) + ")"));
        }
      }
      return cells;
    }

    @Override
    public void head(Node node, int depth) {
      if (node instanceof TextNode text) {
        run.append(text.getWholeText().replace('\n', ' '));
      } else if (!INLINE.contains(node.nodeName()) && !node.nodeName().equals("code")) {
        end();
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node instanceof Element && !INLINE.contains(node.nodeName()) && !node.nodeName().equals("code")) {
        end();
      }
    }

    private void end() {
      if (!run.toString().isBlank()) {
        runs.add(run.toString().strip());
      }
      run.setLength(0);
    }
  }

  @Test
  void thePagesOfBothLanguagesAreTheSame() {
    Set<String> names = new LinkedHashSet<>();
    for (String language : List.of("en", "fr")) {
      names.add(
          DefaultSite.pages(language)
              .map(path -> DefaultSite.PAGES.get(path).select("link[hreflang=en]").attr("href"))
              .sorted()
              .collect(Collectors.joining("\n")));
    }
    assertEquals(1, names.size());
  }
}
