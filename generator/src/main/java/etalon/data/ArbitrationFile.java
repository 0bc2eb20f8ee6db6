package etalon.data;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import etalon.bench.Arbitration;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The human decisions on one run: arbitration.csv. */
public final class ArbitrationFile {
  static final String[] COLUMNS = {"model", "document", "criterion", "automatic", "human", "reason", "decided"};

  private ArbitrationFile() {}

  /** Where the decisions on a run lie, relative to the root. */
  public static String path(String run) {
    return "data/runs/" + run + "/arbitration.csv";
  }

  /** The whole file, decisions in the given order. */
  public static byte[] bytes(List<Arbitration> decisions) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(COLUMNS);
      for (Arbitration d : decisions) {
        csv.writeRecord(
            d.model(), d.document(), d.criterion(), d.automatic().code(), d.human().code(), d.reason(), d.decided().toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
