package etalon.serve;

import java.util.Optional;

/** A part of the sources, by what has to be done when it changes. */
enum Part {
  TEXTS("content"),
  STRINGS("i18n"),
  DATA("data"),
  ASSETS("templates/assets"),
  /** Compiled with the program: a change of theirs is shown by a new package only. */
  TEMPLATES("templates");

  private final String folder;

  Part(String folder) {
    this.folder = folder;
  }

  String folder() {
    return folder;
  }

  /** @param path relative to the root, with forward slashes */
  static Optional<Part> of(String path) {
    for (Part part : values()) {
      if (path.equals(part.folder) || path.startsWith(part.folder + "/")) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }
}
