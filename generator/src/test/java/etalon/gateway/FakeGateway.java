package etalon.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A gateway on the loopback that plays what real ones do, and keeps a ledger of what it charges. Its replies depend on
 * the request alone, so that two runs can be compared.
 */
public final class FakeGateway implements AutoCloseable {
  public static final String KEY = "sk-made-up-0123456789abcdef";

  private static final ObjectMapper JSON = new ObjectMapper();

  /** What it does with a request. */
  public enum Play {
    NORMAL,
    SLOW,
    RATE_LIMIT_SECONDS,
    RATE_LIMIT_DATE,
    RATE_LIMIT_FOR_HOURS,
    CREDIT_GONE,
    CREDIT_HELD,
    ERROR_500,
    ERROR_IN_REPLY,
    HANG,
    CUT,
    HALF_A_REPLY,
    NOT_UTF_8,
    SCHEMA_REFUSED,
    PROSE,
    FENCE,
    TWO_OBJECTS,
    SAME_TWICE,
    NO_JSON,
    EMPTY,
    LENGTH,
    REFUSAL,
    FLAGGED,
    OTHER_MODEL,
    COST_MISSING,
    COST_NEVER_TOLD,
    HUGE,
    DOCUMENT_REFUSED,
    KEY_REFUSED
  }

  /** Chooses what to play; {@code time} counts the requests for this model and prompt, from 1. */
  public interface Script {
    Play play(String model, String prompt, int time);
  }

  /** Writes the right object for a prompt. */
  public interface Answers {
    String object(String model, String prompt);
  }

  /** One request as it came. */
  public record Asked(String model, String prompt, boolean schema, JsonNode body, String authorization) {}

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Script script;
  private final Answers answers;
  private final Map<String, AtomicInteger> times = new ConcurrentHashMap<>();
  private final Map<String, BigDecimal> generations = new ConcurrentHashMap<>();
  private final List<Asked> asked = new ArrayList<>();
  private final CountDownLatch closing = new CountDownLatch(1);
  private final AtomicInteger underWay = new AtomicInteger();
  private final AtomicInteger slow = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();
  private final AtomicInteger ids = new AtomicInteger();
  private BigDecimal charged = BigDecimal.ZERO;

