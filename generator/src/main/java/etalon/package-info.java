/**
 * Étalon: a static site from raw answers, in the order in which the data pass.
 *
 * <ul>
 *   <li>{@code sheet}: what spreadsheets do to a CSV file
 *   <li>{@code bench}: the vocabulary, as records that check themselves
 *   <li>{@code problem}: what is wrong with an input, said so that its author can put it right
 *   <li>{@code data}: the files of data/ to records, strictly
 *   <li>{@code identity}: which spellings of public boards are one model
 *   <li>{@code i18n}: the interface in both languages, numbers, dates, French typography
 *   <li>{@code content}: Markdown with front matter, paired across the languages
 *   <li>{@code load}: all of these, checked against each other: {@code Inputs}
 *   <li>{@code gateway}: one question over the wire, and what came back
 *   <li>{@code call}: the same questions to every model, each answer kept and paid once
 *   <li>{@code grade}: one answer against one reference
 *   <li>{@code score}: raw answers to gradings
 *   <li>{@code arbitrate}: what a human must see, and what the human decided
 *   <li>{@code evaluate}: gradings to figures: accuracy, margins, ties, tests, the index
 *   <li>{@code publish}: rankings frozen, and computed again
 *   <li>{@code chart}: what charts show: figures, scales, ticks, words
 *   <li>{@code site}: which pages there are and what each says
 *   <li>{@code render}: pages and data to bytes in memory
 *   <li>{@code draft}: the first form of a benchmark, a model, a page, a run
 *   <li>{@code diff}: what changes for a reader between two sites
 *   <li>{@code write}: the bytes to disk, all or nothing
 *   <li>{@code serve}: the site in memory while its sources are edited
 *   <li>{@code disk}: files and locks that a crash or a second process cannot break
 *   <li>{@code cli}: the commands
 * </ul>
 */
package etalon;
