package etalon.content;

import etalon.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A text and how far its translation is.
 *
 * @param path without language and ending
 * @param revision of the English text, which the translation has to name; empty when there is none
 * @param translated the revision that it names; empty when it names none
 */
public record Translation(String path, State state, String revision, String translated) {

  /** What a translator finds. */
  public enum State {
    CURRENT,
    OUTDATED,
    MISSING_IN_FRENCH,
    MISSING_IN_ENGLISH
  }

  /** The page that shows the text, by its name. */
  public String page() {
    return path.startsWith("methodology/") ? "methodology" : path;
  }

  /** Every text of content/, whatever else is wrong with it. */
  public static List<Translation> all(Contents.Folder folder, Function<String, String> revision) {
    List<String> english = folder.markdown("content/en");
    List<String> french = folder.markdown("content/fr");
    TreeSet<String> names = new TreeSet<>(english);
    names.addAll(french);
    List<Translation> all = new ArrayList<>();
    for (String name : names) {
      String now = english.contains(name) ? folder.text("content/en/" + name).map(revision).orElse("") : "";
      String then = french.contains(name) ? named(folder, "content/fr/" + name) : "";
      State state =
          !english.contains(name) ? State.MISSING_IN_ENGLISH
              : !french.contains(name) ? State.MISSING_IN_FRENCH : now.equals(then) ? State.CURRENT : State.OUTDATED;
      all.add(new Translation(name.substring(0, name.length() - ".md".length()), state, now, then));
    }
    return all;
  }

  private static String named(Contents.Folder folder, String file) {
    Optional<FrontMatter> matter =
        folder.text(file).flatMap(text -> FrontMatter.parse(file, text, Contents.FRENCH_KEYS, new Problems()));
    return matter.map(m -> m.values().getOrDefault("source-revision", "")).orElse("");
  }
}
