package etalon.render.chart;

import etalon.bench.Sha256;
import etalon.chart.Picture;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Pictures as PNG. One that was drawn before is taken from the store; only when one is missing are the
 * drawing classes loaded at all.
 */
public final class Gallery {
  private final Store store;
  private final AtomicInteger drawn = new AtomicInteger();
  private volatile Optional<String> failure = Optional.empty();

  /** Keeps pictures from one build to the next; used from several threads. */
  public interface Store {
    Optional<byte[]> read(String key);

    void write(String key, byte[] png);
  }

  public Gallery(Store store) {
    this.store = store;
  }

  /**
   * Each picture's bytes. Where this machine cannot draw, those that are not in the store are left out.
   *
   * @param wanted by path
   */
  public Map<String, byte[]> pictures(Map<String, Picture> wanted) {
    Map<String, byte[]> pictures = new ConcurrentSkipListMap<>();
    wanted.entrySet().parallelStream()
        .forEach(one -> picture(one.getValue()).ifPresent(png -> pictures.put(one.getKey(), png)));
    return pictures;
  }

  private Optional<byte[]> picture(Picture picture) {
    String key = key(picture);
    Optional<byte[]> kept = store.read(key);
    if (kept.isPresent() || failure.isPresent()) {
      return kept;
    }
    try {
      byte[] png = Painter.draw(picture);
      drawn.incrementAndGet();
      store.write(key, png);
      return Optional.of(png);
    } catch (CannotDraw e) {
      failure = Optional.of(e.getMessage());
      return Optional.empty();
    }
  }

  /** What a picture looks like follows from what it shows, which a record's text holds whole, and from how we draw. */
  private static String key(Picture picture) {
    return Sha256.of((Drawing.VERSION + '\n' + picture).getBytes(StandardCharsets.UTF_8));
  }

  /** How many pictures were not in the store. */
  public int drawn() {
    return drawn.get();
  }

  /** Why this machine could not draw. */
  public Optional<String> failure() {
    return failure;
  }
}
