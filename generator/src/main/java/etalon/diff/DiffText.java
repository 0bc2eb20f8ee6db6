package etalon.diff;

import etalon.diff.Differences.Entry;
import etalon.diff.Differences.Figure;
import etalon.diff.Differences.TextChange;
import java.util.List;
import java.util.function.Function;

/** Differences in words, as plain lines or as Markdown: the gravest first, each kind up to a number of lines. */
public final class DiffText {
  /** Lines of one kind; JSON has them all. */
  private static final int MOST = 60;

  private static final int LONGEST = 300;

  private final boolean markdown;
  private final StringBuilder text = new StringBuilder();

  private DiffText(boolean markdown) {
    this.markdown = markdown;
  }

  public static String plain(Differences differences) {
    return new DiffText(false).write(differences);
  }

  public static String markdown(Differences differences) {
    return new DiffText(true).write(differences);
  }

  private String write(Differences d) {
    if (markdown) {
      text.append("### What changes for readers\n\n");
    }
    if (d.none()) {
      return text.append("Nothing changes for readers.\n").toString();
    }
    section("Addresses that are gone", d.gone(), this::code);
    section("Gone", d.entriesGone(), this::entry);
    section("Added", d.entriesAdded(), this::entry);
    section("Ranks", d.ranks(), this::rank);
    section("Figures", d.figures(), this::figure);
    section("Texts in English", language(d, "en"), this::change);
    section("Texts in French", language(d, "fr"), this::change);
    section("Pages whose tables changed", d.tables(), this::code);
    section("New addresses", d.added(), this::code);
    return text.toString();
  }

  private static List<TextChange> language(Differences d, String language) {
    return d.texts().stream().filter(change -> change.language().equals(language)).toList();
  }

  private <T> void section(String title, List<T> all, Function<T, String> line) {
    if (all.isEmpty()) {
      return;
    }
    boolean folded = markdown && all.size() > 10;
    String heading = title + ": " + all.size();
    text.append(folded ? "<details><summary>" + heading + "</summary>\n\n" : markdown ? "#### " + heading + "\n\n" : heading + "\n");
    all.stream().limit(MOST).forEach(one -> text.append(markdown ? "- " : "  ").append(line.apply(one)).append('\n'));
    if (all.size() > MOST) {
      text.append(markdown ? "- " : "  ").append("and ").append(all.size() - MOST).append(" more; --format json has all\n");
    }
    text.append(folded ? "\n</details>\n\n" : "\n");
  }

  private String entry(Entry entry) {
    Thing thing = entry.thing();
    String kind = thing.isModel() ? "model " : thing.isBenchmark() ? "benchmark " : "";
    return kind + words(thing.words()) + (entry.name().isEmpty() || entry.name().equals(thing.id()) ? "" : ", " + words(entry.name()));
  }

  private String rank(Figure figure) {
    return words(figure.thing().words()) + ": " + moved(figure);
  }

  private String figure(Figure figure) {
    return words(figure.thing().words()) + ", " + words(figure.figure()) + ": " + moved(figure);
  }

  private String moved(Figure figure) {
    return value(figure.before()) + " → " + value(figure.after());
  }

  private String value(String value) {
    return value.isEmpty() ? "none" : words(value);
  }

  private String change(TextChange change) {
    String where =
        change.pages().size() == 1 ? code(change.pages().get(0)) : change.pages().size() + " pages, first " + code(change.pages().get(0));
    String sub = markdown ? "\n  - " : "\n    ";
    return where
        + (change.before().isEmpty() ? "" : sub + "was: " + words(change.before()))
        + (change.after().isEmpty() ? sub + "gone" : sub + (change.before().isEmpty() ? "new: " : "is: ") + words(change.after()));
  }

  private String code(String address) {
    return markdown ? "`" + (address.isEmpty() ? "/" : address.replace("`", "")) + "`" : address.isEmpty() ? "/" : address;
  }

  /** Anybody's words: in Markdown nothing of them is a mark, a link or a mention. */
  private String words(String words) {
    String shown = words.length() > LONGEST ? words.substring(0, words.offsetByCodePoints(0, words.codePointCount(0, LONGEST))) + " […]" : words;
    return markdown ? MarkdownText.escaped(shown) : shown;
  }
}
