package etalon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import etalon.call.AskedSite;
import etalon.cli.StagesSite.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallCommandTest {
  @TempDir Path folder;

  private Ran run(AskedSite site, String arguments) {
    return StagesSite.etalon((arguments + " --root " + site.root()).split(" +"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
    "call sums --run 2026-03-02_other | --run 2026-03-02_other is not <date>_sums.",
    "call sums --run first | --run first is not <date>_sums.",
    "call sums --run 2026-03-02_sums --limit 0 | --limit and --timeout 1 or more",
    "call sums --run 2026-03-02_sums --budget -1 | --budget 0 or more",
    "call sums --run 2026-03-02_sums --concurrency 0 | --concurrency is 1 to 64",
    "call sums --run 2026-03-02_sums --key-variable NO_SUCH_KEY_IS_SET | The environment variable NO_SUCH_KEY_IS_SET holds no key.",
    "call sums --run 2026-03-02_sums --key-variable PATH --gateway http://example.org/api | a key is sent over https only: http://example.org/api",
    "call sums | Missing required option: '--run=ID'",
    "call none --run 2026-03-02_none | No benchmark 'none'; there are [sums].",
    "estimate none | No benchmark 'none'; there are [sums].",
  })
  void wrongUsage(String arguments, String message) {
    AskedSite site = AskedSite.write(folder, 1, 1);
    Ran ran = run(site, arguments);
    assertEquals(ExitCode.USAGE, ran.code(), ran::out);
    assertTrue(ran.err().contains(message), ran::err);
    assertFalse(Files.exists(site.data("runs")), "nothing is begun");
  }

  @Test
  void nothingToAskIsSaid() throws Exception {
    AskedSite site = AskedSite.write(folder, 1, 1);
    for (String file : new String[] {"protocol.json", "answer-schema.json", "prompt.en.md"}) {
      Files.delete(site.data("benchmarks/sums/" + file));
    }
    Ran ran = run(site, "call sums --run 2026-03-02_sums");
    assertEquals(ExitCode.PROBLEMS, ran.code());
    assertTrue(ran.err().startsWith("data/benchmarks/sums: error: there is nothing to ask yet"), ran::err);
  }

  /** Characters of prompt and schema at 3.5 to a token, 1,600 tokens for the page, 25 for each criterion. */
  @Test
  void theEstimateCanBeDoneByHand() {
    AskedSite site = AskedSite.write(folder, 2, 3);
    site.put("models.json", site.read("models.json").replaceFirst("\\[\"text\"\\]", "[\"text\", \"image\"]"));
    byte[] page = {1};
    site.put("benchmarks/sums/documents/p.png", "\1");
    site.put("benchmarks/sums/protocol.json", site.read("benchmarks/sums/protocol.json").replace(
        "number 2 ?\"", "number 2 ?\", \"files\": [{\"path\": \"p.png\", \"sha256\": \"" + etalon.data.Files.sha256(page) + "\"}]"));
    Ran ran = run(site, "estimate sums");
    assertEquals(ExitCode.OK, ran.code(), ran::err);
    String line = ran.lines().stream().filter(l -> l.strip().startsWith("lab/model-1")).findFirst().orElseThrow().strip().replaceAll(" +", " ");
    String[] cells = line.split(" ");
    long in = Long.parseLong(cells[3].replace(",", ""));
    String prompt = "Answer with an object:\n- \"total\": the number\n- \"note\": the note, or null\nThe question: What is seven times the number 1 ?\n";
    String schema =
        "{\"type\":\"object\",\"properties\":{\"total\":{\"type\":\"string\",\"description\":\"the number\"},\"note\":{\"type\":[\"string\",\"null\"],"
            + "\"description\":\"the note, or null\"}},\"required\":[\"total\",\"note\"],\"additionalProperties\":false}";
    long one = (long) Math.ceil((prompt.length() + schema.length()) / 3.5);
    assertEquals(3 * one + 1600, in);
    assertEquals("150", cells[4], "25 tokens for each of two criteria of three documents");
    assertTrue(ran.out().contains("not asked: lab/model-2: does not read what the documents are: [images]"), ran::out);
    // 2 dollars a million in, 10 out; at most 500 tokens an answer.
    assertTrue(line.endsWith(" assumed " + Dollars.of(dollars(in, 150)) + " " + Dollars.of(dollars(in, 1500))), line);
  }

  private static java.math.BigDecimal dollars(long in, long out) {
    return java.math.BigDecimal.valueOf(2 * in + 10 * out).movePointLeft(6);
  }
}
