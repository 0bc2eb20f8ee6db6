package etalon.site;

import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex.Entry;
import etalon.evaluate.PairedComparison;
import etalon.evaluate.PairedComparisons;
import etalon.i18n.Key;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The measured models as a page says them, for the comparison of those that a reader chooses.
 *
 * @param facts what each of {@link Model}'s facts is
 * @param models in the order of the Business Index, those not ranked last
 * @param sayings what is said of pairs, each once
 */
public record ModelFigures(List<String> facts, List<Measured> benchmarks, List<Model> models, List<String> sayings, List<Pair> pairs) {
  /** More models than these would make the file of their pairs heavier than a page. */
  private static final int MOST = 60;

  private static final BigDecimal SMALLEST_SHOWN = new BigDecimal("0.001");

  /** @param answers address of the page with every answer */
  public record Measured(String name, String answers, List<Document> documents) {}

  public record Document(String name, String anchor) {}

  public record Model(String slug, String name, List<String> facts, List<Result> results) {}

  /** @param missed places of the documents on which points were lost, separated by spaces */
  public record Result(int benchmark, String missed) {}

  /**
   * Two models on one benchmark.
   *
   * @param a place of a model in {@code models}, before {@code b}
   * @param ahead the place of the one with more points; -1 when they are equal
   * @param gap difference of the shown accuracies, in points
   * @param told place of the saying whether the test tells them apart, with its p-value
   * @param more place of the saying how many documents more it would take
   */
  public record Pair(int benchmark, int a, int b, int ahead, String gap, int told, int more) {}

  /** The models that have taken a benchmark, best first. */
  static List<Entry> offered(Context context) {
    return context.evaluation().index().all().stream().filter(e -> !e.taken().isEmpty()).limit(MOST).toList();
  }

  static ModelFigures of(View view) {
    List<Entry> offered = offered(view.context);
    List<BenchmarkRanking> rankings = rankings(view);
    List<Measured> benchmarks = new ArrayList<>();
    Map<String, Integer> sayings = new LinkedHashMap<>();
    List<Pair> pairs = new ArrayList<>();
    List<List<Result>> results = offered.stream().map(e -> (List<Result>) new ArrayList<Result>()).toList();
    for (BenchmarkRanking ranking : rankings) {
      String id = ranking.graded().benchmark().id();
      int[] rows = offered.stream().mapToInt(e -> e.taken().containsKey(id) ? e.taken().get(id).rank() - 1 : -1).toArray();
      for (int a = 0; a < rows.length; a++) {
        if (rows[a] >= 0) {
          results.get(a).add(new Result(benchmarks.size(), missed(ranking, rows[a])));
        }
      }
      pairs(view, ranking, rows, benchmarks.size(), sayings, pairs);
      benchmarks.add(
          new Measured(
              view.benchmarkName(id), view.link("benchmarks/" + id + "/answers"),
              ranking.graded().documents().stream().map(d -> new Document(d, AnswersPage.anchor(d))).toList()));
    }
    List<Fact> facts = facts(view, rankings);
    List<Model> models = new ArrayList<>();
    for (int i = 0; i < offered.size(); i++) {
      Entry entry = offered.get(i);
      etalon.bench.Model model = view.model(entry.model());
      models.add(
          new Model(model.slug(), model.name(), facts.stream().map(fact -> fact.of().apply(entry)).toList(), List.copyOf(results.get(i))));
    }
    return new ModelFigures(
        facts.stream().map(Fact::label).toList(), List.copyOf(benchmarks), List.copyOf(models), List.copyOf(sayings.keySet()), List.copyOf(pairs));
  }

  static List<BenchmarkRanking> rankings(View view) {
    return view.catalogue().benchmarks().stream()
        .flatMap(b -> Stream.ofNullable(view.context.evaluation().rankings().get(b.id())))
        .toList();
  }

  private static String missed(BenchmarkRanking ranking, int row) {
    StringBuilder missed = new StringBuilder();
    for (int d = 0; d < ranking.possible().length; d++) {
      if (ranking.points()[row][d] < ranking.possible()[d]) {
        missed.append(missed.isEmpty() ? "" : " ").append(d);
      }
    }
    return missed.toString();
  }

  private static void pairs(
      View view, BenchmarkRanking ranking, int[] rows, int benchmark, Map<String, Integer> sayings, List<Pair> pairs) {
    PairedComparisons comparisons = PairedComparisons.of(ranking);
    for (int a = 0; a < rows.length; a++) {
      for (int b = a + 1; b < rows.length; b++) {
        if (rows[a] >= 0 && rows[b] >= 0) {
          PairedComparison pair = comparisons.pair(rows[a], rows[b]);
          BigDecimal gap = ranking.rows().get(rows[a]).accuracy().subtract(ranking.rows().get(rows[b]).accuracy()).abs();
          int ahead = pair.pointsAhead() == 0 ? -1 : pair.pointsAhead() > 0 ? a : b;
          pairs.add(
              new Pair(
                  benchmark, a, b, ahead, view.format.number(gap),
                  place(sayings, told(view, pair, comparisons.count())), place(sayings, more(view, pair))));
        }
      }
    }
  }

