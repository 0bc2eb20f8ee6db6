package etalon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between packages, read from the sources. Names written out in full count like imports. */
class ArchitectureTest {
  private static final Path MAIN =
      Path.of(System.getProperty("project.root", ".")).resolve("generator/src/main/java");

  private static final Set<String> ANYTHING = Set.of("*");

  /** The stages over raw answers meet only in files: they never import each other. */
  private static final Set<String> STAGE = Set.of("data", "disk", "grade", "evaluate", "bench", "problem");

  /** The one stage that asks others. */
  private static final Set<String> CALLING = Set.of("data", "disk", "bench", "problem", "gateway");

  /** What each package may import of the others; its own subpackages always. Nobody imports cli. */
  private static final Map<String, Set<String>> ARROWS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("bench", Set.of()),
              Map.entry("sheet", Set.of()),
              Map.entry("problem", Set.of()),
              Map.entry("disk", Set.of("problem")),
              Map.entry("grade", Set.of("bench")),
              Map.entry("i18n", Set.of("bench", "problem")),
              Map.entry("content", Set.of("bench", "problem")),
              Map.entry("identity", Set.of("bench")),
              Map.entry("data", Set.of("bench", "problem", "grade", "identity", "sheet")),
              Map.entry("load", Set.of("data", "content", "i18n", "identity", "bench", "problem")),
              Map.entry("gateway", Set.of("data", "bench")),
              Map.entry("call", CALLING),
              Map.entry("score", STAGE),
              Map.entry("arbitrate", STAGE),
              Map.entry("publish", STAGE),
              Map.entry("evaluate", Set.of("bench")),
              Map.entry("chart", Set.of()),
              Map.entry(
                  "site", Set.of("load", "chart", "evaluate", "arbitrate", "publish", "identity", "content", "i18n", "bench")),
              Map.entry(
                  "render", Set.of("site", "chart", "evaluate", "load", "content", "i18n", "identity", "bench", "sheet")),
              Map.entry("serve", Set.of("render", "load", "evaluate", "content", "bench", "problem")),
              Map.entry("draft", Set.of("problem")),
              Map.entry("diff", Set.of("render")),
              Map.entry("write", Set.of("render", "disk", "problem")),
              Map.entry("cli", ANYTHING)));

  /** The packages that may import each library, by the beginning of its names. */
  private static final Map<String, Set<String>> LIBRARIES =
      new TreeMap<>(
          Map.of(
              "com.fasterxml.jackson.", Set.of("data", "render.json", "diff"),
              "org.jsoup.", Set.of("diff"),
              "com.vladsch.flexmark.", Set.of("render.markdown"),
              "gg.jte.", Set.of("render.html"),
              "org.apache.commons.math3.", Set.of("evaluate"),
              "de.siegmar.fastcsv.", Set.of("data", "render.csv"),
              "org.jfree.", Set.of("render.chart"),
              "picocli.", Set.of("cli")));

  /** What makes an output depend on the moment, the machine or its settings. */
  private static final Pattern UNREPRODUCIBLE =
      Pattern.compile(
          "Locale\\.getDefault|ZoneId\\.systemDefault|\\bTimeZone\\.getDefault|\\.now\\(|currentTimeMillis|nanoTime"
              + "|Math\\.random|new Random\\(\\)|System\\.getenv|Charset\\.defaultCharset"
              // without a locale or a charset these take the machine's
              + "|\\.toLowerCase\\(\\)|\\.toUpperCase\\(\\)|String\\.format\\(\\s*\"|\\.formatted\\(|\\.getBytes\\(\\)");

  private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+)(?:\\.\\*)?;");
  private static final Pattern OUR_NAME = Pattern.compile("\\betalon\\.([a-z0-9]+)\\b");
  private static final Pattern COMMENTS_AND_TEXTS =
      Pattern.compile("(?s)/\\*.*?\\*/|'(?:\\\\.|[^'\\\\\n])'|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|//[^\n]*");

  private record Source(String file, String packageName, String text) {
    /** The package below the root: "render" for etalon.render.html; empty for the root itself. */
    String top() {
      return packageName.split("\\.")[0];
    }
  }

  @Test
  void importsRunAlongTheArrowsOnly() {
    Set<String> against = new TreeSet<>();
    for (Source source : sources()) {
      Set<String> allowed = ARROWS.getOrDefault(source.top(), Set.of());
      OUR_NAME.matcher(source.text()).results().map(r -> r.group(1)).distinct()
          .filter(target -> !target.equals(source.top()) && !allowed.contains(target) && allowed != ANYTHING)
          .forEach(target -> against.add(source.file() + ": " + source.top() + " -> " + target));
    }
    assertEquals(Set.of(), against);
  }

  @Test
  void everyPackageHasItsArrows() {
    Set<String> unknown = new TreeSet<>();
    sources().forEach(source -> unknown.add(source.top()));
    unknown.remove("");
    unknown.removeAll(ARROWS.keySet());
    assertEquals(Set.of(), unknown, "packages that are not in the table of this test");
  }

  @Test
  void eachLibraryIsImportedInItsPackageOnly() {
    Set<String> against = new TreeSet<>();
    for (Source source : sources()) {
      for (String imported : IMPORT.matcher(source.text()).results().map(r -> r.group(1)).toList()) {
        if (imported.startsWith("java.") || imported.startsWith("javax.") || imported.startsWith("com.sun.net.httpserver.") || imported.startsWith("etalon.")) {
          continue;
        }
        boolean allowed =
            LIBRARIES.entrySet().stream()
                .anyMatch(library -> imported.startsWith(library.getKey()) && library.getValue().contains(source.packageName()));
        if (!allowed) {
          against.add(source.file() + ": " + imported);
        }
      }
    }
    assertEquals(Set.of(), against);
  }

  @Test
  void outsideCliNothingReadsTheClockTheEnvironmentOrTheMachinesSettings() {
    Set<String> against = new TreeSet<>();
    for (Source source : sources()) {
      if (!source.top().equals("cli")) {
        UNREPRODUCIBLE.matcher(source.text()).results().forEach(r -> against.add(source.file() + ": " + r.group()));
      }
    }
    assertEquals(Set.of(), against);
  }

  @Test
  void noPackageIsADrawerForAnything() {
    List<String> drawers =
        sources().stream()
            .map(Source::packageName)
            .filter(name -> name.matches("(.*\\.)?(utils?|common|impl|services?|helpers?|misc)(\\..*)?"))
            .toList();
    assertEquals(List.of(), drawers);
  }

  @Test
  void everyPackageSaysWhatItIsFor() {
    Set<String> silent = new TreeSet<>();
    Set<String> said = new TreeSet<>();
    for (Source source : sources()) {
      (source.file().endsWith("package-info.java") ? said : silent).add(source.packageName());
    }
    silent.removeAll(said);
    assertEquals(Set.of(), silent, "packages without package-info.java");
  }

  @Test
  void theSourcesAreWhereThisTestLooksForThem() {
    assertTrue(sources().size() > 100, () -> MAIN.toAbsolutePath() + ": " + sources().size() + " files");
  }

  /** Every source file without its comments and literals. */
  private static List<Source> sources() {
    try (Stream<Path> files = Files.walk(MAIN)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().map(ArchitectureTest::source).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Source source(Path file) {
    try {
      Path below = MAIN.resolve("etalon").relativize(file);
      String packageName = below.getParent() == null ? "" : below.getParent().toString().replace('\\', '/').replace('/', '.');
      return new Source(
          MAIN.relativize(file).toString(), packageName,
          COMMENTS_AND_TEXTS.matcher(Files.readString(file)).replaceAll("\"\""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
