package etalon.cli;

import etalon.data.Files;
import etalon.diff.DiffJson;
import etalon.diff.DiffText;
import etalon.diff.Differences;
import etalon.i18n.Messages;
import etalon.problem.InvalidInput;
import etalon.problem.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "diff",
    description = "Says what changes for a reader: figures, ranks, addresses, texts.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:nothing changes", "1:a side has problems, which were listed", "2:wrong usage", "3:something changes"})
final class DiffCommand implements Callable<Integer> {

  /** How the differences are written. */
  enum Format {
    TEXT,
    MARKDOWN,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(
      index = "0", paramLabel = "OLD",
      description = "A written site, an index.json, a folder with data/ and content/, or a git revision.")
  private String before;

  @Parameters(index = "1", arity = "0..1", paramLabel = "NEW", description = "The same (default: the root as it is now).")
  private String after;

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder whose revisions are meant (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(
      names = "--format", paramLabel = "FORMAT", defaultValue = "text",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). JSON alone holds everything.")
  private Format format;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Differences differences;
    try (Progress progress = Progress.to(spec.commandLine().getErr())) {
      progress.now("reading " + before);
      ComparedSite old = site(before);
      progress.now("reading " + (after == null ? root : after));
      ComparedSite now = after == null ? built(root, "the root") : site(after);
      progress.now("comparing");
      differences = Differences.of(old.index(), old.pages(), now.index(), now.pages());
    }
    var out = spec.commandLine().getOut();
    out.print(
        switch (format) {
          case TEXT -> DiffText.plain(differences);
          case MARKDOWN -> DiffText.markdown(differences);
          case JSON -> new String(DiffJson.render(differences), StandardCharsets.UTF_8);
        });
    out.flush();
    return differences.none() ? ExitCode.OK : ExitCode.CHANGED;
  }

  /** Names on the disk come before those of revisions. */
  private ComparedSite site(String name) throws IOException {
    Path path = Path.of(name);
    if (ComparedSite.written(path)) {
      return ComparedSite.read(path);
    }
    if (java.nio.file.Files.isDirectory(path.resolve("data"))) {
      return built(path, name);
    }
    String commit =
        GitRevision.commit(root, name)
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "'" + name + "' is neither a written site nor an index.json, nor a folder with data/, nor a revision of " + root + "."));
    try (GitRevision revision = GitRevision.extract(root, commit)) {
      fittingStrings(revision.folder(), name);
      return built(revision.folder(), name);
    }
  }

  private ComparedSite built(Path sources, String name) throws IOException {
    try {
      return ComparedSite.of(Workflow.make(sources, Optional.empty()).tree());
    } catch (InvalidInput invalid) {
      spec.commandLine().getErr().println("There is no site to compare in " + name + ":");
      throw invalid;
    }
  }

  /** The interface's strings belong to the program: those of another version may lack what this one says. */
  private void fittingStrings(Path sources, String name) throws IOException {
    Problems problems = new Problems();
    Messages.load(new Files(sources, problems)::text, problems);
    if (problems.errors() > 0) {
      spec.commandLine().getErr().println("The strings of " + name + " are those of another version; the root's are used.");
      for (String file : List.of("i18n/en.properties", "i18n/fr.properties")) {
        java.nio.file.Files.copy(root.resolve(file), sources.resolve(file), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
