package etalon.proof;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A site's files behind HTTP, as a static host serves them: index.html of folders, 404.html at every other address. */
final class SiteServer implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8", "css", "text/css", "js", "text/javascript", "json", "application/json",
          "xml", "application/xml", "csv", "text/csv; charset=utf-8", "svg", "image/svg+xml", "png", "image/png",
          "txt", "text/plain");

  private final SortedMap<String, byte[]> files;
  private final String prefix;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /** @param prefix the path that the site lives under, from slash to slash */
  SiteServer(SortedMap<String, byte[]> files, String prefix) throws IOException {
    this.files = files;
    this.prefix = prefix;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  /** Scheme, host and port, without a slash at the end. */
  String origin() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** The address of the site, ending with a slash. */
  String root() {
    return origin() + prefix;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String file = path.startsWith(prefix) ? path.substring(prefix.length()) : null;
      if (file != null && (file.isEmpty() || file.endsWith("/"))) {
        file += "index.html";
      }
      if (file != null && files.containsKey(file + "/index.html")) {
        exchange.getResponseHeaders().set("Location", path + "/");
        exchange.sendResponseHeaders(301, -1);
      } else if (file != null && files.containsKey(file)) {
        send(exchange, 200, file);
      } else {
        send(exchange, 404, "404.html");
      }
    }
  }

  private void send(HttpExchange exchange, int status, String file) throws IOException {
    byte[] bytes = files.get(file);
    String type = TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "application/octet-stream");
    exchange.getResponseHeaders().set("Content-Type", type);
    boolean head = exchange.getRequestMethod().equals("HEAD") || bytes.length == 0;
    exchange.sendResponseHeaders(status, head ? -1 : bytes.length);
    if (!head) {
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
