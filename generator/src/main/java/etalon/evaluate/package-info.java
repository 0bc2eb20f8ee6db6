/** Gradings to figures. Pure; a class for each question; formulas with their sources. */
package etalon.evaluate;
