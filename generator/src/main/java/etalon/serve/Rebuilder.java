package etalon.serve;

import etalon.evaluate.Evaluation;
import etalon.load.Data;
import etalon.load.Inputs;
import etalon.load.Strings;
import etalon.load.Texts;
import etalon.problem.InvalidInput;
import etalon.problem.Problem;
import etalon.problem.Problem.Severity;
import etalon.render.DataFiles;
import etalon.render.LazySite;
import etalon.render.html.Html;
import etalon.render.markdown.Markdown;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Keeps what was read and computed, and does again only what depends on the files that changed. */
final class Rebuilder {
  private final Path root;
  private final Optional<String> baseUrl;
  private final Function<Inputs, Evaluation> evaluate;
  private final Markdown markdown;
  private final Html html;
  private final Set<String> uncompiled = new TreeSet<>();
  private Optional<Data> data = Optional.empty();
  private Optional<Evaluation> evaluation = Optional.empty();
  private Optional<DataFiles> files = Optional.empty();
  private Optional<Texts> texts = Optional.empty();
  private Optional<Strings> strings = Optional.empty();
  private Shown shown = new Shown(0, Optional.empty(), List.of(), true, Set.of());

  /**
   * @param baseUrl where the site is served
   * @param evaluate every figure, from checked inputs; throws InvalidInput
   */
  Rebuilder(Path root, String baseUrl, Function<Inputs, Evaluation> evaluate, Markdown markdown, Html html) {
    this.root = root;
    this.baseUrl = Optional.of(baseUrl);
    this.evaluate = evaluate;
    this.markdown = markdown;
    this.html = html;
  }

  /** @param changed paths relative to the root; none for the first time */
  Shown rebuild(Set<String> changed) {
    EnumSet<Part> parts = EnumSet.noneOf(Part.class);
    for (String path : changed) {
      Part.of(path).ifPresent(parts::add);
      if (Part.of(path).filter(part -> part == Part.TEMPLATES).isPresent() && path.endsWith(".jte")) {
        uncompiled.add(path);
      }
    }
    forget(parts);
    long next = shown.generation() + 1;
    try {
      Inputs inputs = inputs();
      Optional<LazySite> site = Optional.of(LazySite.of(inputs, evaluation(inputs), files(inputs), markdown, html));
      shown = new Shown(next, site, inputs.warnings(), false, Set.copyOf(uncompiled));
    } catch (InvalidInput invalid) {
      shown = new Shown(next, shown.site(), gravestFirst(invalid.problems()), true, Set.copyOf(uncompiled));
    } catch (UncheckedIOException gone) {
      // A file that goes while it is read comes back, or is missed by the next reading.
      Problem problem = new Problem(Severity.ERROR, root.toString(), 0, 0, "the disk refused: " + gone.getMessage(), "save again");
      shown = new Shown(next, shown.site(), List.of(problem), true, Set.copyOf(uncompiled));
    }
    return shown;
  }

  /** What stands in the way before what does not. */
  private static List<Problem> gravestFirst(List<Problem> problems) {
    return problems.stream().sorted(Comparator.comparing(Problem::severity)).toList();
  }

  private void forget(Set<Part> parts) {
    if (parts.contains(Part.DATA)) {
      data = Optional.empty();
      evaluation = Optional.empty();
    }
    if (parts.contains(Part.DATA) || parts.contains(Part.STRINGS)) {
      files = Optional.empty();
    }
    if (parts.contains(Part.TEXTS)) {
      texts = Optional.empty();
    }
    if (parts.contains(Part.STRINGS)) {
      strings = Optional.empty();
    }
  }

  private Inputs inputs() {
    data = data.or(() -> Optional.of(Data.read(root, baseUrl)));
    // An author wants to see the page whose other half is still to be written.
    texts = texts.or(() -> Optional.of(Texts.read(root, Severity.WARNING)));
    strings = strings.or(() -> Optional.of(Strings.read(root)));
    return Inputs.join(root, data.orElseThrow(), texts.orElseThrow(), strings.orElseThrow());
  }

  private Evaluation evaluation(Inputs inputs) {
    evaluation = evaluation.or(() -> Optional.of(evaluate.apply(inputs)));
    return evaluation.orElseThrow();
  }

  private DataFiles files(Inputs inputs) {
    files = files.or(() -> Optional.of(LazySite.data(inputs, evaluation(inputs))));
    return files.orElseThrow();
  }
}
