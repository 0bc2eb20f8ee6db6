package etalon.diff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a reader of the first site finds changed on the second.
 *
 * @param gone addresses that lead nowhere any more: a promise broken, unless something leads on from there
 * @param figures every figure but ranks
 * @param texts each with every page on which it stands
 * @param tables pages on which a row of a table changed, came or went
 */
public record Differences(
    List<String> gone,
    List<String> added,
    List<Entry> entriesGone,
    List<Entry> entriesAdded,
    List<Figure> ranks,
    List<Figure> figures,
    List<TextChange> texts,
    List<String> tables) {

  /** Figures that no page shows: the sum before rounding, and the address for which a site was built. */
  private static final Set<String> UNSEEN = Set.of("unrounded", "site.url");

  /** @param name as a reader knows it; empty for a row of a ranking */
  record Entry(Thing thing, String name) {}

  /** Empty before or after where there was or is none. */
  record Figure(Thing thing, String figure, String before, String after) {}

  record TextChange(String language, String before, String after, List<String> pages) {}

  public boolean none() {
    return gone.isEmpty() && added.isEmpty() && entriesGone.isEmpty() && entriesAdded.isEmpty()
        && ranks.isEmpty() && figures.isEmpty() && texts.isEmpty() && tables.isEmpty();
  }

  /** Compares two sites: their figures, and their files where both have any. */
  public static Differences of(Index oldIndex, Pages oldPages, Index newIndex, Pages newPages) {
    List<Entry> gone = entries(oldIndex, newIndex);
    List<Entry> added = entries(newIndex, oldIndex);
    List<Figure> ranks = new ArrayList<>();
    List<Figure> figures = new ArrayList<>();
    newIndex.things().forEach(
        (thing, now) -> {
          Map<String, String> before = oldIndex.things().get(thing);
          if (before != null && !before.equals(now)) {
            figures(thing, before, now).forEach(f -> (f.figure().equals("rank") ? ranks : figures).add(f));
          }
        });
    Map<Passage, List<String>> texts = new LinkedHashMap<>();
    List<String> tables = new ArrayList<>();
    if (oldPages.paths().isEmpty() || newPages.paths().isEmpty()) {
      return new Differences(List.of(), List.of(), gone, added, ranks, figures, List.of(), List.of());
    }
    for (String path : newPages.paths()) {
      if (path.endsWith(".html") && oldPages.paths().contains(path)) {
        byte[] before = oldPages.read().apply(path);
        byte[] now = newPages.read().apply(path);
        if (!Arrays.equals(before, now)) {
          page(path, PageText.of(before, oldIndex.address()), PageText.of(now, newIndex.address()), texts, tables);
        }
      }
    }
    return new Differences(
        addresses(oldPages.paths(), newPages.paths()), addresses(newPages.paths(), oldPages.paths()),
        gone, added, ranks, figures,
        texts.entrySet().stream()
            .map(e -> new TextChange(e.getKey().language(), e.getKey().change().before(), e.getKey().change().after(), e.getValue()))
            .toList(),
        tables);
  }

  private record Passage(String language, Passages.Change change) {}

  /** The things of one index that the other has not; not those that came or went with their model or benchmark. */
  private static List<Entry> entries(Index one, Index other) {
    List<Entry> entries = new ArrayList<>();
    Set<String> models = new HashSet<>();
    Set<String> benchmarks = new HashSet<>();
    for (boolean rows : new boolean[] {false, true}) {
      for (Thing thing : one.things().keySet()) {
        boolean row = !thing.isModel() && !thing.isBenchmark();
        if (row != rows || other.things().containsKey(thing) || models.contains(thing.model()) || benchmarks.contains(thing.benchmark())) {
          continue;
        }
        entries.add(new Entry(thing, row ? "" : one.name(thing)));
        if (thing.isModel()) {
          models.add(thing.id());
        } else if (thing.isBenchmark()) {
          benchmarks.add(thing.id());
        }
      }
    }
    return entries;
  }

  private static List<Figure> figures(Thing thing, Map<String, String> before, Map<String, String> now) {
    Set<String> names = new LinkedHashSet<>(now.keySet());
    names.addAll(before.keySet());
    names.removeAll(UNSEEN);
    return names.stream()
        .map(name -> new Figure(thing, name, before.getOrDefault(name, ""), now.getOrDefault(name, "")))
        .filter(figure -> !figure.before().equals(figure.after()))
        .toList();
  }

  private static List<String> addresses(SortedSet<String> one, SortedSet<String> other) {
    SortedSet<String> addresses = new TreeSet<>(one);
    addresses.removeAll(other);
    return addresses.stream().map(Differences::address).toList();
  }

  /** A page is known by its folder. */
  private static String address(String path) {
    return path.endsWith("index.html") ? path.substring(0, path.length() - "index.html".length()) : path;
  }

  private static void page(String path, PageText before, PageText now, Map<Passage, List<String>> texts, List<String> tables) {
    for (Passages.Change change : Passages.changes(before.passages(), now.passages())) {
      texts.computeIfAbsent(new Passage(now.language(), change), c -> new ArrayList<>()).add(address(path));
    }
    if (!before.rows().equals(now.rows())) {
      tables.add(address(path));
    }
  }
}
