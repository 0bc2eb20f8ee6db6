package etalon.serve;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.stream.Stream;

/** A browser with one page open: it asks, and listens for the next generation. */
public final class LiveClient implements AutoCloseable {
  private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI site;
  private final Stream<String> lines;
  private final Iterator<String> events;

  /** @param site the address of its first page */
  public LiveClient(String site) throws IOException, InterruptedException {
    this.site = URI.create(site);
    HttpResponse<Stream<String>> stream =
        http.send(HttpRequest.newBuilder(this.site.resolve("/_/events")).build(), BodyHandlers.ofLines());
    this.lines = stream.body();
    this.events = lines.iterator();
  }

  /** Waits until the server names a generation, and returns it. */
  public long generation() {
    while (events.hasNext()) {
      String line = events.next();
      if (line.startsWith("data: ")) {
        return Long.parseLong(line.substring("data: ".length()));
      }
    }
    throw new AssertionError("the server has closed the stream");
  }

  public HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return http.send(HttpRequest.newBuilder(site.resolve(path)).build(), BodyHandlers.ofString());
  }

  public HttpResponse<InputStream> ask(String method, String path) throws IOException, InterruptedException {
    return http.send(
        HttpRequest.newBuilder(site.resolve(path)).method(method, HttpRequest.BodyPublishers.noBody()).build(), BodyHandlers.ofInputStream());
  }

  @Override
  public void close() {
    lines.close();
  }
}
