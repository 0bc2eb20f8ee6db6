/** Prose to HTML: no raw HTML, checked links, French typography. */
package etalon.render.markdown;
