package etalon.site;

import etalon.bench.Language;
import etalon.chart.Chart;
import etalon.chart.Picture;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.CompositeIndex;
import etalon.i18n.Key;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What links to each kind of page look like where they are shared: title and foremost figure. */
final class Cards {
  private final View view;
  private final Map<String, Picture.Card> cards = new LinkedHashMap<>();

  private Cards(View view) {
    this.view = view;
  }

  /** By kind of page. */
  static Map<String, Picture.Card> of(Context context, Language language) {
    Cards cards = new Cards(new View(context, "home", language));
    cards.home();
    context.evaluation().rankings().forEach(cards::benchmark);
    cards.others();
    return cards.cards;
  }

  static String path(String kind, Language language) {
    return "pictures/" + language.code() + "/card-" + kind + ".png";
  }

  /** The kind of a page by its name; each measured benchmark is one of its own, and what has no card has that of home. */
  static String kind(Context context, String page) {
    String[] parts = page.split("/");
    Map<String, Picture.Card> cards = context.cards().getOrDefault(Language.EN, Map.of());
    if (parts.length > 1 && parts[0].equals("benchmarks") && cards.containsKey(parts[1])) {
      return parts[1];
    }
    return cards.containsKey(parts[0]) ? parts[0] : "home";
  }

  private void add(String kind, String title, String figure, String words, Optional<Chart.Rows> chart) {
    cards.put(
        kind, new Picture.Card(view.catalogue().site().name(), title, figure, words, Pictures.source(view, view.context.dataDate()), chart));
  }

  private void home() {
    BusinessIndex index = view.context.evaluation().index();
    String title = view.say(Key.HOME_TITLE);
    if (index.ranked().isEmpty()) {
      benchmarks("home", title);
      return;
    }
    BusinessIndex.Entry first = index.ranked().get(0);
    boolean known = index.ranked().stream().allMatch(entry -> entry.margin().isPresent());
    top("home", title, first.model(), known, ScoreChart.of(view, index));
  }

  private void benchmark(String id, BenchmarkRanking ranking) {
    top(id, view.benchmarkName(id), ranking.rows().get(0).model(), true, ScoreChart.of(view, ranking));
  }

  /**
   * What {@link TopSentence} says, in a figure: of models that are not told apart, how many; else the first one's score.
   *
   * @param known whether every margin is
   */
  private void top(String kind, String title, String first, boolean known, Chart.Rows chart) {
    int leading = 0;
    for (Chart.Group group : chart.groups()) {
      for (Chart.Row row : group.rows()) {
        leading += row.emphasis() == Chart.Emphasis.LEADING ? 1 : 0;
      }
    }
    if (leading > 1) {
      add(kind, title, view.outOf(leading, chart.size()), view.say(known ? Key.CARD_TIED : Key.CARD_UNKNOWN_TIED), Optional.of(chart));
    } else {
      Key words = chart.size() == 1 ? Key.CARD_ONLY : known ? Key.CARD_ALONE : Key.CARD_UNKNOWN;
      String score = chart.groups().get(0).rows().get(0).shown();
      add(kind, title, score, view.say(words, "model", view.model(first).name(), "models", chart.size()), Optional.of(chart));
    }
  }

  private void benchmarks(String kind, String title) {
    int measured = view.context.inputs().measured().size();
    add(kind, title, view.outOf(measured, view.catalogue().benchmarks().size()), view.say(Key.CARD_BENCHMARKS), Optional.empty());
  }

  private void others() {
    BusinessIndex index = view.context.evaluation().index();
    benchmarks("benchmarks", view.say(Key.BENCHMARKS_TITLE));
    int models = view.catalogue().models().size();
    figure("models", Key.MODELS_TITLE, models, Key.CARD_MODELS);
    view.context.evaluation().composite().ifPresent(
        composite -> {
          CompositeIndex all = composite.withReports();
          figure("composite", Key.COMPOSITE_TITLE, all.overall().size(), Key.CARD_COMPOSITE);
        });
    long gradings = 0;
    for (BenchmarkRanking ranking : view.context.evaluation().rankings().values()) {
      gradings += (long) ranking.graded().items().size() * ranking.rows().size();
    }
    figure("methodology", Key.METHODOLOGY_TITLE, gradings, Key.CARD_METHODOLOGY);
    int files = view.context.downloads().size();
    add("data", prose("data"), view.format.number(files), view.say(Key.CARD_DATA, "count", files), Optional.empty());
    figure("changes", Key.CHANGES_TITLE, Change.all(view).size(), Key.CARD_CHANGES);
    add(
        "about", prose("about"), view.outOf(index.covered().size(), view.catalogue().functions().size()),
        view.say(Key.CARD_ABOUT), Optional.empty());
  }

  private String prose(String page) {
    return ProseParts.of(new View(view.context, page, view.language), page).title();
  }

  private void figure(String kind, Key title, long count, Key words) {
    add(kind, view.say(title), view.format.number(count), view.say(words, "count", count), Optional.empty());
  }
}
