package etalon.gateway;

import etalon.bench.Protocol;
import etalon.data.Json;
import etalon.data.JsonValue;
import etalon.gateway.Reply.Answered;
import etalon.gateway.Reply.Refused;
import etalon.gateway.Reply.Usage;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Requests and replies as JSON: OpenAI's chat completions with OpenRouter's additions. */
final class Wire {
  private static final Set<String> FILTERED = Set.of("content_filter", "refusal", "safety");
  private static final Pattern ID = Pattern.compile("\"id\"\\s*:\\s*\"([A-Za-z0-9._-]{1,200})\"");

  private final Key key;

  Wire(Key key) {
    this.key = key;
  }

  static String request(Question question) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("model", question.model());
    body.put("messages", List.of(members("role", "user", "content", content(question))));
    body.put("temperature", question.temperature());
    body.put("max_tokens", question.maxTokens());
    question.schema().ifPresent(
        schema ->
            body.put(
                "response_format",
                members(
                    "type", "json_schema",
                    "json_schema", members("name", "answer", "strict", true, "schema", Json.parse(schema).orElseThrow()))));
    question.pin().ifPresent(pin -> body.put("provider", members("order", pin.order(), "allow_fallbacks", pin.fallbacks())));
    if (question.attachments().stream().anyMatch(a -> a.kind() == Protocol.Kind.PDF)) {
      // Else the gateway reads the pages first and sends text: that would measure its reader.
      body.put("plugins", List.of(members("id", "file-parser", "pdf", members("engine", "native"))));
    }
    return Json.line(body);
  }

  private static Object content(Question question) {
    if (question.attachments().isEmpty()) {
      return question.text();
    }
    List<Object> parts = new ArrayList<>();
    parts.add(members("type", "text", "text", question.text()));
    question.attachments().forEach(attachment -> parts.add(part(attachment)));
    return parts;
  }

  private static Object part(Question.Attachment attachment) {
    if (attachment.kind() == Protocol.Kind.TEXT) {
      return members("type", "text", "text", new String(attachment.bytes(), StandardCharsets.UTF_8));
    }
    String url = "data:" + attachment.kind().mediaType() + ";base64," + Base64.getEncoder().encodeToString(attachment.bytes());
    return attachment.kind() == Protocol.Kind.PDF
        ? members("type", "file", "file", members("filename", attachment.name(), "file_data", url))
        : members("type", "image_url", "image_url", members("url", url));
  }

  private static Map<String, Object> members(Object... members) {
    Map<String, Object> ordered = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      ordered.put((String) members[i], members[i + 1]);
    }
    return ordered;
  }

  /** The reply; empty when the bytes are none. */
  Optional<Reply> reply(int status, byte[] body, Optional<Duration> retryAfter, long millis) {
    Optional<JsonValue> json = text(body).flatMap(Json::parse);
    Optional<JsonValue> error = json.flatMap(j -> j.member("error")).or(() -> json.flatMap(Wire::choice).flatMap(c -> c.member("error")));
    if (status != 200) {
      return Optional.of(refused(status, error, retryAfter, text(body).orElse("")));
    }
    if (error.isPresent()) {
      // A failure while the model was answering comes with status 200.
      int code = error.get().member("code").flatMap(JsonValue::number).map(BigDecimal::intValue).filter(c -> c >= 400 && c < 600).orElse(502);
      return Optional.of(refused(code, error, retryAfter, ""));
    }
    return json.filter(j -> choice(j).isPresent()).map(j -> answered(j, millis));
  }

  private Refused refused(int status, Optional<JsonValue> error, Optional<Duration> retryAfter, String body) {
    String message = error.flatMap(e -> e.member("message")).flatMap(JsonValue::text).orElse(body);
    Optional<JsonValue> metadata = error.flatMap(e -> e.member("metadata"));
    // What the provider itself said stands one level below.
    String raw = metadata.flatMap(m -> m.member("raw")).flatMap(JsonValue::text).map(text -> " " + text).orElse("");
    return new Refused(status, harmless(message + raw, 500), metadata.flatMap(m -> m.member("reasons")).isPresent(), retryAfter);
  }

  private static Optional<JsonValue> choice(JsonValue reply) {
    return reply.member("choices").map(JsonValue::elements).filter(choices -> !choices.isEmpty()).map(choices -> choices.get(0));
  }

  private Answered answered(JsonValue reply, long millis) {
    JsonValue choice = choice(reply).orElseThrow();
    Optional<JsonValue> message = choice.member("message");
    String content = message.flatMap(m -> m.member("content")).map(Wire::content).orElse("");
    String refusal = message.flatMap(m -> m.member("refusal")).flatMap(JsonValue::text).orElse("");
    Optional<String> finish = choice.member("finish_reason").flatMap(JsonValue::text).map(word -> harmless(word, 40));
    boolean refused = !refusal.isBlank() || finish.filter(word -> FILTERED.contains(word.toLowerCase(Locale.ROOT))).isPresent();
    return new Answered(usage(reply), whole(content.isEmpty() ? refusal : content), refused, finish, millis);
  }

  private static String content(JsonValue content) {
    return content.text().orElseGet(
        () -> content.elements().stream().flatMap(part -> part.member("text").flatMap(JsonValue::text).stream()).collect(Collectors.joining()));
  }

  private Usage usage(JsonValue reply) {
    Optional<JsonValue> usage = reply.member("usage");
    return new Usage(
        word(reply, "model"), word(reply, "provider"), tokens(usage, "prompt_tokens"), tokens(usage, "completion_tokens"),
        usage.flatMap(u -> u.member("cost")).flatMap(JsonValue::number).filter(cost -> cost.signum() >= 0));
  }

  /** What {@code /generation} says of an earlier reply. */
  Optional<Usage> generation(byte[] body) {
    return text(body)
        .flatMap(Json::parse)
        .flatMap(json -> json.member("data"))
        .map(
            data ->
                new Usage(
                    word(data, "model"), word(data, "provider_name"),
                    tokens(Optional.of(data), "native_tokens_prompt"), tokens(Optional.of(data), "native_tokens_completion"),
                    data.member("total_cost").flatMap(JsonValue::number).filter(cost -> cost.signum() >= 0)));
  }

  private Optional<String> word(JsonValue from, String name) {
    return from.member(name).flatMap(JsonValue::text).filter(text -> !text.isBlank()).map(text -> harmless(text, 200));
  }

  private static OptionalLong tokens(Optional<JsonValue> usage, String name) {
    return usage.flatMap(u -> u.member(name)).flatMap(JsonValue::number)
        .filter(n -> n.signum() >= 0 && n.compareTo(BigDecimal.valueOf(100_000_000)) <= 0)
        .map(n -> OptionalLong.of(n.longValue())).orElse(OptionalLong.empty());
  }

  /** The id by which a reply that did not come whole can be asked about: it stands first. */
  static Optional<String> id(byte[] beginning) {
    Matcher id = ID.matcher(new String(beginning, 0, Math.min(beginning.length, 2000), StandardCharsets.ISO_8859_1));
    return id.find() ? Optional.of(id.group(1)) : Optional.empty();
  }

  private static Optional<String> text(byte[] body) {
    try {
      return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** A text of others for one cell or one line: short, without control characters, without the key. */
  String harmless(String text, int most) {
    String line = key.mask(text).replaceAll("\\p{Cntrl}+", " ").strip();
    return whole(line.length() <= most ? line : line.substring(0, most));
  }

  /** Halves of characters, which no file can hold, become the replacement character. */
  private String whole(String text) {
    return new String(key.mask(text).getBytes(StandardCharsets.UTF_16BE), StandardCharsets.UTF_16BE);
  }
}
