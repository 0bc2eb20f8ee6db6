/** The first form of a benchmark, a model, a page, a run: files that say themselves what is still to be written. */
package etalon.draft;
