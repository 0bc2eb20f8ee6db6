package etalon.content;

import etalon.bench.Language;

/**
 * One Markdown file of content/.
 *
 * @param path without language and ending: {@code methodology/business-index}
 * @param file relative to the root
 * @param body Markdown after the front matter
 * @param bodyLine line of the file on which the body begins
 * @param outdated a translation of an older revision than the English file's present one
 */
public record ContentPage(
    String path,
    Language language,
    String file,
    String id,
    String title,
    int order,
    String body,
    int bodyLine,
    boolean outdated) {}
