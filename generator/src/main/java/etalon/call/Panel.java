package etalon.call;

import etalon.bench.Benchmark;
import etalon.bench.Catalogue;
import etalon.bench.Model;
import etalon.bench.PriceList.Unpriced;
import etalon.bench.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who can be asked.
 *
 * @param models in the catalogue's order
 * @param apart those that cannot, each with its reason
 */
public record Panel(List<Model> models, List<Apart> apart) {

  /** A model that cannot be asked, and why. */
  public record Apart(Model model, String reason) {}

  /**
   * @param named the ids that were asked for; all models when none
   * @param protocol absent when the documents are not here
   */
  public static Panel of(Catalogue catalogue, Benchmark benchmark, Optional<Protocol> protocol, List<String> named) {
    List<Model> models = new ArrayList<>();
    List<Apart> apart = new ArrayList<>();
    for (Model model : catalogue.models()) {
      if (named.isEmpty() || named.contains(model.id())) {
        Optional<String> reason = reason(catalogue, benchmark, protocol, model);
        reason.ifPresentOrElse(why -> apart.add(new Apart(model, why)), () -> models.add(model));
      }
    }
    return new Panel(List.copyOf(models), List.copyOf(apart));
  }

  private static Optional<String> reason(
      Catalogue catalogue, Benchmark benchmark, Optional<Protocol> protocol, Model model) {
    if (catalogue.prices().unpriced().get(model.id()) == Unpriced.GONE) {
      return Optional.of("the gateway no longer lists it");
    }
    if (protocol.isEmpty()) {
      boolean reads = benchmark.input() == Benchmark.Input.TEXT || model.readsDocuments();
      return reads ? Optional.empty() : Optional.of("reads neither images nor PDFs");
    }
    Set<Model.Medium> lacking = new TreeSet<>(protocol.get().media());
    lacking.removeAll(model.reads());
    lacking.remove(Model.Medium.TEXT);
    return lacking.isEmpty() ? Optional.empty() : Optional.of("does not read what the documents are: " + lacking.stream().map(Panel::word).toList());
  }

  private static String word(Model.Medium medium) {
    return medium == Model.Medium.PDF ? "PDF" : "images";
  }
}
