/** A site in memory to disk: all of it or none of it. */
package etalon.write;
