package etalon.site;

import etalon.bench.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What the scripts of pages read.
 *
 * @param models per language, what the comparison of measured models reads
 * @param costs what the tables of costs are computed from
 * @param boards per language, what the comparison of two models of the boards reads; empty without boards
 * @param search per language, what can be searched for
 */
public record ScriptFigures(
    Map<Language, ModelFigures> models,
    List<CostFigures> costs,
    Map<Language, BoardFigures> boards,
    Map<Language, List<SearchEntry>> search) {

  static ScriptFigures of(Context context) {
    Map<Language, ModelFigures> models = new EnumMap<>(Language.class);
    Map<Language, BoardFigures> boards = new EnumMap<>(Language.class);
    Map<Language, List<SearchEntry>> search = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      search.put(language, SearchEntry.all(context, language));
      models.put(language, ModelFigures.of(new View(context, ComparePage.NAME, language)));
      context.inputs().boards().ifPresent(
          known -> boards.put(language, BoardFigures.of(new View(context, CompareBoardsPage.NAME, language))));
    }
    return new ScriptFigures(models, CostFigures.of(new View(context, CostPage.NAME, Language.EN)), boards, search);
  }
}
