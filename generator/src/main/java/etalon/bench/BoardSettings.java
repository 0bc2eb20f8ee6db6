package etalon.bench;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * What people decide about the boards, and an import never changes.
 *
 * @param scopes the names of categories and domains in both languages, by their English name
 * @param catalogs where the snapshot's publisher looked models up
 */
public record BoardSettings(Map<String, Text> scopes, List<Boards.Overlap> overlaps, List<Catalog> catalogs) {

  public record Catalog(String id, String name, String publisher, String url, LocalDate retrieved) {}

  public BoardSettings {
    scopes = Map.copyOf(scopes);
    overlaps = List.copyOf(overlaps);
    catalogs = List.copyOf(catalogs);
  }
}
