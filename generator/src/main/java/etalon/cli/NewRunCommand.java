package etalon.cli;

import etalon.data.BenchmarkReader;
import etalon.data.Files;
import etalon.draft.RunDraft;
import java.io.IOException;
import java.time.LocalDate;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "run",
    description = "A run of a benchmark: its description and an empty table of costs, to which the answers are added.",
    mixinStandardHelpOptions = true)
final class NewRunCommand implements Callable<Integer> {

  @Parameters(paramLabel = "BENCHMARK", description = "Id of a benchmark.")
  private String benchmark;

  @Option(names = "--date", paramLabel = "DAY", description = "Day of the calls (default: today).")
  private LocalDate date;

  @Mixin private DraftWriter writer;

  @Override
  public Integer call() throws IOException {
    writer.safe(benchmark, DraftWriter.ID, "the id of a benchmark");
    Files files = writer.files();
    writer.known(benchmark, files.list("data/benchmarks"), "benchmark");
    String id = (date == null ? LocalDate.now() : date) + "_" + benchmark;
    return writer.write(RunDraft.of(id, BenchmarkReader.unasked(files, benchmark)));
  }
}
