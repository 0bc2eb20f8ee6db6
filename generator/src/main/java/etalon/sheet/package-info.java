/** What spreadsheets do to a CSV file, and what is done about it. */
package etalon.sheet;
