package etalon.score;

import etalon.bench.Answer;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Run;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Judges a whole benchmark in memory, for the pages and the rankings. */
public final class Scoring {
  private Scoring() {}

  /**
   * Judges every answer of every model; human verdicts stand beside the program's. A document is kept when
   * it was graded for every model of the panel: one that a call of ours failed on is out for all. Without a
   * panel none is.
   */
  public static GradedBenchmark grade(BenchmarkData data) {
    Scorer scorer = Scorer.of(data);
    Set<String> panel = new TreeSet<>();
    data.ranked().forEach(run -> panel.addAll(run.models()));
    Map<String, List<Optional<Grading>>> columns =
        panel.parallelStream().collect(Collectors.toConcurrentMap(model -> model, model -> column(data, scorer, model)));
    List<Item> items = scorer.items();
    Set<String> incomplete = new HashSet<>();
    columns.values().forEach(
        column -> {
          for (int i = 0; i < items.size(); i++) {
            if (column.get(i).isEmpty()) {
              incomplete.add(items.get(i).document());
            }
          }
        });
    List<Item> keptItems = items.stream().filter(item -> !panel.isEmpty() && !incomplete.contains(item.document())).toList();
    Map<String, List<Grading>> gradings = new HashMap<>();
    columns.forEach((model, column) -> gradings.put(model, kept(items, column, incomplete)));
    return new GradedBenchmark(data, keptItems, gradings);
  }

  /** The gradings of one model, aligned with the scorer's items; empty where nothing was graded. */
  private static List<Optional<Grading>> column(BenchmarkData data, Scorer scorer, String model) {
    Map<String, Answer> answers = new HashMap<>();
    Map<String, Arbitration> decisions = new HashMap<>();
    for (Run run : data.ranked()) {
      answers.putAll(run.answers().getOrDefault(model, Map.of()));
      for (Arbitration decision : run.arbitrations()) {
        if (decision.model().equals(model)) {
          decisions.put(Run.key(decision.document(), decision.criterion()), decision);
        }
      }
    }
    List<Optional<Grading>> column = new ArrayList<>(scorer.items().size());
    for (int i = 0; i < scorer.items().size(); i++) {
      Item item = scorer.items().get(i);
      String key = Run.key(item.document(), item.criterion().id());
      Answer answer = answers.get(key);
      int position = i;
      column.add(
          Optional.ofNullable(answer)
              .flatMap(a -> scorer.automatic(position, model, a))
              .map(verdict -> new Grading(answer, verdict, Optional.ofNullable(decisions.get(key)))));
    }
    return column;
  }

  private static List<Grading> kept(List<Item> items, List<Optional<Grading>> column, Set<String> incomplete) {
    List<Grading> kept = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      if (!incomplete.contains(items.get(i).document())) {
        kept.add(column.get(i).orElseThrow());
      }
    }
    return kept;
  }
}
