package etalon.site;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Dot;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Group;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Sample;
import etalon.chart.Chart.Span;
import etalon.evaluate.BenchmarkRanking;
import etalon.evaluate.BusinessIndex;
import etalon.evaluate.Ties;
import etalon.evaluate.Ties.Scored;
import etalon.evaluate.Ties.Tie;
import etalon.i18n.Key;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Scores as dots with their margins, in the groups that the margins tell apart. */
final class ScoreChart {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final int TICKS = 7;

  private final View view;
  private final List<Scored> scored = new ArrayList<>();
  private final List<Optional<Tie>> ties = new ArrayList<>();
  private final List<Chart.Row> rows = new ArrayList<>();

  private ScoreChart(View view) {
    this.view = view;
  }

  static Chart.Rows of(View view, BusinessIndex index) {
    ScoreChart chart = new ScoreChart(view);
    for (BusinessIndex.Entry entry : index.ranked()) {
      BigDecimal score = entry.index().orElseThrow();
      // No index lies beyond 0 or 100, and so no margin is drawn there.
      Optional<Span> span =
          entry.margin().map(m -> new Span(score.subtract(m).max(BigDecimal.ZERO), score.add(m).min(HUNDRED)));
      chart.add(entry.model(), new Scored(score, entry.margin()), entry.tie(), span);
    }
    return chart.chart(view.say(Key.CHART_INDEX_TITLE), view.say(Key.CHART_INDEX_AXIS));
  }

  static Chart.Rows of(View view, BenchmarkRanking ranking) {
    ScoreChart chart = new ScoreChart(view);
    for (BenchmarkRanking.Row row : ranking.rows()) {
      chart.add(
          row.model(), new Scored(row.accuracy(), Optional.of(row.margin())), row.tie(),
          Optional.of(new Span(row.low(), row.high())));
    }
    return chart.chart(
        view.say(Key.CHART_ACCURACY_TITLE, "benchmark", view.phrases.text(ranking.graded().benchmark().names())),
        view.say(Key.CHART_ACCURACY_AXIS));
  }

  private void add(String model, Scored score, Optional<Tie> tie, Optional<Span> span) {
    String shown = view.format.number(score.score()) + score.margin().map(m -> " " + view.format.margin(m)).orElse("");
    scored.add(score);
    ties.add(tie);
    rows.add(new Chart.Row(view.model(model).name(), shown, Emphasis.PLAIN, span, List.of(Dot.of(score.score()))));
  }

  private Chart.Rows chart(String title, String measured) {
    int leading = emphasise();
    BigDecimal least = HUNDRED;
    BigDecimal greatest = BigDecimal.ZERO;
    for (int i = 0; i < rows.size(); i++) {
      least = least.min(rows.get(i).span().map(Span::from).orElse(scored.get(i).score()));
      greatest = greatest.max(rows.get(i).span().map(Span::to).orElse(scored.get(i).score()));
    }
    List<Group> groups = groups();
    return new Chart.Rows(
        new Chart.Words(
            title, view.say(Key.CHART_SCORE_READING),
            view.say(
                Key.CHART_SCORE_SUMMARY,
                "models", rows.size(), "groups", groups.size(), "leading", leading,
                "first", rows.get(0).label(), "best", rows.get(0).shown(),
                "last", rows.get(rows.size() - 1).label(), "lowest", rows.get(rows.size() - 1).shown())),
        Axis.linear(measured, least, greatest, TICKS, view.format::number), Optional.empty(), groups, legend(leading));
  }

  /** Marks the models that the sentence above speaks of, and counts them. */
  private int emphasise() {
    boolean[] leading = Leading.of(scored);
    int count = 0;
    for (int i = 0; i < leading.length; i++) {
      if (leading[i]) {
        Chart.Row row = rows.get(i);
        rows.set(i, new Chart.Row(row.label(), row.shown(), Emphasis.LEADING, row.span(), row.dots()));
        count++;
      }
    }
    return count;
  }

  /** Without a margin nobody is told apart: then the words are about the scores alone. */
  private List<Legend> legend(int leading) {
    boolean known = scored.stream().allMatch(score -> score.margin().isPresent());
    List<Legend> legend = new ArrayList<>();
    legend.add(
        new Legend(
            Sample.LEADING,
            view.say(leading == 1 ? Key.CHART_FIRST : known ? Key.CHART_LEADING : Key.CHART_LEADING_UNKNOWN)));
    if (leading < rows.size()) {
      legend.add(new Legend(Sample.PLAIN, view.say(known ? Key.CHART_TOLD_APART : Key.CHART_OTHERS)));
    }
    if (rows.stream().anyMatch(row -> row.span().isPresent())) {
      legend.add(new Legend(Sample.SPAN, view.say(Key.CHART_MARGIN)));
    }
    return legend;
  }

  /** The groups of the table; without margins nothing is told apart, and there are none. */
  private List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    TieGroups breaks = new TieGroups();
    int from = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (breaks.begins(i + 1, ties.get(i)) && ties.get(i).isPresent()) {
        groups.add(group(groups, from, i));
        from = i;
      }
    }
    groups.add(group(groups, from, rows.size()));
    return groups;
  }

  private Group group(List<Group> before, int from, int to) {
    int together = 0;
    for (int i = from; i < to; i++) {
      together += i == from || Ties.notToldApart(scored.get(from), scored.get(i)) ? 1 : 0;
    }
    int above = before.isEmpty() ? 0 : from + 1 - before.get(before.size() - 1).rows().size();
    return new Group(label(from + 1, to, together, above), List.copyOf(rows.subList(from, to)));
  }

  /**
   * @param first rank of the group
   * @param last rank of the group
   * @param together how many of its models are not told apart from its first, that one included
   * @param above rank of the first of the group above; 0 when there is none
   */
  private Optional<String> label(int first, int last, int together, int above) {
    if (ties.get(first - 1).isEmpty() || rows.size() == 1) {
      return Optional.empty();
    }
    if (first == last) {
      return Optional.of(
          above == 0 ? view.say(Key.CHART_GROUP_ALONE) : view.say(Key.CHART_GROUP_ONE, "rank", first, "above", above));
    }
    return Optional.of(
        together == last - first + 1
            ? view.say(Key.CHART_GROUP, "from", first, "to", last)
            : view.say(Key.CHART_GROUP_PART, "from", first, "to", last, "together", together, "models", last - first + 1));
  }
}
