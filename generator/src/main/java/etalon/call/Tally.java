package etalon.call;

import etalon.bench.Call;
import etalon.bench.Failure;
import etalon.gateway.Reply.Answered;
import etalon.gateway.Reply.Usage;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What the replies of the model to one task come to. */
final class Tally {
  private final Task task;
  private final List<String> replies = new ArrayList<>();
  private Optional<String> version = Optional.empty();
  private Optional<String> provider = Optional.empty();
  private Optional<String> finish = Optional.empty();
  private OptionalLong tokensIn = OptionalLong.of(0);
  private OptionalLong tokensOut = OptionalLong.of(0);
  private Optional<BigDecimal> charged = Optional.of(BigDecimal.ZERO);
  private Optional<BigDecimal> recomputed = Optional.of(BigDecimal.ZERO);
  private long millis;

  Tally(Task task) {
    this.task = task;
  }

  /** How the requests went, whatever the model replied; the members are those of {@link Call}. */
  record Course(BigDecimal lost, int attempts, Call.Form form, boolean repeated) {}

  void add(Answered answered) {
    Usage usage = answered.usage();
    replies.add(answered.text());
    millis += answered.millis();
    version = usage.version().or(() -> version);
    provider = usage.provider().or(() -> provider);
    finish = answered.finish();
    tokensIn = sum(tokensIn, usage.tokensIn());
    tokensOut = sum(tokensOut, usage.tokensOut());
    charged = charged.flatMap(sum -> usage.cost().map(sum::add));
    recomputed = recomputed.flatMap(sum -> recomputed(usage).map(sum::add));
  }

  private static OptionalLong sum(OptionalLong one, OptionalLong other) {
    return one.isPresent() && other.isPresent() ? OptionalLong.of(one.getAsLong() + other.getAsLong()) : OptionalLong.empty();
  }

  /** The tokens of a reply times the price of the list; unknown when either is. */
  Optional<BigDecimal> recomputed(Usage usage) {
    return task.price().isPresent() && usage.tokensIn().isPresent() && usage.tokensOut().isPresent()
        ? Optional.of(Tokens.cost(task.price().get(), usage.tokensIn().getAsLong(), usage.tokensOut().getAsLong()))
        : Optional.empty();
  }

  List<String> replies() {
    return List.copyOf(replies);
  }

  Call call(Course course, Optional<Failure> failure, String remark) {
    boolean replied = !replies.isEmpty();
    return new Call(
        task.model().id(), task.document().id(), task.key(), version, provider,
        replied ? tokensIn : OptionalLong.empty(), replied ? tokensOut : OptionalLong.empty(),
        charged.filter(cost -> replied), recomputed.filter(cost -> replied), course.lost(),
        replied ? OptionalLong.of(millis) : OptionalLong.empty(), course.attempts(), finish, course.form(), course.repeated(),
        failure, Optional.empty(), remark);
  }
}
