package etalon.cli;

import etalon.data.AnswerFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A fixture site on which the commands over raw answers run, one after the other. */
final class StagesSite {
  static final String FIRST_RUN = "2026-03-01_letters";
  static final String SECOND_RUN = "2026-03-02_letters";
  static final String AMENDMENTS = "data/benchmarks/letters/amendments.json";
  static final String REFERENCE = "data/benchmarks/letters/reference.csv";

  private final Path root;

  private StagesSite(Path root) {
    this.root = root;
  }

  static StagesSite copy(String fixture, Path to) {
    return of(FixtureSite.copy(fixture, to));
  }

  static StagesSite of(FixtureSite site) {
    return new StagesSite(site.root());
  }

  static StagesSite at(Path root) {
    return new StagesSite(root);
  }

  /** A copy of the project itself, without its code. */
  static StagesSite project(Path to) {
    for (String folder : List.of("data", "content", "i18n")) {
      FixtureSite.copyFolder(FixtureSite.PROJECT.resolve(folder), to.resolve(folder));
    }
    return new StagesSite(to);
  }

  /** What a command printed, and its exit code. */
  record Ran(int code, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }

    /** The problems, without the line that counts them. */
    List<String> problems() {
      List<String> lines = err.lines().toList();
      return lines.isEmpty() ? lines : lines.subList(0, lines.size() - 1);
    }
  }

  /** Runs the command line as it stands. */
  static Ran etalon(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    return new Ran(code, out.toString(), err.toString());
  }

  Ran run(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--root", root.toString()));
    return etalon(all.toArray(String[]::new));
  }

  Path path(String file) {
    return root.resolve(file);
  }

  boolean has(String file) {
    return Files.exists(path(file));
  }

  String read(String file) {
    try {
      return Files.readString(path(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  StagesSite put(String file, String text) {
    try {
      Files.createDirectories(path(file).getParent());
      Files.writeString(path(file), text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Changes the first place where a file says something, which it has to. */
  StagesSite edit(String file, String from, String to) {
    String text = read(file);
    int at = text.indexOf(from);
    if (at < 0) {
      throw new AssertionError(file + " does not hold " + from + ": " + text);
    }
    return put(file, text.substring(0, at) + to + text.substring(at + from.length()));
  }

  /** Changes a file of answers as if they had always been so. */
  StagesSite answered(String run, String model, String from, String to) {
    String file = AnswerFile.path(run, model);
    String old = sha256(file);
    edit(file, from, to);
    String json = "data/runs/" + run + "/run.json";
    String entry = "\"model\": \"" + model + "\",\n      \"sha256\": \"";
    return edit(json, entry + old, entry + sha256(file));
  }

  private String sha256(String file) {
    return etalon.data.Files.sha256(read(file).getBytes(StandardCharsets.UTF_8));
  }

  /** Adds an amendment, in the JSON of its file without the reason. */
  StagesSite amended(String json) {
    String whole = json.replaceFirst("}$", ", \"reason\": {\"en\": \"A reason.\", \"fr\": \"Une raison.\"}}");
    return edit(AMENDMENTS, "\"amendments\": [", "\"amendments\": [" + whole);
  }

  /** The site's ranking of a benchmark, as it would be shown now: "1 acme/large 100.0, 2 ...". */
  String ranking(String benchmark) {
    List<String> rows = new ArrayList<>();
    Workflow.make(root, Optional.empty()).evaluation().rankings().get(benchmark).rows()
        .forEach(row -> rows.add(row.rank() + " " + row.model() + " " + row.accuracy()));
    return String.join(", ", rows);
  }
}
