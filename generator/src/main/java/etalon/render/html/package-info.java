/** Pages to HTML, through the templates that are compiled with the code. */
package etalon.render.html;