  public FakeGateway(Script script, Answers answers) throws IOException {
    this.script = script;
    this.answers = answers;
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/api/v1/chat/completions", this::chat);
    server.createContext("/api/v1/generation", this::generation);
    server.start();
  }

  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/api/v1");
  }

  /** US dollars of everything that was charged. */
  public synchronized BigDecimal charged() {
    return charged;
  }

  public synchronized List<Asked> asked() {
    return List.copyOf(asked);
  }

  /** Requests for one model whose prompt holds a text. */
  public long asked(String model, String prompt) {
    return asked().stream().filter(one -> one.model().equals(model) && one.prompt().contains(prompt)).count();
  }

  /**
   * The most slow requests that were waited for at once. Each counts until its reply begins: a client that has the reply
   * may ask for the next before this side knows that it is done.
   */
  public int mostSlow() {
    return most.get();
  }

  /** Cents to a token, in and out, of every model: the price list of the tests says the same. */
  public static BigDecimal cost(long in, long out) {
    return new BigDecimal("0.000002").multiply(BigDecimal.valueOf(in)).add(new BigDecimal("0.000010").multiply(BigDecimal.valueOf(out)));
  }

  private void chat(HttpExchange exchange) throws IOException {
    underWay.incrementAndGet();
    try (exchange) {
      JsonNode body = JSON.readTree(exchange.getRequestBody().readAllBytes());
      String model = body.get("model").asText();
      JsonNode content = body.get("messages").get(0).get("content");
      String prompt = content.isTextual() ? content.asText() : content.get(0).get("text").asText();
      synchronized (this) {
        asked.add(new Asked(model, prompt, body.has("response_format"), body, exchange.getRequestHeaders().getFirst("Authorization")));
      }
      if (!("Bearer " + KEY).equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
        error(exchange, 401, "No auth credentials found");
        return;
      }
      int time = times.computeIfAbsent(model + '\t' + prompt, key -> new AtomicInteger()).incrementAndGet();
      play(exchange, script.play(model, prompt, time), body, model, prompt);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      underWay.decrementAndGet();
    }
  }

  private void play(HttpExchange exchange, Play play, JsonNode body, String model, String prompt) throws IOException, InterruptedException {
    String object = answers.object(model, prompt);
    String other = object.replaceAll("\"\\d+\"", "\"987654321\"");
    switch (play) {
      case NORMAL -> reply(exchange, model, prompt, object, "stop");
      case SLOW -> {
        most.accumulateAndGet(slow.incrementAndGet(), Math::max);
        Thread.sleep(60);
        slow.decrementAndGet();
        reply(exchange, model, prompt, object, "stop");
      }
      case RATE_LIMIT_SECONDS -> {
        exchange.getResponseHeaders().set("Retry-After", "0");
        error(exchange, 429, "Rate limit exceeded");
      }
      case RATE_LIMIT_DATE -> {
        ZonedDateTime now = ZonedDateTime.ofInstant(Instant.now(), ZoneOffset.UTC);
        exchange.getResponseHeaders().set("Retry-After", DateTimeFormatter.RFC_1123_DATE_TIME.format(now));
        error(exchange, 429, "Rate limit exceeded");
      }
      case RATE_LIMIT_FOR_HOURS -> {
        exchange.getResponseHeaders().set("Retry-After", "7200");
        error(exchange, 429, "Rate limit exceeded");
      }
      case CREDIT_GONE -> error(exchange, 402, "Insufficient credits");
      case CREDIT_HELD -> {
        if (underWay.get() > 1) {
          error(exchange, 402, "This request requires more credits, or fewer max_tokens");
        } else {
          reply(exchange, model, prompt, object, "stop");
        }
      }
      case ERROR_500 -> error(exchange, 500, "Internal error; the key was " + KEY);
      case ERROR_IN_REPLY -> send(exchange, 200, "{\"error\": {\"code\": 502, \"message\": \"Provider returned error\"}}");
      case HANG -> closing.await(20, TimeUnit.SECONDS);
      case CUT -> cut(exchange, completion(model, model, prompt, object, "stop", true));
      case HALF_A_REPLY -> {
        String whole = completion(model, model, prompt, object, "stop", true);
        send(exchange, 200, whole.substring(0, whole.length() / 2));
      }
      case NOT_UTF_8 -> {
        byte[] bytes = completion(model, model, prompt, object, "stop", true).getBytes(StandardCharsets.UTF_8);
        bytes[bytes.length - 20] = (byte) 0xFF;
        send(exchange, 200, bytes);
      }
      case SCHEMA_REFUSED -> {
        if (body.has("response_format")) {
          error(exchange, 400, "Provider returned error: response_format is not supported");
        } else {
          reply(exchange, model, prompt, object, "stop");
        }
      }
      case PROSE -> reply(exchange, model, prompt, "Here is {what} you asked for: " + object + " I hope it helps.", "stop");
      case FENCE -> reply(exchange, model, prompt, "```json\n" + object + "\n```", "stop");
      case TWO_OBJECTS -> reply(exchange, model, prompt, object + "\nor rather\n" + other, "stop");
      case SAME_TWICE -> reply(exchange, model, prompt, object + "\nthat is\n" + object, "stop");
      case NO_JSON -> reply(exchange, model, prompt, "I would say seven.", "stop");
      case EMPTY -> reply(exchange, model, prompt, "", "stop");
      case LENGTH -> reply(exchange, model, prompt, object.substring(0, object.length() / 2), "length");
      case REFUSAL -> reply(exchange, model, prompt, "I cannot help with that.", "content_filter");
      case FLAGGED -> send(exchange, 403, "{\"error\": {\"code\": 403, \"message\": \"Input flagged\", \"metadata\": {\"reasons\": [\"x\"]}}}");
      case OTHER_MODEL -> send(exchange, 200, completion(model, "other/model", prompt, object, "stop", true));
      case COST_MISSING, COST_NEVER_TOLD -> {
        String whole = completion(model, model, prompt, object, "stop", false);
        if (play == Play.COST_NEVER_TOLD) {
          generations.clear();
        }
        send(exchange, 200, whole);
      }
      case HUGE -> send(exchange, 200, completion(model, model, prompt, object + " ".repeat(9 << 20), "stop", true));
      case DOCUMENT_REFUSED -> error(exchange, 400, "Too many pages: a request can hold at most 100 PDF pages");
      case KEY_REFUSED -> error(exchange, 401, "User not found for key " + KEY);
    }
  }

  private void reply(HttpExchange exchange, String model, String prompt, String text, String finish) throws IOException {
    send(exchange, 200, completion(model, model, prompt, text, finish, true));
  }

  /** The whole reply; making it charges it. */
  private String completion(String model, String served, String prompt, String text, String finish, boolean withCost) {
    long in = prompt.length() / 4 + model.length();
    long out = 10 + Math.min(400, text.length()) / 4;
    BigDecimal cost = cost(in, out);
    String id = "gen-" + ids.incrementAndGet();
    synchronized (this) {
      charged = charged.add(cost);
    }
    generations.put(id, cost);
    ObjectNode reply = JSON.createObjectNode();
    reply.put("id", id).put("provider", "Fake Host").put("model", served + "-2026-01-31").put("object", "chat.completion");
    ObjectNode choice = reply.putArray("choices").addObject();
    choice.put("finish_reason", finish).putObject("message").put("role", "assistant").put("content", text);
    ObjectNode usage = reply.putObject("usage").put("prompt_tokens", in).put("completion_tokens", out);
    if (withCost) {
      usage.put("cost", cost);
    }
    return reply.toString();
  }

  private void generation(HttpExchange exchange) throws IOException {
    try (exchange) {
      String id = exchange.getRequestURI().getQuery().replace("id=", "");
      BigDecimal cost = generations.get(id);
      if (cost == null) {
        error(exchange, 404, "Generation not found");
      } else {
        send(exchange, 200, "{\"data\": {\"id\": \"" + id + "\", \"total_cost\": " + cost.toPlainString() + ", \"provider_name\": \"Fake Host\"}}");
      }
    }
  }

  private static void error(HttpExchange exchange, int status, String message) throws IOException {
    send(exchange, status, "{\"error\": {\"code\": " + status + ", \"message\": \"" + message + "\"}}");
  }

  private static void send(HttpExchange exchange, int status, String text) throws IOException {
    send(exchange, status, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, int status, byte[] bytes) throws IOException {
    exchange.sendResponseHeaders(status, bytes.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(bytes);
    }
  }

  /** Promises the whole and sends the first two thirds. */
  private static void cut(HttpExchange exchange, String whole) throws IOException {
    byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes, 0, bytes.length * 2 / 3);
    exchange.getResponseBody().flush();
    // Closing the exchange closes the connection, because bytes are missing.
  }

  @Override
  public void close() {
    closing.countDown();
    server.stop(0);
    threads.shutdownNow();
    try {
      if (!threads.awaitTermination(10, TimeUnit.SECONDS)) {
        throw new UncheckedIOException(new IOException("the fake gateway does not end"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
