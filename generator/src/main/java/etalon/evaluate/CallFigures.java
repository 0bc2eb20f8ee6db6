package etalon.evaluate;

import etalon.bench.BenchmarkData;
import etalon.bench.Call;
import etalon.bench.Calls;
import etalon.bench.Run;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one model's single calls on a benchmark cost, took and brought, over the runs that count.
 *
 * @param calls documents asked
 * @param answered calls with an answer
 * @param valid answers among the replies of the model: failures of ours are in neither; absent without a reply
 * @param requests sent, repeated ones included
 * @param repeated calls whose first reply was not the object asked for
 * @param withoutSchema calls made without a schema because a provider refused it
 * @param costPerTest as in {@link Calls}
 * @param difference US dollars charged less recomputed, over the calls where both are known
 * @param compared how many calls that are
 * @param spent US dollars of all runs, replaced ones included, for answers, failures and lost replies
 * @param median time of the calls with an answer, in milliseconds
 * @param ninth the time that nine in ten of them did not exceed, in milliseconds
 */
public record CallFigures(
    String model,
    int calls,
    int answered,
    Optional<Share> valid,
    int requests,
    int repeated,
    int withoutSchema,
    Optional<BigDecimal> costPerTest,
    BigDecimal difference,
    int compared,
    BigDecimal spent,
    Optional<BigDecimal> median,
    Optional<BigDecimal> ninth,
    List<String> versions,
    List<String> providers) {

  /** By model id; none when no run has single calls. */
  public static List<CallFigures> of(BenchmarkData data) {
    Map<String, List<Call>> counting = new TreeMap<>();
    data.ranked().stream()
        .flatMap(run -> run.each().stream())
        .forEach(call -> counting.computeIfAbsent(call.model(), model -> new ArrayList<>()).add(call));
    Map<String, BigDecimal> spent = new TreeMap<>();
    for (Run run : data.runs()) {
      if (!run.demonstration()) {
        run.each().forEach(call -> spent.merge(call.model(), call.spent(), BigDecimal::add));
      }
    }
    return counting.entrySet().stream().map(own -> of(own.getKey(), own.getValue(), spent.get(own.getKey()))).toList();
  }

  private static CallFigures of(String model, List<Call> calls, BigDecimal spent) {
    List<Call> answered = calls.stream().filter(Call::succeeded).toList();
    List<Call> compared = calls.stream().filter(call -> call.charged().isPresent() && call.recomputed().isPresent()).toList();
    int failed = (int) calls.stream().filter(call -> call.failure().filter(f -> f.canBeTheModels()).isPresent()).count();
    Calls summary = Calls.of(model, calls);
    return new CallFigures(
        model, calls.size(), answered.size(),
        answered.size() + failed == 0 ? Optional.empty() : Optional.of(new Share(answered.size(), answered.size() + failed)),
        calls.stream().mapToInt(Call::attempts).sum(), (int) calls.stream().filter(Call::repeated).count(),
        (int) calls.stream().filter(call -> call.form() == Call.Form.SCHEMA_REFUSED).count(), summary.costPerTest(),
        compared.stream().map(call -> call.charged().get().subtract(call.recomputed().get())).reduce(BigDecimal.ZERO, BigDecimal::add),
        compared.size(), spent, summary.medianMillis(), Calls.percentile(answered, 90),
        calls.stream().flatMap(call -> call.version().stream()).distinct().sorted().toList(),
        calls.stream().flatMap(call -> call.provider().stream()).distinct().sorted().toList());
  }
}
