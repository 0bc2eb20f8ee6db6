package etalon.score;

import etalon.bench.Amendment;
import etalon.bench.Answer;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.GradedBenchmark;
import etalon.bench.Grading;
import etalon.bench.Item;
import etalon.bench.Run;
import etalon.bench.Verdict;
import etalon.grade.ItemGrader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The second stage: raw answers and a rubric to gradings. Pure; calls no model and writes nothing. */
public final class Scoring {
  private final BenchmarkData data;
  private final Set<String> attributed = new HashSet<>();
  private final Map<String, Arbitration> arbitrations = new HashMap<>();
  private final Map<String, Run> runOf = new HashMap<>();

  private Scoring(BenchmarkData data) {
    this.data = data;
    for (Amendment.FailureAttributed failure : data.amendments(Amendment.FailureAttributed.class)) {
      attributed.add(failure.model() + '\t' + failure.document());
    }
    for (Run run : data.runs()) {
      if (!run.demonstration()) {
        run.documents().forEach(document -> runOf.put(document, run));
        for (Arbitration arbitration : run.arbitrations()) {
          arbitrations.put(
              arbitration.model() + '\t' + Run.key(arbitration.document(), arbitration.criterion()),
              arbitration);
        }
      }
    }
  }

  /**
   * Judges every answer of every model.
   *
   * <p>Accepted forms are the reference's and those that amendments added. A document is kept when it
   * was graded for every model of the panel: one that a call of ours failed on is out for all. A failed
   * call that an amendment attributes to its model is graded as missing.
   */
  public static GradedBenchmark grade(BenchmarkData data) {
    return new Scoring(data).grade();
  }

  private GradedBenchmark grade() {
    TreeSet<String> panel = new TreeSet<>();
    new HashSet<>(runOf.values()).forEach(run -> panel.addAll(run.models()));
    List<Item> items = effectiveItems();
    Map<String, Grading[]> columns = new HashMap<>();
    panel.forEach(model -> columns.put(model, new Grading[items.size()]));
    Set<String> incomplete = new HashSet<>();
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      ItemGrader grader = ItemGrader.of(item.criterion(), item.expected());
      for (String model : panel) {
        Optional<Grading> grading = grading(item, grader, model);
        if (grading.isPresent()) {
          columns.get(model)[i] = grading.get();
        } else {
          incomplete.add(item.document());
        }
      }
    }
    return kept(items, columns, incomplete);
  }

  /** The items that count: dropped documents left out, forms added by amendments put in. */
  private List<Item> effectiveItems() {
    Set<String> dropped = new HashSet<>();
    data.amendments(Amendment.DocumentDropped.class).forEach(a -> dropped.add(a.document()));
    Map<String, List<String>> added = new HashMap<>();
    for (Amendment.FormsAdded a : data.amendments(Amendment.FormsAdded.class)) {
      added.computeIfAbsent(Run.key(a.document(), a.criterion()), k -> new ArrayList<>()).addAll(a.forms());
    }
    List<Item> items = new ArrayList<>();
    for (Item item : data.reference()) {
      List<String> more = added.get(Run.key(item.document(), item.criterion().id()));
      if (dropped.contains(item.document()) || !runOf.containsKey(item.document())) {
        continue;
      }
      if (more == null) {
        items.add(item);
      } else {
        List<String> forms = new ArrayList<>(item.expected());
        forms.addAll(more);
        items.add(new Item(item.document(), item.criterion(), forms));
      }
    }
    return items;
  }

  private Optional<Grading> grading(Item item, ItemGrader grader, String model) {
    String key = Run.key(item.document(), item.criterion().id());
    Answer answer = runOf.get(item.document()).answers().getOrDefault(model, Map.of()).get(key);
    if (answer == null) {
      return Optional.empty();
    }
    Optional<Arbitration> arbitration = Optional.ofNullable(arbitrations.get(model + '\t' + key));
    if (answer.failure().isPresent()) {
      return attributed.contains(model + '\t' + item.document())
          ? Optional.of(new Grading(answer, Verdict.MISSING, arbitration))
          : Optional.empty();
    }
    return Optional.of(new Grading(answer, grader.grade(answer.value()), arbitration));
  }

  private GradedBenchmark kept(List<Item> items, Map<String, Grading[]> columns, Set<String> incomplete) {
    List<Item> keptItems = items.stream().filter(i -> !incomplete.contains(i.document())).toList();
    Map<String, List<Grading>> gradings = new HashMap<>();
    columns.forEach(
        (model, column) -> {
          List<Grading> kept = new ArrayList<>(keptItems.size());
          for (int i = 0; i < items.size(); i++) {
            if (!incomplete.contains(items.get(i).document())) {
              kept.add(column[i]);
            }
          }
          gradings.put(model, List.copyOf(kept));
        });
    return new GradedBenchmark(data, keptItems, gradings);
  }
}
