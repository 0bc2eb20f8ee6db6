package etalon.call;

import etalon.bench.Call;
import etalon.bench.Failure;
import etalon.data.JournalLine.Ended;
import etalon.gateway.Gateway;
import etalon.gateway.Question;
import etalon.gateway.Reply;
import etalon.gateway.Reply.Answered;
import etalon.gateway.Reply.Broken;
import etalon.gateway.Reply.Refused;
import etalon.gateway.Reply.Usage;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/** One task, from the first request until there is an answer or none can be had. */
final class Conversation {
  /** A gateway that serves another model once may do better; one that does so again will not. */
  private static final int MOST_OTHER_MODELS = 3;

  private static final Set<String> CUT = Set.of("length", "max_tokens", "max_output_tokens");
  private static final Pattern SCHEMA_REFUSED =
      Pattern.compile("response_format|json_schema|structured.output|schema|no endpoints found", Pattern.CASE_INSENSITIVE);
  private static final Pattern DOCUMENT_REFUSED =
      Pattern.compile("\\bpages?\\b|pixel|image|\\bpdf\\b|dimension|resolution|too large|file size|document", Pattern.CASE_INSENSITIVE);

  /** What a conversation needs besides its task. */
  record Means(Gateway gateway, Budget budget, Halt halt, Patience patience, RandomGenerator random, Log log) {}

  /** Takes note of a request before it is sent. */
  interface Log {
    void begun(Task task, Optional<BigDecimal> ceiling) throws IOException;
  }

  private final Task task;
  private final Means means;
  private final Tally tally;
  private Question question;
  private Call.Form form;
  private int attempts;
  private int otherModels;
  private boolean repeated;
  private Duration waited = Duration.ZERO;
  private BigDecimal lost = BigDecimal.ZERO;
  private BigDecimal unknown = BigDecimal.ZERO;

  Conversation(Task task, Means means) {
    this.task = task;
    this.means = means;
    this.tally = new Tally(task);
    boolean schema = task.served().map(served -> served.schema()).orElse(true);
    this.question = schema ? task.question() : task.question().withoutSchema();
    this.form = schema ? Call.Form.SCHEMA : Call.Form.WORDS;
  }

  /** @return empty when no request was sent, because no more calls are to be made */
  Optional<Ended> hold() throws IOException {
    try {
      while (true) {
        Optional<BigDecimal> reserved = means.budget().reserve(task.ceiling().orElse(BigDecimal.ZERO));
        if (reserved.isEmpty()) {
          return stopped();
        }
        Optional<Ended> ended = request(reserved.get());
        if (ended.isPresent()) {
          return ended;
        }
      }
    } catch (InterruptedException e) {
      return stopped();
    }
  }

  private Optional<Ended> stopped() {
    return attempts == 0 ? Optional.empty() : Optional.of(failed(Failure.HOST, "broken off: " + means.halt().reason(), false));
  }

  private Optional<Ended> request(BigDecimal reserved) throws IOException, InterruptedException {
    means.log().begun(task, task.ceiling().map(ceiling -> reserved));
    attempts++;
    int before = means.budget().underWay();
    Optional<Reply> reply = Optional.empty();
    Optional<BigDecimal> told = Optional.empty();
    boolean others;
    try {
      reply = Optional.of(means.gateway().ask(question));
      told = reply.flatMap(Conversation::usage).flatMap(usage -> usage.cost().or(() -> tally.recomputed(usage)));
    } finally {
      others = Math.max(before, means.budget().underWay()) > 1;
      boolean silent = told.isEmpty() && reply.map(Conversation::mayHaveCost).orElse(true);
      unknown = unknown.add(silent ? reserved : BigDecimal.ZERO);
      means.budget().settle(reserved, told.orElse(BigDecimal.ZERO), silent ? reserved : BigDecimal.ZERO);
    }
    return judge(reply.get(), told.orElse(BigDecimal.ZERO), others);
  }

  private static Optional<Usage> usage(Reply reply) {
    if (reply instanceof Answered answered) {
      return Optional.of(answered.usage());
    }
    return reply instanceof Broken broken ? broken.usage() : Optional.empty();
  }

  private static boolean mayHaveCost(Reply reply) {
    return reply instanceof Answered || (reply instanceof Broken broken && broken.billed());
  }

  /** @return empty when another request is to be sent */
  private Optional<Ended> judge(Reply reply, BigDecimal cost, boolean others) throws InterruptedException {
    if (reply instanceof Answered answered) {
      return answered(answered, cost);
    }
    if (reply instanceof Broken broken) {
      lost = lost.add(cost);
      return again(Failure.HOST, broken.reason(), Optional.empty());
    }
    return refused((Refused) reply, others);
  }

