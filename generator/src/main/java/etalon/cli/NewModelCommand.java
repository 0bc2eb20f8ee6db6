package etalon.cli;

import etalon.bench.Catalogue;
import etalon.data.CatalogueReader;
import etalon.data.Files;
import etalon.data.IdentityFile;
import etalon.data.JsonList;
import etalon.draft.Draft;
import etalon.draft.ModelDraft;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "model",
    description = "A model: an entry in data/models.json, in labs.json for a new lab, and among the public boards.",
    mixinStandardHelpOptions = true)
final class NewModelCommand implements Callable<Integer> {
  /** Dots as in version numbers; files of answers are called lab_model, so that no lab holds an underscore. */
  private static final Pattern MODEL = Pattern.compile("[a-z0-9]+([.-][a-z0-9]+)*/[a-z0-9]+([._-][a-z0-9]+)*");

  private static final String MODELS = "data/models.json";
  private static final String LABS = "data/labs.json";

  @Parameters(paramLabel = "LAB/MODEL", description = "As the gateway names it.")
  private String id;

  @Mixin private DraftWriter writer;

  @Override
  public Integer call() throws IOException {
    writer.safe(id, MODEL, "lab/model in lower-case letters and digits, as the gateway names it");
    Files files = writer.files();
    Optional<Catalogue> catalogue = new CatalogueReader(files).read(Optional.empty());
    // What else is wrong or unfinished in the catalogue is not this command's matter.
    if (catalogue.isEmpty()) {
      files.problems().throwIfErrors();
    }
    Problems problems = new Problems();
    if (catalogue.orElseThrow().model(id).isPresent()) {
      problems.error(Place.of(MODELS), "there is a model '" + id + "' already", "another id");
    }
    Map<String, String> changed = new LinkedHashMap<>();
    append(problems, changed, MODELS, "models", ModelDraft.model(id));
    String lab = id.substring(0, id.indexOf('/'));
    if (catalogue.get().lab(lab).isEmpty()) {
      append(problems, changed, LABS, "labs", ModelDraft.lab(lab));
    }
    if (files.exists(IdentityFile.PATH)) {
      append(problems, changed, IdentityFile.PATH, "unlinked", ModelDraft.unlinked(id));
    }
    problems.throwIfErrors();
    return writer.write(new Draft(Map.of(), changed, ModelDraft.EXPLAINED));
  }

  private void append(Problems problems, Map<String, String> changed, String file, String list, String entry) {
    Optional<String> longer = writer.files().text(file).flatMap(text -> JsonList.append(text, list, entry));
    if (longer.isEmpty()) {
      problems.error(Place.of(file), "there is no list '" + list + "'", "an object with " + list + ": [ ... ]");
    }
    longer.ifPresent(text -> changed.put(file, text));
  }
}
