package etalon.site;

import etalon.bench.BenchmarkData;
import etalon.bench.Model;
import etalon.bench.Ranking;
import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Dot;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Group;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Sample;
import etalon.chart.Chart.Span;
import etalon.i18n.Key;
import etalon.i18n.Rich;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What was published of a benchmark, from the first time to the last. */
final class HistorySection {
  private static final int TICKS = 7;

  private final View view;
  private final String id;
  private final String benchmark;
  private final List<Ranking> publications;

  private HistorySection(View view, BenchmarkData data) {
    this.view = view;
    this.id = data.benchmark().id();
    this.benchmark = view.phrases.text(data.benchmark().names());
    this.publications = data.published().stream().sorted(Comparator.comparing(Ranking::date)).toList();
  }

  static Section of(View view, BenchmarkData data) {
    return new HistorySection(view, data).section();
  }

  /** Nothing where there are fewer than two publications. */
  static Optional<BenchmarkCharts.Named> named(View view, BenchmarkData data) {
    HistorySection section = new HistorySection(view, data);
    return section.publications.size() < 2
        ? Optional.empty()
        : Optional.of(new BenchmarkCharts.Named("history", section.chart(section.models()), section.last().date()));
  }

  private Ranking last() {
    return publications.get(publications.size() - 1);
  }

  private Section section() {
    List<Block> blocks = new ArrayList<>();
    if (publications.isEmpty()) {
      blocks.add(view.paragraph(Key.HISTORY_NONE));
      return Section.of("history", view.say(Key.HISTORY_TITLE), blocks);
    }
    if (publications.size() == 1) {
      blocks.add(view.paragraph(Key.HISTORY_ONE, "publication", publication(publications.get(0))));
      return Section.of("history", view.say(Key.HISTORY_TITLE), blocks);
    }
    blocks.add(view.paragraph(Key.HISTORY_LEAD, "count", publications.size(), "changes", view.link("changes")));
    blocks.add(new Block.Bullets(publications.stream().map(p -> Rich.of(publication(p))).toList()));
    List<String> models = models();
    blocks.add(view.figure("chart-history", chart(models), "table-history", Pictures.benchmark(id, "history")));
    blocks.add(table(models));
    return Section.of("history", view.say(Key.HISTORY_TITLE), blocks);
  }

  private String publication(Ranking ranking) {
    return view.say(
        Key.HISTORY_PUBLICATION, "date", view.format.date(ranking.date()), "publisher", ranking.publisher(),
        "models", ranking.rows().size(), "documents", ranking.documents());
  }

  /** In the order of the last publication; then those of earlier ones only. */
  private List<String> models() {
    Set<String> models = new LinkedHashSet<>();
    for (int i = publications.size() - 1; i >= 0; i--) {
      publications.get(i).rows().forEach(row -> models.add(row.model()));
    }
    return List.copyOf(models);
  }

  /** To a tenth, as every accuracy is shown; some publishers leave out a zero. */
  private static Optional<BigDecimal> accuracy(Ranking ranking, String model) {
    return ranking.rows().stream()
        .filter(row -> row.model().equals(model))
        .findFirst()
        .map(row -> row.accuracy().setScale(1, RoundingMode.HALF_UP));
  }

  /** A model can have left the catalogue since. */
  private String name(String id) {
    Model model = view.model(id);
    return model == null ? id : model.name();
  }

  private Chart.Rows chart(List<String> models) {
    Ranking last = last();
    List<Chart.Row> rows = new ArrayList<>();
    BigDecimal least = BigDecimal.valueOf(100);
    BigDecimal greatest = BigDecimal.ZERO;
    for (String model : models) {
      List<Dot> dots = new ArrayList<>();
      for (Ranking ranking : publications) {
        accuracy(ranking, model).ifPresent(a -> dots.add(new Dot(a, ranking == last, 1)));
      }
      BigDecimal low = dots.stream().map(Dot::value).min(BigDecimal::compareTo).orElseThrow();
      BigDecimal high = dots.stream().map(Dot::value).max(BigDecimal::compareTo).orElseThrow();
      least = least.min(low);
      greatest = greatest.max(high);
      String shown = accuracy(last, model).map(view.format::number).orElseGet(() -> view.say(Key.HISTORY_ABSENT));
      rows.add(new Chart.Row(name(model), shown, Emphasis.LEADING, Optional.of(new Span(low, high)), dots));
    }
    return new Chart.Rows(
        new Chart.Words(
            view.say(Key.CHART_HISTORY_TITLE, "benchmark", benchmark), view.say(Key.CHART_HISTORY_READING),
            view.say(
                Key.CHART_HISTORY_SUMMARY, "models", rows.size(), "count", publications.size(),
                "first", view.format.date(publications.get(0).date()), "last", view.format.date(last.date()))),
        Axis.linear(view.say(Key.CHART_ACCURACY_AXIS), least, greatest, TICKS, view.format::number),
        Optional.empty(), List.of(new Group(Optional.empty(), rows)),
        List.of(
            new Legend(Sample.LEADING, view.say(Key.CHART_HISTORY_LAST, "date", view.format.date(last.date()))),
            new Legend(Sample.OPEN, view.say(Key.CHART_HISTORY_EARLIER))));
  }

  private Table table(List<String> models) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text(view.say(Key.COLUMN_MODEL)));
    publications.forEach(p -> columns.add(Column.number(view.format.date(p.date()), Better.HIGHER)));
    List<Block.Row> rows = new ArrayList<>();
    for (String model : models) {
      List<Cell> cells = new ArrayList<>();
      cells.add(view.model(model) == null ? Cell.text(model) : view.modelCell(model));
      for (Ranking ranking : publications) {
        cells.add(
            accuracy(ranking, model).map(a -> Cell.number(view.format.number(a), a)).orElseGet(() -> Cell.text(view.say(Key.HISTORY_ABSENT))));
      }
      rows.add(new Block.Row(cells, false, false));
    }
    return new Table("table-history", view.say(Key.HISTORY_CAPTION, "benchmark", benchmark), columns, rows, 0, true);
  }
}
