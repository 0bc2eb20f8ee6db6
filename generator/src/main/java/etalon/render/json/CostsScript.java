package etalon.render.json;

import etalon.bench.ExchangeRate;
import etalon.site.CostFigures;
import java.util.List;

/** What the tables of costs are computed from, as a script that the page loads, like {@link BoardFiguresScript}. */
public final class CostsScript {
  private CostsScript() {}

  /** Figures are texts: exact decimals. */
  public static byte[] render(List<CostFigures> tables, List<ExchangeRate> rates) {
    return Json.constant(
        "costs",
        json -> {
          json.objects(
              "rates",
              rates,
              rate -> {
                json.put("currency", rate.currency());
                json.put("perDollar", rate.perDollar().toPlainString());
              });
          json.objects(
              "tables",
              tables,
              table -> {
                json.put("id", table.table());
                json.objects(
                    "rows",
                    table.rows(),
                    row -> {
                      row.costPerTest().ifPresent(cost -> json.put("cost", cost.toPlainString()));
                      json.put("share", row.toCorrect().share().toPlainString());
                      json.put("low", row.toCorrect().low().toPlainString());
                      json.put("high", row.toCorrect().high().toPlainString());
                    });
              });
        });
  }
}
