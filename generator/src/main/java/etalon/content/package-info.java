/** The pages of content/: Markdown with front matter, paired across the languages, with figures as placeholders. */
package etalon.content;
