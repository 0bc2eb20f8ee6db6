package etalon.call;

import etalon.bench.BenchmarkData;
import etalon.bench.Call;
import etalon.bench.Calls;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.bench.PriceList.Price;
import etalon.bench.Protocol;
import etalon.bench.Run;
import etalon.data.Files;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;

/**
 * What a run would cost at the newest prices. Nothing is called for it.
 *
 * @param documents how many would be asked
 * @param apart models that cannot be asked, each with its reason
 */
public record Estimate(int documents, List<Line> lines, List<Panel.Apart> apart) {

  /** What an estimate rests on. */
  public enum Basis {
    /** The tokens of earlier calls of the model on this benchmark. */
    SAME_BENCHMARK,
    /** The answers' tokens of earlier calls of the model on other benchmarks; the rest is assumed. */
    OTHER_BENCHMARKS,
    /** The published mean cost of a call on this benchmark: neither tokens nor documents are here. */
    MEAN_COST,
    /** {@link #CHARACTERS_PER_TOKEN} and its like. */
    ASSUMED,
    /** Nothing: there are neither documents nor earlier calls. */
    NONE
  }

  /**
   * One model.
   *
   * @param calls to be made
   * @param known calls that an earlier run has paid for
   * @param tokensIn of all calls
   * @param tokensOut of all calls
   * @param earlier how many calls the estimate rests on
   * @param cost US dollars; absent without a price
   * @param ceiling US dollars when every answer is as long as it may be; absent without documents or price
   */
  public record Line(
      Model model, int calls, int known, OptionalLong tokensIn, OptionalLong tokensOut, Basis basis, int earlier,
      Optional<BigDecimal> cost, Optional<BigDecimal> ceiling) {}

  public static final BigDecimal CHARACTERS_PER_TOKEN = Tokens.CHARACTERS;
  public static final int TOKENS_PER_PAGE = Tokens.PER_PAGE;
  public static final int TOKENS_PER_CRITERION = Tokens.PER_CRITERION;

  /**
   * @param data of the benchmark, its answers not needed
   * @param others the other measured benchmarks
   * @param models ids; all when none
   */
  public static Estimate of(
      Files files, Catalogue catalogue, BenchmarkData data, List<BenchmarkData> others, List<String> models) {
    Panel panel = Panel.of(catalogue, data.benchmark(), data.protocol(), models);
    List<Line> lines = new ArrayList<>();
    int documents =
        data.protocol().map(p -> p.documents().size())
            .orElseGet(() -> (int) data.ranked().stream().flatMap(run -> run.documents().stream()).distinct().count());
    for (Model model : panel.models()) {
      lines.add(
          data.protocol().isPresent()
              ? asked(files, catalogue, data, others, model)
              : repeated(catalogue, data, model, documents));
    }
    return new Estimate(documents, List.copyOf(lines), panel.apart());
  }

  /** A benchmark whose documents are elsewhere: what its calls cost on the mean, as often as it has documents. */
  private static Line repeated(Catalogue catalogue, BenchmarkData data, Model model, int documents) {
    Optional<Calls> calls =
        data.ranked().stream().flatMap(run -> run.calls().stream()).filter(c -> c.model().equals(model.id())).reduce((first, last) -> last);
    Optional<BigDecimal> cost = calls.flatMap(Calls::costPerTest).map(mean -> mean.multiply(BigDecimal.valueOf(documents)));
    return new Line(
        model, documents, 0, OptionalLong.empty(), OptionalLong.empty(), cost.isPresent() ? Basis.MEAN_COST : Basis.NONE,
        calls.map(Calls::calls).orElse(0), cost, Optional.empty());
  }

  private static Line asked(
      Files files, Catalogue catalogue, BenchmarkData data, List<BenchmarkData> others, Model model) {
    Protocol protocol = data.protocol().orElseThrow();
    Plans plans = new Plans(files, catalogue, data);
    History history = History.of(files, data, catalogue.prices());
    List<Call> same = calls(List.of(data), model);
    List<Call> elsewhere = same.isEmpty() ? calls(others, model) : List.of();
    Basis basis = !same.isEmpty() ? Basis.SAME_BENCHMARK : !elsewhere.isEmpty() ? Basis.OTHER_BENCHMARKS : Basis.ASSUMED;
    int calls = 0;
    long in = 0;
    long out = 0;
    for (Protocol.Document document : protocol.documents()) {
      if (history.has(model.id(), plans.key(model.id(), document))) {
        continue;
      }
      calls++;
      in += same.isEmpty() ? assumedIn(protocol, plans, document) : mean(same, call -> call.tokensIn().getAsLong());
      out +=
          switch (basis) {
            case SAME_BENCHMARK -> mean(same, call -> call.tokensOut().getAsLong());
            case OTHER_BENCHMARKS -> mean(elsewhere, call -> call.tokensOut().getAsLong());
            default -> (long) Tokens.PER_CRITERION * plans.criteria(document.id()).size();
          };
    }
    long most = (long) calls * protocol.parameters().maxTokens(model.id());
    Optional<Price> price = catalogue.prices().of(model.id());
    long tokensIn = in;
    long tokensOut = Math.min(out, most);
    return new Line(
        model, calls, protocol.documents().size() - calls, OptionalLong.of(tokensIn), OptionalLong.of(tokensOut), basis,
        same.size() + elsewhere.size(), price.map(p -> Tokens.cost(p, tokensIn, tokensOut)), price.map(p -> Tokens.cost(p, tokensIn, most)));
  }

  /** The calls of a model that brought an answer and whose tokens are known. */
  private static List<Call> calls(List<BenchmarkData> benchmarks, Model model) {
    return benchmarks.stream()
        .flatMap(data -> data.ranked().stream())
        .flatMap((Run run) -> run.each().stream())
        .filter(call -> call.model().equals(model.id()) && call.succeeded() && call.tokensIn().isPresent() && call.tokensOut().isPresent())
        .toList();
  }

  private static long mean(List<Call> calls, ToLongFunction<Call> tokens) {
    return Math.round(calls.stream().mapToLong(tokens).average().orElseThrow());
  }

  private static long assumedIn(Protocol protocol, Plans plans, Protocol.Document document) {
    int characters =
        protocol.prompt(document, plans.criteria(document.id())).length()
            + Schemas.of(protocol.forms(plans.criteria(document.id())), document.language()).length()
            + plans.characters(document);
    return BigDecimal.valueOf(characters).divide(Tokens.CHARACTERS, 0, RoundingMode.UP).longValueExact()
        + (long) document.pages() * Tokens.PER_PAGE;
  }

  /** US dollars of all models whose price is known. */
  public BigDecimal cost() {
    return lines.stream().map(line -> line.cost().orElse(BigDecimal.ZERO)).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /** The ceiling of all models that have one; empty when none has. */
  public Optional<BigDecimal> ceiling() {
    return lines.stream().flatMap(line -> line.ceiling().stream()).reduce(BigDecimal::add);
  }

  public int calls() {
    return lines.stream().mapToInt(Line::calls).sum();
  }
}
