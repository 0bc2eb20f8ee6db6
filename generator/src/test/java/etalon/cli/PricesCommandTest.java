package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import etalon.cli.StagesSite.Ran;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Five models of a real answer of the gateway (resources/gateway); the whole of it where it is at hand. */
class PricesCommandTest {
  private static final Path LIST = FixtureSite.PROJECT.resolve("generator/src/test/resources/gateway/models-2025-08.json");
  private static final Path WHOLE_LIST = FixtureSite.PROJECT.resolve("../shared/data/gateway-catalogue-2025-08.json");
  private static final String PRICES = "data/prices/2026-11-01.json";

  @TempDir Path folder;

  private StagesSite site;

  @BeforeEach
  void copy() {
    FixtureSite.copyFolder(FixtureSite.PROJECT.resolve("data"), folder.resolve("data"));
    FixtureSite.copyFolder(FixtureSite.PROJECT.resolve("content"), folder.resolve("content"));
    FixtureSite.copyFolder(FixtureSite.PROJECT.resolve("i18n"), folder.resolve("i18n"));
    site = StagesSite.at(folder);
  }

  private Ran sync(String from) {
    return site.run("prices", "sync", "--date", "2026-11-01", "--from", from);
  }

  /** The list with one model's prices as given. */
  private String list(String input, String output) throws Exception {
    String text = Files.readString(LIST).replaceFirst("(?s)(\"amazon/nova-lite-v1\".*?\"prompt\": )\"[^\"]*\"(.*?\"completion\": )\"[^\"]*\"", "$1" + input + "$2" + output);
    Path file = folder.resolve("list.json");
    Files.writeString(file, text);
    return file.toString();
  }

  @Test
  void pricesOfOurModelsAreTakenAndChangesSaid() {
    Ran ran = sync(LIST.toString());
    assertEquals(ExitCode.OK, ran.code(), ran::err);
    assertTrue(ran.lines().contains("z-ai/glm-5.3-flash: 0.15 in, 0.5 out -> no price (gone)"), ran::out);
    assertTrue(ran.out().endsWith(PRICES + ": 3 of 27 models have a price; 25 changes since 2026-10-02\n"), ran::out);
    // Per token as text in the list, per million in the file.
    assertTrue(Files.exists(site.path(PRICES)));
    assertTrue(site.read(PRICES).contains("\"model\": \"amazon/nova-lite-v1\",\n      \"input\": 0.06,\n      \"output\": 0.24,"), () -> site.read(PRICES));
    assertTrue(site.read(PRICES).contains("\"version\": \"meta-llama/llama-4-maverick-17b-128e-instruct\""));
    assertTrue(site.has("data/prices/2026-10-02.json"), "the history stays");
    assertEquals(ExitCode.OK, site.run("check").code());
    var tree = Workflow.make(site.path(""), java.util.Optional.empty()).tree();
    assertTrue(FixtureSite.html(tree, "en/models/glm-5.3-flash/index.html").text().contains("Undisclosed"));
    assertTrue(FixtureSite.html(tree, "fr/modeles/glm-5.3-flash/index.html").text().contains("Non communiqué"));
    assertTrue(sync(LIST.toString()).out().endsWith("; 0 changes since 2026-11-01\n"), "a second time nothing changes");
  }

  @Test
  void theWholeAnswerOfTheGatewayIsRead() {
    assumeTrue(Files.exists(WHOLE_LIST), "the real list of 151 models is not here");
    assertTrue(sync(WHOLE_LIST.toString()).out().contains("3 of 27 models have a price"));
  }

