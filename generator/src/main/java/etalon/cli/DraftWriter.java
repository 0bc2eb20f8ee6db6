package etalon.cli;

import etalon.disk.SafeFile;
import etalon.draft.Draft;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the four commands of {@code new} have in common: the root, safe ids, and files that replace none. */
final class DraftWriter {
  static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final int LONGEST = 80;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/ and content/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  etalon.data.Files files() {
    return new etalon.data.Files(root, new Problems());
  }

  /** Nothing else becomes a part of a path. */
  void safe(String id, Pattern form, String right) {
    if (id.length() > LONGEST || !form.matcher(id).matches()) {
      throw new ParameterException(spec.commandLine(), "'" + id + "' is no id here: " + right + ", at most " + LONGEST + " characters.");
    }
  }

  void known(String id, Collection<String> known, String what) {
    if (!known.contains(id)) {
      throw new ParameterException(
          spec.commandLine(), "No " + what + " '" + id + "'; " + Nearest.perhaps(id, known) + "there are " + String.join(", ", known) + ".");
    }
  }

  /** All of the files or none; what is there stays. */
  int write(Draft draft) throws IOException {
    Problems problems = new Problems();
    for (String path : draft.created().keySet()) {
      if (Files.exists(root.resolve(path))) {
        problems.error(Place.of(path), "there is such a file already", "edit it, or take another id");
      }
    }
    if (!Files.isDirectory(root.resolve("data"))) {
      problems.error(Place.of("data"), "there is no such folder", "another --root");
    }
    problems.throwIfErrors();
    var out = spec.commandLine().getOut();
    for (Map<String, String> files : List.of(draft.created(), draft.changed())) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        SafeFile.replace(root.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
        out.println((files == draft.created() ? "made    " : "changed ") + file.getKey());
      }
    }
    out.println();
    out.print(draft.explained());
    out.println();
    out.println("etalon check names what is still to be written; etalon serve shows it.");
    return ExitCode.OK;
  }
}
