package etalon.bench;

/** What the site calls itself and where it lives. Addresses end with a slash where they name a folder. */
public record Site(String name, String baseUrl, String repository, String codeLicence, String textLicence) {}
