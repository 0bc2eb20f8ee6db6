package etalon.data;

import etalon.bench.Answer;
import etalon.bench.Failure;
import etalon.bench.Item;
import etalon.bench.Run;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The raw answers of one model in one run: a CSV file that is never rewritten. */
public final class AnswerFile {
  static final String[] COLUMNS = {"document", "criterion", "value", "failure"};

  private final Asked asked;
  private final Taker taker;
  private final BitSet seen = new BitSet();
  private int next;

  private AnswerFile(Asked asked, Taker taker) {
    this.asked = asked;
    this.taker = taker;
  }

  /** Takes one answer. */
  public interface Taker {
    /** @param position of the item in {@link Asked#items} */
    void take(int position, Answer answer);
  }

  /**
   * What is to be answered in a run: the items of its documents.
   *
   * @param positions by document and criterion, the item's place in {@code items}
   */
  public record Asked(Set<String> documents, Map<String, Map<String, Integer>> positions, List<Item> items) {
    public static Asked of(Collection<String> documents, Collection<Item> reference) {
      Set<String> asked = new HashSet<>(documents);
      Map<String, Map<String, Integer>> positions = new HashMap<>();
      List<Item> items = new ArrayList<>();
      for (Item item : reference) {
        // An item that the reference declares twice is reported where it is read, and is one item here.
        if (asked.contains(item.document())
            && positions
                    .computeIfAbsent(item.document(), document -> new HashMap<>())
                    .putIfAbsent(item.criterion().id(), items.size())
                == null) {
          items.add(item);
        }
      }
      return new Asked(asked, positions, items);
    }

    /** The position of an item, -1 for one that is not asked. @param likely tried first: rows mostly stand in the items' order */
    public int position(String document, String criterion, int likely) {
      if (likely < items.size()) {
        Item item = items.get(likely);
        if (item.criterion().id().equals(criterion) && item.document().equals(document)) {
          return likely;
        }
      }
      return positions.getOrDefault(document, Map.of()).getOrDefault(criterion, -1);
    }
  }

  /** Where a model's answers lie, relative to the root. */
  public static String path(String run, String model) {
    return "data/runs/" + run + "/answers/" + name(model);
  }

  static String name(String model) {
    return model.replace('/', '_') + ".csv";
  }

  /**
   * Reads one file, row by row, once its sha256 is the one that run.json records. A row that was not asked, one
   * that stands twice and one that is missing are problems.
   *
   * @return whether the file could be read
   */
  public static boolean read(Files files, String run, Run.Sheet sheet, Asked asked, Taker taker) {
    Problems problems = files.problems();
    String file = path(run, sheet.model());
    Optional<byte[]> bytes = files.bytes(file, "run.json lists it");
    if (bytes.isEmpty()) {
      return false;
    }
    String found = Files.sha256(bytes.get());
    if (!found.equals(sheet.sha256())) {
      problems.error(
          Place.of(file),
          "the raw answers have changed: sha256 is " + found,
          "answers are never rewritten; run.json records " + sheet.sha256());
      return false;
    }
    AnswerFile rows = new AnswerFile(asked, taker);
    boolean read =
        files.decode(file, bytes.get()).map(text -> files.rows(file, text, COLUMNS, rows::take)).orElse(false);
    if (read) {
      missing(file, asked, rows.seen, problems);
    }
    return read;
  }

  private void take(Row row) {
    String document = row.text("document");
    String criterion = row.text("criterion");
    if (document.isEmpty() || criterion.isEmpty()) {
      return;
    }
    int position = asked.position(document, criterion, next);
    next = position + 1;
    if (position < 0) {
      notAsked(row, asked, document, criterion);
      return;
    }
    if (seen.get(position)) {
      row.problems().error(row.place(), "'" + document + "', '" + criterion + "' stands twice", "each once");
    }
    seen.set(position);
    String value = row.raw("value");
    Optional<Failure> failure =
        row.raw("failure").isEmpty() ? Optional.empty() : Optional.of(row.oneOf("failure", Failure.class));
    if (failure.isPresent() && !value.isEmpty()) {
      row.problems().error(row.place(), "a failed call has the value '" + value + "'", "a value or a failure, not both");
    }
    taker.take(position, new Answer(value, failure));
  }

  private static void notAsked(Row row, Asked asked, String document, String criterion) {
    if (asked.documents().contains(document)) {
      row.problems().error(
          row.place(), "document '" + document + "' does not declare '" + criterion + "'", "a row in reference.csv");
    } else {
      row.problems().error(row.place(), "document '" + document + "' was not asked in this run", "a document of run.json");
    }
  }

  /** Nothing is an empty value, and a call that failed says so: every item has a row. */
  private static void missing(String file, Asked asked, BitSet seen, Problems problems) {
    if (seen.isEmpty()) {
      return;
    }
    for (int i = seen.nextClearBit(0); i < asked.items().size(); i = seen.nextClearBit(i + 1)) {
      Item item = asked.items().get(i);
      problems.error(
          Place.of(file),
          "there is no row for '" + item.document() + "', '" + item.criterion().id() + "'",
          "an answer, an empty one for nothing, or the failed call");
    }
  }
}
