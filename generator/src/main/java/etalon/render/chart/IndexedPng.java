package etalon.render.chart;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A PNG of one byte a point (W3C, "Portable Network Graphics", third edition; ISO/IEC 15948).
 *
 * <p>ImageIO's own writer filters the rows of just these pictures, which the standard advises against: it takes five
 * times as long, for larger files.
 */
final class IndexedPng {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final byte BITS = 8;
  private static final byte INDEXED = 3;

  private IndexedPng() {}

  /**
   * @param colours 0xRRGGBB, at most 256
   * @param points indexes of colours, row by row
   */
  static byte[] of(int width, int height, int[] colours, byte[] points) {
    ByteArrayOutputStream png = new ByteArrayOutputStream(points.length / 8);
    png.writeBytes(SIGNATURE);
    byte[] standardMethods = new byte[3]; // compression, filter, interlace
    chunk(png, "IHDR", ByteBuffer.allocate(13).putInt(width).putInt(height).put(BITS).put(INDEXED).put(standardMethods).array());
    ByteBuffer palette = ByteBuffer.allocate(3 * colours.length);
    for (int colour : colours) {
      palette.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
    }
    chunk(png, "PLTE", palette.array());
    chunk(png, "IDAT", deflated(rows(width, height, points)));
    chunk(png, "IEND", new byte[0]);
    return png.toByteArray();
  }

  /** Each row behind a 0: it is not filtered. */
  private static byte[] rows(int width, int height, byte[] points) {
    byte[] rows = new byte[height * (width + 1)];
    for (int y = 0; y < height; y++) {
      System.arraycopy(points, y * width, rows, y * (width + 1) + 1, width);
    }
    return rows;
  }

  private static byte[] deflated(byte[] bytes) {
    Deflater deflater = new Deflater();
    deflater.setInput(bytes);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 8);
    byte[] buffer = new byte[1 << 15];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream png, String type, byte[] data) {
    ByteBuffer typed = ByteBuffer.allocate(4 + data.length).put(type.getBytes(StandardCharsets.US_ASCII)).put(data);
    CRC32 checksum = new CRC32();
    checksum.update(typed.array());
    png.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
    png.writeBytes(typed.array());
    png.writeBytes(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
  }
}
