package etalon.call;

import etalon.bench.BenchmarkData;
import etalon.bench.Call;
import etalon.bench.Catalogue;
import etalon.bench.Failure;
import etalon.bench.Protocol;
import etalon.data.Files;
import etalon.data.JournalLine.Begun;
import etalon.data.JournalLine.Ended;
import etalon.data.JournalLine.Session;
import etalon.data.PlanFile;
import etalon.data.PlanFile.Plan;
import etalon.data.RunFolder;
import etalon.disk.FolderLock;
import etalon.disk.SafeFile;
import etalon.gateway.Gateway;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Makes one run. While it is made it lies in a hidden folder beside the runs, as a plan and a journal; when every call
 * has ended it appears among the runs, whole.
 */
public final class Caller {
  private static final long LOOK_AGAIN_MILLIS = 100;

  private final Path root;
  private final Files files;
  private final Catalogue catalogue;
  private final BenchmarkData data;
  private final Order order;
  private final Means means;
  private final Plans plans;
  private final String work;

  /**
   * What asking takes.
   *
   * @param grace how long calls under way may still take once no more are to be made
   */
  public record Means(
      Gateway gateway, Halt halt, Patience patience, Duration grace, RandomGenerator random, Listener listener) {}

  /** Is told of each call that has ended. */
  public interface Listener {
    /**
     * @param done calls of the run that have ended, failed ones included
     * @param failed those that failed
     * @param planned all calls of the run
     */
    void ended(Call call, int done, int failed, int planned, BigDecimal spent);
  }

  public Caller(Path root, Files files, Catalogue catalogue, BenchmarkData data, Order order, Means means) {
    this.root = root;
    this.files = files;
    this.catalogue = catalogue;
    this.data = data;
    this.order = order;
    this.means = means;
    this.plans = new Plans(files, catalogue, data);
    this.work = "data/runs/." + order.run();
  }

  /**
   * Asks what is still to be asked, and finishes the run when that was all.
   *
   * @throws etalon.problem.InvalidInput when the run cannot be made as ordered, or another process is making it
   */
  public Report call() throws IOException {
    try (FolderLock held = FolderLock.hold(root.resolve(work + ".lock"))) {
      Plan plan = plan();
      try (Book book = Book.open(root.resolve(work + "/journal.jsonl"))) {
        List<String> replaces = plans.replaced(plan, order.run(), place());
        files.problems().throwIfErrors();
        if (!order.close()) {
          reuse(plan, book);
          ask(plan, book);
        }
        return finish(plan, book, replaces);
      }
    }
  }

  private Place place() {
    return Place.of(RunFolder.path(order.run()));
  }

  private Plan plan() throws IOException {
    Optional<Plan> begun = PlanFile.read(files, work + "/plan.json");
    if (java.nio.file.Files.exists(root.resolve(RunFolder.path(order.run())))) {
      // A kill between the two last steps leaves the work folder behind.
      delete(root.resolve(work));
      files.problems().error(place(), "the run is finished", "another --run");
    } else if (begun.isPresent() && !order.resume() && !order.close()) {
      files.problems().error(place(), "the run was begun before", "--resume, or another --run");
    } else if (begun.isEmpty() && (order.resume() || order.close())) {
      files.problems().error(place(), "there is no run to go on with", "without --resume");
    } else if (begun.isPresent() && !plans.known(begun.get())) {
      files.problems().error(place(), "documents, prompts, parameters or models have changed since the run began", "as they were, or another --run");
    }
    files.problems().throwIfErrors();
    Plan plan = begun.isPresent() ? begun.get() : plans.make(order);
    if (begun.isEmpty()) {
      SafeFile.replace(root.resolve(work + "/plan.json"), PlanFile.bytes(plan));
    }
    return plan;
  }

  /** Takes over what earlier runs have paid for. */
  private void reuse(Plan plan, Book book) throws IOException {
    History history = History.of(files, data, catalogue.prices());
    for (String id : plan.documents()) {
      Protocol.Document document = plans.document(id);
      for (String model : plan.models()) {
        if (book.ended(model, id).isEmpty()) {
          Optional<Ended> known = history.find(model, id, plans.key(model, document));
          if (known.isPresent()) {
            book.add(known.get());
          }
        }
      }
    }
  }

  private record Pair(String model, String document) {}

  /** One document after the other, of all models: what a budget leaves unasked is whole documents but one. */
  private Deque<Pair> open(Plan plan, Book book) {
    Deque<Pair> open = new ArrayDeque<>();
    for (String document : plan.documents()) {
      for (String model : plan.models()) {
        if (book.ended(model, document).filter(Ended::settled).isEmpty()) {
          open.add(new Pair(model, document));
        }
      }
    }
    return open;
  }

