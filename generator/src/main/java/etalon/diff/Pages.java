package etalon.diff;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The files of a site.
 *
 * @param paths relative to the site's root, with forward slashes
 * @param read gives the bytes of one of them
 */
public record Pages(SortedSet<String> paths, Function<String, byte[]> read) {

  /** Of a site of which only the figures are known. */
  public static final Pages NONE =
      new Pages(
          Collections.emptySortedSet(),
          path -> {
            throw new IllegalArgumentException(path);
          });

  public Pages {
    paths = Collections.unmodifiableSortedSet(new TreeSet<>(paths));
  }
}
