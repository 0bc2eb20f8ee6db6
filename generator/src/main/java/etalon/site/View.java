package etalon.site;

import etalon.bench.Catalogue;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.bench.Site;
import etalon.chart.Chart;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.Ties.Tie;
import etalon.i18n.Format;
import etalon.i18n.Key;
import etalon.i18n.Phrases;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One page in one language: how it says things, and how it links to the others. */
final class View {
  private static final List<String> NAVIGATION =
      List.of("home", "benchmarks", "models", "composite", "methodology", "data");

  final Context context;
  final String name;
  final Language language;
  final Phrases phrases;
  final Format format;

  View(Context context, String name, Language language) {
    this.context = context;
    this.name = name;
    this.language = language;
    this.phrases = context.inputs().messages().in(language);
    this.format = phrases.format();
  }

  String say(Key key, Object... arguments) {
    return phrases.say(key, arguments);
  }

  Rich rich(Key key, Object... arguments) {
    return phrases.rich(key, arguments);
  }

  /** A message whose arguments a script fills in: each stands as its name in braces. */
  String pattern(Key key, String... arguments) {
    return phrases.pattern(key, arguments);
  }

  /** Words of a document or an answer, which are in the language that they are in. */
  Rich quoted(Language of, String text) {
    return of == language ? Rich.of(text) : Rich.in(of, text);
  }

  Block.Paragraph paragraph(Key key, Object... arguments) {
    return new Block.Paragraph(rich(key, arguments), Block.Tone.PLAIN);
  }

  Block.Paragraph remark(Key key, Object... arguments) {
    return new Block.Paragraph(rich(key, arguments), Block.Tone.REMARK);
  }

  Block.Fact fact(Key term, Rich value) {
    return new Block.Fact(say(term), value);
  }

  Block.Fact fact(Key term, String value) {
    return fact(term, Rich.of(value));
  }

  private String folder() {
    return Addresses.of(name, language);
  }

  /** From this page's folder to the site's root. */
  String up() {
    return "../".repeat((int) folder().chars().filter(c -> c == '/').count());
  }

  /** The relative address of another page in this language; {@code name#id} for one of its sections. */
  String link(String target) {
    String[] parts = target.split("#", 2);
    return up() + Addresses.of(parts[0], language) + "index.html" + (parts.length > 1 ? "#" + parts[1] : "");
  }

  /** The relative address of a file by its path from the site's root. */
  String file(String path) {
    return up() + path;
  }

  Catalogue catalogue() {
    return context.inputs().catalogue();
  }

  private Site site() {
    return catalogue().site();
  }

  Model model(String id) {
    return context.models().get(id);
  }

  String labName(Model model) {
    return context.labs().get(model.lab()).name();
  }

  Cell modelCell(String id) {
    Model model = model(id);
    return Cell.rich(Rich.link(model.name(), link("models/" + model.slug())));
  }

  String benchmarkName(String id) {
    return phrases.text(context.benchmarks().get(id).names());
  }

  String functionName(String id) {
    return phrases.text(catalogue().functions().stream().filter(f -> f.id().equals(id)).findFirst().orElseThrow().names());
  }

  Cell money(Optional<BigDecimal> dollars) {
    return dollars.map(d -> Cell.number(format.money(d), d)).orElseGet(() -> Cell.missing(say(Key.UNDISCLOSED)));
  }

  Cell duration(Optional<BigDecimal> millis) {
    return millis.map(m -> Cell.number(format.duration(m), m)).orElseGet(() -> Cell.missing(say(Key.UNKNOWN)));
  }

  /** How many calls failed, where that is known. */
  Cell failures(BenchmarkRanking.Row row) {
    return row.failures()
        .map(failures -> Cell.number(format.number(failures), BigDecimal.valueOf(failures)))
        .orElseGet(() -> Cell.missing(say(Key.UNKNOWN)));
  }

  /** "1 to 17", or "none" when the row is told apart from every other; in the order of the first rank. */
  Cell tie(Optional<Tie> tie) {
    return tie.map(t -> t.others() == 0 ? Cell.text(say(Key.TIE_NONE)).key(String.valueOf(t.from())) : ranks(t.from(), t.to()))
        .orElseGet(() -> Cell.missing(say(Key.TIE_UNKNOWN)));
  }

  /** From the best rank to the worst, in the order of the best. */
  Cell ranks(int from, int to) {
    return Cell.text(say(Key.TIE_RANKS, "from", from, "to", to)).key(String.valueOf(from));
  }

  /** A column of words, with what it holds where there is a word to say about it. */
  Column words(Key label) {
    return hinted(Column.text(label.column(), say(label)), label);
  }

  /** A column of figures, with what it holds and which way is better. */
  Column figures(Key label, Better better, Object... arguments) {
    return hinted(Column.number(label.column(), say(label, arguments), better), label);
  }

  private Column hinted(Column column, Key label) {
    return label.hint().map(hint -> column.hint(better(say(hint), column.better()))).orElse(column);
  }