  @Test
  void freeDynamicMissingAndGoneAreToldApart() throws Exception {
    assertTrue(sync(list("\"0\"", "\"0\"")).out().contains("amazon/nova-lite-v1: 0.06 in, 0.24 out -> free\n"));
    assertTrue(sync(list("\"-1\"", "\"-1\"")).out().contains("amazon/nova-lite-v1: free -> no price (dynamic)\n"));
    assertTrue(sync(list("null", "\"0.00000024\"")).out().contains("amazon/nova-lite-v1: no price (dynamic) -> no price (missing)\n"));
    assertTrue(sync(list("\"soon\"", "\"0.00000024\"")).out().contains("0 changes"));
    assertTrue(sync(list("0.00000006", "2.4e-7")).out().contains("amazon/nova-lite-v1: no price (missing) -> 0.06 in, 0.24 out\n"), "numbers for texts");
  }

  @Test
  void aUnitMistakenIsRefused() throws Exception {
    for (List<String> prices : List.of(List.of("\"0.06\"", "\"0.24\""), List.of("\"0.00000000000006\"", "\"0.24\""))) {
      Ran ran = sync(list(prices.get(0), prices.get(1)));
      assertEquals(ExitCode.PROBLEMS, ran.code());
      assertTrue(ran.err().contains("dollars per million tokens in, after 0.06 (prices in dollars per token, as text: \"0.0000025\")"), ran::err);
      assertFalse(site.has(PRICES));
    }
  }

  @Test
  void whatIsNoListIsRefused() throws Exception {
    Files.writeString(folder.resolve("list.json"), "{\"models\": []}");
    assertTrue(sync(folder.resolve("list.json").toString()).err().contains("this is no list of models"));
    assertTrue(sync(folder.resolve("none.json").toString()).err().contains("the file is missing"));
    assertTrue(sync("http://127.0.0.1:1/models").err().contains("the list cannot be fetched"));
    assertFalse(site.has(PRICES));
  }

  @Test
  void theListIsFetchedFromItsAddress() throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/api/v1/models", exchange -> {
      try (exchange) {
        byte[] bytes = Files.readAllBytes(LIST);
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
      }
    });
    server.start();
    try {
      Ran ran = sync("http://127.0.0.1:" + server.getAddress().getPort() + "/api/v1/models");
      assertTrue(ran.out().contains("3 of 27 models have a price"), ran::err);
      assertTrue(sync("http://127.0.0.1:" + server.getAddress().getPort() + "/none").err().contains("status 404"));
    } finally {
      server.stop(0);
    }
  }

  @Test
  void aModelIsAddedAndTheRestOfTheFileStays() {
    String before = site.read("data/models.json");
    Ran ran = site.run("models", "add", "openai/gpt-4.1", "--from", LIST.toString());
    assertEquals(ExitCode.OK, ran.code(), ran::err);
    String entry = """
            {
              "id": "openai/gpt-4.1",
              "name": "GPT-4.1",
              "lab": "openai",
              "weights": "unknown",
              "contextWindow": 1047576,
              "maxOutput": 32768,
              "reads": [
                "text",
                "image",
                "pdf"
              ]
            },
        """.indent(-4).indent(0);
    String after = site.read("data/models.json");
    int at = after.indexOf("    {\n      \"id\": \"openai/gpt-4.1\"");
    assertTrue(at > 0, after);
    String added = after.substring(at, after.indexOf("    },\n", at) + 7);
    assertEquals(entry.lines().map(String::strip).toList(), added.lines().map(String::strip).toList());
    assertEquals(before, after.replace(added, ""));
    assertTrue(ran.out().contains("data/boards/identities.json"), ran::out);
    assertTrue(site.run("models", "add", "openai/gpt-4.1", "--from", LIST.toString()).err().contains("'openai/gpt-4.1' is there already"));
    assertTrue(site.run("models", "add", "openai/none", "--from", LIST.toString()).err().contains("there is no model 'openai/none' (of this lab: [openai/gpt-4.1])"));
    assertTrue(
        site.run("models", "add", "mistralai/mistral-small-3.2-24b-instruct:free", "--from", LIST.toString()).err().contains("is a variant, not a model"));
  }
}
