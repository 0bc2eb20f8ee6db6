package etalon.render.markdown;

import com.vladsch.flexmark.ast.HardLineBreak;
import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.SoftLineBreak;
import com.vladsch.flexmark.ast.Text;
import com.vladsch.flexmark.ext.attributes.AttributesExtension;
import com.vladsch.flexmark.ext.tables.TableBlock;
import com.vladsch.flexmark.ext.tables.TableCell;
import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.AttributeProvider;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.html.IndependentAttributeProviderFactory;
import com.vladsch.flexmark.html.LinkResolver;
import com.vladsch.flexmark.html.IndependentLinkResolverFactory;
import com.vladsch.flexmark.html.renderer.AttributablePart;
import com.vladsch.flexmark.html.renderer.LinkResolverBasicContext;
import com.vladsch.flexmark.html.renderer.LinkResolverContext;
import com.vladsch.flexmark.html.renderer.LinkStatus;
import com.vladsch.flexmark.html.renderer.NodeRenderer;
import com.vladsch.flexmark.html.renderer.NodeRendererFactory;
import com.vladsch.flexmark.html.renderer.NodeRenderingHandler;
import com.vladsch.flexmark.html.renderer.ResolvedLink;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.ast.Document;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.data.DataKey;
import com.vladsch.flexmark.util.data.MutableDataSet;
import com.vladsch.flexmark.util.html.MutableAttributes;
import etalon.bench.Language;
import etalon.i18n.Typography;
import etalon.site.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Markdown of content/ to HTML: no raw HTML, links by page name or to the web only, tables in a group
 * that scrolls, the language's typography on text and never on code.
 */
public final class Markdown {
  private static final DataKey<Map<String, String>> LINKS = new DataKey<>("LINKS", Map.of());
  private static final DataKey<Language> LANGUAGE = new DataKey<>("LANGUAGE", Language.EN);
  private static final DataKey<String> TABLE_LABEL = new DataKey<>("TABLE_LABEL", "");

  private static final DataHolder OPTIONS =
      new MutableDataSet()
          .set(Parser.EXTENSIONS, List.of(TablesExtension.create(), AttributesExtension.create()))
          .set(HtmlRenderer.ESCAPE_HTML, true)
          .set(HtmlRenderer.GENERATE_HEADER_ID, false)
          .set(AttributesExtension.ASSIGN_TEXT_ATTRIBUTES, false)
          .set(TablesExtension.COLUMN_SPANS, false)
          .toImmutable();

  private static final Pattern HEADING = Pattern.compile("(?s)<h([1-6])[^>]* id=\"([^\"]+)\"[^>]*>(.*?)</h\\1>");
  private static final Pattern BLOCK_END = Pattern.compile("</(?:p|li|td|th|h[1-6]|pre|caption|blockquote)>|<br>");
  private static final Pattern SPACES = Pattern.compile("[ \n]+");

  /** The parts of several large sites; more are of pages that nobody looks at. */
  private static final int MOST_REMEMBERED = 2000;

  private final boolean remembers;
  private final Map<Source, String> memory = new ConcurrentHashMap<>();
  private final Parser parser = Parser.builder(OPTIONS).build();

  /** Reads what differs from part to part (links, language, label) from the document. */
  private final HtmlRenderer renderer =
      HtmlRenderer.builder(OPTIONS)
          .linkResolverFactory(new PageLinks.Factory())
          .attributeProviderFactory(new Attributes.Factory())
          .nodeRendererFactory(new Words.Factory())
          .build();

  /** What the HTML of a part depends on. */
  private record Source(String markdown, Language language, Map<String, String> links, String tableLabel) {}

  public Markdown() {
    this(false);
  }

  /** @param remembers whether a part that was rendered before is not rendered again: for sites that are made again and again */
  public Markdown(boolean remembers) {
    this.remembers = remembers;
  }

  /** The HTML of one part of a page. @param tableLabel what a table is called where it has no caption */
  public String render(Block.Prose prose, String tableLabel) {
    if (!remembers) {
      return parsed(prose, tableLabel);
    }
    if (memory.size() > MOST_REMEMBERED) {
      memory.clear();
    }
    return memory.computeIfAbsent(
        new Source(prose.markdown(), prose.page().language(), prose.links(), tableLabel), source -> parsed(prose, tableLabel));
  }

  private String parsed(Block.Prose prose, String tableLabel) {
    Document document = parser.parse(prose.markdown());
    document.set(LINKS, prose.links());
    document.set(LANGUAGE, prose.page().language());
    document.set(TABLE_LABEL, tableLabel);
    return renderer.render(document);
  }

  /** A stretch of prose under one heading, without markup; the first has neither id nor title. */
  public record Part(String id, String title, String text) {}

