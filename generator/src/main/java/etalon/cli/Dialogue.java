package etalon.cli;

import etalon.arbitrate.Decisions;
import etalon.arbitrate.Selection.Flagged;
import etalon.bench.Verdict;
import etalon.grade.Explanation;
import etalon.grade.ItemGrader;
import etalon.problem.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Shows one flagged grading after the other and asks for a verdict. Each decision is kept at once. */
final class Dialogue {
  private static final String KEYS =
      "  Enter agree   c correct   w wrong   m missing   h hallucinated   s skip   u undo   q quit";

  /** Keeps decisions on disk. */
  interface Keeper {
    void keep(String run, Decisions decisions) throws IOException;
  }

  private final BufferedReader in;
  private final PrintWriter out;
  private final Function<String, String> runOf;
  private final Keeper keeper;
  private final LocalDate day;
  private Decisions decisions;

  /** @param runOf the run in which a document was asked */
  Dialogue(
      BufferedReader in, PrintWriter out, Function<String, String> runOf, Keeper keeper, Decisions decisions, LocalDate day) {
    this.in = in;
    this.out = out;
    this.runOf = runOf;
    this.keeper = keeper;
    this.decisions = decisions;
    this.day = day;
  }

  /** Asks about each grading until all are decided or the human leaves; returns how many were decided. */
  int ask(List<Flagged> waiting) throws IOException {
    Deque<Integer> decided = new ArrayDeque<>();
    int at = 0;
    // After the last one there is still something to undo.
    while (at < waiting.size() || !decided.isEmpty()) {
      boolean over = at == waiting.size();
      if (over) {
        prompt("\nThat was the last one.\n  Enter end   u undo\n> ");
      } else {
        show(waiting.get(at), at + 1, waiting.size());
      }
      String line = in.readLine();
      String key = line == null ? "q" : line.strip();
      if (key.equals("q") || over && !key.equals("u")) {
        break;
      }
      switch (key) {
        case "u" -> {
          if (decided.isEmpty()) {
            out.println("  Nothing to undo.");
          } else {
            at = decided.pop();
            String run = runOf.apply(waiting.get(at).item().document());
            decisions = decisions.withoutLast(run);
            keeper.keep(run, decisions);
          }
        }
        case "s" -> at++;
        case "" -> {
          Verdict automatic = waiting.get(at).grading().automatic();
          if (automatic == Verdict.NEEDS_REVIEW) {
            out.println("  The program has no verdict to agree with: c, w, m or h.");
          } else {
            decide(waiting.get(at), automatic, "confirmed");
            decided.push(at++);
          }
        }
        case "c", "w", "m", "h" -> {
          prompt("  Reason (a short code, Enter for 'read-by-human'): ");
          String reason = in.readLine();
          // Whoever leaves here has not decided.
          if (reason != null) {
            decide(waiting.get(at), verdict(key), reason.isBlank() ? "read-by-human" : reason.strip());
            decided.push(at++);
          }
        }
        default -> out.println(KEYS);
      }
    }
    out.println(decided.size() + " decided, " + (waiting.size() - decided.size()) + " still wait.");
    return decided.size();
  }

  private void prompt(String text) {
    out.print(text);
    out.flush();
  }

  private static Verdict verdict(String key) {
    return switch (key) {
      case "c" -> Verdict.CORRECT;
      case "w" -> Verdict.WRONG;
      case "m" -> Verdict.MISSING;
      default -> Verdict.HALLUCINATED;
    };
  }

  private void decide(Flagged flagged, Verdict verdict, String reason) throws IOException {
    String run = runOf.apply(flagged.item().document());
    decisions = decisions.with(run, Decisions.decide(flagged, verdict, reason, day));
    keeper.keep(run, decisions);
  }

  private void show(Flagged flagged, int number, int of) {
    Explanation explanation =
        ItemGrader.of(flagged.item().criterion(), flagged.item().expected()).explain(flagged.grading().answer().value());
    out.println();
    out.println(number + " of " + of + "   " + flagged.model() + "   (" + Words.of(flagged.reason()) + ")");
    line("document", flagged.item().document());
    line("criterion", flagged.item().criterion().id());
    line("expected", forms(flagged.item().expected()));
    line("got", flagged.grading().answer().value());
    line("read as", forms(explanation.expectedRead()) + "  <>  " + explanation.gotRead());
    line("automatic", flagged.grading().automatic().code() + ": " + explanation.reason());
    out.println(KEYS);
    prompt("> ");
  }

  private static String forms(List<String> forms) {
    return forms.isEmpty() ? "nothing" : String.join(" | ", forms);
  }

  /** An answer may hold anything: what follows its first line stands below it, and nothing moves the cursor. */
  private void line(String name, String value) {
    String lines = value.lines().map(Problem::visible).collect(Collectors.joining("\n             "));
    out.println("  " + name + " ".repeat(11 - name.length()) + lines);
  }
}
