package etalon.cli;

import etalon.data.Files;
import etalon.draft.PageDraft;
import etalon.load.Inputs;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "page",
    description = "A text in English and French: a section of the methodology, or the text of a measured benchmark.",
    mixinStandardHelpOptions = true)
final class NewPageCommand implements Callable<Integer> {
  private static final Pattern PATH = Pattern.compile("(methodology|benchmarks)/" + DraftWriter.ID.pattern());
  private static final int STEP = 10;

  @Parameters(paramLabel = "PATH", description = "Such as methodology/sampling or benchmarks/ticket-triage.")
  private String path;

  @Mixin private DraftWriter writer;

  @Override
  public Integer call() throws IOException {
    writer.safe(path, PATH, "methodology/ or benchmarks/, then lower-case letters and digits, with '-' between words");
    if (path.startsWith("benchmarks/")) {
      writer.known(path.substring("benchmarks/".length()), writer.files().list("data/benchmarks"), "benchmark");
    }
    return writer.write(PageDraft.of(path, nextOrder(), Inputs::revision));
  }

  /** After the last text of the folder, with room between. */
  private int nextOrder() {
    String folder = "content/en/" + path.substring(0, path.indexOf('/'));
    Files files = writer.files();
    int last =
        files.list(folder).stream()
            .flatMap(name -> files.text(folder + "/" + name).stream())
            .flatMap(String::lines)
            .filter(line -> line.matches("order: *[0-9]{1,6}"))
            .mapToInt(line -> Integer.parseInt(line.substring("order:".length()).strip()))
            .max()
            .orElse(0);
    return last / STEP * STEP + STEP;
  }
}
