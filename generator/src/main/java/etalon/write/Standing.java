package etalon.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a folder already has of a site.
 *
 * @param sizes in bytes, of the files at the site's paths
 * @param gone paths of the folder that the site has not; what is in a folder comes before it
 */
record Standing(Path folder, Map<String, Long> sizes, List<String> gone) {

  static Standing in(Path folder, Set<String> paths) throws IOException {
    Map<String, Long> sizes = new HashMap<>();
    List<String> gone = new ArrayList<>();
    Set<String> folders = folders(paths);
    if (!Files.exists(folder)) {
      return new Standing(folder, sizes, gone);
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String path = name(file);
            if (!paths.contains(path)) {
              gone.add(path);
            } else if (attributes.isRegularFile()) {
              sizes.put(path, attributes.size());
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path dir, IOException failure) {
            String path = name(dir);
            if (!path.isEmpty() && !folders.contains(path)) {
              gone.add(path);
            }
            return FileVisitResult.CONTINUE;
          }

          private String name(Path path) {
            return folder.relativize(path).toString().replace('\\', '/');
          }
        });
    return new Standing(folder, sizes, List.copyOf(gone));
  }

  private static Set<String> folders(Set<String> paths) {
    Set<String> folders = new HashSet<>();
    for (String path : paths) {
      for (int end = path.lastIndexOf('/'); end > 0 && folders.add(path.substring(0, end)); ) {
        end = path.lastIndexOf('/', end - 1);
      }
    }
    return folders;
  }

  /** Whether the folder has this file with what the other file holds. */
  boolean has(String path, Path other) throws IOException {
    Long size = sizes.get(path);
    return size != null && size == Files.size(other) && Files.mismatch(folder.resolve(path), other) < 0;
  }

  /** Whether the folder has this file with these bytes. */
  boolean has(String path, byte[] bytes) {
    try {
      Long size = sizes.get(path);
      return size != null && size == bytes.length && Arrays.equals(Files.readAllBytes(folder.resolve(path)), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
