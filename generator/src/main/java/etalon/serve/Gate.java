package etalon.serve;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whom and what the server answers. A page on the web can make a browser ask this machine under a name that it
 * controls (DNS rebinding): only names that mean this machine are answered.
 *
 * @param host under which the server was asked to listen
 */
record Gate(String host) {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Set<String> ANY_ADDRESS = Set.of("0.0.0.0", "::", "[::]");
  private static final Pattern ADDRESS = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-fA-F:.]+\\]");
  private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");

  /** A backslash, an encoded slash, backslash, dot or NUL: no address of the site holds one. */
  private static final Pattern DISGUISED = Pattern.compile("\\\\|%(2[eEfF]|5[cC]|00)");

  /** Why a request is refused: a status of HTTP. */
  Optional<Integer> refuses(String method, String hostHeader, String rawPath) {
    if (!knows(hostHeader)) {
      return Optional.of(421);
    }
    if (!method.equals("GET") && !method.equals("HEAD")) {
      return Optional.of(405);
    }
    return plain(rawPath) ? Optional.empty() : Optional.of(400);
  }

  private boolean knows(String header) {
    if (header == null) {
      return false;
    }
    String name = PORT.matcher(header).replaceFirst("").toLowerCase(Locale.ROOT);
    return LOOPBACK.contains(name)
        || name.equals(host.toLowerCase(Locale.ROOT))
        || name.equals("[" + host.toLowerCase(Locale.ROOT) + "]")
        // Who listens on every address is asked by address; names stay refused.
        || ANY_ADDRESS.contains(host) && ADDRESS.matcher(name).matches();
  }

  private static boolean plain(String rawPath) {
    if (rawPath == null || !rawPath.startsWith("/") || DISGUISED.matcher(rawPath).find()) {
      return false;
    }
    for (String part : rawPath.split("/", -1)) {
      if (part.equals(".") || part.equals("..")) {
        return false;
      }
    }
    return true;
  }
}
