package etalon.diff;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/**
 * What a page says, without how.
 *
 * @param language its code
 * @param passages headings, paragraphs and items, in order
 * @param rows of its tables, in order
 */
record PageText(String language, List<String> passages, List<String> rows) {

  /**
   * Of a page as the site writes it; the list of its sections repeats their headings, and is left out.
   *
   * @param site the address for which the site was built, which pages quote: left out of the text
   */
  static PageText of(byte[] html, String site) {
    Document document;
    try {
      document = Jsoup.parse(new ByteArrayInputStream(html), "UTF-8", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!site.isEmpty()) {
      document.forEachNode(node -> {
        if (node instanceof TextNode words && words.getWholeText().contains(site)) {
          words.text(words.getWholeText().replace(site, ""));
        }
      });
    }
    PageText text = new PageText(document.select("html").attr("lang"), new ArrayList<>(), new ArrayList<>());
    Element main = document.selectFirst("main");
    text.take(main == null ? document.body() : main);
    return text;
  }

  private void take(Element parent) {
    for (Element element : parent.children()) {
      switch (element.tagName()) {
        case "nav", "script", "style", "svg" -> {}
        case "section", "article", "div", "ul", "ol", "dl", "figure", "details", "blockquote", "form" -> take(element);
        case "table" -> element.select("caption, tr").forEach(row -> rows.add(cells(row)));
        default -> {
          String passage = element.text();
          if (!passage.isBlank()) {
            passages.add(passage);
          }
        }
      }
    }
  }

  private static String cells(Element row) {
    return row.tagName().equals("caption") ? row.text() : String.join(" | ", row.children().eachText());
  }
}
