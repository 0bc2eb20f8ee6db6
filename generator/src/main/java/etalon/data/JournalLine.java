package etalon.data;

import etalon.bench.Call;
import etalon.bench.Failure;
import etalon.problem.InvalidInput;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** One line of the journal of a run that is being made. */
public sealed interface JournalLine {

  /** Calls are made on this day. */
  record Session(LocalDate day) implements JournalLine {}

  /**
   * A request is about to be sent.
   *
   * @param ceiling US dollars that it may cost at most; absent where no price is known
   */
  record Begun(String model, String document, Optional<BigDecimal> ceiling) implements JournalLine {}

  /**
   * A call has ended.
   *
   * @param settled whether it need not be asked again: an answer, a failure of the model's, or a document that is refused
   * @param unknown US dollars at most that requests may have cost whose price was not told
   * @param values by criterion; none when it failed
   * @param replies the texts that came back, in their order
   */
  record Ended(Call call, boolean settled, BigDecimal unknown, Map<String, String> values, List<String> replies)
      implements JournalLine {
    public Ended {
      values = Map.copyOf(values);
      replies = List.copyOf(replies);
    }
  }

  /** The line, without its end. */
  default String text() {
    if (this instanceof Session session) {
      return Json.line(Map.of("session", session.day().toString()));
    }
    if (this instanceof Begun begun) {
      return Json.line(
          ConductFile.ordered("begun", begun.model(), "document", begun.document(), "ceiling", begun.ceiling().orElse(null)));
    }
    Ended ended = (Ended) this;
    Call call = ended.call();
    return Json.line(
        ConductFile.ordered(
            "ended", call.model(), "document", call.document(), "key", call.key(), "version", call.version().orElse(null),
            "provider", call.provider().orElse(null), "tokensIn", whole(call.tokensIn()), "tokensOut", whole(call.tokensOut()),
            "charged", call.charged().orElse(null), "recomputed", call.recomputed().orElse(null), "lost", call.lost(),
            "ms", whole(call.millis()), "attempts", call.attempts(), "finish", call.finish().orElse(null),
            "form", JsonObject.Words.word(call.form()), "repeated", call.repeated(),
            "failure", call.failure().map(Failure::code).orElse(null), "reusedFrom", call.reusedFrom().orElse(null),
            "remark", call.remark().isEmpty() ? null : call.remark(), "settled", ended.settled(), "unknown", ended.unknown(),
            "values", ended.values(), "replies", ended.replies()));
  }

  private static Long whole(OptionalLong number) {
    return number.isPresent() ? number.getAsLong() : null;
  }

  /**
   * Reads a journal.
   *
   * @throws InvalidInput when a line is not one of these
   */
  static List<JournalLine> read(String file, List<String> lines) {
    Problems problems = new Problems();
    List<JournalLine> read = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      try {
        read.add(line(new JsonObject(JsonValue.parse(file, lines.get(i)), problems), problems));
      } catch (JsonValue.Malformed e) {
        problems.error(Place.of(file, i + 1), e.getMessage(), "a line that this program wrote");
      }
    }
    problems.throwIfErrors();
    return read;
  }

  private static JournalLine line(JsonObject line, Problems problems) {
    if (line.has("session")) {
      return new Session(line.date("session"));
    }
    if (line.has("begun")) {
      return new Begun(line.text("begun"), line.text("document"), amount(line, "ceiling"));
    }
    Call call =
        new Call(
            line.text("ended"), line.text("document"), line.text("key"), given(line, "version"), given(line, "provider"),
            whole(line, "tokensIn"), whole(line, "tokensOut"), amount(line, "charged"), amount(line, "recomputed"),
            amount(line, "lost").orElse(BigDecimal.ZERO), whole(line, "ms"), amount(line, "attempts").map(BigDecimal::intValue).orElse(0),
            given(line, "finish"), line.oneOf("form", Call.Form.class), line.flag("repeated"),
            given(line, "failure").flatMap(code -> JsonObject.Words.constant(Failure.class, code)), given(line, "reusedFrom"),
            given(line, "remark").orElse(""));
    Map<String, String> values = new LinkedHashMap<>();
    JsonObject own = new JsonObject(line.value("values").orElseThrow(), problems);
    own.keys().forEach(criterion -> own.value(criterion).flatMap(JsonValue::text).ifPresent(value -> values.put(criterion, value)));
    return new Ended(
        call, line.flag("settled"), amount(line, "unknown").orElse(BigDecimal.ZERO), values,
        line.value("replies").orElseThrow().elements().stream().map(value -> value.text().orElse("")).toList());
  }

  private static Optional<String> given(JsonObject line, String key) {
    return line.value(key).flatMap(JsonValue::text);
  }

  private static Optional<BigDecimal> amount(JsonObject line, String key) {
    return line.value(key).flatMap(JsonValue::number);
  }

  private static OptionalLong whole(JsonObject line, String key) {
    return amount(line, key).map(number -> OptionalLong.of(number.longValue())).orElse(OptionalLong.empty());
  }
}
