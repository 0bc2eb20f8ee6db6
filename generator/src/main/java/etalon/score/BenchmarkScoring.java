package etalon.score;

import etalon.bench.BenchmarkData;
import etalon.bench.Run;
import etalon.bench.Verdict;
import etalon.data.AnswerFile;
import etalon.data.Files;
import etalon.data.ScoreFile;
import etalon.disk.SafeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.Stream;

/**
 * Scores a benchmark on disk: one file of answers after the other, so that memory holds a few of them and
 * not the benchmark.
 */
public final class BenchmarkScoring {
  /** Files of answers judged at once; each is in memory while it is. */
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
    for (Run run : data.ranked()) {
      Map<String, byte[]> before = earlier(run);
      AnswerFile.Asked asked = AnswerFile.Asked.of(run.documents(), data.reference());
      SafeFile.write(
          root.resolve(ScoreFile.path(run.id())),
          out -> {
            out.write(ScoreFile.header());
            for (int from = 0; from < run.sheets().size(); from += AT_ONCE) {
              List<Run.Sheet> some = run.sheets().subList(from, Math.min(run.sheets().size(), from + AT_ONCE));
              List<Judged> judged = some.parallelStream().map(sheet -> judge(run, sheet, asked, before)).toList();
              for (Judged one : judged) {
                out.write(one.rows());
                lines.merge(one.line().model(), one.line(), Line::with);
              }
            }
            // A file that cannot be used must not leave half a scoring behind.
            files.problems().throwIfErrors();
          });
    }
    return report();
  }

  private Map<String, byte[]> earlier(Run run) {
    Map<String, byte[]> verdicts = new HashMap<>();
    boolean read =
        ScoreFile.read(
            root,
            run.id(),
            (model, document, criterion, verdict) ->
                scorer
                    .position(document, criterion)
                    .ifPresent(
                        position ->
                            verdicts.computeIfAbsent(model, m -> new byte[scorer.items().size()])[position] =
                                (byte) (verdict.ordinal() + 1)));
    return read ? verdicts : Map.of();
  }

  private record Judged(Line line, byte[] rows) {}

  private Judged judge(Run run, Run.Sheet sheet, AnswerFile.Asked asked, Map<String, byte[]> before) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    StringBuilder rows = new StringBuilder();
    Changes changes = new Changes(before.get(sheet.model()));
    int[] notGraded = {0};
    AnswerFile.read(
        files,
        run.id(),
        sheet,
        asked,
        (document, criterion, answer) -> {
          Optional<Integer> position = scorer.position(document, criterion);
          if (position.isEmpty()) {
            return;
          }
          Optional<Verdict> verdict = scorer.automatic(position.get(), sheet.model(), answer);
          changes.compare(position.get(), document, criterion, verdict);
          if (verdict.isEmpty()) {
            notGraded[0]++;
            return;
          }
          graded.incrementAndGet(position.get());
          counts.merge(verdict.get(), 1, Integer::sum);
          int points = verdict.get() == Verdict.CORRECT ? scorer.items().get(position.get()).criterion().weight() : 0;
          ScoreFile.row(rows, sheet.model(), document, criterion, verdict.get(), points);
        });
    Line line =
        new Line(sheet.model(), counts, notGraded[0], changes.before != null, changes.count, List.copyOf(changes.words));
    return new Judged(line, rows.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Compares verdicts with those of an earlier scoring, when there was one. */
  private static final class Changes {
    private final byte[] before;
    private final List<String> words = new ArrayList<>();
    private int count;

    Changes(byte[] before) {
      this.before = before;
    }

    void compare(int position, String document, String criterion, Optional<Verdict> verdict) {
      int now = verdict.map(v -> v.ordinal() + 1).orElse(0);
      if (before == null || before[position] == now) {
        return;
      }
      count++;
      if (words.size() < CHANGES_SHOWN) {
        words.add(document + " " + criterion + ": " + word(before[position]) + " -> " + word(now));
      }
    }

    private static String word(int verdict) {
      return verdict == 0 ? "not graded" : VERDICTS[verdict - 1].code();
    }
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
