package etalon.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures how long it takes from the save of one Markdown file until the page with the new text has been received:
 * {@code java -cp generator/target/test-classes etalon.serve.SaveToScreen ADDRESS FILE PAGE [SAVES]} while
 * {@code etalon serve} runs on a copy of the site. Leaves the file as it was.
 */
final class SaveToScreen {
  private SaveToScreen() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path file = Path.of(arguments[1]);
    int saves = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 40;
    String before = Files.readString(file);
    double[] millis = new double[saves];
    try (LiveClient client = new LiveClient(arguments[0])) {
      client.generation();
      for (int i = 0; i < saves; i++) {
        String word = "word" + i + "x" + Long.toString(System.nanoTime(), 36);
        String text = before + "\n" + word + "\n";
        long start = System.nanoTime();
        Files.writeString(file, text);
        // As a browser: every generation is loaded, until one has the text.
        do {
          client.generation();
        } while (!client.get(arguments[2]).body().contains(word));
        millis[i] = (System.nanoTime() - start) / 1e6;
        // The next save comes when this one is over.
        Thread.sleep(200);
      }
    } finally {
      Files.writeString(file, before);
    }
    double[] sorted = millis.clone();
    Arrays.sort(sorted);
    System.out.printf(
        Locale.ROOT, "%d saves: first %.0f ms, median %.0f ms, 9 of 10 within %.0f ms, longest %.0f ms%n",
        saves, millis[0], sorted[saves / 2], sorted[saves * 9 / 10], sorted[saves - 1]);
  }
}
