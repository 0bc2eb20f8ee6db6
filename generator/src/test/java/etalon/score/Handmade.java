package etalon.score;

import etalon.bench.Amendment;
import etalon.bench.Answer;
import etalon.bench.Arbitration;
import etalon.bench.Benchmark;
import etalon.bench.BenchmarkData;
import etalon.bench.Calls;
import etalon.bench.Conduct;
import etalon.bench.Criterion;
import etalon.bench.Failure;
import etalon.bench.Item;
import etalon.bench.Language;
import etalon.bench.Ranking;
import etalon.bench.Rubric;
import etalon.bench.Run;
import etalon.bench.Source;
import etalon.bench.Text;
import etalon.bench.Verdict;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A benchmark with its answers, written by hand: every document declares one amount, critical, of weight 1. What
 * is said about answers, calls and decisions belongs to the run named last.
 */
public final class Handmade {
  public static final LocalDate DAY = LocalDate.of(2026, 6, 1);
  public static final Text REASON = new Text("a reason", "une raison");
  public static final String CRITERION = "total";

  private static final Source SOURCE = new Source("test", "https://example.org/", DAY);
  private static final Criterion TOTAL =
      new Criterion(CRITERION, new Text("Total", "Total"), Criterion.Type.AMOUNT, 1, true, Criterion.Options.NONE);

  private final List<Item> reference = new ArrayList<>();
  private final List<Amendment> amendments = new ArrayList<>();
  private final List<OneRun> runs = new ArrayList<>();

  private static final class OneRun {
    private final String id;
    private final LocalDate date;
    private final boolean demonstration;
    private final List<String> documents;
    private final Map<String, Map<String, Answer>> answers = new LinkedHashMap<>();
    private final List<Calls> calls = new ArrayList<>();
    private final List<Arbitration> decisions = new ArrayList<>();
    private final Map<String, String> asked = new LinkedHashMap<>();

    private OneRun(String id, LocalDate date, boolean demonstration, List<String> documents) {
      this.id = id;
      this.date = date;
      this.demonstration = demonstration;
      this.documents = documents;
    }
  }

  /** @param forms the accepted ones; none when the document has no total */
  public Handmade document(String document, String... forms) {
    reference.add(new Item(document, TOTAL, List.of(forms)));
    return this;
  }

  public Handmade run(String id, String... documents) {
    return run(id, DAY, documents);
  }

  public Handmade run(String id, LocalDate date, String... documents) {
    runs.add(new OneRun(id, date, false, List.of(documents)));
    return this;
  }

  public Handmade demonstration(String id, String... documents) {
    runs.add(new OneRun(id, DAY, true, List.of(documents)));
    return this;
  }

  private OneRun last() {
    return runs.get(runs.size() - 1);
  }

  /** @param values by document of the run; one that begins with "!" is a failure */
  public Handmade model(String model, String... values) {
    Map<String, Answer> answers = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      boolean failed = values[i].startsWith("!");
      Optional<Failure> failure = failed ? Optional.of(Failure.valueOf(values[i].substring(1))) : Optional.empty();
      answers.put(Run.key(last().documents.get(i), CRITERION), new Answer(failed ? "" : values[i], failure));
    }
    last().answers.put(model, answers);
    return this;
  }

  public Handmade calls(String model, int calls, int failures) {
    last().calls.add(new Calls(model, Optional.empty(), Optional.empty(), calls, failures));
    return this;
  }

  public Handmade decided(String model, String document, Verdict automatic, Verdict human) {
    return decided(model, document, automatic, human, DAY);
  }

  public Handmade decided(String model, String document, Verdict automatic, Verdict human, LocalDate day) {
    last().decisions.add(new Arbitration(model, document, CRITERION, automatic, human, "a-reason", day));
    return this;
  }

  /** The words of the run in which the total was asked for. */
  public Handmade asked(String criterion, String fingerprint) {
    last().asked.put(criterion, fingerprint);
    return this;
  }

  public Handmade amended(Amendment amendment) {
    amendments.add(amendment);
    return this;
  }

  public BenchmarkData data(Ranking... published) {
    Benchmark benchmark =
        new Benchmark(
            "letters", "legal", new Text("Letters", "Courriers"), Benchmark.Input.TEXT, Language.EN, new Text("letter", "courrier"),
            Benchmark.Status.MEASURED, Optional.empty(), 10, 1, SOURCE);
    List<Run> made =
        runs.stream()
            .map(
                run ->
                    new Run(
                        run.id, "letters", run.date, run.demonstration, SOURCE, run.documents,
                        run.answers.keySet().stream().map(model -> new Run.Sheet(model, "")).toList(),
                        run.answers, run.calls, List.of(), run.decisions, run.asked, Conduct.of("Gateway", "Someone")))
            .toList();
    return new BenchmarkData(
        benchmark, new Rubric(List.of(TOTAL), List.of()), reference, amendments, made, List.of(published), Optional.empty());
  }
}
