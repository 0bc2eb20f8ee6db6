package etalon.write;

import etalon.render.OutputTree;
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
 * What a folder lacks to be a site.
 *
 * @param files paths of the site that the folder has not, or with other bytes
 * @param gone paths of the folder that the site has not; what is in a folder comes before it
 */
record Difference(List<String> files, List<String> gone) {

  static Difference between(Path folder, OutputTree tree) throws IOException {
    Map<String, Long> sizes = new HashMap<>();
    List<String> gone = new ArrayList<>();
    Set<String> folders = folders(tree);
    if (!Files.exists(folder)) {
      return new Difference(List.copyOf(tree.files().keySet()), gone);
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String path = name(file);
            if (!tree.files().containsKey(path)) {
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
    List<String> files =
        tree.files().entrySet().parallelStream()
            .filter(file -> !same(folder.resolve(file.getKey()), sizes.get(file.getKey()), file.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    return new Difference(files, List.copyOf(gone));
  }

  private static Set<String> folders(OutputTree tree) {
    Set<String> folders = new HashSet<>();
    for (String path : tree.files().keySet()) {
      for (int end = path.lastIndexOf('/'); end > 0 && folders.add(path.substring(0, end)); ) {
        end = path.lastIndexOf('/', end - 1);
      }
    }
    return folders;
  }

  private static boolean same(Path file, Long size, byte[] bytes) {
    try {
      return size != null && size == bytes.length && Arrays.equals(Files.readAllBytes(file), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean isNone() {
    return files.isEmpty() && gone.isEmpty();
  }
}
