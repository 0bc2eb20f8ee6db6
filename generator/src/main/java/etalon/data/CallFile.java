package etalon.data;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import etalon.bench.Call;
import etalon.bench.Failure;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** calls.csv with a row for each call; the form for each model is {@link BenchmarkReader}'s. */
final class CallFile {
  static final String[] COLUMNS = {
    "model", "document", "key", "version", "provider", "tokens_in", "tokens_out", "charged_usd", "recomputed_usd",
    "lost_usd", "ms", "attempts", "finish", "form", "repeated", "failure", "reused_from", "remark"
  };

  private CallFile() {}

  static byte[] bytes(List<Call> calls) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(COLUMNS);
      for (Call call : calls) {
        csv.writeRecord(
            call.model(), call.document(), call.key(), call.version().orElse(""), call.provider().orElse(""),
            text(call.tokensIn()), text(call.tokensOut()), text(call.charged()), text(call.recomputed()),
            call.lost().toPlainString(), text(call.millis()), String.valueOf(call.attempts()), call.finish().orElse(""),
            JsonObject.Words.word(call.form()), call.repeated() ? "yes" : "no",
            call.failure().map(Failure::code).orElse(""), call.reusedFrom().orElse(""), call.remark());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String text(OptionalLong number) {
    return number.isPresent() ? String.valueOf(number.getAsLong()) : "";
  }

  private static String text(Optional<BigDecimal> number) {
    return number.map(BigDecimal::toPlainString).orElse("");
  }

  static Call call(Row row) {
    return new Call(
        row.text("model"), row.text("document"), row.text("key"), given(row, "version"), given(row, "provider"),
        whole(row, "tokens_in"), whole(row, "tokens_out"), row.amount("charged_usd"), row.amount("recomputed_usd"),
        row.amount("lost_usd").orElse(BigDecimal.ZERO), whole(row, "ms"), row.count("attempts"), given(row, "finish"),
        row.oneOf("form", Call.Form.class), row.raw("repeated").equals("yes"),
        row.raw("failure").isEmpty() ? Optional.empty() : Optional.of(row.oneOf("failure", Failure.class)),
        given(row, "reused_from"), row.raw("remark"));
  }

  private static Optional<String> given(Row row, String column) {
    return Optional.of(row.raw(column)).filter(text -> !text.isEmpty());
  }

  private static OptionalLong whole(Row row, String column) {
    return row.raw(column).isEmpty() ? OptionalLong.empty() : OptionalLong.of(row.count(column));
  }
}
