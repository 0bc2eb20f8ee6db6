package etalon.site;

import etalon.bench.Amendment;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.Criterion;
import etalon.bench.Language;
import etalon.content.BenchmarkFigure;
import etalon.content.SiteFigure;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BenchmarkRanking.Row;
import etalon.evaluate.Coverage;
import etalon.evaluate.Evaluation;
import etalon.evaluate.Sensitivity;
import etalon.evaluate.Ties.Tie;
import etalon.i18n.Format;
import etalon.i18n.Key;
import etalon.i18n.Phrases;
import etalon.load.Inputs;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The figures that prose names, written in each language. */
final class Figures {
  private final Phrases phrases;
  private final Format format;
  private final Map<String, String> figures = new HashMap<>();

  private Figures(Phrases phrases) {
    this.phrases = phrases;
    this.format = phrases.format();
  }

  static Map<Language, Map<String, String>> all(Inputs inputs, Evaluation evaluation) {
    Map<Language, Map<String, String>> all = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Figures figures = new Figures(inputs.messages().in(language));
      for (SiteFigure figure : SiteFigure.values()) {
        figures.figures.put(figure.word(), figures.site(figure, inputs, evaluation));
      }
      evaluation.rankings().values().forEach(figures::benchmark);
      all.put(language, Map.copyOf(figures.figures));
    }
    return all;
  }

  private String site(SiteFigure figure, Inputs inputs, Evaluation evaluation) {
    var catalogue = inputs.catalogue();
    int measured = inputs.measured().size();
    return switch (figure) {
      case MODELS_MEASURED ->
          format.number(evaluation.rankings().values().stream().flatMap(r -> r.rows().stream()).map(Row::model).distinct().count());
      case FUNCTIONS_TOTAL -> format.number(catalogue.functions().size());
      case FUNCTIONS_MEASURED -> format.number(evaluation.index().covered().size());
      case BENCHMARKS_TOTAL -> format.number(catalogue.benchmarks().size());
      case BENCHMARKS_MEASURED -> format.number(measured);
      case BENCHMARKS_COMING -> format.number(catalogue.benchmarks().size() - measured);
      case PRICES_DATE -> format.date(catalogue.prices().date());
      case DATA_DATE -> format.date(Dates.newest(inputs));
      case COVERAGE_WILSON_MIN -> percent(coverages(Coverage::wilson).min().orElseThrow());
      case COVERAGE_WILSON_MAX -> percent(coverages(Coverage::wilson).max().orElseThrow());
      case COVERAGE_NORMAL_MIN -> percent(coverages(Coverage::normal).min().orElseThrow());
      case COVERAGE_TABLE -> coverageTable();
    };
  }

  private interface Exact {
    double coverage(double share, int n);
  }

  private static java.util.stream.DoubleStream coverages(Exact exact) {
    return Arrays.stream(Coverage.SHARES)
        .flatMap(share -> Arrays.stream(Coverage.SIZES).mapToDouble(n -> exact.coverage(share, n)));
  }

  private String percent(double share) {
    return format.number(BigDecimal.valueOf(share * 100).setScale(1, RoundingMode.HALF_UP));
  }

  private String coverageTable() {
    StringBuilder table = new StringBuilder();
    table.append("| ").append(phrases.say(Key.COVERAGE_SHARE)).append(" | ").append(phrases.say(Key.COVERAGE_SIZE))
        .append(" | ").append(phrases.say(Key.COVERAGE_WILSON)).append(" | ").append(phrases.say(Key.COVERAGE_NORMAL))
        .append(" |\n| ---: | ---: | ---: | ---: |\n");
    for (double share : Coverage.SHARES) {
      for (int n : Coverage.SIZES) {
        table.append("| ").append(format.percent(BigDecimal.valueOf(share * 100).setScale(0, RoundingMode.HALF_UP)))
            .append(" | ").append(n).append(" | ").append(shown(Coverage.wilson(share, n)))
            .append(" | ").append(shown(Coverage.normal(share, n))).append(" |\n");
      }
    }
    return table.toString();
  }

  private String shown(double share) {
    return format.percent(BigDecimal.valueOf(share * 100).setScale(1, RoundingMode.HALF_UP));
  }

  private void benchmark(BenchmarkRanking ranking) {
    BenchmarkData data = ranking.graded().data();
    String id = data.benchmark().id();
    for (BenchmarkFigure figure : BenchmarkFigure.values()) {
      figures.put(figure.of(id), benchmark(figure, ranking, data));
    }
    for (Criterion criterion : data.rubric().criteria()) {
      long count =
          ranking.graded().items().stream().filter(item -> item.criterion().id().equals(criterion.id())).count();
      figures.put(BenchmarkFigure.criterionDocuments(id, criterion.id()), format.number(count));
    }
  }

  private String benchmark(BenchmarkFigure figure, BenchmarkRanking ranking, BenchmarkData data) {
    List<Row> rows = ranking.rows();
    int documents = rows.get(0).documents();
    List<Arbitration> decisions = data.ranked().stream().flatMap(run -> run.arbitrations().stream()).toList();
    Sensitivity hardest = hardest(ranking);
    return switch (figure) {
      case NAME -> phrases.text(data.benchmark().names());
      case DOCUMENTS -> format.number(documents);
      case PREPARED -> format.number(data.reference().stream().map(i -> i.document()).distinct().count());
      case DROPPED -> format.number(data.amendments(Amendment.DocumentDropped.class).size());
      case CRITERIA -> format.number(data.rubric().criteria().size());
      case GRADINGS -> format.number((long) ranking.graded().items().size() * rows.size());
      case RUNS -> format.number(data.ranked().size());
      case FIRST_RUN -> format.date(Dates.firstRun(data));
      case LAST_RUN -> format.date(Dates.lastRun(data));
      case POINT_VALUE ->
          format.number(BigDecimal.valueOf(100).divide(BigDecimal.valueOf(documents), 1, RoundingMode.HALF_UP));
      case PERFECT -> format.number(rows.stream().filter(r -> r.points().part() == r.points().whole()).count());
      case ABOVE_97 -> format.number(rows.stream().filter(r -> r.accuracy().compareTo(BigDecimal.valueOf(97)) > 0).count());
      case BEST -> format.number(rows.get(0).accuracy());
      case LOWEST -> format.number(rows.get(rows.size() - 1).accuracy());
      case TIED_WITH_FIRST -> format.number(rows.get(0).tie().map(Tie::others).orElse(0));
      case ABSENT -> format.number(rows.get(0).absentItems());
      case HALLUCINATIONS -> format.number(rows.stream().mapToInt(Row::hallucinated).sum());
      case ATTRIBUTED_FAILURES -> format.number(data.amendments(Amendment.FailureAttributed.class).size());
      case ARBITRATED -> format.number(decisions.size());
      case OVERTURNED -> format.number(decisions.stream().filter(a -> a.human() != a.automatic()).count());
      case HARDEST_MISSED -> format.number(hardest.missedBy());
      case PERFECT_WITHOUT_HARDEST -> format.number(hardest.perfectWithout());
      case HARDEST_RANK_CORRELATION -> correlation(format, hardest, phrases);
    };
  }

  /** The document that most models missed; the first of them. */
  static Sensitivity hardest(BenchmarkRanking ranking) {
    return ranking.sensitivity().stream()
        .sorted(Comparator.comparing(Sensitivity::missedBy, Comparator.reverseOrder()))
        .findFirst()
        .orElseThrow();
  }

  static String correlation(Format format, Sensitivity sensitivity, Phrases phrases) {
    return sensitivity
        .rankCorrelation()
        .map(r -> format.number(BigDecimal.valueOf(r).setScale(2, RoundingMode.HALF_UP)))
        .orElseGet(() -> phrases.say(Key.NOT_APPLICABLE));
  }
}
