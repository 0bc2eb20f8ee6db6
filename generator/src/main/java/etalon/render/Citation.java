package etalon.render;

import etalon.i18n.Key;
import etalon.bench.Language;
import etalon.load.Inputs;
import etalon.site.Dates;

/** CITATION.cff, version 1.2.0: how reference managers cite the site. */
final class Citation {
  private Citation() {}

  static byte[] render(Inputs inputs) {
    var site = inputs.catalogue().site();
    String title = inputs.messages().in(Language.EN).say(Key.CITE_TITLE, "site", site.name());
    return Renderer.utf8(
        "cff-version: 1.2.0\n"
            + "message: " + quoted("If you use these figures, cite the site and the source of the runs.") + "\n"
            + "type: dataset\n"
            + "title: " + quoted(title) + "\n"
            + "authors:\n  - name: " + quoted(site.name()) + "\n"
            + "version: " + quoted(Dates.newest(inputs).toString()) + "\n"
            + "date-released: " + quoted(Dates.newest(inputs).toString()) + "\n"
            + "license: " + quoted(site.textLicence()) + "\n"
            + "url: " + quoted(site.baseUrl()) + "\n"
            + "repository-code: " + quoted(site.repository()) + "\n");
  }

  /** A double-quoted YAML text. */
  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
