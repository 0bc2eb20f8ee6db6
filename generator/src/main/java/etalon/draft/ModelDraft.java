package etalon.draft;

import static etalon.draft.Draft.todo;

/** The entries of a model, and of its lab, in the lists of the catalogue. */
public final class ModelDraft {
  public static final String EXPLAINED =
      """
      models.json
        id             lab/model, as the gateway names it
        name           what readers see
        lab            an id of labs.json
        released       day of the release; left out if unknown
        weights        open when anyone can download the parameters, closed, or unknown
        contextWindow  in tokens, a whole number; left out if unpublished
        maxOutput      the same
        reads          what it accepts: text, image, pdf
      labs.json        for a new lab: id, name, country (two letters), url
      identities.json  where there are public boards: who the model is there, in links, or why nobody, in unlinked
      prices/<date>.json is a new list of its own: the old ones stay.
      """;

  private ModelDraft() {}

  public static String model(String id) {
    return Draft.filled(
        """
        {
          "id": %s,
          "name": %s,
          "lab": %s,
          "released": %s,
          "weights": %s,
          "contextWindow": %s,
          "maxOutput": %s,
          "reads": [
            %s
          ]
        }""",
        '"' + id + '"',
        todo("what readers see"),
        '"' + id.substring(0, id.indexOf('/')) + '"',
        todo("the day of its release, as 2026-10-02; without the line if unknown"),
        todo("open, closed or unknown"),
        todo("in tokens, a whole number; without the line if unpublished"),
        todo("in tokens, a whole number; without the line if unpublished"),
        todo("text, image, pdf: each on a line of its own"));
  }

  public static String lab(String id) {
    return Draft.filled(
        """
        {
          "id": %s,
          "name": %s,
          "country": %s,
          "url": %s
        }""",
        '"' + id + '"', todo("what readers see"), todo("two letters, such as FR"), todo("an address that begins with https://"));
  }

  public static String unlinked(String id) {
    return Draft.filled(
        """
        {
          "model": %s,
          "reason": {
            "en": %s,
            "fr": %s
          }
        }""",
        '"' + id + '"',
        todo("why no public board holds it; or an entry in links instead of this one"),
        todo("la même raison en français"));
  }
}
