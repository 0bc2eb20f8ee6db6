package etalon.score;

import etalon.bench.Amendment;
import etalon.bench.Answer;
import etalon.bench.BenchmarkData;
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

/**
 * Judges answers to the items of one benchmark, a model at a time. Immutable and thread-safe: the graders
 * are made once and serve every model.
 */
public final class Scorer {
  private static final Optional<Verdict> MISSING = Optional.of(Verdict.MISSING);

  /** One object for each verdict: millions of gradings share them. */
  private static final List<Optional<Verdict>> VERDICTS =
      List.of(Verdict.values()).stream().map(Optional::of).toList();

  private final List<Item> items;
  private final List<ItemGrader> graders;
  private final Map<String, Map<String, Integer>> positions = new HashMap<>();
  private final Set<String> attributed = new HashSet<>();

  private Scorer(BenchmarkData data) {
    this.items = effectiveItems(data);
    this.graders = items.stream().map(item -> ItemGrader.of(item.criterion(), item.expected())).toList();
    for (int i = 0; i < items.size(); i++) {
      positions
          .computeIfAbsent(items.get(i).document(), document -> new HashMap<>())
          .put(items.get(i).criterion().id(), i);
    }
    data.amendments(Amendment.FailureAttributed.class)
        .forEach(failure -> attributed.add(failure.model() + '\t' + failure.document()));
  }

  public static Scorer of(BenchmarkData data) {
    return new Scorer(data);
  }

  /**
   * The items that count, in the order of the reference: those of documents that a run asked and that no
   * amendment dropped, with the forms that amendments added.
   */
  public List<Item> items() {
    return items;
  }

  /** The position of an item in {@link #items}; empty when it does not count. */
  public Optional<Integer> position(String document, String criterion) {
    return Optional.ofNullable(positions.getOrDefault(document, Map.of()).get(criterion));
  }

  /**
   * The program's verdict on an answer. A failed call that an amendment attributes to its model is missing;
   * another one is graded nowhere, and the result is empty.
   */
  public Optional<Verdict> automatic(int position, String model, Answer answer) {
    if (answer.failure().isPresent()) {
      return attributed.contains(model + '\t' + items.get(position).document()) ? MISSING : Optional.empty();
    }
    return VERDICTS.get(graders.get(position).grade(answer.value()).ordinal());
  }

  private static List<Item> effectiveItems(BenchmarkData data) {
    Set<String> dropped = new HashSet<>();
    data.amendments(Amendment.DocumentDropped.class).forEach(a -> dropped.add(a.document()));
    Set<String> asked = new HashSet<>();
    data.ranked().forEach(run -> asked.addAll(run.documents()));
    Map<String, List<String>> added = new HashMap<>();
    for (Amendment.FormsAdded a : data.amendments(Amendment.FormsAdded.class)) {
      added.computeIfAbsent(Run.key(a.document(), a.criterion()), key -> new ArrayList<>()).addAll(a.forms());
    }
    List<Item> items = new ArrayList<>();
    for (Item item : data.reference()) {
      if (asked.contains(item.document()) && !dropped.contains(item.document())) {
        List<String> forms = new ArrayList<>(item.expected());
        forms.addAll(added.getOrDefault(Run.key(item.document(), item.criterion().id()), List.of()));
        items.add(new Item(item.document(), item.criterion(), forms));
      }
    }
    return List.copyOf(items);
  }
}
