package etalon.site;

import etalon.chart.Axis;
import etalon.chart.Chart;
import etalon.chart.Chart.Dot;
import etalon.chart.Chart.Emphasis;
import etalon.chart.Chart.Group;
import etalon.chart.Chart.Legend;
import etalon.chart.Chart.Sample;
import etalon.chart.Chart.Span;
import etalon.evaluate.Standardization;
import etalon.i18n.Key;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A model's standardised figures, measure by measure, as distances from the middle. */
final class ProfileChart {
  private static final BigDecimal MIDDLE = BigDecimal.valueOf(50);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private ProfileChart() {}

  /** @param measures those that list the model, at least one */
  static Chart.Rows of(View view, String id, String name, List<Standardization> measures) {
    List<Chart.Row> rows = new ArrayList<>();
    int above = 0;
    for (Standardization measure : measures) {
      BigDecimal score = CompositeView.tenth(measure.figures().get(id).score());
      above += score.compareTo(MIDDLE) > 0 ? 1 : 0;
      rows.add(
          new Chart.Row(
              measure.measure().name(), view.format.number(score), Emphasis.LEADING,
              Optional.of(new Span(MIDDLE, score)), List.of(Dot.of(score))));
    }
    // The whole scale on every page, so that profiles can be held side by side.
    return new Chart.Rows(
        new Chart.Words(
            view.say(Key.CHART_PROFILE_TITLE, "model", name), view.say(Key.CHART_PROFILE_READING),
            view.say(Key.CHART_PROFILE_SUMMARY, "above", above, "measures", measures.size())),
        Axis.linear(view.say(Key.CHART_PROFILE_AXIS), BigDecimal.ZERO, HUNDRED, 3, view.format::number),
        Optional.of(MIDDLE), List.of(new Group(Optional.empty(), rows)),
        List.of(new Legend(Sample.REFERENCE, view.say(Key.CHART_PROFILE_MIDDLE))));
  }
}
