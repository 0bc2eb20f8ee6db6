package etalon.bench;

/** The languages of the site, in the order in which they are listed. */
public enum Language {
  EN("en"),
  FR("fr");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  /** The BCP 47 code, as in {@code <html lang>} and in addresses. */
  public String code() {
    return code;
  }

  public Language other() {
    return this == EN ? FR : EN;
  }
}
