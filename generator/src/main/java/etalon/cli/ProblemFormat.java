package etalon.cli;

import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import etalon.render.json.Json;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** How {@code check} says what it found. */
enum ProblemFormat {
  /** A line each, on the error output. */
  TEXT {
    @Override
    void print(List<Problem> problems, String folder, PrintWriter out, PrintWriter err) {
      ProblemList.print(problems, err);
    }
  },

  /** Workflow commands, which GitHub shows at the line of a pull request. */
  GITHUB {
    @Override
    void print(List<Problem> problems, String folder, PrintWriter out, PrintWriter err) {
      problems.forEach(problem -> out.println(annotation(problem, folder)));
    }
  },

  /** One object, for other programs. */
  JSON {
    @Override
    void print(List<Problem> problems, String folder, PrintWriter out, PrintWriter err) {
      out.print(new String(json(problems), StandardCharsets.UTF_8));
      out.flush();
    }
  };

  /** @param folder where the root lies in the repository: empty, or with a slash at its end */
  abstract void print(List<Problem> problems, String folder, PrintWriter out, PrintWriter err);

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@code ::error file=data/models.json,line=3,col=7::message (hint)}; a place of 0 is left out. */
  static String annotation(Problem problem, String folder) {
    StringBuilder command = new StringBuilder("::").append(severity(problem)).append(" file=").append(property(folder + problem.file()));
    if (problem.line() > 0) {
      command.append(",line=").append(problem.line());
    }
    if (problem.column() > 0) {
      command.append(",col=").append(problem.column());
    }
    String hint = problem.hint().isEmpty() ? "" : " (" + problem.hint() + ")";
    return command.append("::").append(data(Problem.visible(problem.message() + hint))).toString();
  }

  /** The runner decodes these three in a message, and two more in a property. */
  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }

  private static byte[] json(List<Problem> problems) {
    long errors = problems.stream().filter(p -> p.severity() == Severity.ERROR).count();
    return Json.object(
        json -> {
          json.put("errors", errors);
          json.put("warnings", problems.size() - errors);
          json.objects(
              "problems",
              problems,
              problem -> {
                json.put("severity", severity(problem));
                json.put("file", problem.file());
                json.put("line", problem.line());
                json.put("column", problem.column());
                json.put("message", problem.message());
                json.put("hint", problem.hint());
              });
        });
  }

  private static String severity(Problem problem) {
    return problem.severity().name().toLowerCase(Locale.ROOT);
  }
}