  private void ask(Plan plan, Book book) throws IOException {
    Deque<Pair> open = open(plan, book);
    if (open.isEmpty()) {
      return;
    }
    book.add(new Session(order.by().today()));
    Budget budget = new Budget(order.budget(), book.spent(), book.possible(), means.halt());
    Conversation.Means own =
        new Conversation.Means(
            means.gateway(), budget, means.halt(), means.patience(), means.random(),
            (task, ceiling) -> book.add(new Begun(task.model().id(), task.document().id(), ceiling)));
    ExecutorService workers = Executors.newFixedThreadPool(order.concurrency());
    List<Future<?>> working = new ArrayList<>();
    for (int i = 0; i < order.concurrency(); i++) {
      working.add(workers.submit(() -> work(plan, open, own, book)));
    }
    await(workers, working);
  }

  private void work(Plan plan, Deque<Pair> open, Conversation.Means own, Book book) {
    try {
      for (Pair pair = next(open); pair != null; pair = next(open)) {
        Task task = plans.task(pair.model(), plans.document(pair.document()));
        Optional<Ended> ended = new Conversation(task, own).hold();
        if (ended.isPresent()) {
          book.add(ended.get());
          tell(ended.get(), plan, book);
        }
      }
    } catch (IOException e) {
      means.halt().stop("the disk refused");
      throw new UncheckedIOException(e);
    } catch (RuntimeException | Error e) {
      means.halt().stop("an error");
      throw e;
    }
  }

  private Pair next(Deque<Pair> open) {
    synchronized (open) {
      return means.halt().stopped() ? null : open.poll();
    }
  }

  private synchronized void tell(Ended ended, Plan plan, Book book) {
    means.listener().ended(ended.call(), book.count(), book.failed(), planned(plan), book.spent());
  }

  private static int planned(Plan plan) {
    return plan.models().size() * plan.documents().size();
  }

  /** Waits for the workers; once halted, those that take longer than the grace are interrupted. */
  private void await(ExecutorService workers, List<Future<?>> working) throws IOException {
    workers.shutdown();
    try {
      long left = means.grace().toMillis();
      while (!workers.awaitTermination(LOOK_AGAIN_MILLIS, TimeUnit.MILLISECONDS)) {
        left -= means.halt().stopped() ? LOOK_AGAIN_MILLIS : 0;
        if (left <= 0) {
          workers.shutdownNow();
        }
      }
      for (Future<?> one : working) {
        one.get();
      }
    } catch (InterruptedException e) {
      workers.shutdownNow();
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof UncheckedIOException io) {
        throw io.getCause();
      }
      if (e.getCause() instanceof RuntimeException own) {
        throw own;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private Report finish(Plan plan, Book book, List<String> replaces) throws IOException {
    Map<String, Ended> all = book.all();
    boolean asked = all.size() == planned(plan);
    int open = open(plan, book).size();
    boolean sealed = asked && (open == 0 || order.close());
    if (order.close() && !asked) {
      files.problems().error(
          place(), (planned(plan) - all.size()) + " calls were never made", "--resume; a run is closed when every call was tried");
      files.problems().throwIfErrors();
    }
    if (sealed) {
      seal(plan, book, replaces);
    }
    Map<String, Integer> reused = new TreeMap<>();
    Map<Failure, Integer> failures = new EnumMap<>(Failure.class);
    List<String> refused = new ArrayList<>();
    for (Ended ended : all.values().stream().sorted(Comparator.comparing((Ended e) -> e.call().document()).thenComparing(e -> e.call().model())).toList()) {
      Call call = ended.call();
      call.reusedFrom().ifPresent(run -> reused.merge(run, 1, Integer::sum));
      call.failure().ifPresent(failure -> failures.merge(failure, 1, Integer::sum));
      if (call.remark().startsWith(Report.DOCUMENT_REFUSED)) {
        refused.add(call.document() + ", by " + call.model() + ": " + call.remark().substring(Report.DOCUMENT_REFUSED.length()));
      }
    }
    return new Report(
        planned(plan), reused, planned(plan) - open, failures, book.spent(), book.possible(), refused, open,
        means.halt().reason(), sealed);
  }

  private void seal(Plan plan, Book book, List<String> replaces) throws IOException {
    Path whole = root.resolve(work + "/whole");
    delete(whole);
    for (var file : Seal.files(files, data, plans, plan, book, order, replaces).entrySet()) {
      SafeFile.replace(whole.resolve(file.getKey()), file.getValue());
    }
    java.nio.file.Files.move(whole, root.resolve(RunFolder.path(order.run())), StandardCopyOption.ATOMIC_MOVE);
    book.close();
    delete(root.resolve(work));
  }

  private static void delete(Path folder) throws IOException {
    if (java.nio.file.Files.exists(folder)) {
      try (Stream<Path> below = java.nio.file.Files.walk(folder)) {
        for (Path path : below.sorted(Comparator.reverseOrder()).toList()) {
          java.nio.file.Files.delete(path);
        }
      }
    }
  }
}
