package etalon.render;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

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

  /** Size in bytes of each of the given files, in the given order. */
  Map<String, Integer> sizes(Iterable<String> paths) {
    Map<String, Integer> sizes = new java.util.LinkedHashMap<>();
    paths.forEach(path -> sizes.put(path, files.get(path).length));
    return Collections.unmodifiableMap(sizes);
  }
}
