package etalon.render;

import etalon.bench.Language;
import etalon.evaluate.Evaluation;
import etalon.load.Inputs;
import etalon.render.html.Html;
import etalon.render.markdown.Markdown;
import etalon.site.Addresses;
import etalon.site.Plan;
import etalon.site.Site;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A site without pictures, of which each page is made when it is first asked for, from any thread. */
public final class LazySite {
  private static final OutputTree ASSETS = Renderer.assets();

  private final String base;
  private final DataFiles data;
  private final Supplier<OutputTree> others;
  private OutputTree madeOthers;
  private final Map<String, Plan> plans;
  private final Html html;
  private final Map<String, byte[]> made = new ConcurrentHashMap<>();

  private LazySite(String base, DataFiles data, Supplier<OutputTree> others, Map<String, Plan> plans, Html html) {
    this.base = base;
    this.data = data;
    this.others = others;
    this.plans = plans;
    this.html = html;
  }

  /** The files of figures, which outlive a change of the texts. */
  public static DataFiles data(Inputs inputs, Evaluation evaluation) {
    return Renderer.data(inputs, evaluation);
  }

  /** @param html made with the same Markdown */
  public static LazySite of(Inputs inputs, Evaluation evaluation, DataFiles data, Markdown markdown, Html html) {
    Site site = Site.of(inputs, evaluation, data.offered(), wanted -> Map.of());
    Map<String, Plan> plans = new LinkedHashMap<>();
    site.plans().forEach(plan -> plans.put(plan.path(), plan));
    return new LazySite(inputs.catalogue().site().baseUrl(), data, () -> Renderer.others(inputs, site, markdown), plans, html);
  }

  /** The paths of the pages, in the order of the site. */
  public Set<String> pages() {
    return Collections.unmodifiableSet(plans.keySet());
  }

  /** Feeds and sitemap, made when the first of them is asked for. */
  private synchronized OutputTree others() {
    if (madeOthers == null) {
      madeOthers = others.get();
    }
    return madeOthers;
  }

  /**
   * The two addresses of a page, relative to the site's root, by its name ({@code methodology}) or by either address.
   * Empty when there is no such page, or it stands alone.
   */
  public Optional<Map<Language, String>> pair(String page) {
    for (Language language : Language.values()) {
      for (Plan plan : plansAt(page, language)) {
        Map<Language, String> pair = new EnumMap<>(Language.class);
        for (Language each : Language.values()) {
          String absolute = plan.alternates().get(each.code());
          if (absolute != null) {
            pair.put(each, absolute.substring(base.length()));
          }
        }
        if (pair.size() == Language.values().length) {
          return Optional.of(pair);
        }
      }
    }
    return Optional.empty();
  }

  private List<Plan> plansAt(String page, Language language) {
    String folder = page.isEmpty() || page.endsWith("/") ? page : page + "/";
    return Stream.of(page, folder + "index.html", Addresses.of(page, language) + "index.html")
        .map(plans::get)
        .filter(Objects::nonNull)
        .toList();
  }

  /** The bytes of a file by its path from the site's root; empty when the site has no such file. */
  public Optional<byte[]> file(String path) {
    if (plans.containsKey(path)) {
      return Optional.of(made.computeIfAbsent(path, p -> html.render(plans.get(p).page().get())));
    }
    // The others last: to make them takes longer than a page, and few pages ask for them.
    return Stream.<Supplier<OutputTree>>of(() -> ASSETS, data::tree, this::others)
        .map(Supplier::get)
        .filter(tree -> tree.paths().contains(path))
        .findFirst()
        .map(tree -> made.computeIfAbsent(path, tree::bytes));
  }
}
