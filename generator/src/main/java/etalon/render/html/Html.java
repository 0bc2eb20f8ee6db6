package etalon.render.html;

import etalon.chart.Chart;
import etalon.i18n.Key;
import etalon.render.chart.Svg;
import etalon.render.json.JsonLd;
import etalon.render.json.Words;
import etalon.render.markdown.Markdown;
import etalon.site.Block;
import etalon.site.Page;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Pages to HTML through the compiled templates. */
public final class Html {
  private final TemplateEngine engine =
      TemplateEngine.createPrecompiled(null, ContentType.Html, null, "etalon.templates");
  private final Markdown markdown;

  public Html(Markdown markdown) {
    this.markdown = markdown;
    engine.setTrimControlStructures(true);
  }

  public byte[] render(Page page) {
    Utf8ByteOutput output = new Utf8ByteOutput();
    engine.render("page.jte", new Shown(page, markdown), output);
    return bytes(output);
  }

  /** A page of the tools, which is no part of the site. */
  public byte[] render(String template, Map<String, Object> parameters) {
    Utf8ByteOutput output = new Utf8ByteOutput();
    engine.render(template, parameters, output);
    return bytes(output);
  }

  private static byte[] bytes(Utf8ByteOutput output) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(output.getContentLength());
    try {
      output.writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** What a template is given: the page, and the texts that are not escaped because they are HTML. */
  public record Shown(Page page, Markdown markdown) {
    public String prose(Block.Prose prose) {
      return markdown.render(prose, page.phrases().say(Key.PROSE_TABLE));
    }

    public String svg(Block.Figure figure) {
      return Svg.render(figure.chart(), figure.id());
    }

    public String sample(Chart.Sample sample) {
      return Svg.sample(sample);
    }

    public String jsonLd() {
      return page.dataset().map(d -> JsonLd.render(d, page.language(), page.siteName())).orElse("");
    }

    public String say(Key key) {
      return page.phrases().say(key);
    }

    /** What stands beside a table's controls before anything is filtered. */
    public String allRows(Block.Table table) {
      int rows = table.rows().size();
      return page.phrases().say(Key.TABLE_ROWS, "shown", rows, "rows", rows);
    }

    public String words(Block.Tool tool) {
      return Words.render(tool.words());
    }

    /** A message whose arguments a script fills in: each stands as its name in braces. */
    public String pattern(Key key, String... arguments) {
      return page.phrases().pattern(key, arguments);
    }
  }
}
