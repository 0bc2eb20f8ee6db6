package etalon.site;

import etalon.bench.Benchmark;
import etalon.bench.Boards;
import etalon.bench.Language;
import etalon.bench.Model;
import etalon.chart.Picture;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.CompositeIndex;
import etalon.evaluate.Evaluation;
import etalon.load.BoardInputs;
import etalon.load.Inputs;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Which pages there are.
 *
 * @param plans in the order of the site
 * @param changes per language, newest first
 * @param scripts makes what the scripts of pages read
 */
public record Site(List<Plan> plans, Map<Language, List<Change>> changes, Supplier<ScriptFigures> scripts) {

  /**
   * @param downloads the data files that the site offers, in the order to be shown
   * @param draw makes the pictures of the given paths, and says the size in bytes of each that was made
   */
  public static Site of(
      Inputs inputs, Evaluation evaluation, List<Download> downloads,
      Function<Map<String, Picture>, Map<String, Integer>> draw) {
    Context context = withPictures(Context.of(inputs, evaluation, downloads), draw);
    List<Plan> plans = new ArrayList<>();
    plans.add(StandalonePages.chooser(context));
    plans.add(StandalonePages.notFound(context));
    both(context, plans, "home", HomePage::of);
    both(context, plans, "benchmarks", BenchmarksPage::of);
    for (Benchmark benchmark : inputs.catalogue().benchmarks()) {
      String name = "benchmarks/" + benchmark.id();
      BenchmarkRanking ranking = evaluation.rankings().get(benchmark.id());
      if (ranking == null) {
        both(context, plans, name, view -> ComingPage.of(view, benchmark));
      } else {
        both(context, plans, name, view -> BenchmarkPage.of(view, ranking));
        both(context, plans, name + "/answers", view -> AnswersPage.of(view, ranking));
      }
      inputs.data(benchmark.id()).ifPresent(data -> both(context, plans, ProtocolPage.name(benchmark), view -> ProtocolPage.of(view, data)));
    }
    both(context, plans, "models", ModelsPage::of);
    for (Model model : inputs.catalogue().models()) {
      both(context, plans, "models/" + model.slug(), view -> ModelPage.of(view, model));
    }
    both(context, plans, ComparePage.NAME, ComparePage::of);
    both(context, plans, CostPage.NAME, CostPage::of);
    inputs.boards().ifPresent(boards -> composite(context, plans, evaluation.composite().orElseThrow()));
    both(context, plans, "methodology", ProsePages::methodology);
    both(context, plans, "data", DataPage::of);
    both(context, plans, "changes", ChangesPage::of);
    both(context, plans, "about", ProsePages::about);
    both(context, plans, "search", SearchPage::of);
    Map<Language, List<Change>> changes = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      changes.put(language, Change.all(new View(context, "changes", language)));
    }
    return new Site(List.copyOf(plans), changes, () -> ScriptFigures.of(context));
  }

  private static Context withPictures(Context context, Function<Map<String, Picture>, Map<String, Integer>> draw) {
    Map<Language, Map<String, Picture.Card>> cards = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      cards.put(language, Cards.of(context, language));
    }
    return context.with(cards, draw.apply(Pictures.of(context, cards)));
  }

  private static void composite(Context context, List<Plan> plans, Evaluation.Composites composites) {
    CompositeIndex index = composites.withReports();
    for (int number = 1; number <= CompositePage.pages(index); number++) {
      int page = number;
      both(context, plans, CompositePage.name(page), view -> CompositePage.of(view, page));
    }
    for (boolean reports : new boolean[] {true, false}) {
      CompositeIndex variant = reports ? index : composites.boardsOnly();
      index.categories().keySet().forEach(
          scope -> scope(context, plans, "category", scope, reports, variant.categories().getOrDefault(scope, List.of()).size()));
      index.domains().keySet().forEach(
          scope -> scope(context, plans, "domain", scope, reports, variant.domains().getOrDefault(scope, List.of()).size()));
    }
    both(context, plans, "composite/measures", MeasuresPage::of);
    both(context, plans, "composite/models", BoardModelsPage::of);
    both(context, plans, CompareBoardsPage.NAME, CompareBoardsPage::of);
    BoardInputs boards = context.inputs().boards().orElseThrow();
    for (Boards.BoardModel model : boards.boards().models()) {
      both(context, plans, CompositeView.page(model.id()), view -> BoardModelPage.of(view, model.id()));
    }
    for (int number = 1; number <= MergesPage.pages(MergesPage.merged(boards.log()).size()); number++) {
      int page = number;
      both(context, plans, MergesPage.name(page), view -> MergesPage.of(view, page));
    }
  }

  private static void scope(Context context, List<Plan> plans, String kind, String scope, boolean reports, int rows) {
    String base = "composite/" + kind + "/" + Slugs.of(scope);
    for (int number = 1; number <= ScopePage.pages(rows); number++) {
      int page = number;
      both(context, plans, ScopePage.name(base, reports, page), view -> ScopePage.of(view, kind, scope, reports, page));
    }
  }

  private static void both(Context context, List<Plan> plans, String name, Function<View, Page> page) {
    for (Language language : Language.values()) {
      String folder = Addresses.of(name, language);
      plans.add(
          new Plan(
              folder + "index.html", context.absolute(folder), context.alternates(name),
              () -> page.apply(new View(context, name, language))));
    }
  }
}
