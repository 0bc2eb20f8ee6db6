/** The Atom feeds and the sitemap. */
package etalon.render.feed;
