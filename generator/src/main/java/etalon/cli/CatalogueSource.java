package etalon.cli;

import etalon.data.Files;
import etalon.data.GatewayCatalogue;
import etalon.data.GatewayCatalogue.Listed;
import etalon.gateway.Catalogues;
import etalon.problem.Problems;
import etalon.problem.Problems.Place;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** A gateway's public list of models, from a file or from its address. */
final class CatalogueSource {
  static final String OPENROUTER = "https://openrouter.ai/api/v1/models";

  private CatalogueSource() {}

  /** @param from an address with https:// or http://, or the path of a file that holds such an answer */
  static Map<String, Listed> read(String from, Problems problems) throws InterruptedException {
    Optional<String> text;
    if (from.matches("https?://.*")) {
      text = fetch(from, problems);
    } else {
      Path file = Path.of(from).toAbsolutePath();
      text = new Files(file.getParent(), problems).text(file.getFileName().toString());
    }
    Map<String, Listed> models = text.map(t -> GatewayCatalogue.read(from, t, problems)).orElse(Map.of());
    problems.throwIfErrors();
    return models;
  }

  private static Optional<String> fetch(String address, Problems problems) throws InterruptedException {
    try {
      return Optional.of(new String(Catalogues.fetch(URI.create(address)), StandardCharsets.UTF_8));
    } catch (IOException | IllegalArgumentException e) {
      problems.error(Place.of(address), "the list cannot be fetched: " + e, "--from FILE takes an answer that was saved");
      return Optional.empty();
    }
  }
}
