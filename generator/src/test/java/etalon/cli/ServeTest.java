package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.serve.LiveClient;
import etalon.serve.Server;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The site "minimal" while it is edited, through HTTP on loopback. A change that is not shown would be waited for. */
@Timeout(120)
class ServeTest {
  private static final String ABOUT = "content/en/about.md";

  @TempDir Path folder;

  private final List<String> said = new CopyOnWriteArrayList<>();
  private FixtureSite site;
  private Server server;
  private LiveClient client;

  @BeforeEach
  void start() throws Exception {
    site = FixtureSite.copy("minimal", folder.toRealPath());
    Files.createDirectories(site.root().resolve("templates/assets"));
    server = Server.start(site.root(), "localhost", 0, "/site/", Workflow::evaluate, said::add);
    client = new LiveClient(server.address());
    client.generation();
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    server.close();
  }

  private void save(String file, String text) throws IOException {
    Files.writeString(site.root().resolve(file), text);
  }

  private String saved(String file) throws IOException {
    return Files.readString(site.root().resolve(file));
  }

  /** The page as a browser shows it that loads every generation, once it is as expected. */
  private HttpResponse<String> shown(String path, Predicate<HttpResponse<String>> expected) throws Exception {
    HttpResponse<String> page;
    do {
      client.generation();
      page = client.get(path);
    } while (!expected.test(page));
    return page;
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({
    "GET,  /site/en/about/,             200, text/html; charset=utf-8",
    "GET,  /site/en/about/index.html,   200, text/html; charset=utf-8",
    "GET,  /site/index.json,            200, application/json; charset=utf-8",
    "GET,  /site/assets/etalon.css,     200, text/css; charset=utf-8",
    "GET,  /site/fr/feed.xml,           200, application/xml; charset=utf-8",
    "HEAD, /site/en/about/,             200, text/html; charset=utf-8",
    "GET,  /site/en/nothing/,           404, text/html; charset=utf-8",
    "GET,  /site/data/site.json,        404, text/html; charset=utf-8",
    "GET,  /elsewhere,                  404, text/plain; charset=utf-8",
    "GET,  /,                           302, /site/",
    "GET,  /site,                       302, /site/",
    "GET,  /site/en/about,              302, /site/en/about/",
    "GET,  /_/translations,             200, text/html; charset=utf-8",
    "GET,  /_/side-by-side,             200, text/html; charset=utf-8",
    "GET,  /_/reload.js,                200, text/javascript; charset=utf-8",
    "GET,  /_/nothing,                  404, text/plain; charset=utf-8",
    "POST, /site/en/about/,             405, text/plain; charset=utf-8",
    "GET,  /site/%2e%2e/data/site.json, 400, text/plain; charset=utf-8",
  })
  void anAddressIsAnswered(String method, String path, int status, String typeOrPlace) throws Exception {
    var reply = client.ask(method, path);
    assertEquals(status, reply.statusCode());
    assertEquals(typeOrPlace, reply.headers().firstValue(status == 302 ? "Location" : "Content-Type").orElse(""));
    byte[] body = reply.body().readAllBytes();
    assertEquals(status == 302 || method.equals("HEAD") || status == 400 || status == 405, body.length == 0);
    if (method.equals("HEAD")) {
      assertEquals(
          String.valueOf(client.ask("GET", path).body().readAllBytes().length), reply.headers().firstValue("Content-Length").orElse(""));
    }
  }

  /** What no client of ours would send. */
  @ParameterizedTest(name = "{0} of {1}")
  @CsvSource({
    "/site/../data/site.json, localhost,    400",
    "/../../etc/passwd,       localhost,    400",
    "/site/en/about/,         evil.example, 421",
    "/_/events,               evil.example, 421",
    "/site/en/about/,         localhost,    200",
  })
  void strangeRequestsAreRefused(String path, String host, int status) throws IOException {
    URI address = URI.create(server.address());
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.getOutputStream().write(("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
      String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals("HTTP/1.1 " + status, reply.substring(0, "HTTP/1.1 200".length()));
      assertFalse(reply.contains("baseUrl"), reply);
    }
  }

  @Test
  void aTextThatIsSavedIsShown() throws Exception {
    save(ABOUT, saved(ABOUT) + "\nA passage that is new.\n");
    String page = shown("/site/en/about/", reply -> reply.body().contains("A passage that is new.")).body();
    assertTrue(Jsoup.parse(page).select("script[src^=/_/reload.js?generation=]").size() == 1, page);
  }

  @Test
  void figuresStringsAndAssetsThatAreSavedAreShown() throws Exception {
    String calls = "data/runs/2026-03-02_letters/calls.csv";
    save(calls, saved(calls).replace("0.004", "0.777"));
    shown("/site/data/v1/benchmarks/letters.csv", reply -> reply.body().contains("0.777"));
    String strings = saved("i18n/fr.properties");
    String title = strings.lines().filter(line -> line.startsWith("benchmarks-title")).findFirst().orElseThrow();
    save("i18n/fr.properties", strings.replace(title, "benchmarks-title = Nouveau titre"));
    shown("/site/fr/benchmarks/", reply -> reply.body().contains("Nouveau titre"));
    save("templates/assets/etalon.css", "/* ours */");
    shown("/site/assets/etalon.css", reply -> reply.body().equals("/* ours */"));
    // Only files that the site has are taken from there.
    save("templates/assets/other.css", "x");
    client.generation();
    assertEquals(404, client.get("/site/assets/other.css").statusCode());
  }

  @Test
  void anErrorIsShownAndGoesAway() throws Exception {
    String before = saved(ABOUT);
    save(ABOUT, before + "\n{{models.mesured}} <script>\n");
    HttpResponse<String> broken = shown("/site/fr/a-propos/", reply -> reply.statusCode() == 500);
    Document page = Jsoup.parse(broken.body());
    assertEquals(ABOUT + ":" + (before.lines().count() + 2) + ":1", page.select(".problems .error code").text());
    assertTrue(page.text().contains("the nearest known name is {{models.measured}}"), page.text());
    assertEquals(1, page.select("script").size());
    assertTrue(said.contains("There are errors; the pages show them."));
    save(ABOUT, before);
    shown("/site/fr/a-propos/", reply -> reply.statusCode() == 200);
  }

  @Test
  void whatIsStillToBeWrittenIsShownAsItStands() throws Exception {
    save(ABOUT, saved(ABOUT) + "\nTODO(etalon): say why\n");
    shown("/site/en/about/", reply -> reply.statusCode() == 200 && reply.body().contains("TODO(etalon): say why"));
    assertTrue(Jsoup.parse(client.get("/_/translations").body()).text().contains("still to be written"));
  }

  @Test
  void aTemplateThatIsSavedNeedsAPackageAndEveryPageSaysSo() throws Exception {
    save("templates/page.jte", "changed");
    String page = shown("/site/en/about/", reply -> reply.body().contains("etalon-serve")).body();
    assertTrue(Jsoup.parse(page).select("body > p.etalon-serve").text().contains("templates/page.jte"), page);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "page=about,                200, /site/en/about/index.html, /site/fr/a-propos/index.html",
    "page=benchmarks/letters/answers, 200, /site/en/benchmarks/letters/answers/index.html, /site/fr/benchmarks/letters/reponses/index.html",
    "page=fr/a-propos/,         200, /site/en/about/index.html, /site/fr/a-propos/index.html",
    "page=%2Fsite%2Fen%2Fabout%2Findex.html, 200, /site/en/about/index.html, /site/fr/a-propos/index.html",
    "page=home,                 200, /site/en/index.html, /site/fr/index.html",
    "x=y,                       200, /site/en/index.html, /site/fr/index.html",
    "page=nothing,              404, ,",
    "page=%3Cb%3E\"x,           404, ,",
    "page=404.html,             404, ,",
    "page=%zz,                  404, ,",
  })
  void bothLanguagesStandSideBySide(String query, int status, String english, String french) throws Exception {
    HttpResponse<String> reply = client.get("/_/side-by-side?" + query.replace("\"", "%22").replace("%zz", "%25zz"));
    assertEquals(status, reply.statusCode());
    Document page = Jsoup.parse(reply.body());
    List<String> frames = page.select("iframe").eachAttr("src").stream().map(src -> src.endsWith("/") ? src + "index.html" : src).toList();
    assertEquals(english == null ? List.of() : List.of(english, french), frames);
    assertEquals(0, page.select("main b").size());
    for (String frame : frames) {
      assertEquals(200, client.get(frame).statusCode());
    }
  }

  @Test
  void translationsThatLagAreListedEvenWhenTheSiteIsBroken() throws Exception {
    save(ABOUT, saved(ABOUT) + "\nMore.\n");
    Files.delete(site.root().resolve("content/fr/data.md"));
    shown("/site/en/", reply -> reply.statusCode() == 500);
    Document page = Jsoup.parse(client.get("/_/translations").body());
    assertEquals(List.of("content/fr/data.md"), page.select("main > ul:not(.problems) code").eachText());
    assertEquals("about", page.select("tbody tr td:first-child").text());
    assertEquals(12, page.select("tbody tr td:last-child").text().length());
  }

  @Test
  void nothingIsWrittenAndABuiltSiteKnowsNothingOfTheServer() throws IOException {
    assertFalse(Files.exists(site.out()));
    site.make().tree().files().forEach(
        (path, bytes) -> assertFalse(new String(bytes, StandardCharsets.UTF_8).contains("/_/"), path));
  }

  @Test
  void aPortThatIsTakenIsWrongUsage() {
    String port = String.valueOf(URI.create(server.address()).getPort());
    var out = new java.io.StringWriter();
    int code =
        Main.run(
            new java.io.PrintWriter(out), new java.io.PrintWriter(out, true), "serve", "--root", site.root().toString(), "--port", port);
    assertEquals(ExitCode.USAGE, code);
    assertTrue(out.toString().contains("another --port"), out.toString());
  }
}
