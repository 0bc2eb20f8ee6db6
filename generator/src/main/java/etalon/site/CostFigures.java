package etalon.site;

import etalon.evaluate.CostOfChoice.ToCorrect;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * What one table of costs is computed from.
 *
 * @param table its id on the page
 * @param rows in the table's order
 */
public record CostFigures(String table, List<Row> rows) {

  /** @param costPerTest US dollars; empty when it is not known */
  public record Row(Optional<BigDecimal> costPerTest, ToCorrect toCorrect) {}

  static List<CostFigures> of(View view) {
    return ModelFigures.rankings(view).stream()
        .map(
            ranking ->
                new CostFigures(
                    CostPage.table(ranking),
                    CostPage.rows(view.context, ranking).stream()
                        .map(row -> new Row(row.costPerTest(), ToCorrect.of(row.noReview())))
                        .toList()))
        .toList();
  }
}
