package etalon.gateway;

import etalon.gateway.Reply.Answered;
import etalon.gateway.Reply.Broken;
import etalon.gateway.Reply.Usage;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/** A gateway over HTTP. Redirections are not followed: the key goes to one host only. */
public final class HttpGateway implements Gateway {
  private static final Set<Class<?>> NEVER_CONNECTED = Set.of(ConnectException.class, HttpConnectTimeoutException.class);
  private static final int LONGEST_REPLY = 8 << 20;

  /** The gateway needs a moment until it can say what a reply cost. */
  private static final int LOOKUPS = 3;

  private final URI base;
  private final Key key;
  private final Timing timing;
  private final Wire wire;
  private final HttpClient client;

  /**
   * Times and where they come from.
   *
   * @param patience the longest wait for a whole reply
   * @param lookup the wait before each question about a reply's cost
   * @param clock for dates in Retry-After
   * @param nanos for measuring
   */
  public record Timing(Duration patience, Duration lookup, Clock clock, LongSupplier nanos) {}

  /**
   * @param base the address below which chat/completions lies; http only for this machine
   * @throws IllegalArgumentException for an address to which a key must not be sent
   */
  public HttpGateway(URI base, Key key, Timing timing) {
    if (!"https".equals(base.getScheme()) && !("http".equals(base.getScheme()) && loopback(base.getHost()))) {
      throw new IllegalArgumentException("a key is sent over https only: " + base);
    }
    this.base = URI.create(base.toString().replaceAll("/*$", "/"));
    this.key = key;
    this.timing = timing;
    this.wire = new Wire(key);
    this.client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(timing.patience().compareTo(Duration.ofSeconds(20)) < 0 ? timing.patience() : Duration.ofSeconds(20))
            .build();
  }

  private static boolean loopback(String host) {
    try {
      return host != null && InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  @Override
  public Reply ask(Question question) throws InterruptedException {
    HttpRequest request =
        request("chat/completions")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(Wire.request(question)))
            .build();
    AtomicReference<Body> body = new AtomicReference<>();
    long begun = timing.nanos().getAsLong();
    CompletableFuture<HttpResponse<Body>> sent =
        client.sendAsync(
            request,
            info -> {
              body.set(new Body(LONGEST_REPLY));
              return body.get();
            });
    try {
      HttpResponse<Body> response = sent.get(timing.patience().toMillis(), TimeUnit.MILLISECONDS);
      long millis = TimeUnit.NANOSECONDS.toMillis(timing.nanos().getAsLong() - begun);
      Body whole = response.body();
      if (!whole.broken().isEmpty()) {
        return broken(whole.broken(), whole.bytes());
      }
      Optional<Duration> retryAfter = response.headers().firstValue("Retry-After").flatMap(this::wait);
      Optional<Reply> reply = wire.reply(response.statusCode(), whole.bytes(), retryAfter, millis);
      return reply.isPresent() ? priced(reply.get(), whole.bytes()) : broken("the reply is no JSON of the form expected", whole.bytes());
    } catch (TimeoutException e) {
      sent.cancel(true);
      return broken("no whole reply within " + timing.patience().toSeconds() + " s", beginning(body));
    } catch (InterruptedException e) {
      sent.cancel(true);
      throw e;
    } catch (ExecutionException e) {
      return NEVER_CONNECTED.contains(e.getCause().getClass())
          ? new Broken("no connection to the gateway", Optional.empty(), false)
          : broken("the connection broke off", beginning(body));
    }
  }

  private static byte[] beginning(AtomicReference<Body> body) {
    return body.get() == null ? new byte[0] : body.get().bytes();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(base.resolve(path)).header("Authorization", key.header());
  }

  /** A reply without its price is looked up; one that cannot be is answered all the same. */
  private Reply priced(Reply reply, byte[] bytes) throws InterruptedException {
    if (reply instanceof Answered answered && answered.usage().cost().isEmpty()) {
      Usage own = answered.usage();
      Optional<Usage> found = lookup(bytes);
      if (found.isPresent()) {
        Usage usage =
            new Usage(
                own.version().or(() -> found.get().version()), own.provider().or(() -> found.get().provider()),
                own.tokensIn().isPresent() ? own.tokensIn() : found.get().tokensIn(),
                own.tokensOut().isPresent() ? own.tokensOut() : found.get().tokensOut(), found.get().cost());
        return new Answered(usage, answered.text(), answered.refused(), answered.finish(), answered.millis());
      }
    }
    return reply;
  }

  private Broken broken(String reason, byte[] beginning) throws InterruptedException {
    Optional<Usage> usage = lookup(beginning);
    return new Broken(reason, usage, true);
  }

  /** What the gateway charged for a reply whose beginning came. */
  private Optional<Usage> lookup(byte[] beginning) throws InterruptedException {
    Optional<String> id = Wire.id(beginning);
    for (int i = 0; id.isPresent() && i < LOOKUPS; i++) {
      Thread.sleep(timing.lookup().toMillis());
      HttpRequest request = request("generation?id=" + id.get()).timeout(Duration.ofSeconds(20)).build();
      try {
        HttpResponse<byte[]> response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        if (response.statusCode() == 200) {
          return wire.generation(response.body()).filter(usage -> usage.cost().isPresent());
        }
      } catch (IOException e) {
        // Then the price stays unknown, which is said.
      }
    }
    return Optional.empty();
  }

  /** A number of seconds, or a date. */
  private Optional<Duration> wait(String header) {
    try {
      if (header.strip().matches("\\d{1,9}")) {
        return Optional.of(Duration.ofSeconds(Long.parseLong(header.strip())));
      }
      ZonedDateTime until = ZonedDateTime.parse(header.strip(), DateTimeFormatter.RFC_1123_DATE_TIME);
      Duration wait = Duration.between(timing.clock().instant(), until.toInstant());
      return Optional.of(wait.isNegative() ? Duration.ZERO : wait);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
