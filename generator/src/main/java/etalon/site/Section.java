package etalon.site;

import etalon.bench.Language;
import java.util.List;
import java.util.Optional;

/**
 * A titled part of a page.
 *
 * @param id its anchor, the same in both languages; empty for the part under the page's heading
 * @param language when it differs from the page's (the bilingual pages)
 */
public record Section(String id, String title, Optional<Language> language, List<Block> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }

  static Section of(String id, String title, List<Block> blocks) {
    return new Section(id, title, Optional.empty(), blocks);
  }

  static Section untitled(Block... blocks) {
    return of("", "", List.of(blocks));
  }
}
