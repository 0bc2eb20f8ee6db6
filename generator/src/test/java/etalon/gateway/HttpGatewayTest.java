package etalon.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpGatewayTest {
  private static final Question QUESTION =
      new Question("lab/model", "How much?", List.of(), Optional.empty(), BigDecimal.ZERO, 10, Optional.empty());
  private static final Clock NOON = Clock.fixed(Instant.parse("2026-03-02T12:00:00Z"), ZoneOffset.UTC);

  private static HttpGateway gateway(URI address) {
    return new HttpGateway(
        address, new Key(FakeGateway.KEY), new HttpGateway.Timing(Duration.ofSeconds(10), Duration.ofMillis(1), NOON, System::nanoTime));
  }

  /** What comes of one reply as it stands. */
  private static Reply reply(int status, String retryAfter, String body) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      try (exchange) {
        exchange.getRequestBody().readAllBytes();
        if (!retryAfter.isEmpty()) {
          exchange.getResponseHeaders().set("Retry-After", retryAfter);
        }
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
      }
    });
    server.start();
    try {
      return gateway(URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/v1")).ask(QUESTION);
    } finally {
      server.stop(0);
    }
  }

  @ParameterizedTest(name = "Retry-After: {0}")
  @CsvSource(delimiter = '|', value = {
    "42|42",
    "0|0",
    "Mon, 02 Mar 2026 12:01:30 GMT|90",
    "Mon, 02 Mar 2026 11:00:00 GMT|0",
    "soon|-1",
    "-5|-1",
    "''|-1",
  })
  void theWaitThatIsAskedForIsRead(String header, long seconds) throws Exception {
    Reply.Refused refused = assertInstanceOf(Reply.Refused.class, reply(429, header, "{\"error\": {\"message\": \"slow down\"}}"));
    assertEquals(seconds, refused.retryAfter().map(Duration::toSeconds).orElse(-1L));
    assertEquals("slow down", refused.message());
  }

  @Test
  void whatTheProviderSaidStandsInTheMessageAndTheKeyDoesNot() throws Exception {
    Reply.Refused refused =
        assertInstanceOf(
            Reply.Refused.class,
            reply(502, "", "{\"error\": {\"message\": \"Provider returned error\", \"metadata\": {\"raw\": \"bad key " + FakeGateway.KEY + "\\nbye\"}}}"));
    assertEquals("Provider returned error bad key *** bye", refused.message());
  }

  @Test
  void whatTheModelAnswersIsReadToTheEnd() throws Exception {
    Reply.Answered answered =
        assertInstanceOf(
            Reply.Answered.class,
            reply(200, "", """
                {"id": "gen-1", "provider": "Host", "model": "lab/model-0301", "choices": [{"finish_reason": "stop",
                 "message": {"content": [{"type": "text", "text": "{\\"a\\": "}, {"type": "text", "text": "1}\\ud83d"}]}}],
                 "usage": {"prompt_tokens": 12, "completion_tokens": 345, "cost": 0.00123}}"""));
    // Half a character is none.
    assertEquals("{\"a\": 1}\uFFFD", answered.text());
    assertEquals(
        new Reply.Usage(Optional.of("lab/model-0301"), Optional.of("Host"), OptionalLong.of(12), OptionalLong.of(345), Optional.of(new BigDecimal("0.00123"))),
        answered.usage());
    assertFalse(answered.refused());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "[]", "{}", "{\"choices\": []}", "<html>", "{\"choices\": [{}]} {}"})
  void aReplyOfAnotherFormIsBroken(String body) throws Exception {
    assertInstanceOf(Reply.Broken.class, reply(200, "", body));
  }

  @Test
  void aGatewayThatIsNotThereCostsNothing() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    assertEquals(
        new Reply.Broken("no connection to the gateway", Optional.empty(), false), gateway(URI.create("http://127.0.0.1:" + port)).ask(QUESTION));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://example.org/api/v1", "ftp://127.0.0.1/", "file:///etc", "api/v1"})
  void aKeyIsNotSentInTheClear(String address) {
    assertThrows(IllegalArgumentException.class, () -> gateway(URI.create(address)));
  }

  @Test
  void aKeyIsNeverShown() {
    assertEquals("***", new Key("sk-abc").toString());
    assertThrows(IllegalArgumentException.class, () -> new Key("two words"));
    assertTrue(new Key("sk-abc").mask("my sk-abc!").equals("my ***!"));
  }
}
