package etalon.site;

import etalon.bench.BenchmarkData;
import etalon.evaluate.CallFigures;
import etalon.i18n.Key;
import etalon.site.Block.Better;
import etalon.site.Block.Cell;
import etalon.site.Block.Column;
import etalon.site.Block.Row;
import etalon.site.Block.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** What the calls of a benchmark cost and took, call by call; in words where single calls are not in the data. */
final class CostSection {
  private CostSection() {}

  static Section of(View view, BenchmarkData data) {
    List<CallFigures> figures = CallFigures.of(data);
    List<Block> blocks = new ArrayList<>();
    String method = view.link("methodology#costs-and-prices");
    if (figures.isEmpty()) {
      var source = data.ranked().get(0).source();
      blocks.add(view.paragraph(Key.COSTS_ELSEWHERE, "name", source.name(), "url", source.url(), "method", method));
      return Section.of("costs", view.say(Key.COSTS_TITLE), blocks);
    }
    BigDecimal spent = figures.stream().map(CallFigures::spent).reduce(BigDecimal.ZERO, BigDecimal::add);
    BigDecimal difference = figures.stream().map(CallFigures::difference).reduce(BigDecimal.ZERO, BigDecimal::add);
    blocks.add(
        view.paragraph(
            Key.COSTS_LEAD, "spent", view.format.money(spent), "calls", figures.stream().mapToInt(CallFigures::calls).sum(),
            "difference", view.format.money(difference), "compared", figures.stream().mapToInt(CallFigures::compared).sum(),
            "method", method));
    blocks.add(
        new Table(
            "table-costs", view.say(Key.COSTS_CAPTION),
            List.of(
                Column.text(view.say(Key.COLUMN_MODEL)),
                Column.number(view.say(Key.COLUMN_COST), Better.LOWER).hint(view.say(Key.HINT_COST)),
                Column.number(view.say(Key.COLUMN_SPENT), Better.NEITHER).hint(view.say(Key.HINT_SPENT)),
                Column.number(view.say(Key.COLUMN_CHARGED_LESS), Better.NEITHER).hint(view.say(Key.HINT_CHARGED_LESS)),
                Column.number(view.say(Key.COLUMN_TIME), Better.LOWER).hint(view.say(Key.HINT_TIME)),
                Column.number(view.say(Key.COLUMN_NINTH), Better.LOWER).hint(view.say(Key.HINT_NINTH)),
                Column.number(view.say(Key.COLUMN_VALID), Better.HIGHER).hint(view.say(Key.HINT_VALID))),
            figures.stream().map(own -> row(view, own)).toList(), 0, true));
    return Section.of("costs", view.say(Key.COSTS_TITLE), blocks);
  }

  private static Row row(View view, CallFigures own) {
    return Row.of(
        view.modelCell(own.model()),
        view.money(own.costPerTest()),
        Cell.number(view.format.money(own.spent()), own.spent()),
        own.compared() == 0 ? Cell.text(view.say(Key.UNKNOWN)) : Cell.number(view.format.money(own.difference()), own.difference()),
        view.duration(own.median()),
        view.duration(own.ninth()),
        own.valid()
            .map(share -> Cell.number(view.format.percent(share.shown()), share.shown()).remark(view.outOf(share.part(), share.whole())))
            .orElseGet(() -> Cell.text(view.say(Key.UNKNOWN))));
  }
}
