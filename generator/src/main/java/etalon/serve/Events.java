package etalon.serve;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The open pages, each of which listens for the next generation. */
final class Events implements AutoCloseable {
  private static final long HEARTBEAT_SECONDS = 15;

  private final Set<HttpExchange> listeners = ConcurrentHashMap.newKeySet();

  /** The only thread that writes to listeners: no two writes meet, and a slow one delays nobody's request. */
  private final ScheduledExecutorService writer =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "events");
            thread.setDaemon(true);
            return thread;
          });

  Events() {
    // A write is how one learns that a page was closed.
    writer.scheduleWithFixedDelay(() -> send(": still here\n\n"), HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
  }

  /** Keeps the exchange open, and begins with the present generation. */
  void listen(HttpExchange exchange, long generation) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.sendResponseHeaders(200, 0);
    writer.execute(
        () -> {
          listeners.add(exchange);
          send(exchange, "retry: 300\n" + event(generation));
        });
  }

  void announce(long generation) {
    writer.execute(() -> send(event(generation)));
  }

  private static String event(long generation) {
    return "event: generation\ndata: " + generation + "\n\n";
  }

  private void send(String text) {
    listeners.forEach(listener -> send(listener, text));
  }

  private void send(HttpExchange listener, String text) {
    try {
      listener.getResponseBody().write(text.getBytes(StandardCharsets.UTF_8));
      listener.getResponseBody().flush();
    } catch (IOException e) {
      listeners.remove(listener);
      listener.close();
    }
  }

  @Override
  public void close() {
    writer.shutdownNow();
    listeners.forEach(HttpExchange::close);
  }
}
