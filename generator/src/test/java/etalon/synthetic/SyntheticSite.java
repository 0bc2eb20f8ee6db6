package etalon.synthetic;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Random;

/**
 * Writes a made-up site of any size in the layout of data/, for measuring. The same seed gives the same
 * files. Nothing in it was measured, and nothing of it may be published.
 */
public final class SyntheticSite {
  private static final String SOURCE =
      "{\"name\": \"Synthetic\", \"url\": \"https://example.org/\", \"retrieved\": \"2026-01-01\"}";

  private final Path root;
  private final int models;
  private final int benchmarks;
  private final int documents;
  private final int fields;
  private final Random random;

  private SyntheticSite(Path root, int models, int benchmarks, int documents, int fields, long seed) {
    this.root = root;
    this.models = models;
    this.benchmarks = benchmarks;
    this.documents = documents;
    this.fields = fields;
    this.random = new Random(seed);
  }

  /** Arguments: folder, models, benchmarks, documents of each benchmark, fields of each document, seed. */
  public static void main(String[] arguments) throws IOException {
    write(
        Path.of(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]),
        Integer.parseInt(arguments[3]), Integer.parseInt(arguments[4]), Long.parseLong(arguments[5]));
  }

  /** Writes data/ and content/; i18n/ is the project's own and is to be put beside them. */
  public static void write(Path root, int models, int benchmarks, int documents, int fields, long seed) throws IOException {
    new SyntheticSite(root, models, benchmarks, documents, fields, seed).write();
  }

  private void write() throws IOException {
    put("data/site.json",
        "{\"name\": \"Synthetic\", \"languages\": [\"en\", \"fr\"], \"defaultLanguage\": \"en\", \"baseUrl\": \"https://example.org/\","
            + " \"repository\": \"https://example.org/repository\", \"codeLicence\": \"Apache-2.0\", \"textLicence\": \"CC-BY-4.0\"}");
    put("data/functions.json", "{\"source\": " + SOURCE + ", \"functions\": [" + named("function-0") + "]}");
    put("data/labs.json", "{\"source\": " + SOURCE + ", \"labs\": [{\"id\": \"lab\", \"name\": \"Lab\", \"country\": \"FR\", \"url\": \"https://example.org/\"}]}");
    StringBuilder list = new StringBuilder();
    StringBuilder prices = new StringBuilder();
    for (int m = 0; m < models; m++) {
      list.append(m == 0 ? "" : ",\n").append("{\"id\": \"lab/model-").append(m).append("\", \"name\": \"Model ").append(m)
          .append("\", \"lab\": \"lab\", \"weights\": \"open\", \"reads\": [\"text\", \"image\"]}");
      prices.append(m == 0 ? "" : ",\n").append("{\"model\": \"lab/model-").append(m).append("\", \"input\": 1.25, \"output\": 4.5}");
    }
    put("data/models.json", "{\"source\": " + SOURCE + ", \"models\": [\n" + list + "]}");
    put("data/prices/2026-01-01.json", "{\"date\": \"2026-01-01\", \"source\": " + SOURCE + ", \"unit\": \"USD per million tokens\", \"prices\": [\n" + prices + "]}");
    for (int b = 0; b < benchmarks; b++) {
      benchmark("benchmark-" + b);
    }
    prose();
  }

  private static String named(String id) {
    return "{\"id\": \"" + id + "\", \"names\": {\"en\": \"" + id + "\", \"fr\": \"" + id + "\"}}";
  }

  private void benchmark(String id) throws IOException {
    String folder = "data/benchmarks/" + id + "/";
    put(folder + "benchmark.json",
        "{\"id\": \"" + id + "\", \"function\": \"function-0\", \"names\": {\"en\": \"" + id + "\", \"fr\": \"" + id + "\"}, \"input\": \"document\","
            + " \"unit\": {\"en\": \"invoice\", \"fr\": \"facture\"}, \"status\": \"measured\", \"targetSample\": " + documents + ", \"subtasks\": 2, \"source\": " + SOURCE + "}");
    StringBuilder criteria = new StringBuilder();
    for (int f = 0; f < fields; f++) {
      criteria.append(f == 0 ? "" : ",\n").append("{\"id\": \"field-").append(f).append("\", \"names\": {\"en\": \"Field ").append(f)
          .append("\", \"fr\": \"Champ ").append(f).append("\"}, \"type\": \"").append(f == 0 ? "amount" : "identifier")
          .append("\", \"weight\": ").append(f == 0 ? 3 : 1).append(", \"critical\": ").append(f == 0).append('}');
    }
    put(folder + "rubric.json", "{\"criteria\": [" + criteria + "], \"exclusions\": []}");
    put(folder + "amendments.json", "{\"source\": " + SOURCE + ", \"amendments\": []}");
    StringBuilder reference = new StringBuilder("document,criterion,expected\n");
    StringBuilder asked = new StringBuilder();
    for (int d = 0; d < documents; d++) {
      for (int f = 0; f < fields; f++) {
        reference.append("d").append(d).append(",field-").append(f).append(',').append(value(d, f)).append('\n');
      }
      asked.append(d == 0 ? "" : ", ").append("\"d").append(d).append('"');
    }
    put(folder + "reference.csv", reference.toString());
    String run = "data/runs/2026-01-01_" + id + "/";
    StringBuilder answers = new StringBuilder();
    StringBuilder calls = new StringBuilder("model,cost_per_test_usd,p50_ms,calls,failures\n");
    for (int m = 0; m < models; m++) {
      double skill = 0.3 + 0.7 * m / models;
      StringBuilder rows = new StringBuilder("document,criterion,value,failure\n");
      for (int d = 0; d < documents; d++) {
        for (int f = 0; f < fields; f++) {
          rows.append("d").append(d).append(",field-").append(f).append(',').append(value(random.nextDouble() < skill ? d : d + 1, f)).append(",\n");
        }
      }
      put(run + "answers/lab_model-" + m + ".csv", rows.toString());
      answers.append(m == 0 ? "" : ",\n").append("{\"model\": \"lab/model-").append(m).append("\", \"sha256\": \"").append(sha256(rows.toString())).append("\"}");
      calls.append("lab/model-").append(m).append(",0.0").append(1 + random.nextInt(98)).append(',').append(500 + random.nextInt(9000))
          .append(',').append(documents).append(",0\n");
    }
    put(run + "calls.csv", calls.toString());
    put(run + "run.json",
        "{\"benchmark\": \"" + id + "\", \"date\": \"2026-01-01\", \"demonstration\": false, \"gateway\": \"none\", \"ranBy\": \"Synthetic\", \"source\": "
            + SOURCE + ", \"documents\": [" + asked + "], \"answers\": [\n" + answers + "]}");
    page("benchmarks/" + id, id);
  }

  /** An amount in the first field, codes in the others; every fourth code is not on the document. */
  private static String value(int d, int field) {
    if (field == 0) {
      return (1000 + 37 * d) + ".50";
    }
    return (d + field) % 4 == 0 ? "" : "C-" + 7 * d + "/" + field;
  }

  private void prose() throws IOException {
    page("about", "about");
    page("data", "data");
    page("methodology/business-index", "business-index");
  }

  private void page(String path, String id) throws IOException {
    String english = "---\nid: " + id + "\ntitle: " + id + "\norder: 1\n---\n" + paragraphs("A made-up text about *nothing* that was measured, with a [link](https://example.org/) and `code`. ");
    put("content/en/" + path + ".md", english);
    put("content/fr/" + path + ".md",
        "---\nid: " + id + "\ntitle: " + id + "\norder: 1\nsource-revision: " + sha256(english).substring(0, 12) + "\n---\n" + paragraphs("Un texte inventé sur *rien* de mesuré, avec un [lien](https://example.org/) et du `code`. "));
  }

  /** Some 1,500 characters of Markdown. */
  private static String paragraphs(String sentence) {
    return (sentence.repeat(4).strip() + "\n\n").repeat(2) + "- " + sentence + "\n- " + sentence + "\n\n" + sentence.repeat(4).strip() + "\n";
  }

  private void put(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
