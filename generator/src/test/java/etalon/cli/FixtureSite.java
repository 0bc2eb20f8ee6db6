package etalon.cli;

import etalon.render.OutputTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** A site of src/test/resources/sites in a folder of its own, with the project's i18n/ beside its data. */
final class FixtureSite {
  static final Path PROJECT = Path.of(System.getProperty("project.root", ".")).toAbsolutePath().normalize();

  private static final Path SITES = PROJECT.resolve("generator/src/test/resources/sites");

  /** What a command printed: problems, a line each, then how many; and its exit code. */
  record Said(int code, List<String> problems, String count) {}

  private final Path root;

  private FixtureSite(Path root) {
    this.root = root;
  }

  static FixtureSite copy(String name, Path to) {
    copyFolder(SITES.resolve(name), to);
    copyFolder(PROJECT.resolve("i18n"), to.resolve("i18n"));
    return new FixtureSite(to);
  }

  /** The names of the folders in one of sites/, sorted. */
  static List<String> names(String folder) {
    try (Stream<Path> entries = Files.list(SITES.resolve(folder))) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> lines(String file) {
    return List.of(read(SITES.resolve(file)).split("\n"));
  }

  /** Puts the files of another folder over this site's, and takes away what its removed.txt lists. */
  FixtureSite with(String changes) {
    copyFolder(SITES.resolve(changes), root);
    Path removed = root.resolve("removed.txt");
    try {
      if (Files.exists(removed)) {
        for (String file : read(removed).split("\n")) {
          delete(root.resolve(file));
        }
        Files.delete(removed);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** The whole site where {@code build} writes it. */
  Path out() {
    return root.resolve("public");
  }

  Path root() {
    return root;
  }

  /** The site in memory, from inputs without an error. */
  Workflow.Made make() {
    return Workflow.make(root, Optional.empty());
  }

  Said run(String command, String... options) {
    StringWriter err = new StringWriter();
    List<String> arguments = new ArrayList<>(List.of(command, "--root", root.toString()));
    arguments.addAll(List.of(options));
    int code = Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), arguments.toArray(String[]::new));
    List<String> lines = new ArrayList<>(err.toString().lines().toList());
    return new Said(code, lines, lines.isEmpty() ? "" : lines.remove(lines.size() - 1));
  }

  static Document html(OutputTree tree, String path) {
    return Jsoup.parse(text(tree, path), "https://example.org/" + path);
  }

  static String text(OutputTree tree, String path) {
    if (!tree.paths().contains(path)) {
      throw new AssertionError("the site has no " + path + ", but " + tree.paths());
    }
    return new String(tree.bytes(path), StandardCharsets.UTF_8);
  }

  /** Every file below a folder, by its path there. */
  static SortedMap<String, byte[]> files(Path folder) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
        files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  /** The paths whose bytes differ, or that only one of two sites has. */
  static List<String> differing(Map<String, byte[]> one, Map<String, byte[]> other) {
    SortedSet<String> paths = new TreeSet<>(one.keySet());
    paths.addAll(other.keySet());
    return paths.stream().filter(path -> !Arrays.equals(one.get(path), other.get(path))).toList();
  }

  static void copyFolder(Path from, Path to) {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : (Iterable<Path>) paths::iterator) {
        Path target = to.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else {
          Files.copy(path, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path path) throws IOException {
    try (Stream<Path> below = Files.walk(path)) {
      for (Path each : below.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
