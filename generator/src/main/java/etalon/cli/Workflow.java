package etalon.cli;

import etalon.bench.GradedBenchmark;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.render.OutputTree;
import etalon.render.Renderer;
import etalon.score.Scoring;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The way of the data: load, score, evaluate, render. */
final class Workflow {
  private Workflow() {}

  record Made(Inputs inputs, Evaluation evaluation, OutputTree tree) {}

  static Made make(Path root, Optional<String> baseUrl) {
    Inputs inputs = Inputs.load(root, baseUrl);
    List<GradedBenchmark> graded = inputs.measured().stream().map(Scoring::grade).toList();
    Evaluation evaluation = Evaluation.of(inputs.catalogue(), graded);
    return new Made(inputs, evaluation, Renderer.render(inputs, evaluation));
  }
}
