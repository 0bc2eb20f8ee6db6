package etalon.site;

import etalon.bench.Amendment;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.Ranking;
import etalon.i18n.Key;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
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

  /** Amendments of one day and one kind are one change. */
  private static void amendments(View view, BenchmarkData data, String subject, String page, List<Change> changes) {
    byDay(data.amendments(Amendment.FormsAdded.class)).forEach(
        (day, group) -> {
          String title = view.say(Key.CHANGE_FORMS, "documents", joined(group, Amendment.FormsAdded::document));
          changes.add(amendment(view, data, "forms-added", day, subject, page, title, group.get(0)));
        });
    byDay(data.amendments(Amendment.DocumentDropped.class)).forEach(
        (day, group) -> {
          String title =
              view.say(
                  Key.CHANGE_DROPPED, "count", group.size(),
                  "documents", joined(group, Amendment.DocumentDropped::document));
          changes.add(amendment(view, data, "document-dropped", day, subject, page, title, group.get(0)));
        });
    byDay(data.amendments(Amendment.FailureAttributed.class)).forEach(
        (day, group) -> {
          String title =
              view.say(
                  Key.CHANGE_FAILURES, "count", group.size(),
                  "failures", joined(group, f -> view.model(f.model()).name() + " (" + f.document() + ")"));
          changes.add(amendment(view, data, "failure-attributed", day, subject, page, title, group.get(0)));
        });
  }

  private static <T extends Amendment> Map<LocalDate, List<T>> byDay(List<T> amendments) {
    return amendments.stream().collect(Collectors.groupingBy(Amendment::date, TreeMap::new, Collectors.toList()));
  }

  private static <T> String joined(List<T> group, Function<T, String> word) {
    return group.stream().map(word).collect(Collectors.joining(", "));
  }

  private static Change amendment(
      View view, BenchmarkData data, String kind, LocalDate day, String subject, String page, String title, Amendment first) {
    return new Change(
        "amendment:" + data.benchmark().id() + ":" + day + ":" + kind, day, subject, page + "#changes-made",
        title, view.phrases.text(first.reason()));
  }

  private static void decisions(View view, BenchmarkData data, String subject, String page, List<Change> changes) {
    Map<LocalDate, List<Arbitration>> byDay =
        data.ranked().stream()
            .flatMap(run -> run.arbitrations().stream())
            .collect(Collectors.groupingBy(Arbitration::decided, TreeMap::new, Collectors.toList()));
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
