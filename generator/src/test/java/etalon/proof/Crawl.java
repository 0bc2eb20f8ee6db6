package etalon.proof;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Follows every link within a site, fragments and pictures included, and keeps what leads nowhere. */
final class Crawl {
  private final Source source;
  private final Set<URI> reached = new HashSet<>();
  private final Deque<URI> open = new ArrayDeque<>();
  private final Map<URI, Set<String>> ids = new HashMap<>();
  private final Map<URI, URI> places = new HashMap<>();
  private final Set<String> dead = new TreeSet<>();

  interface Source {
    /** The bytes at an address without a fragment; null where there are none. */
    byte[] read(URI address) throws IOException, InterruptedException;
  }

  Crawl(Source source) {
    this.source = source;
  }

  void from(URI start) throws IOException, InterruptedException {
    reach(start);
    while (!open.isEmpty()) {
      URI address = open.remove();
      byte[] bytes = source.read(address);
      if (bytes == null) {
        dead.add("nothing at " + address);
      } else if (address.getPath().endsWith("/") || address.getPath().endsWith(".html")) {
        page(address, bytes);
      }
    }
    places.forEach(
        (place, page) -> {
          URI file = file(place);
          if (ids.containsKey(file) && !ids.get(file).contains(place.getFragment())) {
            dead.add("no such place: " + place + " in " + page);
          }
        });
  }

  boolean reached(URI address) {
    return reached.contains(address);
  }

  Set<String> dead() {
    return dead;
  }

  /** @param bytes what was found at the address */
  void page(URI address, byte[] bytes) throws IOException {
    Document page = Jsoup.parse(new ByteArrayInputStream(bytes), "UTF-8", address.toString());
    // What a page says of itself needs no second look.
    reached.add(address);
    ids.put(address, new HashSet<>(page.select("[id]").eachAttr("id")));
    for (Element element : page.select("body [href], [src], link[rel=stylesheet], form[action]")) {
      // One of the three, and the others empty.
      URI target = address.resolve(element.attr("href") + element.attr("src") + element.attr("action"));
      boolean within =
          Objects.equals(target.getScheme(), address.getScheme()) && Objects.equals(target.getAuthority(), address.getAuthority());
      if (within) {
        reach(file(target));
        if (target.getFragment() != null) {
          places.put(target, address);
        }
      }
    }
  }

  private void reach(URI address) {
    if (reached.add(address)) {
      open.add(address);
    }
  }

  /** Without fragment and query: scripts read the one and the other, a host neither. */
  private static URI file(URI address) {
    return URI.create(address.toString().split("[?#]")[0]);
  }
}
