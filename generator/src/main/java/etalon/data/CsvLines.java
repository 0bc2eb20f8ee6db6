package etalon.data;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import java.util.Arrays;

/** Hands over each line's cells as they are; the library's own records cost as much as reading them. */
final class CsvLines extends AbstractBaseCsvCallbackHandler<CsvLines.Line> {
  private String[] cells = new String[8];

  /** @param number from 1, that on which the cells begin */
  record Line(int number, String[] cells) {}

  @Override
  protected void handleField(int index, char[] buffer, int offset, int length, boolean quoted) {
    if (index == cells.length) {
      cells = Arrays.copyOf(cells, index * 2);
    }
    cells[index] = length == 0 ? "" : new String(buffer, offset, length);
  }

  @Override
  protected void handleEmpty() {
    cells[0] = "";
  }

  @Override
  protected Line buildRecord() {
    return new Line((int) getStartingLineNumber(), Arrays.copyOf(cells, getFieldCount()));
  }
}
