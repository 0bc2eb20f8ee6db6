package etalon.synthetic;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Writes the sources of a Hugo site with the pages of one that we built, for measuring: the same number of pages, each with
 * the same tables (cells as text, in its front matter), the same paragraphs and, on the pages of benchmarks, the same
 * Markdown. Hugo computes none of the figures: it is given them.
 */
public final class HugoSite {
  private static final JsonFactory JSON = new JsonFactory();

  private HugoSite() {}

  /** Arguments: the root of our sources, the folder that was built from it, the folder for Hugo's sources. */
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[0]);
    Path built = Path.of(arguments[1]);
    Path hugo = Path.of(arguments[2]);
    put(hugo.resolve("hugo.toml"),
        "baseURL = 'https://example.org/'\ntitle = 'Synthetic'\ndisableKinds = ['taxonomy', 'term', 'section', 'RSS', 'home', '404']\n");
    put(hugo.resolve("layouts/_default/single.html"),
        """
        <!doctype html>
        <html lang="en">
        <head><meta charset="utf-8"><title>{{ .Title }}</title><link rel="canonical" href="{{ .Permalink }}"></head>
        <body>
        <header><nav><a href="/">Home</a> <a href="/benchmarks/">Benchmarks</a> <a href="/models/">Models</a></nav></header>
        <main><h1>{{ .Title }}</h1>
        {{ range .Params.paragraphs }}<p>{{ . }}</p>
        {{ end }}{{ .Content }}
        {{ range .Params.tables }}<table><caption>{{ .caption }}</caption>
        {{ range .rows }}<tr>{{ range . }}<td>{{ . }}</td>{{ end }}</tr>
        {{ end }}</table>
        {{ end }}</main>
        <footer><p>{{ .Site.Title }}</p></footer>
        </body></html>
        """);
    List<Path> pages;
    try (Stream<Path> files = Files.walk(built)) {
      pages = files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
    for (int i = 0; i < pages.size(); i++) {
      Document page = Jsoup.parse(Files.readString(pages.get(i)));
      put(hugo.resolve("content/p/" + i + ".md"), frontMatter(page) + "\n\n" + markdown(root, built.relativize(pages.get(i))));
    }
    System.out.println(pages.size() + " pages");
  }

  private static String frontMatter(Document page) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("title", page.title());
      json.writeArrayFieldStart("paragraphs");
      for (Element paragraph : page.select("main p, main li, main h2")) {
        json.writeString(paragraph.text());
      }
      json.writeEndArray();
      json.writeArrayFieldStart("tables");
      for (Element table : page.select("main table")) {
        json.writeStartObject();
        json.writeStringField("caption", table.select("caption").text());
        json.writeArrayFieldStart("rows");
        for (Element row : table.select("tr")) {
          json.writeStartArray();
          for (Element cell : row.select("th, td")) {
            json.writeString(cell.text());
          }
          json.writeEndArray();
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.toString();
  }

  /** The Markdown of a benchmark's page, without its front matter; none for other pages. */
  private static String markdown(Path root, Path page) throws IOException {
    String language = page.getName(0).toString();
    String folder = page.getNameCount() > 1 ? page.getName(page.getNameCount() - 2).toString() : "";
    Path source = root.resolve("content/" + language + "/benchmarks/" + folder + ".md");
    return Files.exists(source) ? Files.readString(source).split("\n---\n", 2)[1] : "";
  }

  private static void put(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
