package etalon.render;

import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.score.Scoring;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.zip.GZIPOutputStream;

/** The project's own site, made once in memory for all tests that read it. */
public final class DefaultSite {
  public static final Inputs INPUTS =
      Inputs.load(Path.of(System.getProperty("project.root", ".")), Optional.empty());
  public static final Evaluation EVALUATION =
      Evaluation.of(INPUTS.catalogue(), INPUTS.measured().stream().map(Scoring::grade).toList(),
          INPUTS.boards().map(b -> Evaluation.Composites.of(b.boards(), b.regrouping().boards())));
  public static final SortedMap<String, byte[]> FILES = Renderer.render(INPUTS, EVALUATION).files();

  private DefaultSite() {}

  public static String text(String path) {
    byte[] bytes = FILES.get(path);
    if (bytes == null) {
      throw new AssertionError("the site has no " + path);
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** What a file weighs on the wire. */
  public static final class Weights {
    private Weights() {}

    public static int gzip(byte[] bytes) {
      ByteArrayOutputStream compressed = new ByteArrayOutputStream();
      try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
        gzip.write(bytes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return compressed.size();
    }
  }
}
