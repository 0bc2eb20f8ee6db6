package etalon.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reader who follows links from the first page reaches every page, on a host, below a folder of it, and on a disk. */
class LinksTest {
  private final HttpClient client = HttpClient.newHttpClient();

  @ParameterizedTest
  @ValueSource(strings = {"/", "/repo/"})
  void everyLinkLeadsSomewhereOnAHost(String prefix) throws Exception {
    SortedMap<String, byte[]> files = WrittenSite.at("https://example.org" + prefix);
    try (SiteServer server = new SiteServer(files, prefix)) {
      Crawl crawl = new Crawl(address -> found(get(address)));
      URI root = URI.create(server.root());
      crawl.from(root);
      // The page for lost readers is served at any depth.
      URI lost = root.resolve("no/such/page/");
      assertEquals(404, get(lost).statusCode());
      crawl.page(lost, get(lost).body());
      crawl.from(root.resolve("index.html"));
      everythingIsFound(files, root, crawl);
    }
  }

  private HttpResponse<byte[]> get(URI address) throws IOException, InterruptedException {
    return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofByteArray());
  }

  private static byte[] found(HttpResponse<byte[]> response) {
    return response.statusCode() == 200 ? response.body() : null;
  }

  @Test
  void everyLinkLeadsSomewhereOnADisk(@TempDir Path folder) throws Exception {
    for (var file : WrittenSite.FILES.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
    Crawl crawl = new Crawl(address -> Files.isRegularFile(Path.of(address)) ? Files.readAllBytes(Path.of(address)) : null);
    crawl.from(folder.toUri().resolve("index.html"));
    everythingIsFound(WrittenSite.FILES, folder.toUri(), crawl);
  }

  private static void everythingIsFound(SortedMap<String, byte[]> files, URI root, Crawl crawl) {
    assertTrue(crawl.dead().isEmpty(), () -> String.join("\n", crawl.dead().stream().limit(20).toList()));
    assertEquals(
        List.of("404.html"),
        files.keySet().stream().filter(path -> path.endsWith(".html") && !crawl.reached(root.resolve(path))).toList(),
        "pages that no link leads to");
  }

  @Test
  void whatLeadsNowhereIsSeen() throws Exception {
    String page = "<a href='/repo/x.html'>1</a><a href='b.html#here'>2</a><a href='b.html#there'>3</a><img src=p.png><a href='//else.org/'>4</a>";
    String other = "<p id=here>";
    Crawl crawl =
        new Crawl(
            address ->
                switch (address.getPath()) {
                  case "/a.html" -> page.getBytes(StandardCharsets.UTF_8);
                  case "/b.html" -> other.getBytes(StandardCharsets.UTF_8);
                  default -> null;
                });
    crawl.from(URI.create("http://x.org/a.html"));
    assertEquals(
        "nothing at http://x.org/p.png, nothing at http://x.org/repo/x.html, no such place: http://x.org/b.html#there in http://x.org/a.html",
        String.join(", ", crawl.dead().stream().sorted(Comparator.comparing(d -> d.startsWith("no such"))).toList()));
  }
}
