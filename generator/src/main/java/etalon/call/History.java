package etalon.call;

import etalon.bench.Answer;
import etalon.bench.Arbitration;
import etalon.bench.BenchmarkData;
import etalon.bench.Call;
import etalon.bench.PriceList;
import etalon.bench.PriceList.Served;
import etalon.bench.Run;
import etalon.data.Files;
import etalon.data.JournalLine.Ended;
import etalon.data.RunFolder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The calls that earlier runs of a benchmark have made and paid. */
final class History {
  private final Files files;
  private final PriceList prices;
  private final Map<String, Made> byKey = new HashMap<>();
  private final Map<String, String> newestVersions = new HashMap<>();
  private final Map<String, Map<String, List<String>>> replies = new HashMap<>();

  private record Made(Run run, Call call) {}

  private History(Files files, PriceList prices) {
    this.files = files;
    this.prices = prices;
  }

  static History of(Files files, BenchmarkData data, PriceList prices) {
    History history = new History(files, prices);
    List<Run> newestFirst = new ArrayList<>(data.runs());
    newestFirst.sort(Comparator.comparing(Run::id).reversed());
    for (Run run : newestFirst) {
      for (Call call : run.each()) {
        call.version().ifPresent(version -> history.newestVersions.putIfAbsent(call.model(), version));
        if (!run.demonstration() && (call.succeeded() || call.failure().orElseThrow().canBeTheModels())) {
          history.byKey.putIfAbsent(call.key(), new Made(run, call));
        }
      }
    }
    return history;
  }

  /**
   * What an earlier run has for a call: an answer, or a failure of the model's own. It must be of the version that the
   * price list names, or, when that names none, of the newest that has answered; a reply that only repeats the id
   * of the model tells no version.
   */
  Optional<Ended> find(String model, String document, String key) {
    if (!has(model, key)) {
      return Optional.empty();
    }
    Made made = byKey.get(key);
    Map<String, String> values = new LinkedHashMap<>();
    made.run().answers().getOrDefault(model, Map.of()).forEach(
        (item, answer) -> {
          if (item.startsWith(document + '\t') && answer.failure().isEmpty()) {
            values.put(item.substring(document.length() + 1), answer.value());
          }
        });
    return Optional.of(
        new Ended(
            made.call().reused(made.run().id()), true, BigDecimal.ZERO, values,
            replies(made.run().id(), model).getOrDefault(document, List.of())));
  }

  /** Whether {@link #find} finds something. */
  boolean has(String model, String key) {
    return byKey.containsKey(key) && current(model, byKey.get(key).call());
  }

  private boolean current(String model, Call call) {
    Optional<String> wanted =
        prices.served(model).flatMap(Served::version).or(() -> Optional.ofNullable(newestVersions.get(model)));
    return wanted.isEmpty() || call.version().isEmpty() || call.version().equals(wanted) || call.version().get().equals(model);
  }

  private Map<String, List<String>> replies(String run, String model) {
    return replies.computeIfAbsent(run + '\t' + model, both -> RunFolder.replies(files, run, model));
  }

  /** The human decisions on answers that were taken over: they are as right as they were. */
  static List<Arbitration> decisions(BenchmarkData data, List<Call> calls) {
    List<Arbitration> decisions = new ArrayList<>();
    for (Call call : calls) {
      for (Run run : data.runs()) {
        boolean from = call.reusedFrom().isPresent() && holds(run, call);
        run.arbitrations().stream()
            .filter(decision -> from && decision.model().equals(call.model()) && decision.document().equals(call.document()))
            .filter(decision -> !decisions.contains(decision))
            .forEach(decisions::add);
      }
    }
    return decisions;
  }

  /** Whether the run has the same answer: the one that was taken over, itself or from where that run took it. */
  private static boolean holds(Run run, Call call) {
    return run.each().stream()
        .anyMatch(
            made -> made.key().equals(call.key()) && (run.id().equals(call.reusedFrom().get()) || made.reusedFrom().equals(call.reusedFrom())));
  }

  /** What has been answered, in the words of a file of answers. */
  static Map<String, Answer> answers(Ended ended, Iterable<String> criteria) {
    Map<String, Answer> answers = new LinkedHashMap<>();
    for (String criterion : criteria) {
      answers.put(
          Run.key(ended.call().document(), criterion),
          new Answer(ended.values().getOrDefault(criterion, ""), ended.call().failure()));
    }
    return answers;
  }
}
