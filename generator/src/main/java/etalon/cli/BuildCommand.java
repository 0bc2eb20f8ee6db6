package etalon.cli;

import etalon.problem.Problem;
import etalon.render.chart.Gallery;
import etalon.write.PictureFolder;
import etalon.write.SiteFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "build",
    description = "Computes every figure and writes the site.",
    mixinStandardHelpOptions = true)
final class BuildCommand implements Callable<Integer> {

  @Option(names = "--root", defaultValue = ".", paramLabel = "DIR", description = "Folder with data/, content/ and i18n/ (default: ${DEFAULT-VALUE}).")
  private Path root;

  @Option(names = "--out", paramLabel = "DIR", description = "Folder to write (default: public in the root).")
  private Path out;

  @Option(names = "--base-url", paramLabel = "URL", description = "Where the site will live (default: baseUrl of data/site.json).")
  private String baseUrl;

  @Option(names = "--no-pictures", description = "Leaves out what is drawn as PNG: charts to download, and cards for shared links.")
  private boolean withoutPictures;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    PictureFolder kept = new PictureFolder(root.resolve(".cache/pictures"));
    Gallery gallery = new Gallery(kept);
    Workflow.Made made;
    try (Progress progress = Progress.to(spec.commandLine().getErr())) {
      progress.now("reading and computing");
      made =
          withoutPictures
              ? Workflow.make(root, Optional.ofNullable(baseUrl))
              : Workflow.make(root, Optional.ofNullable(baseUrl), gallery::pictures);
      progress.now("making and writing " + made.tree().paths().size() + " files");
      new SiteFolder(out == null ? root.resolve("public") : out).replace(made.tree());
    }
    kept.tidy();
    List<Problem> warnings = new ArrayList<>(made.inputs().warnings());
    gallery.failure().ifPresent(reason -> warnings.add(undrawn(reason)));
    warnings.addAll(kept.problems());
    ProblemList.print(warnings, spec.commandLine().getErr());
    return ExitCode.OK;
  }

  private static Problem undrawn(String reason) {
    return new Problem(
        Problem.Severity.WARNING, "pictures", 0, 0,
        "this Java cannot draw, so the site has no PNG of its charts and no cards: " + reason,
        "a Java with fonts, on Debian with libfreetype6 and libfontconfig1; or --no-pictures");
  }
}
