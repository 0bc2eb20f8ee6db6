package etalon.call;

import etalon.bench.Call;
import etalon.bench.Run;
import etalon.data.JournalLine;
import etalon.data.JournalLine.Begun;
import etalon.data.JournalLine.Ended;
import etalon.data.JournalLine.Session;
import etalon.disk.AppendLog;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The journal of a run: what was asked, what came back, what it cost. Each line is on the disk before the next call. */
final class Book implements AutoCloseable {
  private final AppendLog log;
  private final Map<String, Ended> ended = new HashMap<>();
  private final TreeSet<LocalDate> days = new TreeSet<>();

  /** What requests may have cost that a crash cut off, by call. */
  private final Map<String, BigDecimal> cutOff = new HashMap<>();

  private BigDecimal spent = BigDecimal.ZERO;
  private BigDecimal unknown = BigDecimal.ZERO;
  private int failed;

  private Book(AppendLog log) {
    this.log = log;
  }

  static Book open(Path file) throws IOException {
    AppendLog log = AppendLog.open(file);
    Book book = new Book(log);
    JournalLine.read(file.toString(), log.lines()).forEach(book::take);
    return book;
  }

  private synchronized void take(JournalLine line) {
    if (line instanceof Session session) {
      days.add(session.day());
    } else if (line instanceof Begun begun) {
      cutOff.merge(Run.key(begun.model(), begun.document()), begun.ceiling().orElse(BigDecimal.ZERO), BigDecimal::add);
    } else if (line instanceof Ended end) {
      String key = Run.key(end.call().model(), end.call().document());
      Ended earlier = ended.get(key);
      ended.merge(key, end, Book::followed);
      failed += (end.call().succeeded() ? 0 : 1) - (earlier == null || earlier.call().succeeded() ? 0 : 1);
      spent = spent.add(end.call().spent());
      cutOff.remove(key);
      unknown = unknown.add(end.unknown());
    }
  }

  /** A later try of the same call: what the earlier one cost brought nothing. */
  private static Ended followed(Ended earlier, Ended later) {
    Call was = earlier.call();
    Call is = later.call();
    Call both =
        new Call(
            is.model(), is.document(), is.key(), is.version(), is.provider(), is.tokensIn(), is.tokensOut(), is.charged(),
            is.recomputed(), is.lost().add(was.spent()), is.millis(), was.attempts() + is.attempts(), is.finish(), is.form(),
            is.repeated(), is.failure(), is.reusedFrom(), is.remark());
    return new Ended(both, later.settled(), later.unknown(), later.values(), later.replies());
  }

  void add(JournalLine line) throws IOException {
    // A request that is only begun need not outlive a power cut: it would be paid for once more at the most.
    log.append(line.text(), !(line instanceof Begun));
    take(line);
  }

  synchronized Optional<Ended> ended(String model, String document) {
    return Optional.ofNullable(ended.get(Run.key(model, document)));
  }

  synchronized Map<String, Ended> all() {
    return Map.copyOf(ended);
  }

  /** Calls that have ended, whatever came of them. */
  synchronized int count() {
    return ended.size();
  }

  /** Of these, the ones that have brought no answer so far. */
  synchronized int failed() {
    return failed;
  }

  /** US dollars of all calls so far. */
  synchronized BigDecimal spent() {
    return spent;
  }

  /** US dollars at most of requests whose cost was not told, those that a crash cut off included. */
  synchronized BigDecimal possible() {
    return cutOff.values().stream().reduce(unknown, BigDecimal::add);
  }

  synchronized LocalDate firstDay(LocalDate today) {
    return days.isEmpty() ? today : days.first();
  }

  synchronized LocalDate lastDay(LocalDate today) {
    return days.isEmpty() ? today : days.last();
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
