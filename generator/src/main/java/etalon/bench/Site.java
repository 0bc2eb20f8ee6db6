package etalon.bench;

import java.util.List;

/**
 * What the site calls itself and where it lives. Addresses end with a slash where they name a folder.
 *
 * @param rates the currencies in which amounts are shown beside dollars; may be empty
 */
public record Site(
    String name, String baseUrl, String repository, String codeLicence, String textLicence, List<ExchangeRate> rates) {
  public Site {
    rates = List.copyOf(rates);
  }
}
