/**
 * The written site, judged by tools that others wrote and seen in a real browser. Tests tagged "browser" need Chromium
 * and its driver; see {@link etalon.proof.Browser}.
 */
package etalon.proof;
