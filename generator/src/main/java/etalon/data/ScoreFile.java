package etalon.data;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import etalon.bench.Item;
import etalon.bench.Verdict;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** scores.csv: the program's verdicts on one run. Derived: it can be deleted and is written anew by each scoring. */
public final class ScoreFile {
  private static final String[] COLUMNS = {"model", "document", "criterion", "verdict", "points"};

  private ScoreFile() {}

  /** Takes one verdict of an earlier scoring. */
  public interface Taker {
    void take(String model, String document, String criterion, Verdict verdict);
  }

  /** Where the scores of a run lie, relative to the root. */
  public static String path(String run) {
    return "data/runs/" + run + "/scores.csv";
  }

  public static byte[] header() {
    return utf8(String.join(",", COLUMNS) + "\n");
  }

  /** The rows of one model, as bytes: what they share is encoded once for all models. */
  public static final class Rows {
    private static final byte[][] VERDICTS =
        Arrays.stream(Verdict.values()).map(verdict -> utf8(verdict.code() + ",")).toArray(byte[][]::new);

    private final byte[][] items;
    private final byte[] model;
    private byte[] bytes;
    private int length;

    /** @param items each as {@link #item} makes it */
    public Rows(String model, byte[][] items) {
      this.model = utf8(model);
      this.items = items;
      this.bytes = new byte[items.length * 32];
    }

    public static byte[] item(Item item) {
      return utf8("," + cell(item.document()) + "," + item.criterion().id() + ",");
    }

    /** @param position of the item @param points from 0 */
    public void add(int position, Verdict verdict, int points) {
      append(model);
      append(items[position]);
      append(VERDICTS[verdict.ordinal()]);
      append(points < 10 ? new byte[] {(byte) ('0' + points), '\n'} : utf8(points + "\n"));
    }

    private void append(byte[] more) {
      if (length + more.length > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more.length));
      }
      System.arraycopy(more, 0, bytes, length, more.length);
      length += more.length;
    }

    public void writeTo(OutputStream out) throws IOException {
      out.write(bytes, 0, length);
    }
  }

  private static String cell(String value) {
    boolean plain = value.indexOf(',') < 0 && value.indexOf('"') < 0 && value.indexOf('\n') < 0 && value.indexOf('\r') < 0;
    return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Reads an earlier scoring; false when there is none or it is not one that we wrote. */
  public static boolean read(Path root, String run, Taker taker) {
    Path file = root.resolve(path(run));
    if (!java.nio.file.Files.exists(file)) {
      return false;
    }
    try (CsvReader<CsvLines.Line> reader = CsvReader.builder().build(new CsvLines(), file)) {
      boolean first = true;
      for (CsvLines.Line line : reader) {
        String[] cells = line.cells();
        if (first) {
          first = false;
          if (!Arrays.equals(cells, COLUMNS)) {
            return false;
          }
          continue;
        }
        Optional<Verdict> verdict = Verdict.of(cells[3]);
        if (verdict.isEmpty()) {
          return false;
        }
        taker.take(cells[0], cells[1], cells[2], verdict.get());
      }
      return true;
    } catch (IOException | CsvParseException e) {
      return false;
    }
  }
}
