package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.Boards;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.i18n.Key;
import etalon.load.BoardInputs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Something that readers search for.
 *
 * @param about what tells it from others of its name
 * @param address relative to the folder of the language, with a slash at the end, and perhaps a fragment
 * @param prose what is searched beside the title; its headings are entries of their own
 */
public record SearchEntry(Kind kind, String title, String about, String address, Optional<Block.Prose> prose) {

  /** In the order in which results of the same weight are shown. */
  public enum Kind {
    MODEL(Key.SEARCH_MODEL, "models", Key.MODELS_TITLE),
    BENCHMARK(Key.SEARCH_BENCHMARK, "benchmarks", Key.BENCHMARKS_TITLE),
    METHOD(Key.SEARCH_METHOD, "methodology", Key.METHODOLOGY_TITLE),
    PAGE(Key.SEARCH_PAGE, "data", Key.NAV_DATA),
    BOARD_MODEL(Key.SEARCH_BOARD_MODEL, "composite/models", Key.BOARD_MODELS_TITLE),
    MEASURE(Key.SEARCH_MEASURE, "composite/measures", Key.MEASURES_TITLE);

    private final Key word;
    private final String list;
    private final Key listTitle;

    Kind(Key word, String list, Key listTitle) {
      this.word = word;
      this.list = list;
      this.listTitle = listTitle;
    }

    /** What one of this kind is called. */
    public Key word() {
      return word;
    }

    /** The page that lists them all. */
    String list() {
      return list;
    }

    Key listTitle() {
      return listTitle;
    }
  }

  static List<SearchEntry> all(Context context, Language language) {
    View view = new View(context, "search", language);
    List<SearchEntry> entries = new ArrayList<>();
    for (Model model : context.inputs().catalogue().models()) {
      entries.add(of(view, Kind.MODEL, model.name(), view.labName(model), "models/" + model.slug()));
    }
    for (Benchmark benchmark : context.inputs().catalogue().benchmarks()) {
      entries.add(
          of(view, Kind.BENCHMARK, view.phrases.text(benchmark.names()), view.functionName(benchmark.function()), "benchmarks/" + benchmark.id()));
      if (benchmark.measured()) {
        String name = "benchmarks/" + benchmark.id();
        sections(view, Kind.BENCHMARK, name, view.phrases.text(benchmark.names()), ProseParts.of(view, name).remaining(), entries);
      }
    }
    Page methodology = ProsePages.methodology(new View(context, "methodology", language));
    sections(view, Kind.METHOD, "methodology", methodology.heading(), methodology.sections(), entries);
    for (String name : List.of("data", "about")) {
      ProseParts prose = ProseParts.of(view, name);
      entries.add(of(view, Kind.PAGE, prose.title(), "", name));
      sections(view, Kind.PAGE, name, prose.title(), prose.remaining(), entries);
    }
    entries.add(of(view, Kind.PAGE, view.say(Key.DOWNLOADS_TITLE), view.say(Key.NAV_DATA), "data#downloads"));
    entries.add(of(view, Kind.PAGE, view.say(Key.VERSIONS_TITLE), view.say(Key.NAV_DATA), "data#versions"));
    entries.add(of(view, Kind.PAGE, view.say(Key.CITE_TITLE_SECTION), view.say(Key.NAV_DATA), "data#cite"));
    context.inputs().boards().ifPresent(boards -> boards(view, boards, entries));
    return List.copyOf(entries);
  }

  private static void sections(
      View view, Kind kind, String name, String heading, List<Section> sections, List<SearchEntry> entries) {
    for (Section section : sections) {
      Optional<Block.Prose> prose =
          section.blocks().stream().filter(Block.Prose.class::isInstance).map(Block.Prose.class::cast).findFirst();
      boolean top = section.id().isEmpty();
      entries.add(
          new SearchEntry(
              kind, top ? heading : section.title(), top ? "" : heading,
              address(view, name) + (top ? "" : "#" + section.id()), prose));
    }
  }

  /** The ranked models first, by rank: of two that fit a query alike, the reader more likely means that one. */
  private static void boards(View view, BoardInputs boards, List<SearchEntry> entries) {
    var index = view.context.evaluation().composite().orElseThrow().withReports();
    Set<String> ranked = new HashSet<>();
    for (var entry : index.overall()) {
      ranked.add(entry.model());
      entries.add(board(view, view.context.boardModels().get(entry.model())));
    }
    boards.boards().models().stream()
        .filter(model -> !ranked.contains(model.id()))
        .sorted(Comparator.comparing((Boards.BoardModel m) -> m.name().toLowerCase(Locale.ROOT)).thenComparing(Boards.BoardModel::id))
        .forEach(model -> entries.add(board(view, model)));
    for (Boards.Measure measure : boards.boards().measures()) {
      entries.add(
          new SearchEntry(
              Kind.MEASURE, measure.name(), measure.publisher(),
              address(view, "composite/measures") + "#" + MeasuresPage.anchor(measure), Optional.empty()));
    }
  }

  private static SearchEntry board(View view, Boards.BoardModel model) {
    return of(view, Kind.BOARD_MODEL, model.name(), model.org(), CompositeView.page(model.id()));
  }

  private static SearchEntry of(View view, Kind kind, String title, String about, String name) {
    return new SearchEntry(kind, title, about, address(view, name), Optional.empty());
  }

  private static String address(View view, String target) {
    String[] parts = target.split("#", 2);
    String folder = Addresses.of(parts[0], view.language).substring(view.language.code().length() + 1);
    return parts.length > 1 ? folder + "#" + parts[1] : folder;
  }
}
