package etalon.serve;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** An answer of the server. */
record Reply(int status, Map<String, String> headers, byte[] body) {
  Reply(int status, String type, byte[] body) {
    this(status, Map.of("Content-Type", type), body);
  }

  static Reply text(int status, String text) {
    return new Reply(status, "text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  static Reply elsewhere(String path) {
    return new Reply(302, Map.of("Location", path), new byte[0]);
  }
}
