package etalon.score;

import etalon.bench.BenchmarkData;
import etalon.bench.Item;
import etalon.bench.Run;
import etalon.bench.Verdict;
import etalon.data.AnswerFile;
import etalon.data.Files;
import etalon.data.ScoreFile;
import etalon.disk.SafeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.Stream;

/**
 * Scores a benchmark on disk: one file of answers after the other, so that memory holds a few of them and
 * not the benchmark.
 */
public final class BenchmarkScoring {
  /** Files of answers in memory at once. */
  private static final int AT_ONCE = 4;

  private static final int CHANGES_SHOWN = 20;
  private static final Verdict[] VERDICTS = Verdict.values();

  private final Path root;
  private final Files files;
  private final BenchmarkData data;
  private final Scorer scorer;
  private final Map<String, Line> lines = new TreeMap<>();

  /** How many models graded each item. */
  private final AtomicIntegerArray graded;

  private BenchmarkScoring(Path root, Files files, BenchmarkData data) {
    this.root = root;
    this.files = files;
    this.data = data;
    this.scorer = Scorer.of(data);
    this.graded = new AtomicIntegerArray(scorer.items().size());
  }

  /**
   * What scoring found.
   *
   * @param kept documents graded for every model
   * @param asked documents that count
   * @param lines per model
   */
  public record Report(int kept, int asked, List<Line> lines) {}

  /**
   * One model's verdicts.
   *
   * @param notGraded items without a grading: a call of ours failed, or nothing was asked
   * @param before whether there was an earlier scoring to compare with
   * @param changed verdicts that differ from it
   * @param changes the first of them, in words
   */
  public record Line(
      String model, Map<Verdict, Integer> verdicts, int notGraded, boolean before, int changed, List<String> changes) {
    private Line with(Line other) {
      Map<Verdict, Integer> sum = new EnumMap<>(verdicts);
      other.verdicts.forEach((verdict, count) -> sum.merge(verdict, count, Integer::sum));
      List<String> both =
          Stream.concat(changes.stream(), other.changes.stream()).limit(CHANGES_SHOWN).toList();
      return new Line(
          model, sum, notGraded + other.notGraded, before || other.before, changed + other.changed, both);
    }
  }

  /** Writes scores.csv into each run's folder, whole or not at all, and reports. */
  public static Report score(Path root, Files files, BenchmarkData data) throws IOException {
    return new BenchmarkScoring(root, files, data).score();
  }