  /** What one part of a page says, cut at its headings: what a search looks through. */
  public List<Part> parts(Block.Prose prose) {
    String html = render(prose, "");
    List<Part> parts = new ArrayList<>();
    Matcher heading = HEADING.matcher(html);
    String id = "";
    String title = "";
    int from = 0;
    while (heading.find()) {
      parts.add(new Part(id, title, words(html.substring(from, heading.start()))));
      id = heading.group(2);
      title = words(heading.group(3));
      from = heading.end();
    }
    parts.add(new Part(id, title, words(html.substring(from))));
    return parts;
  }

  /** The text of HTML that was made here: no comments, no scripts, four entities. */
  private static String words(String html) {
    return SPACES.matcher(BLOCK_END.matcher(html).replaceAll(" ").replaceAll("<[^>]*>", "")).replaceAll(" ")
        .replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&").strip();
  }

  /** {@code page:name#section} becomes the page's address; what is not allowed leads nowhere. */
  private static final class PageLinks implements LinkResolver {
    private final Map<String, String> links;

    PageLinks(Map<String, String> links) {
      this.links = links;
    }

    @Override
    public ResolvedLink resolveLink(Node node, LinkResolverBasicContext context, ResolvedLink link) {
      String target = link.getUrl();
      if (target.startsWith("page:")) {
        String[] parts = target.substring("page:".length()).split("#", 2);
        String address = links.get(parts[0]);
        if (address != null) {
          return link.withStatus(LinkStatus.VALID).withUrl(address + (parts.length > 1 ? "#" + parts[1] : ""));
        }
      }
      boolean allowed = target.startsWith("https://") || target.startsWith("http://") || target.startsWith("mailto:") || target.startsWith("#");
      return link.withStatus(LinkStatus.VALID).withUrl(allowed ? target : "#");
    }

    private static final class Factory extends IndependentLinkResolverFactory {
      @Override
      public LinkResolver apply(LinkResolverBasicContext context) {
        return new PageLinks(LINKS.get(context.getOptions()));
      }
    }
  }

  /**
   * Explicit ids of headings; the obsolete align attribute of cells as a class; the scope of header cells;
   * and none of the attributes that an author may have written in braces.
   */
  private static final class Attributes implements AttributeProvider {
    /** Those of the group around a table, which {@link Words} writes. */
    private static final Set<String> OF_GROUP = Set.of("class", "tabindex", "role", "aria-label");

    private static final Set<String> KNOWN = Set.of("id", "class", "scope", "href", "title", "start", "lang");

    @Override
    public void setAttributes(Node node, AttributablePart part, MutableAttributes attributes) {
      if (node instanceof Heading heading && heading.isExplicitAnchorRefId()) {
        attributes.replaceValue("id", heading.getAnchorRefId());
      }
      if (node instanceof TableCell cell) {
        if ("right".equals(attributes.getValue("align"))) {
          attributes.addValue("class", "number");
        }
        attributes.remove("align");
        if (cell.isHeader()) {
          attributes.replaceValue("scope", "col");
        }
      }
      Set<String> known = node instanceof TableBlock ? OF_GROUP : KNOWN;
      List.copyOf(attributes.keySet()).stream().filter(name -> !known.contains(name)).forEach(attributes::remove);
    }

    private static final class Factory extends IndependentAttributeProviderFactory {
      @Override
      public AttributeProvider apply(LinkResolverContext context) {
        return new Attributes();
      }
    }
  }

  private static final class Words implements NodeRenderer {
    private final Language language;
    private final String tableLabel;

    Words(DataHolder options) {
      this.language = LANGUAGE.get(options);
      this.tableLabel = TABLE_LABEL.get(options);
    }

    @Override
    public Set<NodeRenderingHandler<?>> getNodeRenderingHandlers() {
      return Set.of(
          new NodeRenderingHandler<>(
              Text.class,
              (node, context, html) -> {
                Node before = node.getPrevious();
                boolean continued = before != null && !(before instanceof SoftLineBreak || before instanceof HardLineBreak);
                html.text(Typography.of(language, node.getChars().unescape(), continued));
              }),
          new NodeRenderingHandler<>(
              TableBlock.class,
              (node, context, html) -> {
                html.line();
                html.attr("class", "scroll").attr("tabindex", "0").attr("role", "group").attr("aria-label", tableLabel);
                html.withAttr().tag("div").line();
                context.delegateRender();
                html.line().tag("/div").line();
              }));
    }

    private static final class Factory implements NodeRendererFactory {
      @Override
      public NodeRenderer apply(DataHolder options) {
        return new Words(options);
      }
    }
  }
}
