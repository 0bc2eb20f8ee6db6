package etalon.content;

import etalon.bench.Language;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Every page of content/, paired across the languages. */
public final class Contents {
  private static final List<String> ENGLISH_KEYS = List.of("id", "title", "order");
  static final List<String> FRENCH_KEYS = List.of("id", "title", "order", "source-revision");

  private final Map<String, Map<Language, ContentPage>> pages;

  private Contents(Map<String, Map<Language, ContentPage>> pages) {
    this.pages = pages;
  }

  /** What Contents needs from the disk; a file's text is absent after its problem was reported. */
  public interface Folder {
    /** The Markdown files below a folder, at any depth: sorted paths relative to it. */
    List<String> markdown(String folder);

    Optional<String> text(String file);
  }

  /**
   * Reads both languages. A page without its translation, front matter that differs where it must agree,
   * and section ids that differ are errors; a translation of an older revision is a warning.
   *
   * @param revision gives the revision of an English text, as {@code source-revision} names it
   */
  public static Contents load(Folder folder, Function<String, String> revision, Problems problems) {
    Map<String, Map<Language, ContentPage>> pages = new TreeMap<>();
    Map<String, String> revisions = new TreeMap<>();
    List<String> english = folder.markdown("content/en");
    List<String> french = folder.markdown("content/fr");
    for (String name : english) {
      if (!french.contains(name)) {
        problems.error(Place.of("content/en/" + name), "the page has no translation", "content/fr/" + name);
      }
    }
    for (String name : french) {
      if (!english.contains(name)) {
        problems.error(Place.of("content/fr/" + name), "the page translates nothing", "content/en/" + name);
      }
    }
    for (Language language : Language.values()) {
      String root = "content/" + language.code();
      for (String name : language == Language.EN ? english : french) {
        String path = name.substring(0, name.length() - ".md".length());
        String file = root + "/" + name;
        folder
            .text(file)
            .ifPresent(
                text -> {
                  if (language == Language.EN) {
                    revisions.put(path, revision.apply(text));
                  }
                  page(path, language, file, text, revisions.get(path), problems)
                      .ifPresent(
                          page ->
                              pages
                                  .computeIfAbsent(path, p -> new EnumMap<>(Language.class))
                                  .put(language, page));
                });
      }
    }
    pages.forEach((path, pair) -> agree(path, pair, problems));
    return new Contents(pages);
  }

  private static Optional<ContentPage> page(
      String path, Language language, String file, String text, String revision, Problems problems) {
    List<String> keys = language == Language.EN ? ENGLISH_KEYS : FRENCH_KEYS;
    Optional<FrontMatter> parsed = FrontMatter.parse(file, text, keys, problems);
    if (parsed.isEmpty()) {
      return Optional.empty();
    }
    FrontMatter matter = parsed.get();
    for (String key : keys) {
      if (matter.values().getOrDefault(key, "").isEmpty()) {
        String right = key.equals("source-revision") && revision != null ? revision : "...";
        problems.error(Place.of(file, 1), "the front matter has no " + key, "a line '" + key + ": " + right + "'");
        return Optional.empty();
      }
    }
    String id = matter.values().get("id");
    if (!id.matches("[a-z0-9-]+")) {
      problems.error(
          Place.of(file, matter.lines().get("id")), "id is '" + id + "'", "lower-case letters, digits and '-'");
      return Optional.empty();
    }
    String order = matter.values().get("order");
    if (!order.matches("[0-9]{1,6}")) {
      problems.error(Place.of(file, matter.lines().get("order")), "order is '" + order + "'", "a whole number");
      return Optional.empty();
    }
    boolean outdated = false;
    if (language == Language.FR) {
      String translated = matter.values().get("source-revision");
      outdated = revision != null && !revision.equals(translated);
      if (outdated) {
        problems.warning(
            Place.of(file, matter.lines().get("source-revision")),
            "the page translates revision " + translated,
            "content/en/" + path + ".md is now " + revision);
      }
    }
    return Optional.of(
        new ContentPage(
            path, language, file, id, matter.values().get("title"), Integer.parseInt(order),
            matter.body(), matter.bodyLine(), outdated));
  }

  private static void agree(String path, Map<Language, ContentPage> pair, Problems problems) {
    ContentPage english = pair.get(Language.EN);
    ContentPage french = pair.get(Language.FR);
    if (english == null || french == null) {
      return;
    }
    if (!english.id().equals(french.id()) || english.order() != french.order()) {
      problems.error(
          Place.of(french.file(), 1),
          "id and order are " + french.id() + ", " + french.order(),
          "those of English: " + english.id() + ", " + english.order());
    }
    List<String> englishIds = Anchors.of(english);
    List<String> frenchIds = Anchors.of(french);
    if (!englishIds.equals(frenchIds)) {
      problems.error(
          Place.of(french.file()), "the section ids are " + frenchIds, "those of English, in order: " + englishIds);
    }
  }

  public Optional<ContentPage> page(String path, Language language) {
    return Optional.ofNullable(pages.getOrDefault(path, Map.of()).get(language));
  }

  /** The pages of one folder in one language, by their order. */
  public List<ContentPage> folder(String folder, Language language) {
    List<ContentPage> found = new ArrayList<>();
    pages.forEach(
        (path, pair) -> {
          if (path.startsWith(folder + "/") && pair.containsKey(language)) {
            found.add(pair.get(language));
          }
        });
    found.sort(Comparator.comparingInt(ContentPage::order).thenComparing(ContentPage::path));
    return Collections.unmodifiableList(found);
  }

  public List<ContentPage> all() {
    return pages.values().stream().flatMap(pair -> pair.values().stream()).toList();
  }
}