  private Report score() throws IOException {
    ExecutorService threads = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      for (Run run : data.ranked()) {
        score(run, threads);
      }
    } finally {
      threads.shutdownNow();
    }
    return report();
  }

  /** The earlier scoring is read, the answers are judged and the rows are written at the same time. */
  private void score(Run run, ExecutorService threads) throws IOException {
    AskedItems asked = new AskedItems(AnswerFile.Asked.of(run.documents(), data.reference()), scorer);
    CompletableFuture<Map<String, byte[]>> before = CompletableFuture.supplyAsync(() -> earlier(run, asked), threads);
    List<Marks> all = new ArrayList<>();
    SafeFile.write(
        root.resolve(ScoreFile.path(run.id())),
        out -> {
          out.write(ScoreFile.header());
          Deque<CompletableFuture<Judged>> underWay = new ArrayDeque<>();
          for (Run.Sheet sheet : run.sheets()) {
            underWay.add(CompletableFuture.supplyAsync(() -> judge(run, sheet, asked), threads));
            if (underWay.size() == AT_ONCE) {
              all.add(write(underWay.remove().join(), out));
            }
          }
          while (!underWay.isEmpty()) {
            all.add(write(underWay.remove().join(), out));
          }
          // A file that cannot be used must not leave half a scoring behind.
          files.problems().throwIfErrors();
          // The file to compare with is about to be replaced.
          before.join();
        });
    for (Marks marks : all) {
      Line line = line(marks, Optional.ofNullable(before.join().get(marks.model())), asked);
      lines.merge(line.model(), line, Line::with);
    }
  }

  private static Marks write(Judged judged, OutputStream out) throws IOException {
    judged.rows().writeTo(out);
    return judged.marks();
  }

  /**
   * What a run asked.
   *
   * @param positions of the scorer's items, by position of the asked ones; -1 where one does not count
   * @param rows the part of a row that names the item
   */
  private record AskedItems(AnswerFile.Asked asked, int[] positions, byte[][] rows) {
    AskedItems(AnswerFile.Asked asked, Scorer scorer) {
      this(
          asked,
          asked.items().stream().mapToInt(item -> scorer.position(item.document(), item.criterion().id()).orElse(-1)).toArray(),
          asked.items().stream().map(ScoreFile.Rows::item).toArray(byte[][]::new));
    }
  }

  /** By model, the verdicts of an earlier scoring as in {@link Marks}; none when there is none. */
  private Map<String, byte[]> earlier(Run run, AskedItems asked) {
    Map<String, byte[]> verdicts = new HashMap<>();
    ScoreFile.Taker taker =
        new ScoreFile.Taker() {
          private String model = "";
          private byte[] ofModel;
          private int next;

          @Override
          public void take(String named, String document, String criterion, Verdict verdict) {
            if (!named.equals(model)) {
              model = named;
              ofModel = verdicts.computeIfAbsent(model, m -> new byte[asked.rows().length]);
              next = 0;
            }
            int position = asked.asked().position(document, criterion, next);
            next = position + 1;
            if (position >= 0) {
              ofModel[position] = (byte) (verdict.ordinal() + 1);
            }
          }
        };
    return ScoreFile.read(root, run.id(), taker) ? verdicts : Map.of();
  }

  /** @param verdicts by position of the asked items, ordinal + 1; 0 where there is no grading */
  private record Marks(String model, byte[] verdicts) {}

  /** One file of answers, judged. */
  private record Judged(Marks marks, ScoreFile.Rows rows) {}

  private Judged judge(Run run, Run.Sheet sheet, AskedItems asked) {
    byte[] verdicts = new byte[asked.rows().length];
    ScoreFile.Rows rows = new ScoreFile.Rows(sheet.model(), asked.rows());
    AnswerFile.read(
        files,
        run.id(),
        sheet,
        asked.asked(),
        (position, answer) -> {
          int counted = asked.positions()[position];
          Optional<Verdict> verdict =
              counted < 0 ? Optional.empty() : scorer.automatic(counted, sheet.model(), answer);
          if (verdict.isPresent()) {
            verdicts[position] = (byte) (verdict.get().ordinal() + 1);
            graded.incrementAndGet(counted);
            boolean correct = verdict.get() == Verdict.CORRECT;
            rows.add(position, verdict.get(), correct ? scorer.items().get(counted).criterion().weight() : 0);
          }
        });
    return new Judged(new Marks(sheet.model(), verdicts), rows);
  }

  private Line line(Marks marks, Optional<byte[]> before, AskedItems asked) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    List<String> words = new ArrayList<>();
    int notGraded = 0;
    int changed = 0;
    for (int i = 0; i < asked.positions().length; i++) {
      if (asked.positions()[i] < 0) {
        continue;
      }
      int now = marks.verdicts()[i];
      if (now == 0) {
        notGraded++;
      } else {
        counts.merge(VERDICTS[now - 1], 1, Integer::sum);
      }
      if (before.isPresent() && before.get()[i] != now) {
        changed++;
        if (words.size() < CHANGES_SHOWN) {
          Item item = asked.asked().items().get(i);
          words.add(item.document() + " " + item.criterion().id() + ": " + word(before.get()[i]) + " -> " + word(now));
        }
      }
    }
    return new Line(marks.model(), counts, notGraded, before.isPresent(), changed, List.copyOf(words));
  }

  private static String word(int verdict) {
    return verdict == 0 ? "not graded" : VERDICTS[verdict - 1].code();
  }

  private Report report() {
    int panel = lines.size();
    Map<String, Boolean> complete = new HashMap<>();
    for (int i = 0; i < scorer.items().size(); i++) {
      complete.merge(scorer.items().get(i).document(), graded.get(i) == panel, Boolean::logicalAnd);
    }
    int kept = (int) complete.values().stream().filter(c -> c).count();
    return new Report(kept, complete.size(), List.copyOf(lines.values()));
  }

  /** The report's totals by verdict. */
  public static Map<Verdict, Integer> totals(Report report) {
    Map<Verdict, Integer> totals = new EnumMap<>(Verdict.class);
    Arrays.stream(VERDICTS).forEach(verdict -> totals.put(verdict, 0));
    report.lines().forEach(line -> line.verdicts().forEach((verdict, count) -> totals.merge(verdict, count, Integer::sum)));
    return totals;
  }
}