  /** What a column holds, and which way is better. */
  String better(String hint, Better better) {
    return switch (better) {
      case NEITHER -> hint;
      case HIGHER -> say(Key.BETTER_HIGHER, "hint", hint);
      case LOWER -> say(Key.BETTER_LOWER, "hint", hint);
    };
  }

  /** The measures of these columns explained, for where they stand outside a table. */
  Block.Notes notes(Key... labels) {
    return new Block.Notes(
        Stream.of(labels).flatMap(label -> label.hint().stream().map(hint -> fact(label, say(hint)))).toList());
  }

  /** A chart over the table of this page that holds the same figures. */
  Block.Figure figure(String id, Chart chart, String table) {
    return new Block.Figure(id, chart, List.of(), List.of(rich(Key.CHART_TABLE, "table", "#" + table)));
  }

  /** A chart that can be downloaded, where this build has its picture. */
  Block.Figure figure(String id, Chart chart, String table, String picture) {
    return figure(id, chart, List.of(), table, picture);
  }

  /**
   * @param entries what the numbers in the chart stand for
   * @param picture its name in {@link Pictures}
   */
  Block.Figure figure(String id, Chart chart, List<Rich> entries, String table, String picture) {
    List<Rich> links = new ArrayList<>();
    links.add(rich(Key.CHART_TABLE, "table", "#" + table));
    String path = Pictures.path(picture, language);
    Integer size = context.pictures().get(path);
    if (size != null) {
      links.add(rich(Key.CHART_PICTURE, "picture", file(path), "size", format.size(size)));
    }
    return new Block.Figure(id, chart, entries, links);
  }

  /** What links to this page look like where they are shared, where this build has it. */
  private Optional<Page.Card> card() {
    String kind = Cards.kind(context, name);
    String path = Cards.path(kind, language);
    return context.pictures().containsKey(path)
        ? Optional.of(new Page.Card(context.absolute(path), context.cards().get(language).get(kind).alternative()))
        : Optional.empty();
  }

  /** "3 of 27", with a real no-break space before the second number. */
  String outOf(long part, long whole) {
    return say(Key.OUT_OF, "part", part, "whole", whole);
  }

  /** The page around its sections. */
  Page page(String title, String description, List<Page.Link> crumbs, List<Section> sections, Optional<Page.Dataset> dataset) {
    String fullTitle = name.equals("home") ? site().name() + " · " + title : title + " · " + site().name();
    List<Page.Link> breadcrumbs = new ArrayList<>();
    if (!name.equals("home")) {
      breadcrumbs.add(new Page.Link(say(Key.NAV_HOME), link("home"), false));
      breadcrumbs.addAll(crumbs);
      breadcrumbs.add(new Page.Link(title, "", true));
    }
    List<Page.Link> contents = new ArrayList<>();
    List<Section> titled = sections.stream().filter(s -> !s.id().isEmpty()).toList();
    if (titled.size() > 3) {
      titled.forEach(s -> contents.add(new Page.Link(s.title(), "#" + s.id(), false)));
    }
    String other = Addresses.of(name, language.other());
    return new Page(
        folder() + "index.html", language, phrases, site().name(), fullTitle, title, description,
        context.absolute(folder()), context.alternates(name), up(), navigation(), breadcrumbs,
        Optional.of(
            new Page.Link(
                context.inputs().messages().in(language.other()).say(Key.LANGUAGE_NAME),
                up() + other + "index.html", false)),
        contents, sections, footer(), Optional.of(file(language.code() + "/feed.xml")), dataset,
        Optional.of(new Page.Link(say(Key.SEARCH_TITLE), link("search"), name.equals("search"))), card());
  }

  private List<Page.Link> navigation() {
    List<Page.Link> links = new ArrayList<>();
    for (String target : NAVIGATION) {
      if (!context.names().contains(target)) {
        continue;
      }
      boolean current = name.equals(target) || name.startsWith(target + "/");
      links.add(new Page.Link(say(Key.navigation(target)), link(target), current));
    }
    return links;
  }

  Page.Footer footer() {
    List<Rich> lines = new ArrayList<>();
    lines.add(rich(Key.FOOTER_DATE, "date", format.date(context.dataDate())));
    context.runSources().forEach(s -> lines.add(rich(Key.FOOTER_SOURCE, "name", s.name(), "url", s.url())));
    context.catalogueSources().forEach(s -> lines.add(rich(Key.FOOTER_CATALOGUE, "name", s.name(), "url", s.url())));
    if (context.inputs().boards().isPresent()) {
      lines.add(rich(Key.FOOTER_BOARDS, "measures", link("composite/measures")));
    }
    lines.add(rich(Key.FOOTER_LICENCE, "texts", site().textLicence(), "code", site().codeLicence(), "data", link("about#licence")));
    lines.add(
        rich(
            Key.FOOTER_LINKS,
            "repository", site().repository(), "cite", link("data#cite"),
            "changes", link("changes"), "about", link("about")));
    return new Page.Footer(lines);
  }

  /** The addresses of every page that prose can name, relative to this page. */
  Map<String, String> proseLinks() {
    Map<String, String> links = new LinkedHashMap<>();
    context.names().forEach(target -> links.put(target, link(target)));
    return links;
  }
}