  private static int place(Map<String, Integer> sayings, String saying) {
    Integer next = sayings.size();
    Integer known = sayings.putIfAbsent(saying, next);
    return known == null ? next : known;
  }

  private static String told(View view, PairedComparison pair, int pairs) {
    if (pair.pointsAhead() == 0) {
      return view.say(Key.PAIR_LEVEL);
    }
    return switch (pair.told()) {
      case AMONG_ALL -> view.say(Key.PAIR_AMONG_ALL, "pairs", pairs, "chance", chance(view, pair.pValue()));
      case ALONE -> view.say(Key.PAIR_ALONE, "pairs", pairs, "chance", chance(view, pair.pValue()));
      case NOT -> view.say(Key.PAIR_NOT, "chance", chance(view, pair.pValue()));
    };
  }

  /** A p-value to three decimals, in words. */
  private static String chance(View view, double pValue) {
    BigDecimal p = BigDecimal.valueOf(pValue).setScale(3, RoundingMode.HALF_UP);
    return p.compareTo(SMALLEST_SHOWN) < 0
        ? view.say(
            Key.PAIR_CHANCE_BELOW, "percent", view.format.percent(SMALLEST_SHOWN.movePointRight(2)), "p", view.format.number(SMALLEST_SHOWN))
        : view.say(Key.PAIR_CHANCE, "percent", view.format.percent(p.movePointRight(2)), "p", view.format.number(p));
  }

  private static String more(View view, PairedComparison pair) {
    if (pair.more().isEmpty()) {
      return view.say(pair.pointsAhead() == 0 ? Key.MORE_UNKNOWN : Key.MORE_NONE);
    }
    BigDecimal about = BigDecimal.valueOf(pair.more().getAsLong()).round(new MathContext(2, RoundingMode.HALF_UP));
    return view.say(Key.MORE_ABOUT, "documents", about.longValueExact());
  }

  private record Fact(String label, Function<Entry, String> of) {}

  private static List<Fact> facts(View view, List<BenchmarkRanking> rankings) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact(view.say(Key.COLUMN_LAB), e -> view.labName(view.model(e.model()))));
    facts.add(new Fact(view.say(Key.COLUMN_INDEX_SHORT), e -> index(view, e)));
    facts.add(new Fact(view.say(Key.COMPARE_FACT, "what", view.say(Key.COLUMN_INDEX_SHORT), "fact", view.say(Key.COLUMN_TIE)), e -> e.rank().isPresent() ? view.tie(e.tie()).shown().plain() : view.say(Key.NOT_RANKED)));
    for (BenchmarkRanking ranking : rankings) {
      String id = ranking.graded().benchmark().id();
      facts.add(
          measured(view, id, Key.COLUMN_ACCURACY, row -> view.format.percent(row.accuracy()) + " " + view.format.margin(row.margin())));
      facts.add(
          measured(view, id, Key.COLUMN_INTERVAL, row -> view.format.range(view.format.number(row.low()), view.format.number(row.high()))));
      facts.add(measured(view, id, Key.COLUMN_NO_REVIEW, row -> view.format.percent(row.noReview().shown())));
      facts.add(measured(view, id, Key.COLUMN_COST, row -> view.money(row.costPerTest()).shown().plain()));
      facts.add(measured(view, id, Key.COLUMN_TIME, row -> view.duration(row.medianMillis()).shown().plain()));
    }
    facts.add(new Fact(view.say(Key.FACT_PRICE), e -> ModelPage.price(view, e.model())));
    facts.add(new Fact(view.say(Key.COLUMN_WEIGHTS), e -> ModelsPage.weights(view, view.model(e.model())).shown().plain()));
    facts.add(new Fact(view.say(Key.COLUMN_READS), e -> ModelsPage.reads(view, view.model(e.model()))));
    return facts;
  }

  private static Fact measured(View view, String benchmark, Key column, Function<BenchmarkRanking.Row, String> shown) {
    return new Fact(
        view.say(Key.COMPARE_FACT, "what", view.benchmarkName(benchmark), "fact", view.say(column)),
        entry -> Optional.ofNullable(entry.taken().get(benchmark)).map(shown).orElseGet(() -> view.say(Key.NOT_MEASURED)));
  }

  private static String index(View view, Entry entry) {
    return entry.index()
        .map(index -> view.format.number(index) + entry.margin().map(m -> " " + view.format.margin(m)).orElse(""))
        .orElseGet(() -> HomePage.reason(view, entry));
  }
}
