package etalon.data;

import etalon.bench.Boards;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.identity.IdentityTable;
import etalon.identity.Rules;
import etalon.problem.Nearest;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** data/boards/identities.json: how names are reduced, what the rules get wrong, and who is who in the catalogue. */
public final class IdentityFile {
  public static final String PATH = "data/boards/identities.json";

  private final Problems problems;

  private IdentityFile(Problems problems) {
    this.problems = problems;
  }

  /** Reads the table; every measured model of the catalogue is linked, or says why it is not. */
  public static Optional<IdentityTable> read(Files files, Boards boards, Catalogue catalogue) {
    return files.json(PATH).flatMap(file -> new IdentityFile(files.problems()).table(file, boards, catalogue));
  }

  private Optional<IdentityTable> table(JsonObject file, Boards boards, Catalogue catalogue) {
    int before = problems.errors();
    JsonObject ruleFile = file.object("rules");
    List<IdentityTable.NameException> exceptions = new ArrayList<>();
    for (JsonObject entry : file.objects("exceptions")) {
      exceptions.add(new IdentityTable.NameException(entry.text("label"), entry.text("form"), entry.names("reason")));
      entry.end();
    }
    Set<String> boardModels = new HashSet<>();
    boards.models().forEach(model -> boardModels.add(model.id()));
    Set<String> missing = new HashSet<>();
    catalogue.models().forEach(model -> missing.add(model.id()));
    List<IdentityTable.Link> links = new ArrayList<>();
    for (JsonObject entry : file.objects("links")) {
      String model = model(entry, catalogue, missing);
      String board = entry.text("board");
      if (!board.isEmpty() && !boardModels.contains(board)) {
        problems.error(entry.place("board"), "unknown board model '" + board + "'", Nearest.perhaps(board, boardModels) + "an id of " + BoardFiles.MODELS);
      }
      links.add(new IdentityTable.Link(model, board, entry.optionalNames("reason")));
      entry.end();
    }
    List<IdentityTable.Unlinked> unlinked = new ArrayList<>();
    for (JsonObject entry : file.objects("unlinked")) {
      unlinked.add(new IdentityTable.Unlinked(model(entry, catalogue, missing), entry.names("reason")));
      entry.end();
    }
    missing.stream().sorted().forEach(
        model -> problems.error(Place.of(PATH), "'" + model + "' is neither linked nor unlinked", "an entry in links, or in unlinked with a reason"));
    file.end();
    if (problems.errors() > before) {
      ruleFile.keys();
      return Optional.empty();
    }
    try {
      return Optional.of(new IdentityTable(rules(ruleFile), exceptions, links, unlinked));
    } catch (IllegalArgumentException e) {
      problems.error(Place.of(PATH), e.getMessage(), "");
      return Optional.empty();
    }
  }

  private String model(JsonObject entry, Catalogue catalogue, Set<String> missing) {
    String model = entry.id("model");
    if (!model.isEmpty() && catalogue.model(model).isEmpty()) {
      problems.error(entry.place("model"), "unknown model '" + model + "'", Nearest.perhaps(model, catalogue.models().stream().map(Model::id).toList()) + "an id of data/models.json");
    }
    missing.remove(model);
    return model;
  }

  private static Rules rules(JsonObject file) {
    List<Rules.TierWords> tiers = new ArrayList<>();
    for (JsonObject entry : file.objects("tiers")) {
      tiers.add(new Rules.TierWords(entry.text("name"), entry.texts("phrases")));
      entry.end();
    }
    List<Rules.ProductWord> products = new ArrayList<>();
    for (JsonObject entry : file.objects("productWords")) {
      products.add(new Rules.ProductWord(entry.text("word"), entry.texts("with")));
      entry.end();
    }
    List<Rules.Completion> completions = new ArrayList<>();
    for (JsonObject entry : file.objects("completions")) {
      completions.add(new Rules.Completion(entry.text("word"), entry.texts("to")));
      entry.end();
    }
    Map<String, String> spellings = new HashMap<>();
    JsonObject spelling = file.object("spellings");
    spelling.keys().forEach(word -> spellings.put(word, spelling.text(word)));
    Rules rules =
        new Rules(
            tiers, file.texts("settings"), file.texts("notes"), file.texts("vendors"), file.texts("badges"), products,
            completions, spellings, file.texts("tunings"), file.texts("precisions"), file.texts("moving"));
    file.end();
    return rules;
  }
}