  private Optional<Ended> answered(Answered answered, BigDecimal cost) throws InterruptedException {
    Usage usage = answered.usage();
    if (usage.version().filter(name -> !task.servedBy(name)).isPresent()) {
      lost = lost.add(cost);
      String remark = "another model was served: " + usage.version().get();
      return ++otherModels >= MOST_OTHER_MODELS
          ? Optional.of(failed(Failure.HOST, remark, false))
          : again(Failure.HOST, remark, Optional.empty());
    }
    if (answered.finish().filter("error"::equals).isPresent()) {
      lost = lost.add(cost);
      return again(Failure.HOST, "the provider broke off", Optional.empty());
    }
    tally.add(answered);
    if (answered.refused()) {
      return Optional.of(failed(Failure.REFUSAL, "", true));
    }
    if (answered.finish().filter(word -> CUT.contains(word.toLowerCase(Locale.ROOT))).isPresent()) {
      return Optional.of(failed(Failure.TRUNCATED, "", true));
    }
    Extraction extraction = Extraction.of(answered.text(), task.criteria());
    if (extraction instanceof Extraction.Found found) {
      return Optional.of(ended(Optional.empty(), "", true, found.values()));
    }
    if (extraction instanceof Extraction.Contradictory) {
      return Optional.of(failed(Failure.CONTRADICTORY, "", true));
    }
    if (!repeated) {
      repeated = true;
      return Optional.empty();
    }
    return Optional.of(failed(answered.text().isBlank() ? Failure.EMPTY : Failure.UNUSABLE, "", true));
  }

  private Optional<Ended> refused(Refused refused, boolean others) throws InterruptedException {
    int status = refused.status();
    String remark = status + " " + refused.message();
    boolean schema = question.schema().isPresent();
    if (schema && (status == 400 || status == 404 || status == 422) && !DOCUMENT_REFUSED.matcher(refused.message()).find()
        || schema && status < 500 && SCHEMA_REFUSED.matcher(refused.message()).find()) {
      question = question.withoutSchema();
      form = Call.Form.SCHEMA_REFUSED;
      return Optional.empty();
    }
    return switch (status) {
      case 401 -> halted("the gateway does not accept the key", Failure.HOST, remark);
      case 402 ->
          // Credit that calls under way hold comes back when they end; credit that is not there does not.
          others
              ? again(Failure.CREDIT, remark, refused.retryAfter())
              : halted("the account has no credit left", Failure.QUOTA, remark);
      case 403 ->
          refused.flagged()
              ? Optional.of(failed(Failure.REFUSAL, remark, true))
              : halted("the gateway refuses the key's calls: " + refused.message(), Failure.QUOTA, remark);
      case 429 -> again(Failure.RATE_LIMIT, remark, refused.retryAfter());
      case 400, 413, 422 ->
          !task.document().files().isEmpty() && (status == 413 || DOCUMENT_REFUSED.matcher(refused.message()).find())
              ? Optional.of(failed(Failure.HOST, Report.DOCUMENT_REFUSED + remark, true))
              : Optional.of(failed(Failure.HOST, remark, false));
      default ->
          status == 408 || status >= 500
              ? again(Failure.HOST, remark, refused.retryAfter())
              : Optional.of(failed(Failure.HOST, remark, false));
    };
  }

  private Optional<Ended> halted(String reason, Failure failure, String remark) {
    means.halt().stop(reason);
    return Optional.of(failed(failure, remark, false));
  }

  /** Waits for the next request, or gives up. */
  private Optional<Ended> again(Failure failure, String remark, Optional<Duration> asked) throws InterruptedException {
    Optional<Duration> wait = means.patience().next(attempts, waited, asked, means.random());
    if (wait.isEmpty() || !means.halt().sleep(wait.get())) {
      return Optional.of(failed(failure, remark, false));
    }
    waited = waited.plus(wait.get());
    return Optional.empty();
  }

  private Ended failed(Failure failure, String remark, boolean settled) {
    return ended(Optional.of(failure), remark, settled, Map.of());
  }

  private Ended ended(Optional<Failure> failure, String remark, boolean settled, Map<String, String> values) {
    Call call = tally.call(new Tally.Course(lost, attempts, form, repeated), failure, remark);
    return new Ended(call, settled, unknown, values, tally.replies());
  }
}
