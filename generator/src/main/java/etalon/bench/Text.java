package etalon.bench;

/** A name or a sentence in both languages of the site. */
public record Text(String en, String fr) {
  public Text {
    if (en.isBlank() || fr.isBlank()) {
      throw new IllegalArgumentException("a text needs both languages: en '" + en + "', fr '" + fr + "'");
    }
  }

  public String in(Language language) {
    return language == Language.FR ? fr : en;
  }
}
