package etalon.cli;

import etalon.bench.BusinessFunction;
import etalon.data.CatalogueReader;
import etalon.draft.BenchmarkDraft;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "benchmark",
    description = "A benchmark that is announced, with its rubric and reference begun.",
    mixinStandardHelpOptions = true)
final class NewBenchmarkCommand implements Callable<Integer> {

  @Parameters(paramLabel = "ID", description = "Such as ticket-triage; addresses hold it for ever.")
  private String id;

  @Mixin private DraftWriter writer;

  @Override
  public Integer call() throws IOException {
    writer.safe(id, DraftWriter.ID, "lower-case letters and digits, with '-' between words");
    List<String> functions =
        new CatalogueReader(writer.files()).read(Optional.empty()).stream()
            .flatMap(catalogue -> catalogue.functions().stream())
            .map(BusinessFunction::id)
            .toList();
    return writer.write(BenchmarkDraft.of(id, functions));
  }
}
