package etalon.gateway;

import etalon.bench.Protocol;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * What is sent to one model.
 *
 * @param attachments in the order in which they follow the text
 * @param schema JSON Schema of the answer; absent when the form is asked for in words only
 */
public record Question(
    String model,
    String text,
    List<Attachment> attachments,
    Optional<String> schema,
    BigDecimal temperature,
    int maxTokens,
    Optional<Protocol.Pin> pin) {

  /** A file that goes with the text. */
  public record Attachment(String name, Protocol.Kind kind, byte[] bytes) {}

  public Question {
    attachments = List.copyOf(attachments);
  }

  public Question withoutSchema() {
    return new Question(model, text, attachments, Optional.empty(), temperature, maxTokens, pin);
  }
}
