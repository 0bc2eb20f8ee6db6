package etalon.render;

import etalon.bench.Sha256;
import etalon.site.Download;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;

/** Every file of the site, sorted by path. Most are made when they are asked for, so that no memory holds all of them. */
public final class OutputTree {
  private final SortedMap<String, Supplier<byte[]>> files = new TreeMap<>();
  private final Map<String, Content> streamed = new HashMap<>();

  /** Writes a file, the same each time, to a stream, which it may close; from any thread. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out);
  }

  public void put(String path, byte[] bytes) {
    put(path, () -> bytes);
  }

  /**
   * @param path relative to the site's root, with forward slashes
   * @param maker makes the file, the same each time; from any thread
   * @throws IllegalArgumentException when two outputs claim one path
   */
  public void put(String path, Supplier<byte[]> maker) {
    if (files.put(path, maker) != null) {
      throw new IllegalArgumentException("two outputs claim " + path);
    }
  }

  /** A file that can be too large to be held. */
  public void stream(String path, Content content) {
    put(
        path,
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          content.writeTo(bytes);
          return bytes.toByteArray();
        });
    streamed.put(path, content);
  }

  void putAll(OutputTree other) {
    other.files.forEach(this::put);
    streamed.putAll(other.streamed);
  }

  public Set<String> paths() {
    return Collections.unmodifiableSet(files.keySet());
  }

  /** The files that are better written than held. */
  public Map<String, Content> streamed() {
    return Collections.unmodifiableMap(streamed);
  }

  /** Makes a file of this site. */
  public byte[] bytes(String path) {
    return files.get(path).get();
  }

  /** All files, made anew at each call. */
  public SortedMap<String, byte[]> files() {
    SortedMap<String, byte[]> made = new ConcurrentSkipListMap<>();
    files.entrySet().parallelStream().forEach(file -> made.put(file.getKey(), file.getValue().get()));
    return Collections.unmodifiableSortedMap(made);
  }

  /** What the site says of each of the given files, in the given order. */
  List<Download> downloads(List<String> paths) {
    return paths.parallelStream()
        .map(
            path -> {
              byte[] bytes = bytes(path);
              return new Download(path, bytes.length, Sha256.of(bytes));
            })
        .toList();
  }
}
