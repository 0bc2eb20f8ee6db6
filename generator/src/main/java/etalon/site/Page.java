package etalon.site;

import etalon.bench.Language;
import etalon.i18n.Phrases;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One page: its address, what its head says, and its parts.
 *
 * @param path of the file, relative to the site's root
 * @param canonical absolute address
 * @param alternates absolute addresses of the same page by language code, x-default last; empty when the
 *     page stands alone
 * @param up how to get from the page's folder to the site's root: "", "../", "../../" ... or the absolute
 *     path of the site for a page that is served anywhere
 * @param find what the field is called that finds entries of the page's lists, where scripts run
 * @param dataset what the page's data are, for search engines
 */
public record Page(
    String path,
    Language language,
    Phrases phrases,
    String siteName,
    String title,
    String heading,
    String description,
    String canonical,
    Map<String, String> alternates,
    String up,
    List<Link> navigation,
    List<Link> breadcrumbs,
    Optional<Link> switchLanguage,
    List<Link> contents,
    List<Section> sections,
    Footer footer,
    Optional<String> feed,
    Optional<Dataset> dataset,
    Optional<String> find) {

  /** @param current whether the link leads to the page that it stands on, or to the part it is in */
  public record Link(String text, String href, boolean current) {}

  /** What stands under every page. */
  public record Footer(List<etalon.i18n.Rich> lines) {}

  /**
   * @param distribution addresses of the files that hold the data, by media type
   */
  public record Dataset(
      String name, String description, String url, String licence, String temporalCoverage, Map<String, String> distribution) {}

  /** The scripts of assets/ that the page uses, each once, in the order in which they run. */
  public List<String> scripts() {
    Set<String> scripts = new LinkedHashSet<>();
    find.ifPresent(label -> scripts.add("find.js"));
    for (Section section : sections) {
      for (Block block : section.blocks()) {
        if (block instanceof Block.Tool tool) {
          scripts.addAll(tool.scripts());
        }
      }
    }
    return List.copyOf(scripts);
  }

  /** The same page with a field that finds entries in it. */
  public Page withFind(String label) {
    return new Page(
        path, language, phrases, siteName, title, heading, description, canonical, alternates, up, navigation, breadcrumbs,
        switchLanguage, contents, sections, footer, feed, dataset, Optional.of(label));
  }

  public Page {
    sections = List.copyOf(sections);
  }
}
