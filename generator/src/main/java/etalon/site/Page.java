package etalon.site;

import etalon.bench.Language;
import etalon.i18n.Phrases;
import java.math.BigDecimal;
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
 * @param search the page that searches the site
 * @param card the picture that goes with a link to the page
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
    Optional<Link> search,
    Optional<Card> card) {

  /** @param current whether the link leads to the page that it stands on, or to the part it is in */
  public record Link(String text, String href, boolean current) {}

  /**
   * @param url absolute
   * @param alternative the picture in words
   */
  public record Card(String url, String alternative) {}

  /** What stands under every page. */
  public record Footer(List<etalon.i18n.Rich> lines) {}

  /**
   * @param version the day of the newest input, or of the publication that is shown
   * @param method where it is said how the figures are measured
   * @param sources whose figures they are made from
   * @param distribution media types of the files that hold the data, by address
   */
  public record Dataset(
      String name, String description, String url, String licence, String temporalCoverage, String version, String method,
      List<String> sources, List<Variable> variables, Map<String, String> distribution) {}

  /**
   * What a data set measures.
   *
   * @param unit absent for counts
   * @param low the lowest figure, absent when there is none
   * @param high the highest; the same as the lowest for one that is the same everywhere
   */
  public record Variable(
      String name, String description, Optional<String> unit, Optional<BigDecimal> low, Optional<BigDecimal> high) {}

  public Page {
    sections = List.copyOf(sections);
  }

  /** The scripts that better this page, each once, in the order in which they run: files of assets/. */
  public Set<String> scripts() {
    Set<String> scripts = new LinkedHashSet<>();
    for (Section section : sections) {
      for (Block block : section.blocks()) {
        if (block instanceof Block.Table table && table.use().sorts()) {
          scripts.add("table.js");
        } else if (block instanceof Block.Tool tool) {
          scripts.addAll(tool.scripts());
        }
      }
    }
    return scripts;
  }
}
