/** The tables as CSV, for programs and for French spreadsheets. */
package etalon.render.csv;
