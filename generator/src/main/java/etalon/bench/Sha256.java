package etalon.bench;

import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The fingerprint that shows that nobody rewrote a file. */
public final class Sha256 {
  private Sha256() {}

  /** In lower-case hexadecimal. */
  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(digest().digest(bytes));
  }

  /** Takes size and fingerprint of what is written to it, and keeps nothing else. */
  public static final class Sink extends OutputStream {
    private final MessageDigest digest = digest();
    private int size;

    @Override
    public void write(int value) {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      digest.update(bytes, from, length);
      size += length;
    }

    /** In bytes. */
    public int size() {
      return size;
    }

    /** Of all that was written, in lower-case hexadecimal; asked for once, at the end. */
    public String fingerprint() {
      return HexFormat.of().formatHex(digest.digest());
    }
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
