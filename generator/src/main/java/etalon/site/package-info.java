/** Which pages there are, where they live and what each says. No HTML. */
package etalon.site;
