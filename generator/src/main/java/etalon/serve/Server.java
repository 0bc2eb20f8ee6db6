package etalon.serve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.render.LazySite;
import etalon.render.html.Html;
import etalon.render.markdown.Markdown;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Serves a site from memory, follows the changes of its sources, and tells the open pages.
 *
 * <p>Everything that is answered comes out of maps by its path, but for the assets of the root, whose names are those
 * of the site's own: no request reaches another file.
 */
public final class Server implements AutoCloseable {
  private static final String TOOLS = "/_/";

  /** How long a build with errors waits for the rest of a save before it is shown. */
  private static final long GRACE_MILLIS = 60;

  private static final int WARM_UP_ROUNDS = 8;
  private static final int WARM_UP_PAGES = 120;

  private final Path root;
  private final String basePath;
  private final Gate gate;
  private final HttpServer http;
  private final ExecutorService workers;
  private final Events events = new Events();
  private final ToolPages tools;
  private final Watcher watcher;
  private final Rebuilder rebuilder;
  private final Consumer<Shown> told;
  private volatile Shown shown;

  private Server(Path root, String host, HttpServer http, String basePath, Function<Inputs, Evaluation> evaluate, Consumer<Shown> told)
      throws IOException {
    this.root = root;
    this.basePath = basePath;
    this.gate = new Gate(host);
    this.http = http;
    this.told = told;
    this.workers =
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "serve");
              thread.setDaemon(true);
              return thread;
            });
    Markdown markdown = new Markdown(true);
    Html html = new Html(markdown);
    this.tools = new ToolPages(root, html, basePath);
    this.watcher = new Watcher(root);
    this.rebuilder = new Rebuilder(root, address(), evaluate, markdown, html);
  }

  /**
   * Listens, builds, and answers until it is closed.
   *
   * @param host a name or address of this machine
   * @param port 0 for any that is free
   * @param basePath where the site begins, with a slash at both ends
   * @param evaluate every figure, from checked inputs
   * @param say told what is shown after each change, a line for each thing
   * @throws java.net.BindException when the port is taken
   */
  public static Server start(
      Path root, String host, int port, String basePath, Function<Inputs, Evaluation> evaluate, Consumer<String> say) throws IOException {
    // Else the kernel waits with the second packet of an answer until the first one is acknowledged.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getByName(host), port), 0);
    Server server = new Server(root.toRealPath(), host, http, basePath, evaluate, shown -> say(shown, say));
    server.show(server.rebuilder.rebuild(Set.of()));
    http.setExecutor(server.workers);
    http.createContext("/", server::answer);
    http.start();
    Thread follower = new Thread(server::follow, "watch");
    follower.setDaemon(true);
    follower.start();
    return server;
  }

  /** Where the site's first page is. */
  public String address() {
    String host = gate.host().contains(":") && !gate.host().startsWith("[") ? "[" + gate.host() + "]" : gate.host();
    return "http://" + host + ":" + http.getAddress().getPort() + basePath;
  }

  private static void say(Shown shown, Consumer<String> to) {
    shown.problems().forEach(problem -> to.accept(problem.toString()));
    shown.uncompiled().forEach(
        template -> to.accept(template + ": changed, and shown after the next package: templates are compiled"));
    to.accept(shown.broken() ? "There are errors; the pages show them." : "Ready.");
  }

  private void show(Shown next) {
    shown = next;
    events.announce(next.generation());
    told.accept(next);
  }

  /** A program that has run a while is ten times as fast: it runs a while before the first save does. */
  private void warmUp() {
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      rebuilder.rebuild(Set.of(Part.TEXTS.folder())).site().ifPresent(site -> site.pages().stream().limit(WARM_UP_PAGES).forEach(site::file));
    }
  }

  private void follow() {
    try {
      warmUp();
      for (Optional<Set<String>> changed = watcher.next(); changed.isPresent(); changed = watcher.next()) {
        Shown next = rebuilder.rebuild(changed.get());
        // An editor that is not done yet leaves a file away, or half of it.
        while (next.broken()) {
          Set<String> more = watcher.within(GRACE_MILLIS);
          if (more.isEmpty()) {
            break;
          }
          next = rebuilder.rebuild(more);
        }
        show(next);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getRawPath();
    Optional<Integer> refused =
        gate.refuses(exchange.getRequestMethod(), exchange.getRequestHeaders().getFirst("Host"), path);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Cross-Origin-Resource-Policy", "same-origin");
    if (refused.isPresent()) {
      exchange.getResponseHeaders().set("Allow", "GET, HEAD");
      send(exchange, new Reply(refused.get(), "text/plain; charset=utf-8", new byte[0]));
    } else if (path.equals(TOOLS + "events") && exchange.getRequestMethod().equals("GET")) {
      events.listen(exchange, shown.generation());
    } else {
      send(exchange, reply(path, exchange.getRequestURI().getRawQuery()));
    }
  }

  private Reply reply(String rawPath, String rawQuery) {
    Shown now = shown;
    String path;
    try {
      path = URLDecoder.decode(rawPath.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return Reply.text(400, "");
    }
    if (path.startsWith(TOOLS)) {
      return tools.reply(path.substring(TOOLS.length()), rawQuery, now);
    }
    if (path.equals("/") && !basePath.equals("/") || (path + "/").equals(basePath)) {
      return Reply.elsewhere(basePath);
    }
    if (!path.startsWith(basePath)) {
      return Reply.text(404, "The site is at " + address() + "\n");
    }
    return page(path.substring(basePath.length()), now);
  }

  private Reply page(String path, Shown now) {
    String file = path.isEmpty() || path.endsWith("/") ? path + "index.html" : path;
    Optional<byte[]> asset = asset(file, now);
    if (asset.isPresent()) {
      return new Reply(200, MediaTypes.of(file), asset.get());
    }
    boolean html = file.endsWith(".html");
    Optional<LazySite> site = now.site();
    if (now.broken() && (html || site.isEmpty())) {
      return tools.problems(now);
    }
    Optional<byte[]> bytes = site.flatMap(s -> s.file(file));
    if (bytes.isPresent()) {
      return new Reply(200, MediaTypes.of(file), html ? tools.alive(bytes.get(), now) : bytes.get());
    }
    if (site.flatMap(s -> s.file(file + "/index.html")).isPresent()) {
      return Reply.elsewhere(basePath + file + "/");
    }
    return new Reply(404, MediaTypes.of("404.html"), tools.alive(site.flatMap(s -> s.file("404.html")).orElseThrow(), now));
  }

  /** The root's own file in place of the one that was packed, when the site has one of that name. */
  private Optional<byte[]> asset(String file, Shown now) {
    if (!file.startsWith("assets/") || now.site().flatMap(site -> site.file(file)).isEmpty()) {
      return Optional.empty();
    }
    Path own = root.resolve("templates").resolve(file);
    try {
      return Files.isRegularFile(own) ? Optional.of(Files.readAllBytes(own)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static void send(HttpExchange exchange, Reply reply) throws IOException {
    try (exchange) {
      reply.headers().forEach(exchange.getResponseHeaders()::set);
      byte[] body = reply.body();
      if (exchange.getRequestMethod().equals("HEAD")) {
        exchange.getResponseHeaders().set("Content-Length", String.valueOf(body.length));
        exchange.sendResponseHeaders(reply.status(), -1);
      } else {
        exchange.sendResponseHeaders(reply.status(), body.length == 0 ? -1 : body.length);
        if (body.length > 0) {
          exchange.getResponseBody().write(body);
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    watcher.close();
    events.close();
    http.stop(0);
    workers.shutdownNow();
  }
}
