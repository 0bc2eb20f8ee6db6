/** index.json, the file of each benchmark, datapackage.json, and JSON-LD. */
package etalon.render.json;
