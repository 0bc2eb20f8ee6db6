/** Files and locks that a crash or a second process cannot break. */
package etalon.disk;
