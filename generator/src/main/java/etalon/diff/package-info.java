/** What changes for a reader between two sites: figures, ranks, addresses, texts. Pure; who calls it reads and prints. */
package etalon.diff;
