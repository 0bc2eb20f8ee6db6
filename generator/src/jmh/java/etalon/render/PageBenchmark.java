package etalon.render;

import etalon.evaluate.Evaluation;
import etalon.evaluate.Evaluation.Composites;
import etalon.load.Inputs;
import etalon.render.html.Html;
import etalon.render.markdown.Markdown;
import etalon.score.Scoring;
import etalon.site.Plan;
import etalon.site.Site;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One page of this repository's site, from results to bytes. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PageBenchmark {

  @Param({"en/", "fr/", "en/benchmarks/financial-report-analysis/", "en/models/claude-sonnet-5/", "en/methodology/", "en/composite/"})
  private String page;

  private Html html;
  private Plan plan;

  @Setup
  public void load() {
    Inputs inputs = Inputs.load(Path.of(""), Optional.empty());
    Evaluation evaluation =
        Evaluation.of(
            inputs.catalogue(),
            inputs.measured().stream().map(Scoring::grade).toList(),
            inputs.boards().map(boards -> Composites.of(boards.boards(), boards.regrouping().boards())));
    Site site = Site.of(inputs, evaluation, Renderer.data(inputs, evaluation).offered(), wanted -> Map.of());
    html = new Html(new Markdown());
    plan = site.plans().stream().filter(p -> p.path().equals(page + "index.html")).findFirst().orElseThrow();
  }

  @Benchmark
  public byte[] render() {
    return html.render(plan.page().get());
  }
}
