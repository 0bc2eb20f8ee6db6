package etalon.site;

import etalon.bench.Amendment;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.Ranking;
import etalon.i18n.Key;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Something that changed on a day.
 *
 * @param id stable, for feeds
 * @param subject the name of what it concerns
 * @param page the name of the page that shows it
 */
public record Change(String id, LocalDate date, String subject, String page, String title, String text) {

  /** Every change, newest first. */
  static List<Change> all(View view) {
    List<Change> changes = new ArrayList<>();
    for (BenchmarkData data : view.context.inputs().measured()) {
      String id = data.benchmark().id();
      String subject = view.phrases.text(data.benchmark().names());
      String page = "benchmarks/" + id;
      for (Ranking ranking : data.published()) {
        changes.add(
            new Change(
                "publication:" + id + ":" + ranking.date(), ranking.date(), subject, page,
                view.say(Key.CHANGE_PUBLICATION, "publisher", ranking.publisher()),
                view.say(Key.CHANGE_PUBLICATION_TEXT, "models", ranking.rows().size(), "documents", ranking.documents())));
      }
      amendments(view, data, subject, page, changes);
      decisions(view, data, subject, page, changes);
    }
    changes.sort(Comparator.comparing(Change::date).reversed().thenComparing(Change::id));
    return List.copyOf(changes);
  }

  /** Amendments of one day, one kind and one reason are one change. */
  private static void amendments(View view, BenchmarkData data, String subject, String page, List<Change> changes) {
    Map<String, List<Amendment>> grouped = new LinkedHashMap<>();
    for (Amendment amendment : data.amendments()) {
      String key = amendment.date() + ":" + kind(amendment);
      grouped.computeIfAbsent(key, k -> new ArrayList<>()).add(amendment);
    }
    grouped.forEach(
        (key, group) ->
            changes.add(
                new Change(
                    "amendment:" + data.benchmark().id() + ":" + key, group.get(0).date(), subject,
                    page + "#changes-made",
                    group.stream().map(a -> ChangesPage.amendment(view, a)).collect(Collectors.joining(" · ")),
                    view.phrases.text(group.get(0).reason()))));
  }

  private static String kind(Amendment amendment) {
    return amendment.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(java.util.Locale.ROOT);
  }

  private static void decisions(View view, BenchmarkData data, String subject, String page, List<Change> changes) {
    Map<LocalDate, List<Arbitration>> byDay =
        data.runs().stream()
            .flatMap(run -> run.arbitrations().stream())
            .collect(Collectors.groupingBy(Arbitration::decided, java.util.TreeMap::new, Collectors.toList()));
    byDay.forEach(
        (day, decisions) ->
            changes.add(
                new Change(
                    "arbitration:" + data.benchmark().id() + ":" + day, day, subject, page + "#arbitration",
                    view.say(Key.CHANGE_ARBITRATION, "decisions", decisions.size()),
                    view.say(
                        Key.CHANGE_ARBITRATION_TEXT,
                        "overturned", decisions.stream().filter(d -> d.human() != d.automatic()).count()))));
  }
}
