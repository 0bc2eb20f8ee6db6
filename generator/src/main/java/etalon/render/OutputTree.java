package etalon.render;

import etalon.bench.Sha256;
import etalon.site.Download;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Every file of the site in memory, sorted by path. */
public final class OutputTree {
  private final SortedMap<String, byte[]> files = new TreeMap<>();

  /**
   * @param path relative to the site's root, with forward slashes
   * @throws IllegalArgumentException when two outputs claim one path
   */
  public void put(String path, byte[] bytes) {
    if (files.put(path, bytes) != null) {
      throw new IllegalArgumentException("two outputs claim " + path);
    }
  }

  public SortedMap<String, byte[]> files() {
    return Collections.unmodifiableSortedMap(files);
  }

  /** What the site says of each of the given files, in the given order. */
  List<Download> downloads(List<String> paths) {
    // The same bytes at two addresses are read once: arrays are equal only to themselves.
    Map<byte[], String> fingerprints = new ConcurrentHashMap<>();
    return paths.parallelStream()
        .map(path -> new Download(path, files.get(path).length, fingerprints.computeIfAbsent(files.get(path), Sha256::of)))
        .toList();
  }
}
